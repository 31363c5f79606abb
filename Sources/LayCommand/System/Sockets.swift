// Connections from this machine itself.

/// A port of this machine that others on it may connect to, and nobody from outside.
final class ListeningSocket {
  let descriptor: Int32
  let port: UInt16

  enum Family {
    case v4, v6
  }

  private init(_ descriptor: Int32, port: UInt16) {
    self.descriptor = descriptor
    self.port = port
  }

  deinit { _ = close(descriptor) }

  /// Listens at 127.0.0.1 or ::1.
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - backlog: How many may wait to be accepted.
  convenience init(_ family: Family, port: UInt16, backlog: Int32 = 64) throws(SystemError) {
    let name = family == .v4 ? "127.0.0.1:\(port)" : "[::1]:\(port)"
    let descriptor = socket(family == .v4 ? AF_INET : AF_INET6, SocketKind.stream, 0)
    guard descriptor >= 0 else { throw SystemError("cannot listen at", name) }
    SocketKind.prepare(descriptor)
    // A port is free again as soon as its program has ended.
    SocketKind.set(descriptor, SOL_SOCKET, SO_REUSEADDR)
    if family == .v6 { SocketKind.set(descriptor, Int32(SocketKind.v6), IPV6_V6ONLY) }
    let isBound = family == .v4 ? Self.bindV4(descriptor, port) : Self.bindV6(descriptor, port)
    guard isBound, listen(descriptor, backlog) == 0 else {
      let error = SystemError("cannot listen at", name)
      _ = close(descriptor)
      throw error
    }
    self.init(descriptor, port: port == 0 ? Self.port(of: descriptor) : port)
  }

  private static func bindV4(_ descriptor: Int32, _ port: UInt16) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return bind(descriptor, &address)
  }

  private static func bindV6(_ descriptor: Int32, _ port: UInt16) -> Bool {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    withUnsafeMutableBytes(of: &address.sin6_addr) { $0[15] = 1 }
    return bind(descriptor, &address)
  }

  private static func bind<Address>(_ descriptor: Int32, _ address: inout Address) -> Bool {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        platformBind(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
      }
    }
  }

  private static func port(of descriptor: Int32) -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    return code == 0 ? UInt16(bigEndian: address.sin_port) : 0
  }

  /// The next connection that waits; nil where none does.
  func accept() -> SocketConnection? {
    let connected = platformAccept(descriptor)
    guard connected >= 0 else { return nil }
    SocketKind.prepare(connected)
    SocketKind.set(connected, Int32(SocketKind.tcp), TCP_NODELAY)
    return SocketConnection(connected)
  }
}

/// One connection, which never keeps anybody waiting.
final class SocketConnection {
  let descriptor: Int32

  fileprivate init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { _ = close(descriptor) }

  /// What has come, at most as much as the buffer holds; nil at the end, nothing where nothing has come yet.
  func receive(atMost size: Int) -> [UInt8]? {
    var isAtEnd = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let received = retryingInterrupts { recv(descriptor, buffer.baseAddress, size, 0) }
      count = max(received, 0)
      isAtEnd = received == 0 || received < 0 && errno != EAGAIN && errno != EWOULDBLOCK
    }
    return isAtEnd ? nil : bytes
  }

  /// Sends as much as there is room for now.
  /// - Returns: how many bytes that were; nil where nobody is there any more.
  func send(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { buffer in
      retryingInterrupts { platformSend(descriptor, buffer.baseAddress, buffer.count) }
    }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EWOULDBLOCK ? 0 : nil
  }

  /// Says that nothing more will be sent.
  func finish() { _ = shutdown(descriptor, Int32(SHUT_WR)) }
}

/// Waits for what happens at several descriptors.
struct Readiness {
  private var requests: [pollfd] = []

  /// - Parameter writes: Also waits until there is room to write.
  mutating func add(_ descriptor: Int32, writes: Bool = false) {
    requests.append(pollfd(fd: descriptor, events: Int16(writes ? POLLIN | POLLOUT : POLLIN), revents: 0))
  }

  /// Waits so many milliseconds at most.
  /// - Returns: the descriptors at which something can be done, or is at an end.
  mutating func wait(_ milliseconds: Int) -> Set<Int32> {
    let time = Int32(clamping: milliseconds)
    guard poll(&requests, nfds_t(requests.count), time) > 0 else { return [] }
    return Set(requests.lazy.filter { $0.revents != 0 }.map(\.fd))
  }
}

private enum SocketKind {
  #if canImport(Glibc)
  static let stream = Int32(SOCK_STREAM.rawValue)
  static let tcp = Int(IPPROTO_TCP)
  static let v6 = Int(IPPROTO_IPV6)
  #else
  static let stream = SOCK_STREAM
  static let tcp = IPPROTO_TCP
  static let v6 = IPPROTO_IPV6
  #endif

  /// Has a descriptor keep nobody waiting, and stay with this program.
  static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  static func set(_ descriptor: Int32, _ level: Int32, _ option: Int32) {
    var on: Int32 = 1
    _ = setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
  }
}

// The system's functions, which the methods of the same names would hide.

private func platformBind(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32
{
  bind(descriptor, address, size)
}

private func platformAccept(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }

private func platformSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  send(descriptor, bytes, count, 0)
}
