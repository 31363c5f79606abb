extension StringProtocol {
  /// Whether the bytes of a word stand somewhere in the text.
  /// - Complexity: O(n · m) in both.
  package func holds(_ word: String) -> Bool { String.stands(word, in: Array(utf8)[...]) }
}

extension String {
  /// Whether the bytes of a word stand somewhere among others.
  /// - Complexity: O(n · m) in both.
  package static func stands(_ word: String, in text: ArraySlice<UInt8>) -> Bool {
    let wanted = Array(word.utf8)
    guard let first = wanted.first, text.count >= wanted.count else { return wanted.isEmpty }
    for start in text.startIndex...(text.endIndex - wanted.count) where text[start] == first {
      if text[start..<start + wanted.count].elementsEqual(wanted) { return true }
    }
    return false
  }
}
