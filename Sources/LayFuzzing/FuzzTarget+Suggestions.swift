import Lay

/// What is asked about frames.
extension FuzzTarget {
  /// Takes the first line for an expression about the source below it: searches what makes it true, and holds the source
  /// to it as to an expectation of its own.
  func suggestFault(_ bytes: [UInt8]) -> String? {
    let end = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
    let want = String(decoding: bytes[..<end], as: UTF8.self)
    let text = Array(bytes[min(end + 1, bytes.count)...])
    var options = Options()
    options.maximumViewCount = 500
    let source = Lay.SourceFile(name: "fuzz.lay", bytes: text)
    var suggester = Suggester(options: options)
    suggester.limit = 24
    switch suggester.suggest(for: [want], in: source) {
    case .holds(let json):
      if json.isEmpty { return "an answer says nothing" }
    case .suggestions(let suggestions, _, _, _, _):
      for suggestion in suggestions where suggestion.source.bytes == text {
        return "'\(suggestion.title)' changes nothing"
      }
    case .faulty(let diagnostics):
      for diagnostic in diagnostics { _ = diagnostic.formatted() }
      if diagnostics.isEmpty { return "there is a fault without a word" }
    case .noLayout: break
    }
    var tester = LayoutTester(options: options)
    tester.suggests = false
    let expecting = Lay.SourceFile(
      name: "fuzz.lay", bytes: Array("// lay:expect ".utf8) + bytes[..<end] + [0x0A] + text)
    let result = tester.test(expecting)
    for fault in result.faults { _ = fault.formatted() }
    for format in TestReportFormat.allCases { _ = format.write([result]) }
    return nil
  }
}
