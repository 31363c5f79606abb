import Lay
import LayCompletion
import LaySyntax

/// One document as an editor sees it: its text and the way in which the editor counts.
struct EditedDocument {
  let source: LaySyntax.SourceFile
  let encoding: PositionEncoding
  /// What is read of the text when it is asked about.
  let reading: DocumentReading

  init(_ source: Lay.SourceFile, _ encoding: PositionEncoding) {
    self.source = LaySyntax.SourceFile(name: source.name, bytes: source.bytes)
    self.encoding = encoding
    reading = DocumentReading(self.source)
  }

  func offset(of position: JSONValue?) -> UInt32? {
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer else {
      return nil
    }
    return source.offset(of: TextPosition(line: line, character: character), encoding: encoding)
  }

  func range(of range: JSONValue?) -> SourceRange? {
    guard let start = offset(of: range?["start"]), let end = offset(of: range?["end"]) else { return nil }
    return SourceRange(start: start, end: max(start, end))
  }

  func position(_ offset: UInt32) -> JSONValue {
    let position = source.position(of: offset, encoding: encoding)
    return .object(["line": .integer(position.line), "character": .integer(position.character)])
  }

  func range(_ range: SourceRange) -> JSONValue {
    .object(["start": position(range.start), "end": position(max(range.start, range.end))])
  }

  func edit(_ edit: LaySyntax.Diagnostic.Fix.Edit) -> JSONValue {
    .object(["range": range(edit.range), "newText": .string(edit.replacement)])
  }

  /// One of the server's commands, for an editor to run.
  static func command(_ title: String, _ name: String, _ arguments: JSONValue...) -> JSONValue {
    .object(["title": .string(title), "command": .string(name), "arguments": .array(arguments)])
  }

  /// The text after a change of the editor's: of a range, or as a whole. nil for a change that means nothing.
  func text(after change: JSONValue) -> [UInt8]? {
    guard let text = change["text"]?.string else { return nil }
    guard let place = change["range"], place != .null else { return Array(text.utf8) }
    guard let range = range(of: place) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count + text.utf8.count)
    bytes += source.bytes[..<Int(range.start)]
    bytes += text.utf8
    bytes += source.bytes[Int(range.end)...]
    return bytes
  }
}
