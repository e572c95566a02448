import Synchronization

/// A value that is made when it is first asked for, once; other threads that ask meanwhile wait for it.
///
/// It is a class because all who hold it share the value.
public final class Deferred<Value: Sendable>: Sendable {
    private let known: Mutex<Value?> = Mutex(nil)
    private let make: @Sendable () -> Value

    /// Notes how to make the value.
    public init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    /// The value.
    public var value: Value {
        known.withLock { known in
            if let known { return known }
            let made = make()
            known = made
            return made
        }
    }
}
