import Directory
import Platform
import Reading

/// A thumbnail as a file of the site: where the image, the program and what it is told are the same, so are its bytes.
public struct ThumbnailFile: DerivedContent {
    private let thumbnail: Thumbnail

    /// Plans the file of a thumbnail.
    public init(_ thumbnail: Thumbnail) { self.thumbnail = thumbnail }

    /// Appends the version of the program, what it is told, and the path, which holds the hash of the image.
    public func appendInputs(to output: inout [UInt8]) {
        for text in [thumbnail.program] + ThumbnailProgram.arguments(makingFile: thumbnail.path) {
            output.appendInput(text)
        }
    }

    /// Has the bytes made, and appends them; fails where the program does.
    public func appendBytes(to output: inout [UInt8]) throws(Problem) {
        let outcome: ThumbnailProgram.Outcome
        do throws(SystemError) {
            outcome = try ThumbnailProgram.thumbnail(of: thumbnail.source, path: thumbnail.path)
        } catch {
            outcome = .failed(reason: error.text)
        }
        switch outcome {
        case .made(let bytes): output += bytes
        case .failed(let reason): throw Problem(thumbnail.location, .thumbnailFailed(reason: reason))
        }
    }
}
