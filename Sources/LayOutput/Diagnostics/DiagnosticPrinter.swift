import LaySyntax

/// Prints diagnostics as text: place, message, source line, caret, help and notes.
///
///     samples/quiz.lay:3:10: error: 'VStack' has no argument 'spacng' [unknown-argument]
///         3 |   VStack(spacng: 8) {
///           |          ^~~~~~ did you mean 'spacing'?
package struct DiagnosticPrinter {
  package let source: SourceFile
  package var usesColor: Bool

  package init(source: SourceFile, usesColor: Bool) {
    self.source = source
    self.usesColor = usesColor
  }

  /// The text of one diagnostic, a line end after each of its lines.
  package func print(_ diagnostic: Diagnostic) -> String {
    var text = StyledText(usesColor: usesColor)
    appendHeading(diagnostic, to: &text)
    let excerpt = SourceExcerpt(of: diagnostic.range, in: source)
    let helpFits =
      diagnostic.help.map { excerpt.caretColumn + $0.unicodeScalars.count <= Self.helpWidth } ?? false
    append(excerpt, hint: helpFits ? diagnostic.help : nil, to: &text)
    if let help = diagnostic.help, !helpFits {
      text.append("help", .help)
      text.append(": ")
      text.append(visible: help)
      text.endLine()
    }
    for note in diagnostic.notes { append(note, to: &text) }
    return text.string
  }

  /// Help that would run past this column gets a line of its own.
  private static let helpWidth = 100

  private func appendHeading(_ diagnostic: Diagnostic, to text: inout StyledText) {
    append(placeOf: diagnostic.range, to: &text)
    text.append(diagnostic.severity.name, .severity(diagnostic.severity))
    text.append(": ", .strong)
    text.append(visible: diagnostic.message, .strong)
    text.append(" [")
    text.append(visible: diagnostic.rule)
    text.append("]")
    text.endLine()
  }

  private func append(placeOf range: SourceRange, to text: inout StyledText) {
    let place = source.location(of: range.start)
    text.append(source.name(at: range.start).visibleName + ":\(place.line):\(place.column): ", .strong)
  }

  private func append(_ note: Diagnostic.Note, to text: inout StyledText) {
    if let range = note.range { append(placeOf: range, to: &text) }
    text.append("note", .note)
    text.append(": ")
    text.append(visible: note.message)
    text.endLine()
    if let range = note.range { append(SourceExcerpt(of: range, in: source), hint: nil, to: &text) }
  }

  /// The source line behind its number, and under it the caret with what is said there.
  private func append(_ excerpt: SourceExcerpt, hint: String?, to text: inout StyledText) {
    let number = String(excerpt.line)
    let gutter = max(5, number.utf8.count)
    text.append(String(repeating: " ", count: gutter - number.utf8.count) + number + " |", .gutter)
    if !excerpt.text.isEmpty { text.append(" " + excerpt.text) }
    text.endLine()
    text.append(String(repeating: " ", count: gutter) + " |", .gutter)
    text.append(" " + String(repeating: " ", count: excerpt.caretColumn))
    text.append("^" + String(repeating: "~", count: max(0, excerpt.caretWidth - 1)), .caret)
    if let hint {
      text.append(" ")
      text.append(visible: hint, .caret)
    }
    text.endLine()
  }
}

/// Text for a terminal, with colours where they are wanted.
private struct StyledText {
  enum Style {
    case plain, strong, gutter, caret, help, note
    case severity(Diagnostic.Severity)

    /// The parameters of the terminal's colour command.
    var code: String? {
      switch self {
      case .plain: return nil
      case .strong: return "1"
      case .gutter: return "2"
      case .caret, .help: return "1;32"
      case .note: return "1;36"
      case .severity(.error): return "1;31"
      case .severity(.warning): return "1;33"
      case .severity(.info): return "1;34"
      }
    }
  }

  private(set) var string = ""
  let usesColor: Bool

  init(usesColor: Bool) { self.usesColor = usesColor }

  mutating func append(_ text: String, _ style: Style = .plain) {
    guard usesColor, let code = style.code else {
      string += text
      return
    }
    string += "\u{1B}[" + code + "m" + text + "\u{1B}[0m"
  }

  /// Appends text that came from the user's files, so that it cannot command the terminal.
  mutating func append(visible text: String, _ style: Style = .plain) {
    append(text.visible, style)
  }

  mutating func endLine() { string += "\n" }
}
