#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Another program of this machine, run as a process of its own.
public enum ChildProcess {
    /// Runs an installed program to its end, and gives whether it ended well; fails where there is no such program.
    ///
    /// It is looked for along `PATH`, and no shell is asked. It is given nothing to read. What it says, on either stream, is
    /// written to the file `log`, which a program cannot be kept waiting by.
    public static func run(_ program: String, _ arguments: [String], log: String) throws(SystemError) -> Bool {
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

        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw SystemError(.run, program, number: errno) }
        }
        // All bits are 0 only where it ended by itself, with 0.
        return status == 0
    }
}
