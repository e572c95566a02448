import Directory

extension OutputFile {
    /// What is written; nothing of a copy.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        switch content {
        case .made(let make): make(&bytes)
        case .derived(let derive): try? derive().appendBytes(to: &bytes)
        case .copied: break
        }
        return bytes
    }
}
