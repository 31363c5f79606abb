import LaySyntax

/// The name and the bytes of one `.lay` file; the library itself reads no files.
public struct SourceFile: Equatable, Sendable {
  let file: LaySyntax.SourceFile

  /// Any bytes will do: what is not UTF-8 is reported where it stands.
  /// - Parameters:
  ///   - name: Opens every diagnostic and names a layout that has no name of its own.
  ///   - bytes: The source, a byte-order mark allowed. What lies beyond 1 GiB is not read.
  ///   - firstLine: The number of its first line, from 1: more for a source that stands inside another file, such as
  ///     a code block of an article.
  /// - Complexity: O(n) in the number of bytes.
  public init(name: String, bytes: [UInt8], firstLine: Int = 1) {
    file = LaySyntax.SourceFile(name: name, bytes: bytes, firstLine: max(1, firstLine))
  }

  init(_ file: LaySyntax.SourceFile) { self.file = file }

  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  public var name: String { file.name }
  public var bytes: [UInt8] { file.bytes }

  public static func == (a: SourceFile, b: SourceFile) -> Bool {
    a.name == b.name && a.bytes == b.bytes && a.file.firstLine == b.file.firstLine
  }
}
