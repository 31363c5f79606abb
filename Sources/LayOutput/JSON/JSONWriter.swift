import LayEngine
import LayViews
import LaySyntax

/// Writes layouts and diagnostics as JSON: the form that `grammar/layout.schema.json` describes.
///
/// Keys come in a fixed order, absent values are left out, and numbers are the shortest that read back to the same
/// double, so that equal layouts give equal bytes.
package struct JSONWriter: ~Copyable {
  var output: ByteBuffer
  private(set) var locator: SourceLocator
  let decimals = RecentDecimals()
  /// Whether diagnostics come with their help and their fix, as lint's do.
  private var tellsRemedies = false

  /// The form's version; it grows only when a reader could break.
  package static let version = 1

  /// The document of `lay compile --format json` for one file.
  /// - Complexity: O(n) in the views.
  package static func write(
    source: SourceFile, layouts: [LaidOutLayout], diagnostics: [Diagnostic]
  ) -> [UInt8] {
    let nodeCount = layouts.reduce(0) { $0 + $1.views.nodes.count { $0.kind != .effect && !$0.isPart } }
    // More than most nodes take. Room that is not used is not touched, but growing would copy everything.
    var writer = JSONWriter(source: source, output: ByteBuffer(capacity: 1024 + nodeCount * 480))
    writer.writeDocument(source: source, layouts: layouts, diagnostics: diagnostics)
    return writer.output.bytes
  }

  /// Hands on the document piece by piece.
  package static func write(
    source: SourceFile, layouts: [LaidOutLayout], diagnostics: [Diagnostic],
    to receiver: @escaping ByteBuffer.Receiver
  ) {
    var writer = JSONWriter(source: source, output: ByteBuffer(receiver: receiver))
    writer.writeDocument(source: source, layouts: layouts, diagnostics: diagnostics)
    writer.output.finish()
  }

  /// The document of `lay lint --format json`: the diagnostics of each file, and how many there are in all.
  package static func writeReport(_ files: [(source: SourceFile, diagnostics: [Diagnostic])]) -> [UInt8] {
    var writer = JSONWriter(source: SourceFile(name: "", bytes: []), output: ByteBuffer(capacity: 1024))
    writer.tellsRemedies = true
    writer.writeDocument(files: files)
    return writer.output.bytes
  }

  private init(source: SourceFile, output: consuming ByteBuffer) {
    self.output = output
    locator = SourceLocator(source)
  }

  deinit { decimals.deallocate() }

  private mutating func writeDocument(files: [(source: SourceFile, diagnostics: [Diagnostic])]) {
    var summary = DiagnosticSummary()
    output.append("{\n  \"version\": ")
    output.append(Self.version)
    output.append(",\n  \"files\": [")
    for index in files.indices {
      let (source, diagnostics) = files[index]
      locator = SourceLocator(source)
      summary.add(DiagnosticSummary(diagnostics))
      output.append(index == 0 ? "\n    {" : ",\n    {")
      output.append("\n      \"file\": ")
      output.append(json: source.name)
      output.append(",\n      \"diagnostics\": ")
      write(diagnostics, depth: 3)
      output.append("\n    }")
    }
    output.append(files.isEmpty ? "]" : "\n  ]")
    output.append(",\n  \"summary\": { \"errors\": ")
    output.append(summary.errors)
    output.append(", \"warnings\": ")
    output.append(summary.warnings)
    output.append(", \"infos\": ")
    output.append(summary.infos)
    output.append(" }\n}\n")
  }

  private mutating func writeDocument(source: SourceFile, layouts: [LaidOutLayout], diagnostics: [Diagnostic])
  {
    output.append("{\n  \"version\": ")
    output.append(Self.version)
    output.append(",\n  \"file\": ")
    output.append(json: source.name)
    output.append(",\n  \"layouts\": [")
    for index in layouts.indices {
      output.append(index == 0 ? "\n" : ",\n")
      write(layouts[index])
    }
    output.append(layouts.isEmpty ? "]" : "\n  ]")
    output.append(",\n  \"diagnostics\": ")
    write(diagnostics, depth: 1)
    output.append("\n}\n")
  }

  private mutating func write(_ layout: LaidOutLayout) {
    output.append("    {\n      \"name\": ")
    output.append(json: layout.name)
    output.append(",\n      \"canvas\": { \"width\": ")
    output.append(shortest: layout.frames.canvas.width)
    output.append(", \"height\": ")
    output.append(shortest: layout.frames.canvas.height)
    output.append(" },\n      \"environment\": ")
    write(layout.configuration)
    if layout.configuration.isLenient { writeStatus(of: layout) }
    writeTree(of: layout)
    output.append("\n    }")
  }

  /// How much of a lenient layout is what its source says.
  private mutating func writeStatus(of layout: LaidOutLayout) {
    let paintedViews = layout.views.paintedViewCount
    output.append(",\n      \"status\": ")
    output.append(json: layout.tally.status(paintedViews: paintedViews).rawValue)
    output.append(",\n      \"placeholders\": ")
    output.append(layout.tally.placeholders)
    output.append(",\n      \"errors\": ")
    output.append(layout.tally.errors)
    output.append(",\n      \"views\": ")
    output.append(paintedViews)
  }

  private mutating func write(_ configuration: Configuration) {
    output.append("{ \"platform\": ")
    output.append(json: configuration.platform.name)
    output.append(", \"os\": ")
    output.append(shortest: Double(configuration.release.rawValue))
    output.append(", \"displayScale\": ")
    output.append(shortest: configuration.displayScale)
    output.append(", \"dynamicTypeSize\": ")
    output.append(json: configuration.dynamicTypeSize.name)
    output.append(", \"layoutDirection\": ")
    output.append(json: configuration.layoutDirection == .leftToRight ? "leftToRight" : "rightToLeft")
    output.append(", \"colorScheme\": ")
    output.append(json: configuration.colorScheme == .light ? "light" : "dark")
    output.append(" }")
  }

  /// Diagnostics of the file that the locator knows, one on each line.
  private mutating func write(_ diagnostics: [Diagnostic], depth: Int) {
    output.append("[")
    for index in diagnostics.indices {
      if index > 0 { output.append(",") }
      startLine(depth + 1)
      write(diagnostics[index])
    }
    if !diagnostics.isEmpty { startLine(depth) }
    output.append("]")
  }

  /// One diagnostic as an object on one line.
  private mutating func write(_ diagnostic: Diagnostic) {
    output.append("{ \"severity\": ")
    output.append(json: diagnostic.severity.name)
    output.append(", \"rule\": ")
    output.append(json: diagnostic.rule)
    output.append(", \"message\": ")
    output.append(json: diagnostic.message)
    output.append(", ")
    write(placeOf: diagnostic.range)
    if tellsRemedies { writeRemedies(diagnostic) }
    output.append(" }")
  }

  /// The members that tell where a range begins and ends.
  private mutating func write(placeOf range: SourceRange) {
    let start = locator.location(of: range.start)
    let end = locator.location(of: max(range.start, range.end))
    output.append("\"line\": ")
    output.append(start.line)
    output.append(", \"column\": ")
    output.append(start.column)
    output.append(", \"endLine\": ")
    output.append(end.line)
    output.append(", \"endColumn\": ")
    output.append(end.column)
  }

  /// The way out, and the edits that take it.
  private mutating func writeRemedies(_ diagnostic: Diagnostic) {
    if let help = diagnostic.help {
      output.append(", \"help\": ")
      output.append(json: help)
    }
    guard let fix = diagnostic.fix else { return }
    output.append(", \"fix\": { \"isSafe\": ")
    output.append(fix.isSafe ? "true" : "false")
    output.append(", \"edits\": [")
    for (index, edit) in fix.edits.enumerated() {
      output.append(index == 0 ? " { " : ", { ")
      write(placeOf: edit.range)
      output.append(", \"text\": ")
      output.append(json: edit.replacement)
      output.append(" }")
    }
    output.append(" ] }")
  }
}

extension Diagnostic.Severity {
  /// As every output spells it.
  package var name: String {
    switch self {
    case .error: return "error"
    case .warning: return "warning"
    case .info: return "info"
    }
  }
}
