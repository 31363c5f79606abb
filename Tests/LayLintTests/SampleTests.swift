import Foundation
import LaySyntax
import Testing

@testable import LayLint

/// The samples hold what lint asks for, or say why not.
@Suite struct SampleTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let samples: [String] = {
    let folder = root.appendingPathComponent("samples")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".lay") }.sorted()
  }()

  @Test func areFound() { #expect(Self.samples.count > 10) }

  @Test(arguments: samples)
  func isClean(name: String) throws {
    let file = Self.root.appendingPathComponent("samples").appendingPathComponent(name)
    let source = SourceFile(name: name, bytes: Array(try Data(contentsOf: file)))
    let found = FileLinter().lint(source).diagnostics.map { diagnostic in
      "\(source.location(of: diagnostic.range.start).line): \(diagnostic.message) [\(diagnostic.rule)]"
    }
    #expect(found == [])
  }
}
