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

  /// What a view shows is in the language of its environment, what code writes in the user's.
  @Test(
    "views take the environment's locale",
    arguments: [
      ("German", ["Hallo", "1.234 Dinge", "Hello", "1,234 items", "1.234,5", "1,234.5", "de", "en_US"]),
      ("English", ["Hello", "1,234 items", "Hello", "1,234 items", "1,234.5", "1,234.5", "en_US", "en_US"]),
    ])
  func environment(_ preview: String, _ texts: [String]) throws {
    let scratch = try Scratch()
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "App", targets: [.target(name: "App", path: "Sources", resources: [.process("Texts")])])
      """
    try scratch.add("Package.swift", manifest)
    for (language, hello, items) in [("en", "Hello", "items"), ("de", "Hallo", "Dinge")] {
      try scratch.add(
        "Sources/Texts/\(language).lproj/Localizable.strings",
        "\"hello\" = \"\(hello)\";\n\"%lld items\" = \"%lld \(items)\";\n")
    }
    try scratch.add(
      "Sources/App.swift",
      """
      import SwiftUI
      struct Texts: View {
        @Environment(\\.locale) private var locale
        var body: some View {
          VStack {
            Text("hello")
            Text("\\(1_234) items")
            Text(String(localized: "hello"))
            Text(String(localized: "\\(1_234) items"))
            Text(1_234.5, format: .number)
            Text(1_234.5.formatted())
            Text(locale.identifier)
            Text(Locale.current.identifier)
          }
        }
      }
      #Preview("English") { Texts() }
      #Preview("German") { Texts().environment(\\.locale, Locale(identifier: "de")) }
      """)
    let run = try LayProcess(
      ["render", ".", "-o", "out", "--format", "json"], in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    let file = try scratch.text("out/App/App-\(preview.lowercased()).json")
    let found = file.split(separator: "\n").compactMap { line -> String? in
      guard let start = line.range(of: "{ \"text\": \"") else { return nil }
      return String(line[start.upperBound...].prefix { $0 != "\"" })
    }
    #expect(found == texts)
  }
}
