import Foundation
import LayTestSupport
import Testing

/// The smallest font that text can be measured with, made in memory: 1000 units per em, `A` is 600 wide.
enum TinyFont {
  static var bytes: [UInt8] {
    let tables: [(tag: String, data: [UInt8])] = [
      ("cmap", characterMap), ("glyf", triangle), ("head", head),
      ("hhea", words(1, 0, 950, 65286, 30) + [UInt8](repeating: 0, count: 24) + words(2)),
      ("hmtx", words(500, 0, 600, 0)), ("loca", words(0, 0, triangle.count / 2)),
      ("maxp", words(0, 0x5000, 2)),
    ]
    var directory: [UInt8] = [0, 1, 0, 0] + words(tables.count, 0, 0, 0)
    var data: [UInt8] = []
    for (tag, table) in tables {
      let offset = 12 + tables.count * 16 + data.count
      directory += Array(tag.utf8) + long(0) + long(offset) + long(table.count)
      data += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return directory + data
  }

  private static var head: [UInt8] {
    words(1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000) + [UInt8](repeating: 0, count: 24) + words(0, 8, 2, 0, 0)
  }

  /// Format 4 with segments for `A` and the end.
  private static var characterMap: [UInt8] {
    words(0, 1, 3, 1) + long(12) + words(4, 32, 0, 4, 0, 0, 0) + words(0x41, 0xFFFF, 0)
      + words(0x41, 0xFFFF) + words(65536 + 1 - 0x41, 1) + words(0, 0)
  }

  private static var triangle: [UInt8] {
    words(1, 0, 0, 600, 700, 2, 0) + [1, 1, 1] + words(0, 300, 300) + words(0, 700, 65536 - 700) + [0]
  }

  private static func words(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
  }
  private static func long(_ value: Int) -> [UInt8] { words(value >> 16 & 0xFFFF, value & 0xFFFF) }
}

@Suite("lay --font")
struct FontProcessTests {
  private static let source = """
    #Preview("One", traits: .fixedLayout(width: 100, height: 60)) {
      Text("AAA").font(.custom("Tiny", fixedSize: 20)).id("text")
    }
    #Preview("Two", traits: .fixedLayout(width: 100, height: 60)) {
      Text("A").font(.custom("Tiny", fixedSize: 20))
    }

    """

  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.add("text.lay", Self.source)
    try Data(TinyFont.bytes).write(to: URL(fileURLWithPath: scratch.path + "/tiny.ttf"))
    return scratch
  }

  @Test("a font file measures the family it is named for")
  func measured() throws {
    let run = try LayProcess(
      ["compile", "text.lay", "--font", "Tiny=tiny.ttf", "--format", "json", "--layout", "One"], in: scratch()
    )
    #expect(run.status == 0 && run.errors.isEmpty)
    // Three letters of 600 thousandths of 20 points.
    #expect(run.output.contains("\"width\": 36,"))
  }

  @Test("a family without a file is one warning for each source file", arguments: ["compile", "lint"])
  func missing(command: String) throws {
    let run = try LayProcess(
      [command, "text.lay"] + (command == "compile" ? ["-o", "out/"] : []), in: scratch())
    #expect(run.status == 0)
    #expect(run.errors.components(separatedBy: "[missing-font]").count == 2)
    #expect(run.errors.contains("text.lay:2:3: warning: the font 'Tiny' is not loaded"))
    #expect(run.errors.contains("--font 'Tiny=FILE'"))
    let loaded = try LayProcess(
      [command, "text.lay", "--font=Tiny=tiny.ttf"] + (command == "compile" ? ["-o", "out/"] : []),
      in: scratch())
    #expect(loaded.status == 0 && !loaded.errors.contains("missing-font"))
  }

  @Test("a file that is no font, is broken or absent ends with 2 and says why")
  func broken() throws {
    let scratch = try scratch()
    try Data(TinyFont.bytes.prefix(200)).write(to: URL(fileURLWithPath: scratch.path + "/cut.ttf"))
    let complaints = [
      "Tiny=text.lay": "cannot use font 'text.lay': it is no TrueType or OpenType font",
      "Tiny=cut.ttf": "cannot use font 'cut.ttf': its '",
      "Tiny=none.ttf": "cannot read 'none.ttf'",
      "Tiny": "'--font' takes FAMILY=FILE, not 'Tiny'",
      "=tiny.ttf": "'--font' takes FAMILY=FILE",
    ]
    for (value, complaint) in complaints {
      let run = try LayProcess(["compile", "text.lay", "--font", value], in: scratch)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.contains(complaint), "\(value): \(run.errors)")
    }
  }

  @Test("--text paths draws letters of a loaded font, and says once that others stay text")
  func paths() throws {
    let scratch = try scratch()
    let font = ["--font", "Tiny=tiny.ttf", "--text", "paths"]
    let run = try LayProcess(["compile", "text.lay", "--layout", "Two"] + font, in: scratch)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("<path d=\"M44 ") && !run.output.contains("<text"))
    try scratch.add("both.lay", "Text(\"A\").font(.custom(\"Tiny\", size: 9))\nText(\"plain\")\n")
    let both = try LayProcess(
      ["compile", "both.lay", "both.lay", "text.lay", "-o", "out/"] + font, in: scratch)
    #expect(both.status == 0)
    #expect(both.errors.components(separatedBy: "some text stays text").count == 2)
    #expect(try scratch.text("out/both.svg").contains("<text"))
  }

  @Test("--embed-fonts puts the font into the picture")
  func embedded() throws {
    let run = try LayProcess(
      ["compile", "text.lay", "--layout", "One", "--font", "Tiny=tiny.ttf", "--embed-fonts"], in: scratch())
    #expect(run.status == 0 && run.errors.isEmpty)
    let start = try #require(run.output.range(of: "src:url(data:font/sfnt;base64,"))
    let end = try #require(run.output.range(of: ")}", range: start.upperBound..<run.output.endIndex))
    let font = try #require(Data(base64Encoded: String(run.output[start.upperBound..<end.lowerBound])))
    #expect(font.starts(with: [0, 1, 0, 0]))
    #expect(run.output.contains("@font-face{font-family:'Tiny';font-weight:400;font-style:normal;"))
    #expect(run.output.contains("font-family=\"'Tiny', "))
  }
}
