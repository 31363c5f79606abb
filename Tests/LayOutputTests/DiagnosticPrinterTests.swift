import Foundation
import LayOutput
import LaySyntax
import Testing

@Suite struct DiagnosticPrinterTests {
  /// A source in which «…» marks the range.
  private func marked(_ text: String, name: String = "test.lay") -> (SourceFile, SourceRange) {
    let bytes = Array(text.utf8)
    let open = Array("«".utf8)
    let close = Array("»".utf8)
    var plain: [UInt8] = []
    var start = 0
    var end: Int?
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: open) {
        start = plain.count
        index += open.count
      } else if bytes[index...].starts(with: close) {
        end = plain.count
        index += close.count
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    let range = SourceRange(start: UInt32(start), end: UInt32(end ?? start))
    return (SourceFile(name: name, bytes: plain), range)
  }

  private func print(_ text: String, help: String? = nil, message: String = "something") -> String {
    let (source, range) = marked(text)
    let printer = DiagnosticPrinter(source: source, usesColor: false)
    return printer.print(.error("some-rule", at: range, message, help: help))
  }

  @Test func theContractsExample() {
    let (source, range) = marked(
      "import SwiftUI\n\n  VStack(«spacng»: 8) {\n  }\n", name: "samples/quiz.lay")
    let diagnostic = Diagnostic.error(
      "unknown-argument", at: range, "'VStack' has no argument 'spacng'", help: "did you mean 'spacing'?")
    #expect(
      DiagnosticPrinter(source: source, usesColor: false).print(diagnostic) == """
        samples/quiz.lay:3:10: error: 'VStack' has no argument 'spacng' [unknown-argument]
            3 |   VStack(spacng: 8) {
              |          ^~~~~~ did you mean 'spacing'?

        """)
  }

  @Test func colorsAndNotes() {
    let (source, range) = marked("let a = 1\nlet «a» = 2\n")
    var diagnostic = Diagnostic.warning("duplicate-name", at: range, "'a' is declared twice")
    diagnostic.notes = [
      Diagnostic.Note("first declared here", at: SourceRange(start: 4, end: 5)),
      Diagnostic.Note("the second one counts"),
    ]
    diagnostic.help = String(repeating: "a long remedy ", count: 8) + "ends"
    let plain = DiagnosticPrinter(source: source, usesColor: false).print(diagnostic)
    let colored = DiagnosticPrinter(source: source, usesColor: true).print(diagnostic)
    Golden.expect(plain + colored.replacing("\u{1B}", with: "ESC"), equals: "diagnostic.txt")
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test(arguments: [
    ("a «b» c", "a b c", 2, 1), ("«»", "", 0, 1), ("abc«»", "abc", 3, 1), ("\t«x»", "    x", 4, 1),
    ("ab\t«x»y", "ab  xy", 4, 1), ("漢字«x»", "漢字x", 4, 1), ("«漢字»", "漢字", 0, 4),
    ("e\u{301}«x»", "e\u{301}x", 1, 1),
    ("👍🏽«x»", "👍🏽x", 2, 1), ("\u{1B}[31m«x»", "␛[31mx", 5, 1), ("a\u{202E}«x»", "a<U+202E>x", 9, 1),
    ("«one\ntwo»", "one", 0, 3), ("\u{FEFF}«x»", "x", 0, 1), ("x   «»  ", "x", 4, 1),
  ])
  func caretStandsUnderThePlace(text: String, shown: String, column: Int, width: Int) {
    let lines = print(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == (shown.isEmpty ? "    1 |" : "    1 | " + shown))
    let caret = "^" + String(repeating: "~", count: width - 1)
    #expect(lines[2] == "      | " + String(repeating: " ", count: column) + caret)
  }

  @Test func longLinesAreCutAroundThePlace() {
    let filler = String(repeating: "0123456789", count: 1000)
    let lines = print(filler + "«place»" + filler).split(separator: "\n")
    #expect(lines[1].unicodeScalars.count < 120)
    #expect(lines[1].hasPrefix("    1 | …") && lines[1].hasSuffix("…"))
    let column = lines[2].prefix { $0 != "^" }.count
    #expect(lines[1].dropFirst(column).hasPrefix("place"))
  }

  @Test func invalidBytesAndPlacesPastTheEnd() {
    let source = SourceFile(name: "\u{1B}bad", bytes: [0x61, 0xFF, 0xE2, 0x82, 0x62, 0x0A])
    let printer = DiagnosticPrinter(source: source, usesColor: false)
    let text = printer.print(.error("r", at: SourceRange(start: 4, end: 5), "m\n\u{7}"))
    #expect(
      text == """
        ␛bad:1:4: error: m␊␇ [r]
            1 | a\u{FFFD}\u{FFFD}\u{FFFD}b
              |     ^

        """)
    let past = printer.print(.error("r", at: SourceRange(start: 900, end: 800), "m"))
    #expect(past.contains(":2:1:"))
  }

  @Test func everyRangeOfEverySourcePrints() {
    let source = SourceFile(
      name: "a", bytes: [0x80, 0x09, 0xF0, 0x9F, 0x0D, 0x0A, 0x00, 0xC3, 0xA9, 0xED, 0xA0, 0x80])
    let printer = DiagnosticPrinter(source: source, usesColor: true)
    for start in 0...UInt32(13) {
      for end in 0...UInt32(13) {
        let text = printer.print(.error("r", at: SourceRange(start: start, end: end), "m"))
        #expect(text.split(separator: "\n").count == 3)
      }
    }
  }

  @Test func summaries() {
    func summary(_ severities: [Diagnostic.Severity]) -> String {
      DiagnosticSummary(severities.map { Diagnostic($0, "r", at: SourceRange(start: 0, end: 0), "m") }).text
    }
    #expect(summary([.error, .warning, .error]) == "2 errors, 1 warning")
    #expect(summary([.info, .info]) == "2 infos")
    #expect(summary([]) == "")
  }
}
