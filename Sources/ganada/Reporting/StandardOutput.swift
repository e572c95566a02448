import Platform

/// Prints what was asked for; where that cannot be written, as on a full disk, the program ends and says so.
func print(_ bytes: [UInt8]) {
    guard let error = StandardStream.output.write(bytes) else { return }
    StandardStream.error.write("ganada: error: \(error.text)\n")
    exitProcess(ExitCode.systemFailed.rawValue)
}

/// Prints a text that was asked for.
func print(_ text: String) { print(Array(text.utf8)) }
