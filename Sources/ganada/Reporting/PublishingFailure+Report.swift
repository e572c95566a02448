import Directory
import Platform
import Publishing

extension PublishingFailure {
    /// Writes what went wrong to the standard error; gives the code with which the program ends.
    func report() -> ExitCode {
        switch self {
        case .refused(let problems):
            let style = Style(of: .error)
            for problem in problems { StandardStream.error.write(style.line(for: problem)) }
            return .wrongUsage
        case .system(let error):
            StandardStream.error.write("ganada: error: \(error.text)\n")
            return .systemFailed
        }
    }
}
