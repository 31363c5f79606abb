import Foundation
import LayTestSupport
import Testing

/// Texts whose words depend on numbers, by an app's tables.
@Suite("texts of plurals")
struct PluralProcessTests {
  /// A table of plurals, whose variables are named in the text.
  private static let table = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>steps</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@STEP@ %#@STEPS@</string>
      <key>STEP</key><dict><key>one</key><string>First step</string><key>other</key><string>Step %d</string></dict>
      <key>STEPS</key><dict><key>one</key><string>of one</string><key>other</key><string>of %d</string></dict>
    </dict>
    <key>members</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%2$@ has %1$#@COUNT@</string>
      <key>COUNT</key><dict>
        <key>zero</key><string>nobody</string><key>one</key><string>%1$d member</string>
        <key>other</key><string>%1$d members</string></dict>
    </dict>
    </dict></plist>
    """
  /// A catalogue, with a plural for all of a text and one for a part of it.
  private static let catalogue = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld songs": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld song"}}, "other": {"stringUnit": {"value": "%lld songs"}}}}}}},
      "tracks": {"localizations": {"en": {"stringUnit": {"value": "%@: %#@count@"}, "substitutions": {"count": {
        "argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg track"}}, "other": {"stringUnit": {"value": "%arg tracks"}}}}}}}}}
    }}
    """

  @Test(
    "the words are those for the numbers, however the text is asked for",
    arguments: [
      ("String(format: NSLocalizedString(\"steps\", comment: \"\"), 2, 3)", "Step 2 of 3"),
      ("String(format: NSLocalizedString(\"steps\", comment: \"\"), 1, 1)", "First step of one"),
      (
        "String.localizedStringWithFormat(NSLocalizedString(\"members\", comment: \"\"), 1, \"A\")",
        "A has 1 member"
      ),
      ("tr(\"members\", 0, \"B\")", "B has nobody"),
      ("tr(\"members\", 12, \"B\")", "B has 12 members"),
      ("String(localized: \"\\(1) songs\", table: \"Music\")", "1 song"),
      ("String(localized: \"\\(5) songs\", table: \"Music\")", "5 songs"),
      ("music(\"%lld songs\", 1)", "1 song"), ("music(\"tracks\", \"A\", 1)", "A: 1 track"),
      ("music(\"tracks\", \"A\", 7)", "A: 7 tracks"),
    ])
  func choosesWords(_ value: String, _ expected: String) throws {
    let scratch = try Scratch()
    try scratch.add("app/en.lproj/Localizable.stringsdict", Self.table)
    try scratch.add("app/Music.xcstrings", Self.catalogue)
    try scratch.add(
      "app/App.swift",
      """
      import SwiftUI
      func tr(_ key: String, _ values: CVarArg...) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: "Localizable")
        return String(format: format, locale: .current, arguments: values)
      }
      func music(_ key: String, _ values: CVarArg...) -> String {
        String(format: NSLocalizedString(key, tableName: "Music", comment: ""), arguments: values)
      }
      #Preview("words") { Text(\(value)) }
      """)
    let run = try LayProcess(["compile", "app", "--layout", "words", "--format", "json"], in: scratch)
    #expect(run.output.contains("\"text\": \"\(expected)\""), "\(run.output)\(run.errors)")
  }

  @Test("to French nothing is one, too")
  func followsTheLanguage() throws {
    let scratch = try Scratch()
    try scratch.add(
      "app/Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"%lld tracks": {"localizations": {"fr": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld piste"}}, "other": {"stringUnit": {"value": "%lld pistes"}}}}}}}}}
      """)
    try scratch.add(
      "app/App.swift",
      "import SwiftUI\n#Preview(\"words\") { Text(\"\\(0) tracks\"); Text(\"\\(2) tracks\") }\n")
    let run = try LayProcess(
      ["compile", "app", "--layout", "words", "--format", "json", "--locale", "fr_FR"], in: scratch)
    #expect(run.output.contains("\"0 piste\"") && run.output.contains("\"2 pistes\""), "\(run.output)")
  }
}
