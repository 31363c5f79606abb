import Lay
import LaySyntax

extension EditedDocument {
  /// The most lines that a hover shows.
  private static var hoverLineLimit: Int { 20 }

  /// Why the view or modifier at an offset has its frame, in Markdown; nil where none is.
  /// - Parameter lastGood: What to answer from where the text has errors.
  func hover(_ offset: UInt32, options: Options, lastGood: Lay.SourceFile?) -> JSONValue? {
    guard let word = word(at: offset) else { return nil }
    let place = source.location(of: word.start)
    let target = Explainer.Target.place(line: place.line, column: place.column)
    let explainer = Explainer(options: options)
    var remark = ""
    var answer = explainer.explain(target, in: Lay.SourceFile(name: source.name, bytes: source.bytes))
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
    func isPart(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }
    var (start, end) = (Int(offset), Int(offset))
    while start > 0, isPart(source.bytes[start - 1]) { start -= 1 }
    while end < source.bytes.count, isPart(source.bytes[end]) { end += 1 }
    return end > start ? SourceRange(start: UInt32(start), end: UInt32(end)) : nil
  }
}
