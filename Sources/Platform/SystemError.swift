/// A call to the operating system that failed.
public struct SystemError: Error, Hashable, Sendable {
    /// What was being done.
    public enum Operation: String, Sendable {
        case read, write, list, create, rename, remove, inspect, lock, listen, watch, run
    }

    /// What was being done when it failed.
    public var operation: Operation
    /// The path that it was done to.
    public var path: String
    /// The system's error number (`errno`).
    public var number: Int32

    /// Notes a failed call.
    public init(_ operation: Operation, _ path: String, number: Int32) {
        self.operation = operation
        self.path = path
        self.number = number
    }
}

extension SystemError {
    /// The failure as a sentence without a full stop, such as `cannot write a/b.html: No space left on device`.
    public var text: String {
        "cannot \(operation.rawValue) \(path): \(FileSystem.describe(errorNumber: number))"
    }
}
