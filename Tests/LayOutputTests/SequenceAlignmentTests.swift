import Testing

@testable import LayOutput

@Suite("Sequence alignment") struct SequenceAlignmentTests {
  /// Pairs of the places of equal letters, tier by tier; a blank is no key.
  private func pairs(_ old: String..., to new: String...) -> [[Int]] {
    SequenceAlignment(old.map(keys), new.map(keys)).pairs.map { [$0.old, $0.new] }
  }

  private func keys(_ text: String) -> [UInt64] { text.utf8.map { $0 == UInt8(ascii: " ") ? 0 : UInt64($0) } }

  @Test("what is inserted, removed or replaced shifts nothing else") func edits() {
    #expect(pairs("abc", to: "xabc") == [[0, 1], [1, 2], [2, 3]])
    #expect(pairs("abc", to: "ac") == [[0, 0], [2, 1]])
    #expect(pairs("abc", to: "axc") == [[0, 0], [2, 2]])
    #expect(pairs("ababa", to: "ababxa") == [[0, 0], [1, 1], [2, 2], [3, 3], [4, 5]])
    #expect(pairs("a-b-c", to: "x-a-y-b-c") == [[0, 2], [1, 5], [2, 6], [3, 7], [4, 8]])
  }

  @Test("of crossing pairs the longer run stays") func moves() {
    #expect(pairs("xyyy", to: "yyyx") == [[1, 0], [2, 1], [3, 2]])
    #expect(pairs("abcdef", to: "fabcde") == [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5]])
  }

  @Test("a later tier pairs only between the pairs of an earlier one") func tiers() {
    #expect(pairs(" a ", "kkk", to: "  a", "kkk") == [[0, 0], [1, 2]])
    #expect(pairs("   ", "kkl", to: "  ", "kl") == [[0, 0], [2, 1]])
  }

  @Test("nothing pairs with nothing") func nothing() {
    #expect(pairs("", to: "abc") == [])
    #expect(pairs("   ", to: "   ") == [])
  }

  @Test("pairs ascend on both sides and join equal keys, whatever the sequences") func properties() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let sequences = (0..<2).map { _ in (0..<30).map { _ in UInt64.random(in: 0...6, using: &generator) } }
      let pairs = SequenceAlignment([sequences[0]], [sequences[1]]).pairs
      for (pair, next) in zip(pairs, pairs.dropFirst()) {
        #expect(pair.old < next.old && pair.new < next.new)
      }
      for pair in pairs {
        #expect(sequences[0][pair.old] == sequences[1][pair.new] && sequences[0][pair.old] != 0)
      }
    }
  }

  @Test("long sequences of the same few keys take no quadratic time") func cost() {
    let old = (0..<200_000).map { UInt64($0 % 3 + 1) }
    let new = (0..<200_000).map { UInt64($0 % 7 + 1) }
    let time = ContinuousClock().measure { _ = SequenceAlignment([old, old], [new, new]) }
    #expect(time < .seconds(20))
  }
}
