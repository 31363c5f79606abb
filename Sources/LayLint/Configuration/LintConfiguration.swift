import LaySyntax

/// What a `.lay-lint` file says.
///
/// Lines of `rule = severity`, `preset = name`, `exclude = glob` and `module = on`, in any order; `#` starts a comment.
package struct LintConfiguration: Sendable, Equatable {
  package var preset: RuleSettings.Preset?
  package var rules = RuleSettings()
  /// Paths that are passed over, relative to the file's folder.
  package var exclusions: [Glob] = []
  /// Whether the files of the folder, and of those in it, see each other's declarations.
  package var isModule = false

  package init() {}

  /// Reads a configuration; what it does not know is an error with its place.
  package init(_ source: SourceFile, into sink: inout DiagnosticSink) {
    for line in source.lines {
      var reader = LineReader(source, source.rangeOfLine(line))
      guard let key = reader.word(until: UInt8(ascii: "=")) else { continue }
      guard let value = reader.value() else {
        sink.report(.missingValue(source.text(key), at: key))
        continue
      }
      apply(source.text(key), at: key, source.text(value), at: value, into: &sink)
    }
  }

  private mutating func apply(
    _ key: String, at keyRange: SourceRange, _ value: String, at range: SourceRange,
    into sink: inout DiagnosticSink
  ) {
    switch key {
    case "exclude": exclusions.append(Glob(value))
    case "module":
      guard value == "on" || value == "off" else { return sink.report(.unknownSwitch(value, at: range)) }
      isModule = value == "on"
    case "preset":
      guard let preset = RuleSettings.Preset.allCases.first(where: { $0.name == value }) else {
        return sink.report(.unknownPreset(value, at: range))
      }
      self.preset = preset
    default:
      guard Rule.named(key) != nil else { return sink.report(.unknownRule(key, at: keyRange)) }
      guard let severity = Diagnostic.Severity.setting(value) else {
        return sink.report(.unknownSeverity(value, at: range))
      }
      rules.set(key, to: severity)
    }
  }
}

/// The words of one line, without blanks around them and without its comment.
private struct LineReader {
  let bytes: [UInt8]
  var position: Int
  var end: Int

  init(_ source: SourceFile, _ line: SourceRange) {
    bytes = source.bytes
    position = Int(line.start)
    end = Int(line.end)
    if let comment = bytes[position..<end].firstIndex(of: UInt8(ascii: "#")) { end = comment }
  }

  /// The text before a delimiter, which is skipped; nil for a line with nothing before it.
  mutating func word(until delimiter: UInt8) -> SourceRange? {
    let stop = bytes[position..<end].firstIndex(of: delimiter) ?? end
    let word = trimmed(position, stop)
    position = min(stop + 1, end)
    return word
  }

  func value() -> SourceRange? { trimmed(position, end) }

  private func trimmed(_ start: Int, _ end: Int) -> SourceRange? {
    var (start, end) = (start, end)
    while start < end, Self.isBlank(bytes[start]) { start += 1 }
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return start < end ? SourceRange(start: UInt32(start), end: UInt32(end)) : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension Diagnostic {
  fileprivate static func missingValue(_ key: String, at range: SourceRange) -> Diagnostic {
    .error("lint-configuration", at: range, "'\(key)' has no value", help: "write \(key) = …")
  }

  fileprivate static func unknownRule(_ key: String, at range: SourceRange) -> Diagnostic {
    let nearest = nearestName(to: key, among: Rule.all.map { $0.id } + ["exclude", "module", "preset"])
    return .error(
      "lint-configuration", at: range, "there is no lint rule '\(key)'",
      help: nearest.map { "did you mean '\($0)'?" } ?? "'lay lint --list-rules' lists them")
  }

  fileprivate static func unknownSeverity(_ value: String, at range: SourceRange) -> Diagnostic {
    .error(
      "lint-configuration", at: range, "'\(value)' is no severity", help: "write off, info, warning or error")
  }

  fileprivate static func unknownSwitch(_ value: String, at range: SourceRange) -> Diagnostic {
    .error("lint-configuration", at: range, "'\(value)' is neither on nor off", help: "write module = on")
  }

  fileprivate static func unknownPreset(_ value: String, at range: SourceRange) -> Diagnostic {
    .error(
      "lint-configuration", at: range, "there is no preset '\(value)'",
      help: "write correctness, recommended, teaching or strict")
  }
}
