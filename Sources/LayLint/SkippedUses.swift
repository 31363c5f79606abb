import LaySyntax

/// Whether a name may be used where no compiler of this platform looks: in a branch of `#if` that is left out.
struct SkippedUses {
  /// So many names are looked for: each takes a walk through the file.
  private var patience = 32
  /// Whether the file leaves anything out; nil until that is asked.
  private var hasBranches: Bool?

  /// - Complexity: O(n) in the bytes of the file, for a bounded number of names.
  mutating func mayUse(_ name: String, declaredAt declaration: SourceRange, in source: SourceFile) -> Bool {
    let shown = source.shownRange
    let bytes = source.bytes[Int(shown.start)..<Int(shown.end)]
    let mark = Array("#if ".utf8)
    if hasBranches == nil { hasBranches = bytes.indices.contains { bytes[$0...].starts(with: mark) } }
    guard hasBranches == true else { return false }
    patience -= 1
    guard patience > 0 else { return true }
    let word = Array(name.utf8)
    var start = bytes.startIndex
    while start + word.count <= bytes.endIndex {
      if bytes[start] == word[0], start != Int(declaration.start), bytes[start...].starts(with: word),
        start == bytes.startIndex || !Self.isNamePart(bytes[start - 1]),
        start + word.count == bytes.endIndex || !Self.isNamePart(bytes[start + word.count])
      {
        return true
      }
      start += 1
    }
    return false
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
