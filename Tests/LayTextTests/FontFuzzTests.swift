import Foundation
import LayFuzzing
import LayTestSupport
import Testing

@testable import LayText

/// Broken fonts end in an error or in numbers, never in a trap or a hang.
struct FontFuzzTests {
  /// Reads whatever a font file has to give.
  private static func exercise(_ bytes: [UInt8], glyphs: UInt16 = 6) {
    guard let faces = try? FontFile.faces(in: bytes) else { return }
    for face in faces.prefix(4) {
      for scalar: UInt32 in [0, 0x41, 0x56, 0xC5, 0xF041, 0xFFFF, 0x1F600, 0x10FFFF] {
        if let glyph = face.glyph(of: scalar) { _ = face.advance(of: glyph) }
      }
      for glyph in 0..<glyphs {
        _ = face.kerning(glyph, 1)
        _ = face.kerning(1, glyph)
        _ = face.outline(of: glyph)
      }
      #expect(face.unitsPerEm >= 16)
    }
  }

  private static let samples: [SampleFont] = [
    SampleFont(), SampleFont(kerning: .table, mapFormat: 12), SampleFont(kerning: .classes, mapFormat: 6),
    SampleFont(kerning: .none, mapFormat: 0),
  ]

  @Test func everyTruncationIsHandled() {
    for bytes in Self.samples.map(\.bytes) + [SampleFont().collection] {
      for length in 0..<bytes.count { Self.exercise(Array(bytes[..<length])) }
    }
  }

  @Test func mutationsAreHandled() {
    var random = SplitMix64(seed: 1)
    for bytes in Self.samples.map(\.bytes) + [SampleFont().collection] {
      for _ in sampled(0..<2000) {
        var broken = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let place = Int.random(in: 0..<broken.count, using: &random)
          broken[place] =
            [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random)
            ?? 0
        }
        Self.exercise(broken)
      }
    }
  }

  /// Real fonts have what the samples have not: large tables, extensions, charstrings.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["LAY_FONT_CASES"] != nil, "run by check_fonts.py"))
  func installedFontsSurviveMutation() throws {
    struct Case: Decodable { var file: String }
    let file = URL(fileURLWithPath: ProcessInfo.processInfo.environment["LAY_FONT_CASES"] ?? "")
    var random = SplitMix64(seed: 2)
    for font in try JSONDecoder().decode([Case].self, from: Data(contentsOf: file)) {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: font.file)))
      guard bytes.count < 1_000_000 else { continue }
      for round in 0..<60 {
        var broken = bytes
        for _ in 0..<bytes.count / [500, 5000, 50_000][round % 3] + 1 {
          broken[Int.random(in: 12..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        Self.exercise(broken, glyphs: 60)
      }
    }
  }
}
