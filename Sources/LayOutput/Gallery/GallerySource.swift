import LaySyntax

/// A source's text in a gallery record: a list of runs, each a letter for its role and the text.
///
/// Runs hold the text themselves, so that no offset can disagree with what a browser makes of invalid bytes.
enum GallerySource {
  /// Writes `"source":[…]`, and `"sourceIsCut":true` where the source is longer than the limit in bytes.
  static func write(_ source: SourceFile, limit: Int, to output: inout ByteBuffer) {
    let start: UInt32 = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let end = UInt32(min(limit, source.bytes.count))
    output.append("\"source\":[")
    var position = start
    var isFirst = true
    func append(_ letter: StaticString, _ range: SourceRange) {
      output.append(isFirst ? "" : ",")
      isFirst = false
      var text = ""
      letter.withUTF8Buffer { text = String(decoding: $0, as: UTF8.self) }
      output.append(json: text + source.text(range), isInScript: true)
    }
    for highlight in source.highlights() {
      let range = SourceRange(
        start: max(position, highlight.range.start), end: min(end, highlight.range.end))
      guard range.start < range.end else { continue }
      if position < range.start { append("p", SourceRange(start: position, end: range.start)) }
      append(highlight.role.letter, range)
      position = range.end
    }
    if position < end { append("p", SourceRange(start: position, end: end)) }
    output.append("]")
    if source.bytes.count > limit { output.append(",\"sourceIsCut\":true") }
  }
}

extension SourceHighlight.Role {
  /// As the page's style sheet knows it.
  fileprivate var letter: StaticString {
    switch self {
    case .keyword: return "k"
    case .type: return "t"
    case .member: return "m"
    case .label: return "l"
    case .string: return "s"
    case .number: return "n"
    case .comment: return "c"
    case .directive: return "d"
    }
  }
}
