import LayProject
import Testing

@Suite struct XcodeProjectTests {
  /// A project with groups, a synchronized folder and two targets; one file of the folder is an exception of the app's,
  /// and another is added to the extension.
  private static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; objectVersion = 77;
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T1, T2, T3 ); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        G = { isa = PBXGroup; children = ( S, Y ); sourceTree = "<group>"; };
        S = { isa = PBXGroup; path = "My Code"; children = ( F1, F2 ); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = "Root.swift"; sourceTree = SOURCE_ROOT; };
        Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Sync; exceptions = ( E1, E2 ); sourceTree = "<group>"; };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = ( Out.swift ); };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = ( Out.swift, In.swift ); };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        Q = { isa = PBXSourcesBuildPhase; files = ( B1, B2, ); };
        T1 = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildPhases = ( Q ); fileSystemSynchronizedGroups = ( Y ); };
        T2 = { isa = PBXNativeTarget; name = Ext; productType = "com.apple.product-type.app-extension"; buildPhases = ( ); };
        T3 = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = ( Q ); };
      };
      rootObject = P;
    }
    """

  private func find(_ text: String) -> FoundProject {
    ProjectFinder.find(
      in: FileSource(of: [
        "ios/App.xcodeproj/project.pbxproj": text, "ios/My Code/A.swift": "", "ios/Root.swift": "",
        "ios/Sync/In.swift": "", "ios/Sync/Out.swift": "", "ios/Sync/Deep/B.swift": "",
      ]), named: "Folder")
  }

  @Test func groupsAndSynchronizedFolders() throws {
    let project = find(Self.text)
    #expect(project.kind == .xcode)
    #expect(project.limitations == [])
    #expect(project.modules.map(\.name) == ["My_App", "Ext"])
    let app = try #require(project.modules.first)
    #expect(
      app.files == ["ios/My Code/A.swift", "ios/Root.swift", "ios/Sync/Deep/B.swift", "ios/Sync/In.swift"])
    #expect(app.folder == "ios")
    #expect(project.modules[1].files == ["ios/Sync/Out.swift"])
    #expect(project.modules[1].shares == ["My_App"])
  }

  @Test(arguments: [4, 40, 400, 1_200])
  func brokenProjectsAreTold(_ length: Int) {
    let project = find(String(Self.text.prefix(length)))
    #expect(project.kind == .folder)
    #expect(project.limitations.count == 1)
    #expect(project.limitations[0].contains("the project file cannot be read"))
    #expect(project.modules.map(\.files.count) == [5])
  }

  @Test func unknownVersionIsTold() {
    let project = find(Self.text.replacing("objectVersion = 77", with: "objectVersion = 140"))
    #expect(project.kind == .xcode)
    #expect(project.limitations.count == 1)
  }

  @Test func groupsInACircleEnd() {
    let project = find(Self.text.replacing("children = ( F1, F2 )", with: "children = ( G, F1, F2 )"))
    #expect(project.modules.first?.files.count == 4)
  }
}
