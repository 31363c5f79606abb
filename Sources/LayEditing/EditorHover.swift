import Lay
import LayCompletion
import LayLint
import LaySyntax
import LayViews

extension EditedDocument {
  /// The most lines that a hover shows.
  private static var hoverLineLimit: Int { 20 }

  /// Why the view or modifier at an offset has its frame, in Markdown; nil where none is.
  /// - Parameters:
  ///   - compiled: The text in the modules around it.
  ///   - lastGood: What to answer from where the text has errors.
  func hover(
    _ offset: UInt32, options: Options, compiled: Lay.SourceFile, lastGood: Lay.SourceFile?
  ) -> JSONValue? {
    guard let word = word(at: offset) else { return nil }
    let place = source.location(of: word.start)
    let target = Explainer.Target.place(line: place.line, column: place.column)
    let explainer = Explainer(options: options)
    var remark = ""
    var answer = explainer.explain(target, in: compiled)
    if case .faulty = answer, let lastGood {
      answer = explainer.explain(target, in: lastGood)
      remark = "\n\n*as of the last version without errors*"
    }
    guard case .explanation(let text, _) = answer else { return nil }
    let value = Self.markdown(text) + remark
    return .object([
      "contents": .object(["kind": .string("markdown"), "value": .string(value)]), "range": range(word),
    ])
  }

  private static func hover(_ markdown: String, _ range: JSONValue) -> JSONValue {
    .object([
      "contents": .object(["kind": .string("markdown"), "value": .string(markdown)]), "range": range,
    ])
  }

  /// What is known of a rule's name in a comment that allows it, and of a symbol's name in a string.
  func hoverOfWord(_ offset: UInt32) -> JSONValue? {
    let tokens = reading.tokens
    if let comment = tokens.comment(around: offset) {
      let text = String(decoding: source.bytes[Int(comment.start)..<Int(comment.end)], as: UTF8.self)
      guard text.holds("lay:allow") else { return nil }
      let word = stretch(around: offset) { $0 == UInt8(ascii: "-") }
      let id = String(decoding: source.bytes[Int(word.start)..<Int(word.end)], as: UTF8.self)
      guard let rule = Rule.all.first(where: { $0.id == id }) else { return nil }
      return Self.hover("**\(id)**: \(rule.summary)\n\n\(rule.reason)", range(word))
    }
    guard let index = tokens.index(around: offset), tokens.kind(index) == .stringStart,
      ["systemName", "systemImage"].contains(tokens.text(index - 2))
    else { return nil }
    let name = String(tokens.text(index).dropFirst().dropLast())
    let row = SymbolMetrics.rows.first { $0.name.description == name }
    let words =
      row == nil
      ? "no measure is known of this symbol: it has that of a star"
      : "its size is measured"
    return Self.hover("**\(name)**: \(words)", range(tokens.tokens[index].range))
  }

  func hover(ofDeclaration line: String, at offset: UInt32) -> JSONValue {
    guard let word = word(at: offset) else { return .null }
    return Self.hover("```swift\n" + line + "\n```", range(word))
  }

  /// The frame, what the view itself did with its proposal, and the conclusion, of an explanation from the canvas on.
  private static func markdown(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let head = lines.first ?? ""
    let conclusion = lines.last { $0.hasPrefix("so it is") } ?? ""
    let start = lines.lastIndex {
      !$0.hasPrefix(" ") && $0.hasSuffix("") && $0.utf8.contains(UInt8(ascii: ":"))
        && !$0.hasPrefix("so it is") && $0 != head
    }
    var own: [String] = []
    if let start { own = lines[start...].prefix { !$0.isEmpty && !$0.hasPrefix("so it is") } }
    if own.count > hoverLineLimit - 6 { own = own.prefix(hoverLineLimit - 7) + ["  …"] }
    var value = "**" + head + "**\n"
    if !own.isEmpty { value += "```\n" + own.joined(separator: "\n") + "\n```\n" }
    return value + conclusion
  }

  /// The name around an offset.
  func word(at offset: UInt32) -> SourceRange? {
    let word = stretch(around: offset) { _ in false }
    return word.end > word.start ? word : nil
  }

  func wordText(at position: JSONValue?) -> String? {
    guard let offset = offset(of: position), let word = word(at: offset) else { return nil }
    return String(decoding: source.bytes[Int(word.start)..<Int(word.end)], as: UTF8.self)
  }

  /// The letters around an offset, and what else belongs to them.
  private func stretch(around offset: UInt32, _ belongs: (UInt8) -> Bool) -> SourceRange {
    func isPart(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: belongs(byte)
      }
    }
    // What a layout shows may be written in another file.
    guard Int(offset) <= source.bytes.count else { return SourceRange(start: 0, end: 0) }
    var (start, end) = (Int(offset), Int(offset))
    while start > 0, isPart(source.bytes[start - 1]) { start -= 1 }
    while end < source.bytes.count, isPart(source.bytes[end]) { end += 1 }
    return SourceRange(start: UInt32(start), end: UInt32(end))
  }
}
