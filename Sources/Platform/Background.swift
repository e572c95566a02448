import Dispatch
import Synchronization

/// Lets go of a value on another thread. Values of a million items take a while, for which a process that ends does not wait.
public func letGo<Value: Sendable>(of value: consuming Value) {
    DispatchQueue.global(qos: .utility).async { [value] in withExtendedLifetime(value) {} }
}

/// A value that another thread makes meanwhile.
///
/// It is a class because whoever waits for the value and the thread that makes it share it.
public final class Background<Value: Sendable>: Sendable {
    private let result = Mutex<Value?>(nil)
    private let group = DispatchGroup()

    /// Begins to make a value.
    public init(_ make: @escaping @Sendable () -> Value) {
        DispatchQueue.global().async(group: group) { [self] in
            let value = make()
            result.withLock { $0 = value }
        }
    }

    /// The value, once it is made.
    public func wait() -> Value {
        group.wait()
        guard let value = result.withLock({ $0 }) else {
            preconditionFailure("the value is made when the wait is over")
        }
        return value
    }
}
