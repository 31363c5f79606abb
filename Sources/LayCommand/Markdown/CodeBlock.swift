/// A fenced code block of a Markdown text.
struct CodeBlock {
  /// The first word after the fence, in small letters.
  var language: String
  /// The words after the language.
  var words: [String]
  /// The lines between the fences, from 0.
  var lines: Range<Int>
  /// The line after the block.
  var end: Int
  /// The line of the opening fence.
  var start: Int { lines.lowerBound - 1 }
  /// The spaces before the fence, which what follows in the same list item has too.
  var indentation: Int
}

/// Finds fenced code as CommonMark does, in the text and in its lists; not in quotations, comments and indented code.
struct CodeBlockScanner {
  private let text: MarkdownLines
  /// Where the content of the list item around the current line begins; 0 outside lists.
  private var listIndentation = 0

  /// So many lists may begin on one line, one in another.
  private static let maximumDepth = 16

  /// The blocks of a text, in order.
  /// - Complexity: O(n) in the bytes.
  static func blocks(of text: MarkdownLines) -> [CodeBlock] {
    var scanner = CodeBlockScanner(text)
    return scanner.scan()
  }

  private init(_ text: MarkdownLines) { self.text = text }

  private mutating func scan() -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var line = 0
    while line < text.count {
      var content = text.content(line)
      if content.trimmed.starts(with: Array("<!--".utf8)) {
        line = lineAfterComment(from: line)
        continue
      }
      content = enterLists(content)
      guard let fence = Fence(content, in: listIndentation) else {
        line += 1
        continue
      }
      let block = block(of: fence, from: line)
      blocks.append(block)
      line = block.end
    }
    return blocks
  }

  private func lineAfterComment(from first: Int) -> Int {
    var line = first
    while line < text.count {
      line += 1
      if text.content(line - 1).contains("-->") { break }
    }
    return line
  }

  /// Follows list items in and out, and gives what stands after a line's markers, indented as far.
  private mutating func enterLists(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    if line.trimmed.isEmpty { return line }
    if line.indentation < listIndentation { listIndentation = 0 }
    for _ in 0..<Self.maximumDepth {
      guard let content = contentOfListItem(line) else { break }
      listIndentation = content.indentation
      line = content
    }
    return line
  }

  /// What follows a bullet or a number, its marker turned into spaces; nil where there is none.
  private func contentOfListItem(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard line.indentation < listIndentation + 4 else { return nil }
    let marked = line.trimmed
    var index = marked.startIndex
    let isDigit: (UInt8) -> Bool = { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if let first = marked.first, Array("-+*".utf8).contains(first) {
      index += 1
    } else {
      while index < marked.endIndex, isDigit(marked[index]) { index += 1 }
      guard index > marked.startIndex, index - marked.startIndex <= 9, index < marked.endIndex,
        marked[index] == UInt8(ascii: ".") || marked[index] == UInt8(ascii: ")")
      else { return nil }
      index += 1
    }
    guard index < marked.endIndex, marked[index] == UInt8(ascii: " ") else { return nil }
    let before = line.indentation + index - marked.startIndex
    return ([UInt8](repeating: UInt8(ascii: " "), count: before) + marked[index...])[...]
  }

  private func block(of fence: Fence, from first: Int) -> CodeBlock {
    var line = first + 1
    while line < text.count, !fence.isClosed(by: text.content(line), in: listIndentation) { line += 1 }
    return CodeBlock(
      language: fence.words.first?.lowercased() ?? "", words: Array(fence.words.dropFirst()),
      lines: first + 1..<line, end: min(line + 1, text.count), indentation: fence.indentation)
  }
}

/// The line that opens a code block.
private struct Fence {
  let indentation: Int
  let words: [String]
  private let character: UInt8
  private let length: Int

  init?(_ line: ArraySlice<UInt8>, in listIndentation: Int) {
    indentation = line.indentation
    let mark = line.trimmed
    guard (listIndentation..<listIndentation + 4).contains(indentation), let first = mark.first,
      first == UInt8(ascii: "`") || first == UInt8(ascii: "~")
    else { return nil }
    character = first
    length = mark.prefix { $0 == first }.count
    let rest = mark.dropFirst(length)
    guard length >= 3, first == UInt8(ascii: "~") || !rest.contains(first) else { return nil }
    words = Self.words(of: rest)
  }

  func isClosed(by line: ArraySlice<UInt8>, in listIndentation: Int) -> Bool {
    let mark = line.trimmed
    return line.indentation < listIndentation + 4 && mark.count >= length
      && mark.allSatisfy { $0 == character }
  }

  /// Words between spaces; quotation marks hold several together.
  private static func words(of text: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var isQuoted = false
    for byte in text + [UInt8(ascii: " ")] {
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") || isQuoted {
        word.append(byte)
      } else if !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
    }
    return words
  }
}
