/// Standard input as a conversation: what is there is read, without waiting for its end.
enum StandardStream {
  enum State { case open, ended }

  static var input: Int32 { STDIN_FILENO }

  /// - Parameter waiting: So many milliseconds where nothing is there.
  static func read(into bytes: inout [UInt8], waiting: Int) -> State {
    var timeout = Int32(clamping: waiting)
    let size = 64 << 10
    while true {
      var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let ready = poll(&descriptor, 1, timeout)
      if ready <= 0 { return .open }
      var count = 0
      let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
        count = retryingInterrupts { platformRead(buffer.baseAddress, buffer.count) }
        filled = max(count, 0)
      }
      guard count > 0 else { return .ended }
      bytes += piece
      if count < size { return .open }
      timeout = 0
    }
  }
}

/// Whether other programs still run.
enum ProcessStatus {
  static func isRunning(_ process: Int32) -> Bool { process <= 0 || kill(process, 0) == 0 || errno == EPERM }
}

/// `read(2)`, which the enum's own function would hide.
private func platformRead(_ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(STDIN_FILENO, buffer, count)
}
