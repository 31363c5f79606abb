import Lay
import LayEditing
import LayFormat
import LaySyntax

/// What an editor asks for.
extension FuzzTarget {
  /// Formats the whole file and some lines of it; what is formatted has to be so already.
  func formatFault(_ bytes: [UInt8]) -> String? {
    let source = LaySyntax.SourceFile(name: "fuzz.lay", bytes: bytes)
    var style = FormatStyle()
    // What follows is decided by the input, so that it happens again with the same input.
    style.setLineLength(bytes.count % 3 == 0 ? 20 : bytes.count % 120)
    if bytes.count % 2 == 0 { style.setIndentation(bytes.count / 2 % 17) }
    style.usesTabs = bytes.count % 5 == 0 ? true : nil
    let line = Int(bytes.first ?? 1)
    _ = SourceFormatter.format(source, style: style, lines: [line...(line + bytes.count % 7)])
    guard case .edits(let edits) = SourceFormatter.format(source, style: style) else { return nil }
    var end: UInt32 = 0
    for edit in edits {
      guard end <= edit.range.start, edit.range.start <= edit.range.end, Int(edit.range.end) <= bytes.count
      else { return "an edit lies outside the file, or in another" }
      end = edit.range.end
    }
    let formatted = SourceFormatter.apply(edits, to: source)
    var sink = DiagnosticSink()
    _ = Parser.parse(formatted, into: &sink)
    return sink.hasErrors ? "the formatted file has errors" : nil
  }

  /// Sends each line to a server that has a document open, and looks at what it answers.
  func editorFault(_ bytes: [UInt8]) -> String? {
    var options = Options()
    options.maximumViewCount = 2_000
    let settings = options
    var server = LanguageServer(
      session: Session(files: { _ in nil }, settings: { _ in (settings, LintRules()) }), version: "1")
    for message in Self.opening { server.receive(Array(message.utf8)) }
    for line in bytes.split(separator: 0x0A) {
      server.receive(Array(line))
      while server.hasWork { _ = server.publish() }
      for message in server.outgoing where JSONValue(message) == nil { return "a message is no JSON" }
      server.outgoing = []
      if server.exitStatus != nil { break }
    }
    return nil
  }

  private static let opening = [
    #"{"id":1,"method":"initialize","params":{"capabilities":{"general":{"positionEncodings":["utf-8"]}}}}"#,
    #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.lay","version":1,"text":"#
      + #""VStack(spacing: 8) {\n  Text(\"é\")\n  Text(\"b\").padding( )\n}\n"}}}"#,
  ]
}
