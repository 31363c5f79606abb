import LayOutput
import LaySyntax

/// What a file means: its layouts, and what was found wrong.
public struct Compilation: Sendable {
  public let source: SourceFile
  /// The layouts that were asked for, in source order.
  ///
  /// A file with errors may still have some: what could be understood is laid out, and `hasErrors` says not
  /// to rely on it.
  public let layouts: [Layout]
  /// The names of all layouts of the file, whether asked for or not, in source order.
  public let layoutNames: [String]
  /// Sorted by position; at most 1,000.
  public let diagnostics: [Diagnostic]
  /// How many more diagnostics there were than are kept.
  public let droppedDiagnosticCount: Int

  /// Values of which nothing is known, and for which something stands in a layout of a project without a diagnostic of
  /// its own: where they are shown, and by which names. At most 64 for each layout.
  public let standIns: [Diagnostic]

  /// What the source prints with `print`, in the order in which it ran: the functions of views while these are built, those
  /// of a layout as often as they are asked. At most 1,000 lines.
  public let printed: [PrintedLine]
  /// How many more lines it printed than are kept.
  public let droppedPrintCount: Int

  /// The asset files that the result depends on, whether they are there or not, sorted.
  ///
  /// With the same source and options, the result is the same as long as these files and the names in
  /// ``assetFolders`` are.
  public let assetFiles: [String]
  /// The folders of the asset source that were looked into, sorted; the source's own is the empty path.
  public let assetFolders: [String]

  /// Whether any diagnostic, kept or not, is an error.
  public let hasErrors: Bool

  /// Whether the layouts can be drawn: without errors always, with errors where ``Options/isLenient`` asks for it. These
  /// are shown in the layouts, at their places, and each layout's ``Layout/status`` tells of them.
  public let isDrawable: Bool

  /// The JSON document of all layouts, as `grammar/layout.schema.json` describes it: UTF-8.
  /// - Complexity: O(n) in the views.
  public func json() -> [UInt8] { json(of: layouts) }

  /// The JSON document of some of the layouts.
  /// - Complexity: O(n) in their views.
  public func json(of layouts: [Layout]) -> [UInt8] {
    JSONWriter.write(
      source: source.file, layouts: layouts.map { $0.content }, diagnostics: diagnostics.map { $0.content })
  }

  /// Hands on the document that ``json()`` gives in pieces of some 256 KiB, so that it is never in memory as a whole.
  /// - Parameter receiver: Takes the bytes that come next, which are valid while it runs.
  /// - Complexity: O(n) in the views.
  public func writeJSON(to receiver: @escaping (UnsafeRawBufferPointer) -> Void) {
    writeJSON(of: layouts, to: receiver)
  }

  /// Hands on the document of some of the layouts piece by piece.
  /// - Complexity: O(n) in their views.
  public func writeJSON(of layouts: [Layout], to receiver: @escaping (UnsafeRawBufferPointer) -> Void) {
    JSONWriter.write(
      source: source.file, layouts: layouts.map { $0.content }, diagnostics: diagnostics.map { $0.content },
      to: receiver)
  }
}
