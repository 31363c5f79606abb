import Foundation
import LaySyntax
import Testing

@testable import LayLint

/// The samples hold what lint asks for, remarks included, or say why not.
@Suite struct SampleTests {
  static let samples: [String] = {
    let folder = Repository.root.appendingPathComponent("samples")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".lay") }.sorted()
  }()

  @Test func areFound() { #expect(Self.samples.count > 10) }

  @Test(arguments: samples)
  func isClean(name: String) throws {
    let source = try Repository.source("samples/" + name)
    let found = FileLinter(settings: RuleSettings(preset: .teaching)).lint(source).diagnostics.map {
      diagnostic in
      "\(source.location(of: diagnostic.range.start).line): \(diagnostic.message) [\(diagnostic.rule)]"
    }
    #expect(found == [])
  }
}
