#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Notices when something changes in folders.
public final class FolderWatcher: Sendable {
    /// After a change, more of them are waited for as long as they come in this many milliseconds: editors write a file in
    /// several steps.
    private static let pause: Int32 = 15
    private let deep: [String]
    private let shallow: [String]

    #if os(Linux)
        private let descriptor: Int32

        /// Watches folders, the deep ones with all folders in them; one that is missing is watched once it is there.
        public init(deep: [String], shallow: [String]) throws(SystemError) {
            self.deep = deep
            self.shallow = shallow
            descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
            guard descriptor >= 0 else { throw SystemError(.watch, (deep + shallow).first ?? "", number: errno) }
            watchAll()
        }

        deinit { close(descriptor) }

        /// Waits until something has changed, then for a pause, which ends a burst of changes.
        public func wait() {
            var isWaiting = true
            while isWaiting {
                var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                guard Glibc.poll(&poll, 1, -1) > 0 else { continue }
                repeat { isWaiting = !takeEvents() && isWaiting } while Glibc.poll(&poll, 1, Self.pause) > 0
            }
            // Folders that are new are watched from now on; what is in them already is part of this change.
            watchAll()
        }

        /// Reads the events that are there; whether one of them concerns a file that may be content.
        private func takeEvents() -> Bool {
            var isRelevant = false
            let header = MemoryLayout<inotify_event>.size
            withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
                while true {
                    let count = read(descriptor, buffer.baseAddress, buffer.count)
                    guard count > 0 else { return }
                    var offset = 0
                    while offset + header <= count {
                        let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                        let name = buffer[(offset + header)..<min(offset + header + Int(event.len), count)]
                        if !Self.isPassing(name) { isRelevant = true }
                        offset += header + Int(event.len)
                    }
                }
            }
            return isRelevant
        }

        /// Whether a name is that of a file that an editor keeps for a moment.
        private static func isPassing(_ name: Slice<UnsafeMutableRawBufferPointer>) -> Bool {
            let name = name.prefix { $0 != 0 }
            return name.first == UInt8(ascii: ".") || name.last == UInt8(ascii: "~") || name.elementsEqual("4913".utf8)
        }

        private func watchAll() {
            let events =
                IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_ONLYDIR
            for folder in shallow { inotify_add_watch(descriptor, folder, UInt32(events)) }
            var folders = deep
            while let folder = folders.popLast() {
                guard inotify_add_watch(descriptor, folder, UInt32(events)) >= 0 else { continue }
                let entries = (try? FileSystem.list(folder)) ?? []
                for entry in entries where entry.kind == .folder && entry.name.utf8.first != UInt8(ascii: ".") {
                    folders.append(folder + "/" + entry.name)
                }
            }
        }
    #else
        /// Watches folders, the deep ones with all folders in them; one that is missing is watched once it is there.
        public init(deep: [String], shallow: [String]) throws(SystemError) {
            self.deep = deep
            self.shallow = shallow
        }

        /// Waits until something has changed: looks at every file a few times a second.
        public func wait() {
            let before = times()
            repeat { usleep(200_000) } while times() == before
            usleep(UInt32(Self.pause) * 1000)
        }

        private func times() -> [String: Int64] {
            var times: [String: Int64] = [:]
            var folders = deep + shallow
            while let folder = folders.popLast() {
                let isDeep = !shallow.contains(folder)
                for entry in (try? FileSystem.list(folder)) ?? [] where entry.name.utf8.first != UInt8(ascii: ".") {
                    let path = folder + "/" + entry.name
                    if entry.kind == .folder, isDeep { folders.append(path) }
                    times[path] = FileSystem.status(of: path)?.changed
                }
            }
            return times
        }
    #endif
}
