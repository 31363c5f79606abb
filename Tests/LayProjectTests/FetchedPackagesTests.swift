import LayProject
import Testing

/// Packages that were fetched for a project: which of their modules it uses.
@Suite struct FetchedPackagesTests {
  private func manifest(_ targets: String) -> String {
    "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [\(targets)])"
  }

  @Test func modulesThatAreImported() {
    let files = [
      "Package.swift": manifest(".target(name: \"App\")"),
      "Sources/App/A.swift": "import SwiftUI\n@preconcurrency import Cards\nimport struct Money.Price",
      ".build/checkouts/cards/Package.swift": manifest(
        ".target(name: \"Cards\", resources: [.process(\"Art\")]), .target(name: \"CardsInside\"), .target(name: \"Unused\")"
      ),
      ".build/checkouts/cards/Sources/Cards/C.swift": "public import CardsInside\nimport App",
      ".build/checkouts/cards/Sources/Cards/Art/D.xcassets/Contents.json": "",
      ".build/checkouts/cards/Sources/CardsInside/I.swift": "",
      ".build/checkouts/cards/Sources/Unused/U.swift": "",
      ".build/checkouts/cards/Tests/Cards/T.swift": "",
      ".build/checkouts/money/Package.swift": manifest(".target(name: \"Money\", path: \"Code\")"),
      ".build/checkouts/money/Code/M.swift": "",
      ".build/debug/Other/Package.swift": manifest(".target(name: \"Other\")"),
    ]
    let project = ProjectFinder.find(in: FileSource(of: files), named: "Folder")
    #expect(project.kind == .package)
    #expect(project.modules.map(\.name) == ["App", "Cards", "Money", "CardsInside"])
    #expect(project.modules.map(\.isFetched) == [false, true, true, true])
    #expect(project.modules[1].resources == [".build/checkouts/cards/Sources/Cards/Art/D.xcassets"])
    #expect(project.modules[2].files == [".build/checkouts/money/Code/M.swift"])
    #expect(project.limitations == [])
  }

  /// Where each tool fetches packages to.
  @Test(arguments: [
    ".build/checkouts", "SourcePackages/checkouts", "Carthage/Checkouts", "build/SourcePackages/checkouts",
    "DerivedData/SourcePackages/checkouts", "DerivedData/App-abc/SourcePackages/checkouts",
    "Tuist/.build/checkouts",
  ])
  func placesOfCheckouts(_ folder: String) {
    let project = ProjectFinder.find(
      in: FileSource(of: [
        "A.swift": "import Cards", "\(folder)/cards/Package.swift": manifest(".target(name: \"Cards\")"),
        "\(folder)/cards/Sources/Cards/C.swift": "",
      ]), named: "App")
    #expect(project.modules.map(\.name) == ["App", "Cards"])
  }

  @Test func foldersThatAreNamed() {
    let files = [
      "A.swift": "import Cards\nimport Money",
      "elsewhere/cards/Package.swift": manifest(".target(name: \"Cards\")"),
      "elsewhere/cards/Sources/Cards/C.swift": "",
      ".build/checkouts/x/Package.swift": manifest(".target(name: \"Cards\")"),
      ".build/checkouts/x/Sources/Cards/X.swift": "",
    ]
    let project = ProjectFinder.folder(FileSource(of: files), named: "App", packages: ["elsewhere"])
    #expect(project.modules.last?.name == "Cards")
    #expect(
      project.modules.last?.files == ["elsewhere/cards/Sources/Cards/C.swift"],
      "that which was named is meant")
  }

  @Test func platformIsThatOfTheImporter() {
    let project = ProjectFinder.find(
      in: FileSource(of: [
        "Package.swift":
          "import PackageDescription\nlet package = Package(name: \"P\", platforms: [.macOS(.v14)], targets: [.target(name: \"App\")])",
        "Sources/App/A.swift": "import Cards",
        ".build/checkouts/cards/Package.swift": manifest(".target(name: \"Cards\")"),
        ".build/checkouts/cards/Sources/Cards/C.swift": "",
      ]), named: "Folder")
    #expect(project.modules.map(\.system) == ["macOS", "macOS"])
  }

  /// What is too large is left out with a word, and the rest is read.
  @Test func boundOfSources() {
    let large = String(repeating: "// a line of a large source\n", count: 1_300_000)
    let project = ProjectFinder.find(
      in: FileSource(of: [
        "A.swift": "import Large\nimport Larger\nimport Small",
        ".build/checkouts/p/Package.swift": manifest(
          ".target(name: \"Large\"), .target(name: \"Larger\"), .target(name: \"Small\")"),
        ".build/checkouts/p/Sources/Large/L.swift": large, ".build/checkouts/p/Sources/Larger/L.swift": large,
        ".build/checkouts/p/Sources/Small/S.swift": "",
      ]), named: "App")
    #expect(project.modules.map(\.name) == ["App", "Large", "Small"])
    #expect(
      project.limitations == [
        ".build/checkouts/p/Sources/Larger: it is not read: the sources of packages are larger than 64 MiB together"
      ])
  }

  /// Words that stand where `import` might, and are none.
  @Test func wordsThatAreNoImports() {
    let source =
      "  // import Cards\nlet a = 1; func f() { important() }\nx import Cards\n\"import Cards\"\nimport\n"
    let project = ProjectFinder.find(
      in: FileSource(of: [
        "A.swift": source, ".build/checkouts/p/Package.swift": manifest(".target(name: \"Cards\")"),
        ".build/checkouts/p/Sources/Cards/C.swift": "",
      ]), named: "App")
    #expect(project.modules.map(\.name) == ["App"])
  }
}
