import LayEngine
import LayViews
import LaySyntax
import LayText

/// What one source file contributes to a gallery: its pictures with every frame, its text and its diagnostics.
///
/// A record is one line of JSON, so that a page is made by joining records, and one that is kept from an earlier run
/// need not be made again. `<` is escaped in it: nothing in a record ends the script element that holds it.
package struct GalleryRecord: ~Copyable {
  private let path: String
  private let source: SourceFile
  private var locator: SourceLocator
  var pictures = ByteBuffer()
  private var pictureCount = 0
  private var kinds = KindTable()
  private var findings: [Finding] = []
  private var findingNumbers: [FindingKey: Int] = [:]
  private var droppedCount = 0

  /// The most views of one picture that are kept for the outline.
  package static let maximumViewCount = 5_000
  /// The most bytes of the source that are kept.
  package static let maximumSourceSize = 1 << 18

  /// The most characters of a text that are kept.
  private static let maximumTextLength = 200

  /// One diagnostic, and how many of the variants have it.
  private struct Finding {
    var diagnostic: Diagnostic
    var variants: [String]
  }

  private struct FindingKey: Hashable {
    var rule: String
    var message: String
    var range: SourceRange
  }

  /// - Parameter path: The file's path below the folder that was rendered.
  package init(path: String, source: SourceFile) {
    self.path = path
    self.source = source
    locator = SourceLocator(source)
  }

  /// Adds a picture.
  /// - Parameters:
  ///   - index: The layout's place in the file: the pictures of one layout share it.
  ///   - variant: What tells this picture from the layout's others, as in its file's name; empty for the only one.
  ///   - files: The artifacts' paths, relative to the page.
  package mutating func add(_ layout: LaidOutLayout, index: Int, variant: String, files: [String]) {
    if pictureCount > 0 { pictures.append(",") }
    pictureCount += 1
    pictures.append("{\"layout\":")
    pictures.append(index)
    field("name", layout.name)
    field("variant", variant)
    write(layout.configuration)
    field("width", layout.frames.canvas.width)
    field("height", layout.frames.canvas.height)
    pictures.append(",\"files\":[")
    for index in files.indices {
      if index > 0 { pictures.append(",") }
      pictures.append(json: files[index], isInScript: true)
    }
    pictures.append("]")
    writeViews(of: layout)
    pictures.append("}")
  }

  /// Adds what was found with one variant's options; what another has found too is kept once.
  package mutating func add(_ diagnostics: [Diagnostic], droppedCount: Int, variant: String) {
    self.droppedCount = max(self.droppedCount, droppedCount)
    for diagnostic in diagnostics {
      let key = FindingKey(rule: diagnostic.rule, message: diagnostic.message, range: diagnostic.range)
      if let number = findingNumbers[key] {
        if findings[number].variants.last != variant { findings[number].variants.append(variant) }
      } else {
        findingNumbers[key] = findings.count
        findings.append(Finding(diagnostic: diagnostic, variants: [variant]))
      }
    }
  }

  /// The record: one line, ended.
  package consuming func json() -> [UInt8] {
    var output = ByteBuffer()
    output.append("{\"path\":")
    output.append(json: path, isInScript: true)
    output.append(",\"pictures\":[")
    pictures.bytes.withUnsafeBufferPointer { output.append($0) }
    output.append("],\"kinds\":")
    kinds.write(to: &output)
    writeDiagnostics(to: &output)
    output.append(",\"dropped\":")
    output.append(droppedCount)
    output.append(",")
    GallerySource.write(source, limit: Self.maximumSourceSize, to: &output)
    output.append("}\n")
    return output.bytes
  }
}

// MARK: Pictures

extension GalleryRecord {
  private mutating func field(_ name: StaticString, _ text: String) {
    startField(name)
    pictures.append(json: text, isInScript: true)
  }

  private mutating func field(_ name: StaticString, _ value: Double) {
    startField(name)
    pictures.append(rounded: value)
  }

  private mutating func startField(_ name: StaticString) {
    pictures.append(",\"")
    pictures.append(name)
    pictures.append("\":")
  }

  private mutating func write(_ configuration: Configuration) {
    if let device = configuration.device { field("device", device.name) }
    field("platform", configuration.platform.name)
    field("os", String(configuration.release.rawValue))
    field("scale", configuration.displayScale)
    field("typeSize", configuration.dynamicTypeSize.name)
    field("direction", configuration.layoutDirection == .leftToRight ? "left to right" : "right to left")
    field("scheme", configuration.colorScheme == .light ? "light" : "dark")
  }

  /// Writes eight numbers for each view (kind, depth, line, column, frame), ids and texts by the view's number, and
  /// five for each gap and track (frame, length).
  private mutating func writeViews(of layout: LaidOutLayout) {
    let nodes = Array(WrittenNodes(of: layout))
    let kept = nodes.prefix(Self.maximumViewCount)
    startField("views")
    pictures.append("[")
    for index in kept.indices {
      if index > 0 { pictures.append(",") }
      write(kept[index], in: layout)
    }
    pictures.append("]")
    write(kept.map { $0.identifier(in: layout) }, "ids")
    write(kept.map { layout.frames.texts[$0.view]?.shownText(limit: Self.maximumTextLength) }, "texts")
    let bands = kept.flatMap { layout.bands(of: $0.view) }.prefix(Self.maximumViewCount)
    write(bands.filter { $0.kind == .gap }, "gaps")
    let tracks = bands.filter { $0.kind == .track }
    write(tracks.filter { $0.axis == .horizontal }, "columns")
    write(tracks.filter { $0.axis == .vertical }, "rows")
    if nodes.count > kept.count {
      startField("omitted")
      pictures.append(nodes.count - kept.count)
    }
  }

