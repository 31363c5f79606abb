/// A Markdown text with its code blocks, and with what lay wrote into it before: pictures, each between two comments.
struct MarkdownDocument {
  let text: MarkdownLines
  let blocks: [CodeBlock]
  /// The lines from one comment to the other, with the empty one before.
  private let sections: [Range<Int>]
  /// Whether `lay markdown` made the text, and may make it again.
  let isMade: Bool

  private static let opening = "<!-- lay:pictures -->"
  private static let closing = "<!-- /lay:pictures -->"
  private static let origin = "<!-- made by lay markdown of "

  /// - Complexity: O(n) in the bytes.
  init(_ bytes: [UInt8]) {
    text = MarkdownLines(bytes)
    blocks = CodeBlockScanner.blocks(of: text)
    sections = Self.sections(of: text, outside: blocks)
    isMade = Self.isOrigin(text.lastLine)
  }

  /// What comments outside of code enclose; one that does not end encloses nothing.
  private static func sections(of text: MarkdownLines, outside blocks: [CodeBlock]) -> [Range<Int>] {
    var sections: [Range<Int>] = []
    var blocks = blocks[...]
    var start: Int?
    var line = 0
    while line < text.count {
      if let block = blocks.first, line >= block.start {
        line = max(line, block.end)
        blocks.removeFirst()
        start = nil
        continue
      }
      let content = text.content(line).trimmed
      if content.elementsEqual(opening.utf8) {
        let isApart = line > 0 && text.content(line - 1).trimmed.isEmpty
        start = isApart ? line - 1 : line
      } else if content.elementsEqual(closing.utf8), let first = start {
        sections.append(first..<line + 1)
        start = nil
      }
      line += 1
    }
    return sections
  }

  private static func isOrigin(_ line: ArraySlice<UInt8>) -> Bool { line.starts(with: Array(origin.utf8)) }

  /// The file names of the pictures that it shows.
  var pictureNames: [String] {
    sections.joined().flatMap { line in
      text.content(line).split(separator: UInt8(ascii: "\"")).map { part in
        String(
          decoding: part[((part.lastIndex(of: UInt8(ascii: "/")) ?? part.startIndex - 1) + 1)...],
          as: UTF8.self)
      }
    }
  }

  /// The text with other pictures than it had: after each block the lines given for it.
  /// - Parameters:
  ///   - pictures: For each block, none where it shows nothing.
  ///   - source: The name of the file that this is.
  func bytes(showing pictures: [[String]], madeOf source: String) -> [UInt8] {
    let lineEnd = text.lineEnd
    var result: [UInt8] = []
    result.reserveCapacity(text.bytes.count)
    var sections = sections[...]
    var next = 0
    for line in 0..<text.count {
      while let section = sections.first, section.upperBound <= line { sections.removeFirst() }
      let isOwn = sections.first?.contains(line) == true || line == text.count - 1 && isMade
      if !isOwn { result += text.bytes[text.whole(line)] }
      guard next < blocks.count, blocks[next].end == line + 1 else { continue }
      if !pictures[next].isEmpty {
        Self.endLine(&result, lineEnd)
        result += lineEnd.utf8
        let margin = String(repeating: " ", count: blocks[next].indentation)
        for word in [Self.opening] + pictures[next] + [Self.closing] {
          result += (margin + word + lineEnd).utf8
        }
      }
      next += 1
    }
    Self.endLine(&result, lineEnd)
    result += (Self.origin + "\(source.withoutCommentEnds): change that, not this -->\(lineEnd)").utf8
    return result
  }

  private static func endLine(_ bytes: inout [UInt8], _ lineEnd: String) {
    if let last = bytes.last, last != UInt8(ascii: "\n"), last != UInt8(ascii: "\r") { bytes += lineEnd.utf8 }
  }
}

extension MarkdownLines {
  /// The last line, without its end.
  fileprivate var lastLine: ArraySlice<UInt8> { count > 0 ? content(count - 1) : [] }
}

extension String {
  /// A name that neither ends a comment nor a line.
  fileprivate var withoutCommentEnds: String {
    String(map { $0 == ">" || $0 == "<" || $0.isNewline ? "?" : $0 })
  }
}
