#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Another program of this machine, run as a process of its own.
public enum ChildProcess {
    /// How a program ended.
    public enum Ending: Sendable {
        case well, badly
        /// It did not end by itself in the time that it had.
        case late
    }

    /// Runs an installed program to its end, or for `limit` seconds, after which it is ended; fails where there is no such
    /// program.
    ///
    /// It is looked for along `PATH`, and no shell is asked. It is given nothing to read. What it says, on either stream, is
    /// written to the file `log`, which a program cannot be kept waiting by.
    public static func run(
        _ program: String,
        _ arguments: [String],
        log: String,
        limit: Double
    ) throws(SystemError) -> Ending {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)

        var words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process = pid_t()
        let failure = posix_spawnp(&process, program, &actions, nil, &words, environ)
        guard failure == 0 else { throw SystemError(.run, program, number: failure) }

        let start = FileSystem.uptime
        var status: Int32 = 0
        var isLate = false
        while true {
            let ended = waitpid(process, &status, isLate ? 0 : WNOHANG)
            if ended == process { break }
            guard ended == 0 || errno == EINTR else { throw SystemError(.run, program, number: errno) }
            if isLate { continue }
            let seconds = FileSystem.uptime - start
            isLate = seconds > limit
            // A look costs next to nothing; what is lost between two is a small part of what the program takes.
            if isLate { kill(process, SIGKILL) } else { usleep(UInt32(min(max(seconds / 32, 0.0005), 0.05) * 1e6)) }
        }
        if isLate { return .late }
        // All bits are 0 only where it ended by itself, with 0.
        return status == 0 ? .well : .badly
    }
}
