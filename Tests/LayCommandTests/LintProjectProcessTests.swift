import Foundation
import LayTestSupport
import Testing

/// What `lay lint` makes of the previews of a project.
@Suite("lay lint of projects")
struct LintProjectProcessTests {
  @Test("what a preview shows of another file is told of that file, once")
  func tellsTheFileThatItLiesIn() throws {
    let scratch = try Scratch()
    for name in ["One", "Two"] {
      try scratch.add("app/\(name).swift", "import SwiftUI\n#Preview(\"\(name)\") { Row() }\n")
    }
    try scratch.add(
      "app/Row.swift",
      "import SwiftUI\nstruct Row: View {\n  var body: some View { Text(\"Total balance this month\").lineLimit(1).frame(width: 90) }\n}\n"
    )
    let run = try LayProcess(["lint", "app"], in: scratch)
    #expect(run.errors.contains("app/Row.swift:3:"))
    #expect(!run.errors.contains("1:1:"))
    #expect(run.errors.components(separatedBy: "[text-truncated]").count == 2)
  }

  @Test("texts and images are those of the project in every variant that is laid out")
  func looksTextsUp() throws {
    let scratch = try Scratch()
    try scratch.add(
      "app/en.lproj/Localizable.strings", "\"adventurousHeadlineOfTheScreen\" = \"Are you over 16?\";\n")
    let text = "Text(\"adventurousHeadlineOfTheScreen\").frame(width: 150)"
    try scratch.add("app/View.swift", "import SwiftUI\n#Preview { \(text) }\n")
    // Code that is checked before it runs keeps nothing that it does not know.
    try scratch.add(
      "app/Own.swift",
      "import SwiftUI\nextension Int { var twice: Int { 2 * self } }\nstruct Own: View { var body: some View { \(text) } }\n"
        + "#Preview { Own() }\n")
    for sizes in [[], ["--type-size", "large,xxLarge"]] {
      let run = try LayProcess(["lint", "app"] + sizes, in: scratch)
      #expect(run.errors.contains("nothing found"), "\(run.errors)")
    }
    #expect(try LayProcess(["lint", "app/View.swift"], in: scratch).errors.contains("[word-broken]"))
  }

  @Test("a project for Macs alone is laid out on a Mac, unless asked otherwise")
  func laysMacsOut() throws {
    let scratch = try Scratch()
    let wide = "import SwiftUI\n#Preview { VStack { Color.red.frame(minWidth: 420) } }\n"
    try scratch.add(
      "app/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Wide", platforms: [.macOS(.v14)], targets: [.target(name: "Wide")])
      """)
    try scratch.add("app/Sources/Wide/Wide.swift", wide)
    #expect(!(try LayProcess(["lint", "app"], in: scratch).errors.contains("[min-exceeds-proposal]")))
    #expect(
      try LayProcess(["lint", "app", "--platform", "ios"], in: scratch).errors.contains(
        "[min-exceeds-proposal]"))
  }
}
