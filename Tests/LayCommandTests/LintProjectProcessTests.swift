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

  @Test(
    "code that a compiler takes has no errors: of what another package adds, or of values that are made up")
  func believesTheCompiler() throws {
    let scratch = try Scratch()
    try scratch.add(
      "app/Icons.swift", "import SwiftUI\nimport SFSafeSymbols\n#Preview { Image(systemSymbol: .house) }\n")
    // The package's name stands in another file of the module.
    try scratch.add(
      "app/Row.swift",
      """
      import SwiftUI
      struct Row: View {
        var body: some View { Label("Home", systemSymbol: .house).tint(Color(brand: .accent)) }
      }
      struct Idle: View {
        @Relative var width = 24
        var body: some View { Row().frame(width: width) }
      }
      @propertyWrapper struct Relative<Value> { var wrappedValue: Value }
      #Preview { Row() }
      """)
    let run = try LayProcess(["lint", "app"], in: scratch)
    #expect(run.status == 0 && !run.errors.contains("error"), "\(run.errors)")
    #expect(run.errors.contains("[unknown-form]"))
    // What is misspelled is wrong wherever it stands.
    try scratch.add(
      "app/Wrong.swift",
      "import SwiftUI\nstruct Wrong: View { var body: some View { VStack(spacng: 4) { Text(\"a\") } } }\n"
        + "#Preview { Row() }\n")
    #expect(try LayProcess(["lint", "app"], in: scratch).status == 1)
  }

  @Test("what is told of a preview does not depend on those that were drawn before it")
  func tellsEachPreviewAnew() throws {
    let scratch = try Scratch()
    try scratch.add(
      "app/Theme.swift",
      """
      import SwiftUI
      struct Theme {
        func shade() -> Int {
          func luminance(_ color: Palette.Resolved) -> Int { 1 }
          return 2
        }
      }
      """)
    for name in ["One", "Two"] {
      try scratch.add("app/\(name).swift", "import SwiftUI\n#Preview { Text(\"\\(Theme().shade())\") }\n")
    }
    for name in ["One", "Two"] {
      let run = try LayProcess(
        ["render", "app", "-o", name, "--include", "*\(name)*", "-j", "1"], in: scratch)
      #expect(run.errors.contains("'Palette.Resolved' is not defined"), "\(run.errors)")
    }
    let both = try LayProcess(["render", "app", "-o", "both", "-j", "1"], in: scratch)
    let pages = try ["One", "Two"].map { try scratch.text("both/.lay-gallery/app/\($0).swift.json") }
    #expect(pages.allSatisfy { $0.contains("Palette.Resolved") }, "\(both.errors)")
  }

  @Test("what a placeholder has pushed away is not told, nor is drawn what a link leads to")
  func saysNothingBesideStandIns() throws {
    let scratch = try Scratch()
    try scratch.add(
      "app/Bar.swift",
      """
      import SwiftUI
      struct Bar: View {
        var body: some View { ZStack { Rectangle() }.frame(width: 40, height: 4) }
      }
      """)
    try scratch.add(
      "app/Pushed.swift",
      """
      import SwiftUI
      #Preview {
        VStack { Bar(); Vendor { VStack { Color.red.frame(height: 900); Color.blue.frame(height: 50) } } }
      }
      """)
    let errors = try LayProcess(["lint", "app"], in: scratch).errors
    #expect(errors.contains("'Vendor' is not defined") && !errors.contains("[outside-canvas]"), "\(errors)")
    // Beside what is known it is told.
    try scratch.add(
      "app/Vendor.swift",
      """
      import SwiftUI
      struct Vendor<Content: View>: View {
        let content: Content
        init(@ViewBuilder _ content: () -> Content) { self.content = content() }
        var body: some View { content }
      }
      """)
    #expect(try LayProcess(["lint", "app"], in: scratch).errors.contains("[outside-canvas]"))
    try scratch.add(
      "link/Link.swift",
      """
      import SwiftUI
      #Preview {
        NavigationLink(unwrapping: state, destination: { _ in Text("hidden") }, label: { Text("here") })
      }
      """)
    let drawn = try LayProcess(["render", "link", "-o", "out"], in: scratch)
    let picture = try scratch.text("out/link/Link.svg")
    #expect(picture.contains("here") && !picture.contains("hidden"), "\(drawn.errors)")
  }
}
