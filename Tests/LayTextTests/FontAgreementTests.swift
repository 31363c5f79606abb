import Foundation
import LayViews
import Testing

@testable import LayText

/// What fontTools and HarfBuzz read in installed fonts: Tests/Fonts/check_fonts.py writes it and runs these tests.
private let casesFile = ProcessInfo.processInfo.environment["LAY_FONT_CASES"]

@Suite(.enabled(if: casesFile != nil, "run by Tests/Fonts/check_fonts.py"))
struct FontAgreementTests {
  private struct Case: Decodable {
    var file: String
    var unitsPerEm: Double
    var ascender: Double
    var descender: Double
    var lineGap: Double
    var capHeight: Double?
    var family: String
    var postScriptName: String
    var weight: Int
    var advances: [String: Double]
    var widths: [String: Double]
    var outlines: [String: [[Double]]]
  }

  private static func cases() throws -> [Case] {
    let file = try #require(casesFile)
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: URL(fileURLWithPath: file)))
  }

  @Test func readerAgrees() throws {
    let cases = try Self.cases()
    #expect(cases.count >= 12)
    for expected in cases {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: expected.file)))
      let font = try #require(try FontFile.faces(in: bytes).first)
      let name = expected.file
      #expect(font.unitsPerEm == expected.unitsPerEm, "\(name)")
      #expect(font.lineMetrics.ascent == expected.ascender, "\(name)")
      #expect(font.lineMetrics.descent == expected.descender, "\(name)")
      #expect(font.lineMetrics.leading == expected.lineGap, "\(name)")
      if let capHeight = expected.capHeight { #expect(font.lineMetrics.capHeight == capHeight, "\(name)") }
      #expect(font.family == expected.family, "\(name)")
      #expect(font.postScriptName == expected.postScriptName, "\(name)")
      #expect(font.weight == FontWeight(nearest: expected.weight), "\(name)")
      for (scalar, advance) in expected.advances {
        let glyph = font.glyph(of: UInt32(scalar) ?? 0)
        #expect(glyph.map(font.advance) == advance, "\(name): U+\(scalar)")
      }
      #expect(expected.widths.count >= 10, "\(name)")
      for (word, width) in expected.widths {
        #expect(width == Self.width(of: word, in: font), "\(name): \(word)")
      }
    }
  }

  @Test func outlinesAgree() throws {
    for expected in try Self.cases() {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: expected.file)))
      let font = try #require(try FontFile.faces(in: bytes).first)
      for (character, steps) in expected.outlines {
        let scalar = try #require(character.unicodeScalars.first)
        let drawn = font.outline(of: scalar).steps.compactMap(Self.numbers)
        #expect(Self.agree(drawn, steps), "\(expected.file): \(character)")
      }
    }
  }

  /// The coordinates of a step, its end last; nil for the end of a contour.
  private static func numbers(_ step: GlyphOutline.Step) -> [Double]? {
    switch step {
    case .move(let x, let y), .line(let x, let y): return [x, y]
    case .quadratic(let x1, let y1, let x, let y): return [x1, y1, x, y]
    case .cubic(let x1, let y1, let x2, let y2, let x, let y): return [x1, y1, x2, y2, x, y]
    case .close: return nil
    }
  }

  /// Equal but for roundings of a composite's scale.
  private static func agree(_ a: [[Double]], _ b: [[Double]]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy { $0.count == $1.count && zip($0, $1).allSatisfy { abs($0 - $1) <= 1 } }
  }

  @Test func embeddedTableIsTheFont() throws {
    for (file, weight) in [("Inter-Regular.otf", FontWeight.regular), ("Inter-Bold.otf", .bold)] {
      let expected = try #require(try Self.cases().first { $0.file.hasSuffix(file) })
      for (scalar, advance) in expected.advances {
        guard let glyph = SystemFontTable.glyph(of: UInt32(scalar) ?? 0) else { continue }
        #expect(SystemFontTable.advance(row: glyph.advanceRow, weight: weight) == advance, "U+\(scalar)")
      }
      for (word, width) in expected.widths {
        #expect(Self.standInWidth(of: word, weight: weight) == width, "\(word)")
      }
    }
  }

  private static func width(of word: String, in font: FontFile) -> Double {
    let glyphs = word.unicodeScalars.compactMap { font.glyph(of: $0.value) }
    return glyphs.map(font.advance).reduce(0, +)
      + zip(glyphs, glyphs.dropFirst()).map { font.kerning($0, $1) }.reduce(0, +)
  }

  private static func standInWidth(of word: String, weight: FontWeight) -> Double {
    let glyphs = word.unicodeScalars.compactMap { SystemFontTable.glyph(of: $0.value) }
    let advances = glyphs.map { SystemFontTable.advance(row: $0.advanceRow, weight: weight) }
    let pairs = zip(glyphs, glyphs.dropFirst()).map {
      SystemFontTable.kerning(
        left: StaticTable.pair($0.leftClass), row: SystemFontTable.kerningRow(left: $0.leftClass),
        right: $1.rightClass,
        column: SystemFontTable.column(weight))
    }
    return advances.reduce(0, +) + pairs.reduce(0, +)
  }
}
