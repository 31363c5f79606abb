extension FontFile {
  /// The face as a font file of its own, cut down to what draws some glyphs.
  ///
  /// Glyphs keep their numbers. Quadratic outlines of the others are left out; cubic ones stay as they are.
  /// Substitutions and variations go: text is measured without them.
  /// - Complexity: O(n) in the file's bytes.
  package func embeddable(drawing glyphs: Set<UInt16>) -> [UInt8] {
    var tables: [(tag: String, data: [UInt8])] = []
    for tag in Self.embeddedTables {
      guard let table = directory.table(tag) else { continue }
      tables.append((tag, table.copy(0, count: table.count)))
    }
    if case .trueType(let outlines) = outlines { outlines.keep(glyphs, in: &tables) }
    return FontAssembly.file(of: tables, signature: isCompact ? "OTTO" : "\u{0}\u{1}\u{0}\u{0}")
  }

  private var isCompact: Bool { if case .compact = outlines { true } else { false } }

  /// In the order of the file's directory.
  private static let embeddedTables = [
    "CFF ", "GDEF", "GPOS", "OS/2", "cmap", "cvt ", "fpgm", "gasp", "glyf", "head", "hhea", "hmtx", "kern",
    "loca", "maxp", "name", "post", "prep",
  ]
}

extension TrueTypeOutlines {
  /// Leaves the outlines of all but some glyphs, and their parts, out of a list of tables.
  fileprivate func keep(_ glyphs: Set<UInt16>, in tables: inout [(tag: String, data: [UInt8])]) {
    let kept = closure(of: glyphs)
    var outlines: [UInt8] = []
    var places: [UInt8] = []
    places.reserveCapacity((glyphCount + 1) * 4)
    for glyph in 0...glyphCount {
      places += FontAssembly.long(UInt32(truncatingIfNeeded: outlines.count))
      guard kept.contains(glyph), let data = data(of: glyph) else { continue }
      outlines += data.copy(0, count: data.count)
      outlines += [UInt8](repeating: 0, count: FontAssembly.padding(outlines.count))
    }
    for i in tables.indices {
      switch tables[i].tag {
      case "glyf": tables[i].data = outlines
      case "loca": tables[i].data = places
      // Places are long numbers now.
      case "head": tables[i].data.replaceSubrange(50..<52, with: [0, 1])
      default: break
      }
    }
  }

  /// The glyphs with all that they are composed of, and the missing one.
  private func closure(of glyphs: Set<UInt16>) -> Set<Int> {
    var waiting = [0] + glyphs.map { Int($0) }
    var known = Set(waiting)
    while let glyph = waiting.popLast() {
      for part in parts(of: glyph) where known.insert(part).inserted { waiting.append(part) }
    }
    return known
  }
}

/// Puts tables together to a font file.
private enum FontAssembly {
  /// - Parameter tables: sorted by tag.
  static func file(of tables: [(tag: String, data: [UInt8])], signature: String) -> [UInt8] {
    var directory = Array(signature.utf8) + word(tables.count)
    let power = tables.isEmpty ? 0 : Int.bitWidth - 1 - tables.count.leadingZeroBitCount
    let range = 16 << power
    directory += word(range) + word(power) + word(tables.count * 16 - range)
    var body: [UInt8] = []
    var head: Int?
    let start = 12 + tables.count * 16
    for (tag, table) in tables {
      var data = table
      // The sum over the whole file is written when all else is known.
      if tag == "head", data.count >= 12 {
        head = start + body.count
        data.replaceSubrange(8..<12, with: [0, 0, 0, 0])
      }
      directory +=
        Array(tag.utf8) + long(checksum(data)) + long(UInt32(truncatingIfNeeded: start + body.count))
      directory += long(UInt32(truncatingIfNeeded: data.count))
      body += data + [UInt8](repeating: 0, count: padding(data.count))
    }
    var file = directory + body
    if let head { file.replaceSubrange(head + 8..<head + 12, with: long(0xB1B0_AFBA &- checksum(file))) }
    return file
  }

  static func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  static func long(_ value: UInt32) -> [UInt8] {
    word(Int(truncatingIfNeeded: value >> 16)) + word(Int(truncatingIfNeeded: value & 0xFFFF))
  }

  /// The zeros up to the next multiple of four.
  static func padding(_ count: Int) -> Int { (4 - count % 4) % 4 }

  /// The sum of the big-endian long numbers.
  private static func checksum(_ data: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0
    for i in data.indices { sum &+= UInt32(data[i]) << UInt32(24 - i % 4 * 8) }
    return sum
  }
}
