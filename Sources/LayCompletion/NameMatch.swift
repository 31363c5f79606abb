/// How what is written matches a name.
package enum NameMatch {
  /// The lower, the better: 0 as it is written, 1 in other case, 2 in the middle of the name, at the start of one of its
  /// words; nil where it does not.
  /// - Complexity: O(n) in the name.
  package static func rank(of prefix: String, in name: String) -> Int? {
    if prefix.isEmpty || name.hasPrefix(prefix) { return 0 }
    let (letters, wanted) = (Array(name.utf8), prefix.utf8.map(lowered))
    if letters.count < wanted.count { return nil }
    if letters.prefix(wanted.count).map(lowered) == wanted { return 1 }
    for start in letters.indices.dropFirst() where isWordStart(letters, start) {
      if letters[start...].prefix(wanted.count).map(lowered) == wanted { return 2 }
    }
    return nil
  }

  private static func isWordStart(_ letters: [UInt8], _ index: Int) -> Bool {
    isCapital(letters[index]) || letters[index - 1] == UInt8(ascii: ".")
      || letters[index - 1] == UInt8(ascii: "-")
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  private static func lowered(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte + 32 : byte }
}
