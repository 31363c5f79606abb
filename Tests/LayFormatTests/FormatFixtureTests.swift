import Foundation
import LayTestSupport
import Testing

@testable import LayFormat
@testable import LaySyntax

/// What comes of whole files, one for each part of the style: `NAME.before.swift` becomes `NAME.after.swift`.
@Suite struct FormatFixtureTests {
  private static let folder = Repository.fixtures.appendingPathComponent("Format")

  @Test(arguments: Repository.files(below: folder, suffix: ".before.swift"))
  func `a file becomes what stands beside it, and that stays`(_ before: URL) throws {
    let name = before.lastPathComponent.replacing(".before.swift", with: "")
    let after = Self.folder.appendingPathComponent("\(name).after.swift")
    let expected = try String(contentsOf: after, encoding: .utf8)
    #expect(try format(String(contentsOf: before, encoding: .utf8)) == expected)
    #expect(try format(expected) == expected)
  }

  private func format(_ text: String) throws -> String {
    let source = SourceFile(name: "a", text: text)
    guard case .edits(let edits) = SourceFormatter.format(source, style: FormatStyle()) else {
      throw Refusal()
    }
    return String(decoding: SourceFormatter.apply(edits, to: source).bytes, as: UTF8.self)
  }

  private struct Refusal: Error {}
}
