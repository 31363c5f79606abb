import LayViews
import LaySyntax

extension TextMeasurer {
  /// Warns of every family that was asked for and is not loaded, at the first text that uses it.
  ///
  /// A family is reported once, however many layouts of a file use it.
  /// - Complexity: O(1) where nothing is missing, else O(n) in the views for each family.
  package func reportMissingFonts(
    in tree: ViewTree, of source: SourceFile, into sink: inout DiagnosticSink
  ) {
    for family in missingFamilies {
      #if !hasFeature(Embedded)
      // What the system's font calls its family.
      if family == ".AppleSystemUIFont" { continue }
      #endif
      guard let offset = tree.firstText(in: family, source) else { continue }
      let what =
        SystemFamilies.contain(family)
        ? "is on every iPhone and Mac, and its measures are not known here" : "is not loaded"
      let warning = Diagnostic(
        .warning, "missing-font", at: source.rangeOfName(at: offset),
        "the font '\(family)' \(what); the system font measures its text",
        help: "load it with --font '\(family)=FILE', a .ttf, .otf or .ttc file")
      let isKnown = sink.diagnostics.contains { $0.rule == warning.rule && $0.message == warning.message }
      if !isKnown { sink.report(warning) }
    }
  }
}

extension ViewTree {
  /// Where the first text with a custom family stands in the source: one of the files that are shown, if there is one.
  fileprivate func firstText(in family: String, _ source: SourceFile) -> UInt32? {
    var first: (isElsewhere: Bool, offset: UInt32)?
    for node in nodes where node.kind == .text {
      let isElsewhere = !source.isShown(node.source)
      if let first {
        let isNearer = first.isElsewhere && !isElsewhere
        if !isNearer, first.isElsewhere != isElsewhere || first.offset <= node.source { continue }
      }
      if contents.texts[node].uses(family) { first = (isElsewhere, node.source) }
    }
    return first?.offset
  }
}

extension TextSpec {
  fileprivate func uses(_ family: String) -> Bool {
    runs.contains {
      if case .custom(let name, _, _, _) = $0.font.base { return name == family }
      return false
    }
  }
}

extension SourceFile {
  /// The name that starts at an offset; one byte where none does.
  fileprivate func rangeOfName(at offset: UInt32) -> SourceRange {
    let start = min(Int(offset), bytes.count)
    var end = start
    while end < bytes.count, bytes[end] == 0x5F || Self.isLetterOrDigit(bytes[end]) { end += 1 }
    return SourceRange(
      start: UInt32(clamping: start), end: UInt32(clamping: min(max(end, start + 1), bytes.count)))
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
