import LayOutput
import LaySyntax

/// What one source file contributes to a gallery.
///
/// A page is the bytes of `GalleryPage.head(title:)`, of each record's `json()`, and of `GalleryPage.tail()`, one after
/// the other. A record can be kept and used again as long as its file and the options stay the same.
public struct GalleryRecord: ~Copyable {
  private var record: LayOutput.GalleryRecord
  private let file: String

  /// - Parameter path: The file's path as the page shows it, folders separated by `/`.
  public init(path: String, source: SourceFile) {
    file = source.name
    record = LayOutput.GalleryRecord(path: path, source: source.file)
  }

  /// Adds what compiling the file with one set of options gave.
  /// - Parameters:
  ///   - variant: What tells these pictures from those with other options, as file names show it: `dark-rtl`.
  ///   - files: The artifacts of each of the compilation's layouts, as paths relative to the page: an SVG to show, and
  ///     others to link to. Layouts beyond this list have no picture.
  /// - Complexity: O(n) in the views.
  public mutating func add(_ compilation: Compilation, variant: String = "", files: [[String]]) {
    for index in compilation.layouts.indices where index < files.count {
      record.add(compilation.layouts[index].content, index: index, variant: variant, files: files[index])
    }
    record.add(
      compilation.diagnostics(ofFile: file), droppedCount: compilation.droppedDiagnosticCount,
      variant: variant)
  }

  /// The record: JSON on one line, which ends it.
  /// - Complexity: O(n) in the source and the views.
  public consuming func json() -> [UInt8] { record.json() }
}

extension Compilation {
  /// The diagnostics by offsets of a file of the source.
  fileprivate func diagnostics(ofFile name: String) -> [LaySyntax.Diagnostic] {
    let all = diagnostics.map { $0.content }
    guard let part = source.file.parts.firstIndex(where: { $0.name == name }) else { return all }
    return source.file.diagnostics(all, asSeenFrom: part)
  }
}

/// The page that shows a gallery: one HTML file that needs nothing but the pictures beside it.
public enum GalleryPage {
  /// Everything before the records.
  /// - Parameter title: Any text; it is escaped.
  public static func head(title: String) -> [UInt8] { LayOutput.GalleryPage.head(title: title) }

  /// Everything after the records.
  public static func tail() -> [UInt8] { LayOutput.GalleryPage.tail() }
}
