/// The file that lines and columns are about, among those that a source may be made of.
extension SourceFile {
  /// Where its bytes lie: everywhere in a source of one file.
  package var shownRange: SourceRange {
    mainPart.map { parts[$0].range } ?? SourceRange(start: 0, end: UInt32(bytes.count))
  }

  /// That file by itself.
  package var shownFile: SourceFile {
    guard let part = mainPart else { return self }
    return SourceFile(name: parts[part].name, bytes: content(of: parts[part]))
  }

  /// This source with other bytes in that file.
  /// - Complexity: O(n) in the bytes of all files.
  package func replacingShownFile(by bytes: [UInt8]) -> SourceFile {
    guard let shown = mainPart else { return SourceFile(name: name, bytes: bytes) }
    return SourceFile(
      name: name,
      files: parts.indices.map { index in
        let part = parts[index]
        return SourcePart.File(
          name: part.name, bytes: index == shown ? bytes : content(of: part), module: part.module,
          isShown: part.isShown)
      }, modules: modules)
  }

  private func content(of part: SourcePart) -> [UInt8] {
    Array(bytes[Int(part.range.start)..<Int(part.range.end)])
  }
}
