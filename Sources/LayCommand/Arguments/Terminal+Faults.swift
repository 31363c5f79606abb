import LayOutput

extension Terminal {
  /// A fault of the command line or the system, which no source line can show.
  mutating func report(_ message: String, help: String? = nil) {
    add(formatted: "lay: \(paint("error:", "1;31")) \(message.visibleName)\n")
    if let help { add(formatted: "     \(paint("help:", "1;36")) \(help.visibleName)\n") }
  }

  mutating func report(_ error: UsageError) { report(error.message, help: error.help) }
  mutating func report(_ error: SystemError) { report(error.message) }

  /// Reports what goes wrong where nobody listens, when something is put away.
  static func tell(_ error: SystemError) {
    var terminal = Terminal(color: .auto)
    terminal.report(error)
    terminal.flush()
  }

  mutating func warn(_ message: String) { say("lay: warning: \(message)") }

  /// Says which links were met and not followed, the first few of them by name.
  mutating func warn(ofLinks paths: [String]) {
    let told = 5
    for path in paths.prefix(told) {
      warn(
        "'\(path)' is a link and was not followed; --follow-links follows those that stay below the folders named"
      )
    }
    if paths.count > told { warn("\(paths.count - told) more links were not followed") }
  }

  private func paint(_ text: String, _ style: String) -> String {
    usesColor ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }
}
