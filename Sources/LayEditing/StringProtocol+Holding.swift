extension StringProtocol {
  /// Whether the bytes of a word stand somewhere in the text.
  /// - Complexity: O(n · m) in both.
  func holds(_ word: String) -> Bool {
    let (text, wanted) = (Array(utf8), Array(word.utf8))
    guard let first = wanted.first, text.count >= wanted.count else { return wanted.isEmpty }
    for start in 0...(text.count - wanted.count) where text[start] == first {
      if text[start..<start + wanted.count].elementsEqual(wanted) { return true }
    }
    return false
  }
}
