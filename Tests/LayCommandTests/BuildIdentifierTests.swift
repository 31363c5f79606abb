import Testing

@testable import LayCommand

/// The identifiers that linkers write into programs.
@Suite struct BuildIdentifierTests {
  private static let identifier: [UInt8] = [1, 2, 3, 4, 5]

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func note(_ owner: String, _ type: Int, _ content: [UInt8]) -> [UInt8] {
    let name = Array(owner.utf8) + [0]
    func padded(_ bytes: [UInt8]) -> [UInt8] {
      bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return bytes(name.count, 4) + bytes(content.count, 4) + bytes(type, 4) + padded(name) + padded(content)
  }

  /// A program with two segments, of which the second has notes.
  private static func program(_ notes: [UInt8]) -> [UInt8] {
    var header: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0, count: 58)
    header.replaceSubrange(0x20..<0x28, with: bytes(64, 8))
    header.replaceSubrange(0x36..<0x3A, with: bytes(56, 2) + bytes(2, 2))
    func segment(_ type: Int, _ start: Int, _ size: Int) -> [UInt8] {
      bytes(type, 8) + bytes(start, 8) + bytes(0, 16) + bytes(size, 8) + bytes(0, 16)
    }
    return header + segment(1, 0, 64) + segment(4, 64 + 112, notes.count) + notes
  }

  @Test func found() {
    let notes =
      Self.note("GNU", 1, [9, 9, 9]) + Self.note("Other", 3, [8]) + Self.note("GNU", 3, Self.identifier)
    #expect(BuildIdentifier.read(Self.program(notes)) == Self.identifier)
  }

  @Test func absent() {
    #expect(BuildIdentifier.read([]) == nil)
    #expect(BuildIdentifier.read(Array("#!/bin/sh".utf8)) == nil)
    #expect(BuildIdentifier.read(Self.program(Self.note("GNU", 1, [9]))) == nil)
    #expect(BuildIdentifier.read(Self.program(Self.note("GNU", 3, []))) == nil)
  }

  /// A program that ends anywhere, or has any of its bytes changed, gives an identifier or none.
  @Test func broken() {
    let program = Self.program(Self.note("GNU", 3, Self.identifier))
    for place in program.indices {
      _ = BuildIdentifier.read(Array(program[..<place]))
      for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
        var changed = program
        changed[place] = value
        _ = BuildIdentifier.read(changed)
      }
    }
  }
}
