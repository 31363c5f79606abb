/// The lines of a Markdown text, as far as fenced code needs them.
struct MarkdownLines {
  let bytes: [UInt8]
  /// Where each line starts, and the end of the text.
  let starts: [Int]

  /// - Complexity: O(n) in the bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
      starts.append(index)
    }
    if starts.last != bytes.count { starts.append(bytes.count) }
    self.starts = starts
  }

  var count: Int { starts.count - 1 }

  /// A line with its end.
  func whole(_ line: Int) -> Range<Int> { starts[line]..<starts[line + 1] }

  /// A line without its end.
  func content(_ line: Int) -> ArraySlice<UInt8> {
    var range = whole(line)
    while let last = range.last, bytes[last] == UInt8(ascii: "\n") || bytes[last] == UInt8(ascii: "\r") {
      range = range.lowerBound..<last
    }
    return bytes[range]
  }

  /// What ends the text's lines: that of its first.
  var lineEnd: String {
    guard count > 0 else { return "\n" }
    let end = bytes[content(0).endIndex..<whole(0).upperBound]
    return end.isEmpty ? "\n" : String(decoding: end, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// How many spaces it begins with; a tab goes on to the next multiple of four.
  var indentation: Int {
    var width = 0
    for byte in self {
      if byte == UInt8(ascii: " ") {
        width += 1
      } else if byte == UInt8(ascii: "\t") {
        width += 4 - width % 4
      } else {
        break
      }
    }
    return width
  }

  /// Without spaces and tabs around it.
  var trimmed: ArraySlice<UInt8> {
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) })
    else {
      return self[endIndex...]
    }
    return self[first...last]
  }

  func contains(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: word) }
  }
}
