import LaySyntax

/// A finding's name across edits: its file, rule and line of text, and which of several equal ones it is.
///
/// It does not change when lines move, so that a baseline and the tools that read SARIF know a finding again.
package struct Fingerprint: Hashable, Sendable {
  package let value: UInt64

  package init(value: UInt64) { self.value = value }

  /// That of words in their order.
  package init(of words: some Sequence<ArraySlice<UInt8>>) {
    var hash = Hash()
    for word in words { hash.add(word) }
    value = hash.value
  }

  /// The fingerprints of a file's diagnostics, in their order.
  /// - Complexity: O(n) in the diagnostics and their lines.
  package static func list(_ diagnostics: [Diagnostic], in source: SourceFile) -> [Fingerprint] {
    var counts: [UInt64: UInt64] = [:]
    return diagnostics.map { diagnostic in
      var hash = Hash()
      hash.add(source.name(at: diagnostic.range.start).utf8)
      hash.add(diagnostic.rule.utf8)
      let line = source.rangeOfLine(at: diagnostic.range.start)
      hash.add(source.bytes[Int(line.start)..<Int(line.end)].filter { $0 > 0x20 })
      let ordinal = counts[hash.value, default: 0]
      counts[hash.value] = ordinal &+ 1
      hash.add(String(ordinal).utf8)
      return Fingerprint(value: hash.value)
    }
  }

  /// Sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  package init?(text: Substring) {
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// FNV-1a over words, each ended by a byte that UTF-8 does not have.
  private struct Hash {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { mix(byte) }
      mix(0xFF)
    }

    private mutating func mix(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