  /// Writes what some of the views have, by the view's number.
  private mutating func write(_ texts: [String?], _ name: StaticString) {
    startField(name)
    pictures.append("{")
    var isFirst = true
    for index in texts.indices {
      guard let text = texts[index] else { continue }
      pictures.append(isFirst ? "\"" : ",\"")
      isFirst = false
      pictures.append(index)
      pictures.append("\":")
      pictures.append(json: text, isInScript: true)
    }
    pictures.append("}")
  }

  /// Where something stands in the file of the record; what stands in another file of a project is put at its start.
  private func place(of offset: UInt32, in source: SourceFile) -> SourceLocation {
    if source.parts.isEmpty { return locator.location(of: offset) }
    return source.name(at: offset) == self.source.name
      ? source.location(of: offset) : SourceLocation(line: 1, column: 1)
  }

  private mutating func write(_ node: WrittenNode, in layout: LaidOutLayout) {
    let view = layout.views[node.view]
    let place = place(of: view.source, in: layout.source)
    pictures.append(
      kinds.number(of: layout.spelling(of: node.view), view.kind.outlineRole ?? .modifier))
    for number in [node.depth, place.line, place.column] {
      pictures.append(",")
      pictures.append(number)
    }
    pictures.append(",")
    write(layout.frames.placedFrame(node.view) ?? .zero)
  }

  private mutating func write(_ bands: [OutlineBand], _ name: StaticString) {
    startField(name)
    pictures.append("[")
    for index in bands.indices {
      if index > 0 { pictures.append(",") }
      write(bands[index].frame)
      pictures.append(",")
      pictures.append(rounded: bands[index].length)
    }
    pictures.append("]")
  }

  private mutating func write(_ frame: Rect) {
    pictures.append(rounded: frame.minX)
    for number in [frame.minY, frame.size.width, frame.size.height] {
      pictures.append(",")
      pictures.append(rounded: number)
    }
  }
}

// MARK: Diagnostics

extension GalleryRecord {
  private mutating func writeDiagnostics(to output: inout ByteBuffer) {
    findings.sort { $0.diagnostic.range.start < $1.diagnostic.range.start }
    output.append(",\"diagnostics\":[")
    for index in findings.indices {
      output.append(index > 0 ? ",{" : "{")
      write(findings[index], to: &output)
      output.append("}")
    }
    output.append("]")
  }

  private mutating func write(_ finding: Finding, to output: inout ByteBuffer) {
    let diagnostic = finding.diagnostic
    let texts: [(StaticString, String)] = [
      ("\"severity\":", diagnostic.severity.name), (",\"rule\":", diagnostic.rule),
      (",\"message\":", diagnostic.message), (",\"help\":", diagnostic.help ?? ""),
    ]
    for (key, text) in texts {
      output.append(key)
      output.append(json: text, isInScript: true)
    }
    let start = locator.location(of: diagnostic.range.start)
    let end = locator.location(of: max(diagnostic.range.start, diagnostic.range.end))
    let numbers: [(StaticString, Int)] = [
      (",\"line\":", start.line), (",\"column\":", start.column),
      (",\"endLine\":", end.line), (",\"endColumn\":", end.column),
    ]
    for (key, number) in numbers {
      output.append(key)
      output.append(number)
    }
    output.append(",\"variants\":[")
    for index in finding.variants.indices {
      if index > 0 { output.append(",") }
      output.append(json: finding.variants[index], isInScript: true)
    }
    output.append("]")
  }
}

extension TextLayout {
  /// The lines as they show, cut after some characters.
  fileprivate func shownText(limit: Int) -> String {
    var text = ""
    for line in lines {
      if !text.isEmpty { text += "\n" }
      for fragment in line.fragments { text += fragment.text }
      if text.utf8.count > 4 * limit { break }
    }
    return String(text.prefix(limit))
  }
}

/// The spellings in a record, each once, with what outlines make of them.
private struct KindTable {
  private var numbers: [String: Int] = [:]
  private var entries: [(spelling: String, role: OutlineRole)] = []

  mutating func number(of spelling: String, _ role: OutlineRole) -> Int {
    if let number = numbers[spelling] { return number }
    numbers[spelling] = entries.count
    entries.append((spelling, role))
    return entries.count - 1
  }

  /// Writes pairs of a spelling and its role's number.
  func write(to output: inout ByteBuffer) {
    output.append("[")
    for index in entries.indices {
      if index > 0 { output.append(",") }
      output.append(json: entries[index].spelling, isInScript: true)
      output.append(",")
      output.append(Int(entries[index].role.rawValue))
    }
    output.append("]")
  }
}
