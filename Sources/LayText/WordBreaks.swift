extension TextLayout {
  /// Whether a line ends inside a word: neither side of the break is a blank, a hyphen or a script without blanks.
  /// - Parameter text: all characters of the text.
  package func breaksWord(of text: String) -> Bool {
    guard lines.count > 1 else { return false }
    var rest = text[...]
    for (line, next) in zip(lines, lines.dropFirst()) {
      guard let head = rest.dropPrefix(line.text) else { return false }
      rest = head
      guard let before = line.text.last, let after = next.text.first, rest.first == after else {
        rest = rest.drop { $0.isWhitespace }
        continue
      }
      if before.joinsWords, after.joinsWords { return true }
    }
    return false
  }
}

extension TextLine {
  /// The characters as drawn.
  package var text: String { fragments.reduce(into: "") { $0 += $1.text } }
}

extension Substring {
  /// What follows a prefix; nil if it does not begin so, as where case was changed.
  fileprivate func dropPrefix(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}

extension Character {
  /// Letters of the scripts that put blanks between words, and digits.
  fileprivate var joinsWords: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return isNumber || (isLetter && scalar.value < 0x0E00)
  }
}
