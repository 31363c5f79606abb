extension Terminal {
  /// A fault of the command line or the system, which no source line can show.
  mutating func report(_ message: String, help: String? = nil) {
    note("lay: \(paint("error:", "1;31")) \(message)\n")
    if let help { note("     \(paint("help:", "1;36")) \(help)\n") }
  }

  mutating func report(_ error: UsageError) { report(error.message, help: error.help) }
  mutating func report(_ error: SystemError) { report(error.message) }

  private func paint(_ text: String, _ style: String) -> String {
    usesColor ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }
}
