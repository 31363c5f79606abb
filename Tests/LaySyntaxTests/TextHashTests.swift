import Testing

@testable import LaySyntax

@Suite struct TextHashTests {
  private func hash(_ text: String, seed: UInt64 = 0) -> UInt64 {
    Array(text.utf8).withUnsafeBytes { bytes in
      bytes.baseAddress.map { TextHash.hash($0, bytes.count, seed: seed) } ?? 0
    }
  }

  /// Tables look at the lowest bits: numbered names must differ there, whatever length their heads give them.
  @Test(arguments: 0...16) func numberedNamesSpread(head: Int) {
    let names = (100..<356).map { String(repeating: "x", count: head) + String($0) }
    let slots = Set(names.map { hash($0) & 1_023 })
    // 256 in 1,024 slots by chance: 226 of them are taken, give or take 5.
    #expect(slots.count > 200)
    #expect(Set(names.map { hash($0) >> 32 & 1_023 }).count > 200)
  }

  @Test func lengthAndSeedCount() {
    #expect(hash("a\0") != hash("a"))
    #expect(hash("a", seed: 1 << 32) != hash("a"))
  }

  @Test func textsAreComparedToTheLastByte() {
    for count in 0...24 {
      let text = (0..<count).map { UInt8($0) }
      #expect(text.withUnsafeBytes { a in text.withUnsafeBytes { areEqual(a, $0) } })
      for index in text.indices {
        var other = text
        other[index] ^= 0x80
        #expect(!text.withUnsafeBytes { a in other.withUnsafeBytes { areEqual(a, $0) } })
      }
    }
  }

  private func areEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    guard let first = a.baseAddress, let second = b.baseAddress else { return a.count == b.count }
    return TextHash.areEqual(first, second, a.count)
  }
}
