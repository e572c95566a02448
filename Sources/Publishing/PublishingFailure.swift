import Directory
import Platform

/// Why publishing stopped; what was published before still stands.
public enum PublishingFailure: Error {
    /// The system refused to do something: no room, no permission.
    case system(SystemError)
    /// The output folder, or what was to go into it, is not as it must be.
    case refused([Problem])
}

/// Runs a part of publishing whose only failures are the system's.
func systemCall<Value>(_ body: () throws(SystemError) -> Value) throws(PublishingFailure) -> Value {
    do throws(SystemError) {
        return try body()
    } catch {
        throw .system(error)
    }
}
