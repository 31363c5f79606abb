import LayProject
import Testing

/// A project whose files are given with it.
private func find(_ files: [String: String]) -> FoundProject {
  ProjectFinder.find(in: FileSource(of: files), named: "Folder")
}

extension FileSource {
  /// Files by their paths.
  init(of files: [String: String]) {
    self.init(
      entries: { folder in
        let prefix = folder.isEmpty ? "" : folder + "/"
        var entries: [String: Bool] = [:]
        for path in files.keys where path.hasPrefix(prefix) {
          let rest = path.dropFirst(prefix.count)
          if let slash = rest.firstIndex(of: "/") {
            entries[String(rest[..<slash])] = true
          } else {
            entries[String(rest)] = false
          }
        }
        return entries.keys.sorted().map { Entry(name: $0, isFolder: entries[$0] == true) }
      }, bytes: { files[$0].map { Array($0.utf8) } })
  }
}

@Suite struct ProjectFinderTests {
  @Test func folderIsOneModule() {
    let project = find([
      "A.swift": "", "Sub/B.lay": "", "Sub/Art.xcassets/Contents.json": "{}", "Tests/T.swift": "",
    ])
    #expect(project.kind == .folder)
    #expect(project.modules.map(\.name) == ["Folder"])
    #expect(project.modules[0].files == ["A.swift", "Sub/B.lay"])
    #expect(project.modules[0].resources == ["Sub/Art.xcassets"])
  }

  @Test func packageTargets() {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let base = "Kit"
      let package = Package(
        name: "P", platforms: [.macOS(.v14)],
        targets: [
          .target(name: "App", dependencies: ["Core", .target(name: "Gone")]),
          .target(name: "Core", path: "Elsewhere", exclude: ["Old"], resources: [.process("Art")]),
          .testTarget(name: "AppTests"),
        ])
      package.targets.append(.target(name: "\\(base)UI"))
      """
    let project = find([
      "Package.swift": manifest, "Sources/App/A.swift": "", "Elsewhere/B.swift": "",
      "Elsewhere/Old/C.swift": "",
      "Elsewhere/Art/D.xcassets/Contents.json": "", "Sources/KitUI/E.swift": "", "Tests/AppTests/F.swift": "",
    ])
    #expect(project.kind == .package)
    #expect(project.limitations == [])
    #expect(project.modules.map(\.name).sorted() == ["App", "Core", "KitUI"])
    #expect(project.modules.first { $0.name == "Core" }?.files == ["Elsewhere/B.swift"])
    #expect(project.modules.first { $0.name == "Core" }?.resources == ["Elsewhere/Art/D.xcassets"])
    #expect(project.modules.allSatisfy { $0.system == "macOS" })
  }

  @Test func computedTargetsFallBackToFolders() {
    let manifest = """
      import PackageDescription
      let package = Package(name: "P", targets: names.map { .target(name: $0) })
      """
    let project = find(["Package.swift": manifest, "Sources/One/A.swift": "", "Sources/Two/B.swift": ""])
    #expect(project.modules.map(\.name) == ["One", "Two"])
    #expect(project.limitations.count == 1)
    #expect(project.limitations[0].hasPrefix("Package.swift: targets are computed"))
  }

  @Test func foldersOfGeneratedProjects() {
    let project = find([
      "Package.swift": "import PackageDescription\nlet package = Package(name: \"P\", dependencies: [])",
      "Project.swift": "import ProjectDescription", "Tuist/Config.swift": "",
      "Targets/Home/Sources/A.swift": "",
      "Targets/Home/Resources/Art.xcassets/Contents.json": "", "Targets/Home/Tests/T.swift": "",
      "Targets/Core/Sources/Deep/B.swift": "", "Rest.swift": "",
      "packages/Kit/Package.swift":
        "import PackageDescription\nlet p = Package(targets: [.target(name: \"Kit\")])",
      "packages/Kit/Sources/Kit/K.swift": "",
    ])
    #expect(project.modules.map(\.name).sorted() == ["Core", "Folder", "Home", "Kit"])
    #expect(project.modules.first { $0.name == "Home" }?.files == ["Targets/Home/Sources/A.swift"])
    #expect(project.modules.first { $0.name == "Home" }?.resources == ["Targets/Home/Resources/Art.xcassets"])
    #expect(project.modules.first { $0.name == "Folder" }?.files == ["Rest.swift"])
    #expect(project.limitations.contains { $0.hasPrefix("Project.swift: Tuist") })
  }

  @Test func fileNamedLikeAManifestIsNone() {
    let project = find(["Package.swift": "import SwiftUI\nstruct Package {}", "A.swift": ""])
    #expect(project.kind == .folder)
    #expect(project.modules.map(\.files) == [["A.swift", "Package.swift"]])
  }

  @Test func missingSourcesAreTold() {
    let project = find([
      "Package.swift":
        "import PackageDescription\nlet p = Package(targets: [.target(name: \"A\", path: \"../up\")])",
      "B.swift": "",
    ])
    #expect(project.kind == .folder)
    #expect(project.limitations.contains { $0.contains("sources of target A") })
  }

  /// The files that a package tells editors of are the app's, with those that only the app lists.
  @Test func packageOfAnAppIsTheApp() {
    let manifest = """
      import PackageDescription
      let p = Package(targets: [.target(name: "App", path: "App")])
      """
    let project = find([
      "Package.swift": manifest, "App/A.swift": "", "Tests/Key.swift": "", "Tests/T.swift": "",
      "App.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        F1 = { isa = PBXFileReference; path = App/A.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Tests/Key.swift; sourceTree = "<group>"; };
        G = { isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
      }; rootObject = P; }
      """,
    ])
    #expect(project.kind == .xcode)
    #expect(project.modules.map(\.name) == ["App"])
    #expect(project.modules.first?.files == ["App/A.swift", "Tests/Key.swift"])
  }

  @Test func modulesOfOneNameAreToldApart() {
    let manifest = "import PackageDescription\nlet p = Package(targets: [.target(name: \"A\")])"
    let project = find([
      "x/Package.swift": manifest, "x/Sources/A/F.swift": "", "y/Package.swift": manifest,
      "y/Sources/A/G.swift": "",
    ])
    #expect(project.modules.map(\.name) == ["A", "A-2"])
    #expect(project.limitations == ["two modules are named A: one is called A-2 here"])
  }
}
