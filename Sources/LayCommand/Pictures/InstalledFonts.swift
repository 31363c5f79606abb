import Lay

/// Finds the fonts of this machine whose outlines can stand for the system's.
enum InstalledFonts {
  /// The files of a design, by how their names begin, small letters alone; the first that is there is taken.
  ///
  /// The standard one is Inter, whose widths lay's tables begin with, then San Francisco; the others are what viewers of
  /// an SVG are told to take.
  private static let files: [(design: FontCollection.SystemDesign, beginnings: [String])] = [
    (
      .standard,
      ["inter-", "inter_18pt-", "inter.ttc", "sf-pro-text-", "intervariable", "inter[", "sf-pro.", "sfns."]
    ),
    (.serif, ["newyork", "sourceserif4-", "georgia", "liberationserif-", "dejavuserif"]),
    (.rounded, ["sf-pro-rounded-", "sfnsrounded.", "nunito-"]),
    (.monospaced, ["sf-mono-", "sfnsmono.", "menlo.", "dejavusansmono", "liberationmono-"]),
  ]

  private static let endings = [".otf", ".ttf", ".ttc"]
  /// A family has two slants of nine weights.
  private static let mostFiles = 20

  /// Where systems and their users keep fonts.
  private static var folders: [String] {
    let home = getenv("HOME").map { String(systemName: $0) }
    let own = [".fonts", ".local/share/fonts", "Library/Fonts"].compactMap { name in
      home.map { joinPath($0, name) }
    }
    return own + [
      "/usr/local/share/fonts", "/usr/share/fonts", "/Library/Fonts", "/System/Library/Fonts",
    ]
  }

  /// The files of each design, the standard one's first.
  static func find() -> [(place: FilePlace, design: FontCollection.SystemDesign)] {
    var walk = FolderWalk(suffix: "", links: nil)
    for folder in folders where (try? PathKind(folder)) == .folder { walk.add(FilePlace(folder)) }
    let named = walk.files.map { (place: $0, name: splitPath($0.path).name.lowercased()) }
      .filter { file in endings.contains { file.name.hasSuffix($0) } && !file.name.contains("condensed") }
    return files.flatMap { design, beginnings in
      let found = beginnings.lazy.map { start in named.filter { $0.name.hasPrefix(start) } }
        .first { !$0.isEmpty }
      return (found ?? []).prefix(mostFiles).map { ($0.place, design) }
    }
  }
}

extension Arguments {
  /// Whether text is drawn in outlines, should there be any.
  private var wantsOutlines: Bool { output.svg.text == .glyphs || output.drawsWithConverter(own.render) }

  /// Reads the fonts that draw the system's: those of `--system-font`, else what is installed.
  /// - Returns: what there is to tell where pictures are made without.
  mutating func loadSystemFonts() throws(SystemError) -> String? {
    guard wantsOutlines else { return nil }
    for path in systemFonts { try addSystem(FilePlace(path), .standard, isNamed: true) }
    for (place, design) in InstalledFonts.find() where design != .standard || systemFonts.isEmpty {
      try addSystem(place, design, isNamed: false)
    }
    if options.fonts.drawsSystemFont { return nil }
    let way = "install Inter (https://rsms.me/inter), or give one with --system-font FILE"
    if output.svg.text == .glyphs {
      throw SystemError(
        "cannot draw text as", "glyphs", reason: "no font is installed to draw it with; \(way)")
    }
    return "text is drawn in whatever font the converter finds; \(way)"
  }

  /// - Parameter isNamed: Whether it is a fault if the font cannot be used; otherwise it counts for nothing.
  private mutating func addSystem(
    _ place: FilePlace, _ design: FontCollection.SystemDesign, isNamed: Bool
  ) throws(SystemError) {
    do throws(SystemError) {
      let bytes = try FileReader.bytes(place)
      do throws(FontFault) {
        try options.fonts.addSystem(bytes: bytes, design: design)
      } catch {
        throw SystemError("cannot use font", place.path, reason: error.reason)
      }
      note(fontHash: ContentHash(bytes))
    } catch {
      if isNamed { throw error }
    }
  }
}
