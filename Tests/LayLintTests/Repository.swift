import Foundation
import LaySyntax

/// The files of the repository that these tests read.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether expectations are to be rewritten instead of compared.
  static let isUpdating = ProcessInfo.processInfo.environment["LAY_UPDATE_FIXTURES"] != nil

  static func source(_ path: String) throws -> SourceFile {
    SourceFile(name: path, bytes: Array(try Data(contentsOf: root.appendingPathComponent(path))))
  }

  /// The text of an expectation, after writing it where that is asked for.
  static func expectation(_ path: String, updatedTo text: String) throws -> String {
    let file = root.appendingPathComponent(path)
    if isUpdating { try text.write(to: file, atomically: true, encoding: .utf8) }
    return try String(contentsOf: file, encoding: .utf8)
  }
}

/// A diagnostic as one line of an expectation, its notes, help and fix indented below.
func line(_ diagnostic: Diagnostic, in source: SourceFile) -> String {
  func place(_ range: SourceRange) -> String {
    let start = source.location(of: range.start)
    let end = source.location(of: range.end)
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
  var text =
    "\(place(diagnostic.range)): \(diagnostic.severity): \(diagnostic.message) [\(diagnostic.rule)]\n"
  if let help = diagnostic.help { text += "  help: \(help)\n" }
  for note in diagnostic.notes {
    text += "  note: \(note.range.map { place($0) + ": " } ?? "")\(note.message)\n"
  }
  if let fix = diagnostic.fix { text += "  fix, \(fix.isSafe ? "safe" : "to look at")\n" }
  return text
}
