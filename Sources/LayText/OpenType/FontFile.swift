import LayViews

/// One face of a TrueType or OpenType file: advances, kerning, line metrics and outlines, in font units.
///
/// The bytes stay as they are; every look-up reads them within bounds, so that a corrupted font gives wrong numbers
/// at worst. A variable font is read at its default instance.
package struct FontFile: Sendable {
  package let family: String
  /// The name that `Font.custom` also accepts; empty if the file has none.
  package let postScriptName: String
  package let weight: FontWeight
  package let isItalic: Bool
  package let unitsPerEm: Double

  /// Of `hhea` and `OS/2`, in font units.
  let lineMetrics: LineMetrics

  let glyphCount: Int
  private let advances: FontTable
  private let advanceCount: Int
  private let characters: CharacterMap
  private let pairs: PairKerning
  let outlines: GlyphOutlines
  /// Where every table is, for what copies the font.
  let directory: FontDirectory

  /// The faces of a file: one, or those of a collection.
  package static func faces(in bytes: [UInt8]) throws(FontError) -> [FontFile] {
    let file = FontTable(file: bytes)
    guard file.contains(0, count: 12) else { throw .notAFont }
    guard file.name(0) == "ttcf" else { return [try FontFile(file, directoryAt: 0)] }
    let count = file.long(8)
    guard count > 0, count <= 1024 else { throw .invalid(table: "ttcf", reason: "\(count) faces") }
    try file.require(12, count: count * 4)
    var faces: [FontFile] = []
    for i in 0..<count { faces.append(try FontFile(file, directoryAt: file.long(12 + i * 4))) }
    return faces
  }

  private init(_ file: FontTable, directoryAt offset: Int) throws(FontError) {
    let tables = try FontDirectory(file, at: offset)
    directory = tables
    let head = try tables.require("head", count: 54)
    guard head.long(12) == 0x5F0F_3CF5 else { throw .invalid(table: "head", reason: "no magic number") }
    let units = head.word(18)
    guard units >= 16, units <= 16384 else { throw .invalid(table: "head", reason: "\(units) units per em") }
    unitsPerEm = Double(units)

    glyphCount = try tables.require("maxp", count: 6).word(4)
    let hhea = try tables.require("hhea", count: 36)
    advanceCount = hhea.word(34)
    guard advanceCount > 0 else { throw .invalid(table: "hhea", reason: "no advances") }
    advances = try tables.require("hmtx", count: advanceCount * 4)

    let style = tables.table("OS/2")
    // Versions before 2 have no cap height; seven tenths of the em is usual.
    let hasCapHeight = style.map { $0.word(0) >= 2 && $0.count >= 90 } ?? false
    lineMetrics = LineMetrics(
      ascent: Double(hhea.signedWord(4)), descent: Double(-hhea.signedWord(6)),
      leading: Double(hhea.signedWord(8)),
      capHeight: hasCapHeight ? Double(style?.signedWord(88) ?? 0) : 0.7 * unitsPerEm)
    weight = FontWeight(nearest: style.map { $0.word(4) } ?? (head.word(44) & 1 != 0 ? 700 : 400))
    isItalic = head.word(44) & 2 != 0 || (style?.word(62) ?? 0) & 1 != 0

    characters = try CharacterMap(try tables.require("cmap", count: 4))
    pairs = try PairKerning(positioning: tables.table("GPOS"), kerning: tables.table("kern"))
    outlines = GlyphOutlines(
      tables, glyphCount: glyphCount, longOffsets: head.word(50) != 0, bearings: advances,
      advanceCount: advanceCount)
    let names = FontNames(tables.table("name"))
    family = names.family
    postScriptName = names.postScriptName
  }

  /// The glyph of a scalar; nil where the font has none.
  func glyph(of scalar: UInt32) -> UInt16? {
    let glyph = characters.glyph(of: scalar)
    return glyph != 0 && glyph < glyphCount ? UInt16(truncatingIfNeeded: glyph) : nil
  }

  /// The advance of a glyph; those behind the end of the list have the last one's.
  func advance(of glyph: UInt16) -> Double {
    Double(advances.word(min(Int(glyph), advanceCount - 1) * 4))
  }

  /// What a pair of glyphs moves together (negative) or apart.
  func kerning(_ first: UInt16, _ second: UInt16) -> Double { Double(pairs.value(Int(first), Int(second))) }

  /// The outline of a glyph, y up; empty for a space or where the font's data make no sense.
  package func outline(of glyph: UInt16) -> GlyphOutline { outlines.outline(of: Int(glyph)) }

  /// The outline of a character's glyph, the missing one's where the font has none.
  package func outline(of scalar: Unicode.Scalar) -> GlyphOutline {
    outline(of: glyph(of: scalar.value) ?? 0)
  }

  /// The line metrics at a size in points.
  func metrics(size: Double) -> LineMetrics { lineMetrics.scaled(by: size / unitsPerEm) }
}

extension FontWeight {
  /// The weight nearest to the number of an `OS/2` table.
  init(nearest number: Int) {
    let hundreds = min(max((number + 50) / 100, 1), 9)
    self = FontWeight(rawValue: UInt16(hundreds * 100)) ?? .regular
  }
}

/// The list of a face's tables.
struct FontDirectory: Sendable {
  private let file: FontTable
  private let records: FontTable
  private let count: Int

  init(_ file: FontTable, at offset: Int) throws(FontError) {
    try file.require(offset, count: 12)
    let header = file.suffix(from: offset)
    guard ["OTTO", "true", "\u{0}\u{1}\u{0}\u{0}"].contains(header.name(0)) else { throw .notAFont }
    count = header.word(4)
    try header.require(12, count: count * 16)
    self.file = file
    records = header.suffix(from: 12)
  }

  /// A table; nil if the face has none or it reaches over the file's end.
  func table(_ tag: String) -> FontTable? {
    for i in 0..<count where records.name(i * 16) == tag {
      return file.table(tag, at: records.long(i * 16 + 8), count: records.long(i * 16 + 12))
    }
    return nil
  }

  /// A table that must be there and hold so many bytes.
  func require(_ tag: String, count length: Int) throws(FontError) -> FontTable {
    for i in 0..<count where records.name(i * 16) == tag {
      guard let table = table(tag), table.count >= length else { throw .truncated(table: tag) }
      return table
    }
    throw .missing(table: tag)
  }
}
