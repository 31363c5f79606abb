#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

// What the benchmarks ask of the system.

func logarithm(_ value: Double) -> Double { log(value) }

/// Ends the process with a message.
func fail(_ message: String) -> Never {
  note("LayBenchmarks: \(message)")
  System.end(2)
}

/// A line for the person who waits, apart from what is printed.
func note(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  _ = write(2, bytes, bytes.count)
}

enum System {
  static func end(_ status: Int32) -> Never {
    // `print` goes through a buffer.
    fflush(nil)
    exit(status)
  }

  /// Whether somebody looks on.
  static var isWatched: Bool { isatty(2) == 1 }

  /// What the figures were measured on: the processor, how many of them, the memory, the system.
  static var machine: String {
    var parts: [String] = []
    #if os(Linux)
    let lines = (readFile("/proc/cpuinfo") ?? []).split(separator: UInt8(ascii: "\n"))
    let model = lines.map { String(decoding: $0, as: UTF8.self) }.first { $0.hasPrefix("model name") }
    if let model, let colon = model.firstIndex(of: ":") {
      parts.append(String(model[model.index(after: colon)...].drop { $0 == " " }))
    }
    #endif
    let count = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    parts.append("\(count) processor\(count == 1 ? "" : "s")")
    parts.append("\((physicalMemory + (1 << 29)) >> 30) GiB")
    var name = utsname()
    if uname(&name) == 0 {
      let system = withUnsafeBytes(of: name.sysname) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      parts.append(system)
    }
    return parts.joined(separator: ", ")
  }

  /// What the processor has done for this thread.
  static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static var physicalMemory: Int { sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE)) }

  /// The day, in Greenwich.
  static var date: String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
  }

  /// nil for what cannot be read.
  static func readFile(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      bytes.append(contentsOf: buffer[..<count])
      if count < buffer.count { return ferror(file) == 0 ? bytes : nil }
    }
  }

  /// Whether it could be written.
  static func writeFile(_ path: String, _ text: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    var text = text
    let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    return fclose(file) == 0 && isWritten
  }

  static func removeFile(_ path: String) { unlink(path) }

  /// Runs the body with a new folder, which is removed with all that is in it.
  static func withScratchFolder(_ body: (String) -> Void) {
    var template = Array("/tmp/lay-bench-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { fail("no folder can be made in /tmp") }
    let folder = String(cString: made)
    defer { _ = ChildProcess.run("/bin/rm", ["-rf", folder]) }
    body(folder)
  }

  #if canImport(Darwin)
  typealias ThreadArgument = UnsafeMutableRawPointer
  #else
  typealias ThreadArgument = UnsafeMutableRawPointer?
  #endif

  /// Runs the body on a thread whose stack holds trees thousands of levels deep, and waits for it.
  static func runDeep(_ body: @convention(c) (ThreadArgument) -> UnsafeMutableRawPointer?) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 1 << 30)
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let isStarted = pthread_create(&thread, &attributes, body, nil) == 0
    #if canImport(Darwin)
    guard isStarted, let thread else { fail("no thread with a deep stack is to be had") }
    #else
    guard isStarted else { fail("no thread with a deep stack is to be had") }
    #endif
    pthread_join(thread, nil)
  }
}
