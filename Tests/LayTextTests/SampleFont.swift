/// A font of four glyphs made in memory: a missing one, A, V and a composite of both.
///
/// 1000 units per em; A is 600 wide, V 700, Å 650; "AV" closes by 80, "VA" by 50.
struct SampleFont {
  enum Kerning { case table, pairs, classes, none }

  var kerning = Kerning.pairs
  var mapFormat = 4
  /// Tables to leave out.
  var omitted: Set<String> = []

  var bytes: [UInt8] {
    let tables = self.tables.filter { !omitted.contains($0.tag) }
    var directory: [UInt8] = [0, 1, 0, 0] + Self.word(tables.count) + Self.words(0, 0, 0)
    var data: [UInt8] = []
    let start = 12 + tables.count * 16
    for (tag, table) in tables {
      directory += Array(tag.utf8) + Self.long(0) + Self.long(start + data.count) + Self.long(table.count)
      data += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return directory + data
  }

  /// Two of them in one file.
  var collection: [UInt8] {
    let font = bytes
    let header: [UInt8] = Array("ttcf".utf8) + Self.words(1, 0) + Self.long(2) + Self.long(20) + Self.long(20)
    // Table offsets count from the file's start: shift them by the header.
    var shifted = font
    let count = Int(font[4]) << 8 | Int(font[5])
    for i in 0..<count {
      let place = 12 + i * 16 + 8
      let offset = font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      shifted.replaceSubrange(place..<place + 4, with: Self.long(offset + header.count))
    }
    return header + shifted
  }

  private var tables: [(tag: String, data: [UInt8])] {
    var tables: [(tag: String, data: [UInt8])] = [
      ("OS/2", Self.words(2, 0, 700) + [UInt8](repeating: 0, count: 82) + Self.words(710, 0, 0, 0)),
      ("cmap", characterMap), ("glyf", glyphs), ("head", head),
      ("hhea", Self.words(1, 0, 950, 65286, 30) + [UInt8](repeating: 0, count: 24) + Self.word(4)),
      ("hmtx", Self.words(500, 0, 600, 0, 700, 0, 650, 0)), ("loca", locations),
      ("maxp", Self.words(0, 0x5000, 4)),
      ("name", names),
    ]
    switch kerning {
    case .table: tables.append(("kern", kernTable))
    case .pairs: tables.append(("GPOS", positioning(pairPairs)))
    case .classes: tables.append(("GPOS", positioning(pairClasses)))
    case .none: break
    }
    return tables
  }

  private var head: [UInt8] {
    Self.words(1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000) + [UInt8](repeating: 0, count: 24)
      + Self.words(1, 8, 2, 0, 0)
  }

  private var characterMap: [UInt8] {
    switch mapFormat {
    case 0:
      var glyphs = [UInt8](repeating: 0, count: 256)
      (glyphs[0x41], glyphs[0x56]) = (1, 2)
      return Self.words(0, 1, 1, 0) + Self.long(12) + Self.words(0, 262, 0) + glyphs
    case 6:
      return Self.words(0, 1, 0, 3) + Self.long(12) + Self.words(6, 54, 0, 0x41, 22, 1)
        + Self.words(
          0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2)
    case 12:
      return Self.words(0, 1, 3, 10) + Self.long(12) + Self.words(12, 0) + Self.long(52) + Self.long(0)
        + Self.long(3) + [0x41, 0x41, 1, 0x56, 0x56, 2, 0x1F600, 0x1F600, 3].flatMap(Self.long)
    default:
      // Segments for A, V, Å and the end; Å by a list of glyphs, the others by a delta.
      return Self.words(0, 1, 3, 1) + Self.long(12) + Self.words(4, 50, 0, 8, 0, 0, 0)
        + Self.words(0x41, 0x56, 0xC5, 0xFFFF, 0) + Self.words(0x41, 0x56, 0xC5, 0xFFFF)
        + Self.words(65536 + 1 - 0x41, 65536 + 2 - 0x56, 0, 1) + Self.words(0, 0, 4, 0) + Self.words(3)
    }
  }

  /// Triangles, and both of them side by side.
  private var glyphs: [UInt8] {
    let bounds = Self.words(0, 0, 600, 700)
    func triangle(_ ys: [Int]) -> [UInt8] {
      Self.word(1) + bounds + Self.words(2, 0) + [1, 1, 1] + Self.words(0, 300, 300)
        + Self.words(ys[0], ys[1], ys[2])
        + [0]
    }
    let composite =
      Self.word(0xFFFF) + bounds + Self.words(0x23, 1, 0, 0) + Self.words(0x03, 2, 50, 10) + [0, 0]
    return triangle([0, 700, 65536 - 700]) + triangle([700, 65536 - 700, 700]) + composite
  }

  private var locations: [UInt8] {
    let triangle = 30
    return Self.words(0, 0, triangle / 2, triangle, triangle + (10 + 8 + 8 + 2) / 2)
  }

  private var names: [UInt8] {
    let family = Array("Sample".utf8), postScript = Array("Sample-Bold".utf8)
    return Self.words(0, 2, 30, 1, 0, 0, 1, family.count, 0, 1, 0, 0, 6, postScript.count, family.count)
      + family
      + postScript
  }

  private var kernTable: [UInt8] {
    Self.words(0, 1, 0, 26, 1, 2, 12, 1, 0) + Self.words(1, 2, 65536 - 80, 2, 1, 65536 - 50)
  }

  /// A script, a feature and a lookup around one subtable.
  private func positioning(_ subtable: [UInt8]) -> [UInt8] {
    let scripts = Self.words(1) + Array("DFLT".utf8) + Self.words(8, 4, 0, 0, 0xFFFF, 1, 0)
    let features = Self.words(1) + Array("kern".utf8) + Self.words(8, 0, 1, 0)
    let lookups = Self.words(1, 4, 9, 0, 1, 8) + Self.words(1, 2) + Self.long(8) + subtable
    let start = 10
    return Self.words(1, 0, start, start + scripts.count, start + scripts.count + features.count) + scripts
      + features
      + lookups
  }

  private var pairPairs: [UInt8] {
    Self.words(1, 14, 4, 0, 2, 22, 28) + Self.words(1, 2, 1, 2) + Self.words(1, 2, 65536 - 80)
      + Self.words(1, 1, 65536 - 50)
  }

  private var pairClasses: [UInt8] {
    Self.words(2, 34, 4, 0, 42, 52, 3, 3) + Self.words(0, 0, 0, 0, 0, 65536 - 80, 0, 65536 - 50, 0)
      + Self.words(1, 2, 1, 2) + Self.words(1, 1, 2, 1, 2) + Self.words(1, 1, 2, 1, 2)
  }

  private static func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
  private static func words(_ values: Int...) -> [UInt8] { values.flatMap(word) }
  private static func long(_ value: Int) -> [UInt8] { word(value >> 16 & 0xFFFF) + word(value & 0xFFFF) }
}
