import Testing

@testable import Lay

/// What of a project is read to check one of its files.
@Suite("Files with a say in what another shows")
struct ReachedModulesTests {
  private static let modules = [
    Module(
      name: "App",
      files: [
        SourceFile(
          name: "App/Home.swift",
          text: "import SwiftUI\nstruct Home: View { var body: some View { Row() } }\n"),
        SourceFile(
          name: "App/Row.swift",
          text: "import Kit\nstruct Row: View { var body: some View { Text(title) } }\n"),
        SourceFile(name: "App/Other.swift", text: "import Absent\nstruct Other { var count = 1 }\n"),
      ]),
    Module(name: "Kit", files: [SourceFile(name: "Kit/Title.swift", text: "public let title = \"Kit\"\n")]),
  ]

  @Test func othersLeaveWhatTheyImport() {
    var project = Project(Self.modules, name: "App")
    let reached = project.modules(Self.modules, reachedFrom: "App/Home.swift")
    #expect(
      reached.map { $0.files.map(\.name) }
        == [["App/Home.swift", "App/Row.swift", "imports of App"], ["Kit/Title.swift"]])
    let imports = reached[0].files.last.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(imports?.split(separator: "\n").sorted() == ["import Absent", "import Kit", "import SwiftUI"])
  }

  @Test func allOfThemWhereTheFileIsNotKnown() {
    var project = Project(Self.modules, name: "App")
    #expect(project.modules(Self.modules, reachedFrom: "App/None.swift").map(\.files.count) == [3, 1])
  }
}
