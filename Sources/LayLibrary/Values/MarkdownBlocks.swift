import LayCatalog

#if !hasFeature(Embedded)
/// The blocks of a text of markdown as one text, in the way that a `Text` shows what Foundation reads: without marks of
/// headings, lists and quotations, a block right behind the other, and with a space where a paragraph's line ends.
enum MarkdownBlocks {
  static func segments(of text: String, _ syntax: MarkdownSyntax) -> [TextValue.Segment] {
    switch syntax {
    case .inlineOnlyPreservingWhitespace: return Markup.segments(of: [.literal(text)])
    case .inlineOnly:
      let lines = text.split(whereSeparator: { $0.isNewline })
      return Markup.segments(of: [.literal(lines.joined(separator: " "))])
    case .full: return blocks(of: text).flatMap { Markup.segments(of: [.literal($0)]) }
    }
  }

  /// The inline text of each block.
  private static func blocks(of text: String) -> [String] {
    var blocks: [String] = []
    var paragraph = ""
    func end() {
      if !paragraph.isEmpty { blocks.append(paragraph) }
      paragraph = ""
    }
    var isFenced = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      if trimmed.hasPrefix("```") {
        end()
        isFenced.toggle()
        continue
      }
      if isFenced {
        blocks.append("`" + line + "\n`")
        continue
      }
      let (content, beginsBlock) = withoutMark(trimmed)
      if beginsBlock { end() }
      if content.isEmpty {
        end()
        continue
      }
      if !paragraph.isEmpty {
        let isBroken = paragraph.hasSuffix("  ") || paragraph.hasSuffix("\\")
        while paragraph.last == " " || (isBroken && paragraph.last == "\\") { paragraph.removeLast() }
        paragraph += isBroken ? "\n" : " "
      }
      paragraph += content
      if isHeading(trimmed) { end() }
    }
    end()
    return blocks.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  private static func isHeading(_ line: Substring) -> Bool {
    let marks = line.prefix { $0 == "#" }
    return 1...6 ~= marks.count && line.dropFirst(marks.count).first == " "
  }

  /// A line without the mark of a heading, a quotation or a list's item, and whether a block begins with it.
  private static func withoutMark(_ line: Substring) -> (content: Substring, beginsBlock: Bool) {
    if isHeading(line) { return (line.drop { $0 == "#" }.drop { $0 == " " }, true) }
    if line.first == ">" { return (line.dropFirst().drop { $0 == " " }, false) }
    if let mark = line.first, mark == "-" || mark == "*" || mark == "+" {
      let rest = line.dropFirst()
      // Three of them alone are a rule, which no text shows.
      if line.count > 2, mark != "+", line.allSatisfy({ $0 == mark || $0 == " " }) { return ("", true) }
      if rest.first == " " { return (rest.drop { $0 == " " }, true) }
    }
    let digits = line.prefix { $0.isASCII && $0.isWholeNumber }
    let rest = line.dropFirst(digits.count)
    if 1...9 ~= digits.count, rest.hasPrefix(". ") || rest.hasPrefix(") ") {
      return (rest.dropFirst(2).drop { $0 == " " }, true)
    }
    return (line, false)
  }
}
#endif
