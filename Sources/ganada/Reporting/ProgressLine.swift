import Platform
import Publishing
import Synchronization

/// A line on the terminal that tells how far a build is, from its second second on.
final class ProgressLine: Sendable {
    private struct State {
        var files = 0
        var finished = 0
        var firstFile: ContinuousClock.Instant?
        var lastShown: ContinuousClock.Instant
        var isVisible = false
    }

    private let isShown: Bool
    private let state: Mutex<State>

    init(isShown: Bool) {
        self.isShown = isShown
        // The line is drawn at most every tenth of a second, and not in the first one.
        state = Mutex(State(lastShown: .now + .milliseconds(900)))
    }

    /// Shows what happened.
    func show(_ event: BuildEvent) {
        switch event {
        case .waiting(let output):
            clear()
            StandardStream.error.write("another build works on \(output); waiting for its end\n")
        case .planned(let files):
            state.withLock {
                $0.files += files
                $0.firstFile = $0.firstFile ?? .now
            }
        case .finishedFile where isShown:
            state.withLock { Self.advance(&$0) }
        case .finishedFile: break
        }
    }

    /// Takes the line away.
    func clear() {
        state.withLock { state in
            if state.isVisible { StandardStream.error.write("\r\u{1B}[K") }
            state.isVisible = false
        }
    }

    private static func advance(_ state: inout State) {
        state.finished += 1
        // The clock is asked now and then only: there are thousands of files a second.
        guard state.finished.isMultiple(of: 64) else { return }
        let now = ContinuousClock.now
        guard now - state.lastShown >= .milliseconds(100), let firstFile = state.firstFile else { return }
        state.lastShown = now
        state.isVisible = true
        let seconds = (now - firstFile) / .seconds(1)
        let rate = seconds > 0 ? Int(Double(state.finished) / seconds) : 0
        let line = "\(grouped(state.finished)) of \(grouped(state.files)) files, \(grouped(rate)) a second"
        StandardStream.error.write("\r\u{1B}[K" + line.prefix(StandardStream.error.columns - 1))
    }
}
