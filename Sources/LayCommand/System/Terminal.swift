import LayOutput

/// The two output streams of the process.
struct Terminal {
  /// Whether standard error shows colours, by itself or by order.
  var usesColor: Bool
  /// What standard error has to say, kept together so that it costs few calls.
  private var pending: [UInt8] = []
  /// Whether a line about progress may be shown and written over.
  let showsProgress: Bool
  private var hasProgress = false

  init(color: ColorChoice) {
    showsProgress = isatty(STDERR_FILENO) == 1 && Self.variable("TERM") != "dumb"
    switch color {
    case .always: usesColor = true
    case .never: usesColor = false
    case .auto:
      usesColor = isatty(STDERR_FILENO) == 1 && !Self.isSet("NO_COLOR") && Self.variable("TERM") != "dumb"
    }
  }

  enum ColorChoice: String, CaseIterable {
    case auto, always, never
  }

  /// Adds a line to standard error. Whatever names it quotes, it is one line, and commands neither the terminal nor
  /// a service that looks for commands in what it shows.
  mutating func say(_ line: String) { add(formatted: line.visibleName + "\n") }

  /// Adds diagnostics as they are printed: their own text is safe already.
  mutating func add(formatted text: String) {
    clearProgress()
    pending.append(contentsOf: text.utf8)
    if pending.count >= 1 << 16 { flush() }
  }

  /// Shows a line until there is something else to say.
  mutating func show(progress line: String) {
    pending.append(contentsOf: "\r\u{1B}[K\(line.visibleName.prefix(78))".utf8)
    hasProgress = true
    flush()
  }

  mutating func clearProgress() {
    if hasProgress { pending.append(contentsOf: "\r\u{1B}[K".utf8) }
    hasProgress = false
  }

  /// Writes what was noted.
  ///
  /// A reader that has gone is no fault.
  mutating func flush() {
    _ = Descriptors.write(pending, to: STDERR_FILENO)
    pending.removeAll(keepingCapacity: true)
  }

  static func write(_ bytes: [UInt8]) throws(SystemError) {
    try write { receiver in bytes.withUnsafeBytes(receiver) }
  }

  /// Writes to standard output.
  ///
  /// A closed pipe ends the output quietly; anything else that fails is an error.
  static func write(_ produce: Producer) throws(SystemError) {
    if let code = Descriptors.write(to: STDOUT_FILENO, produce), code != EPIPE {
      throw SystemError("cannot write", "standard output", code: code)
    }
  }

  /// Whether a variable of the environment has a value.
  static func isSet(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
