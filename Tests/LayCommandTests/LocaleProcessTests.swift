import Foundation
import LayTestSupport
import Testing

/// The country that `--locale` names: it says the units, in the words of the language.
@Suite("countries of --locale")
struct LocaleProcessTests {
  @Test(
    "units are the country's",
    arguments: [
      ("en", "551 acres in en_US"), ("en_AU", "2.2 square kilometres in en_AU"),
      ("de-AT", "2,2 Quadratkilometer in de_AT"), ("fr", "2,2\u{A0}kilomètres carrés in fr_FR"),
    ])
  func units(_ locale: String, _ text: String) throws {
    let scratch = try Scratch()
    try scratch.add(
      "a.swift",
      """
      import SwiftUI
      let area = Measurement(value: 2.23, unit: UnitArea.squareKilometers)
      #Preview { Text("\\(area.formatted(.measurement(width: .wide))) in \\(Locale.current.identifier)") }
      """)
    let run = try LayProcess(["compile", "a.swift", "--format", "json", "--locale", locale], in: scratch)
    #expect(run.status == 0 && run.output.contains("\"text\": \"\(text)\""), "\(run.errors)\(run.output)")
  }
}
