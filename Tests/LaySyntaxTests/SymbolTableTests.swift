import Testing

@testable import LaySyntax

@Suite struct SymbolTableTests {
  @Test func equalNamesAreOneSymbol() {
    var table = SymbolTable()
    let names = (0..<3_000).map { String(repeating: "n", count: $0 % 12) + String($0) }
    let symbols = names.map { table.intern($0) }
    #expect(Set(symbols).count == names.count)
    #expect(names.map { table.intern($0) } == symbols)
    #expect(symbols.map { table[$0] } == names)
    #expect(symbols.map { Int(table.length(of: $0)) } == names.map(\.utf8.count))
    #expect(names.map { table.find($0) } == symbols)
    #expect(table.find("absent") == nil)
    #expect(table.longestSearch < 64)
  }

  /// Names that were found by trying until all want the same place in the table.
  @Test func shortNamesMadeToCollideAreScattered() {
    let mask: UInt64 = 1_023
    var names: [[UInt8]] = []
    var number: UInt64 = 0
    while names.count < 600 {
      // Letters from "A" to "P", four bits each.
      let name = (0..<8).map {
        UInt8(truncatingIfNeeded: UInt64(UInt8(ascii: "A")) + (number >> ($0 * 4)) & 15)
      }
      let key = name.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
      if TextHash.mixed(0, key) & mask == 7 { names.append(name) }
      number += 1
    }
    expectScattered(names)
  }

  /// Texts of sixteen bytes, the second half made so that it undoes the first.
  @Test func longNamesMadeToCollideAreScattered() {
    expectScattered(
      (1...UInt64(1_500)).map { number in
        [number, TextHash.mixed(16, number)].flatMap { word in
          withUnsafeBytes(of: word.littleEndian) { Array($0) }
        }
      })
  }

  private func expectScattered(_ names: [[UInt8]]) {
    var table = SymbolTable()
    let symbols = names.map { name in name.withUnsafeBufferPointer { table.intern($0) } }
    #expect(Set(symbols).count == names.count)
    #expect(names.map { name in name.withUnsafeBufferPointer { table.intern($0) } } == symbols)
    #expect(table.longestSearch <= 256)
  }
}
