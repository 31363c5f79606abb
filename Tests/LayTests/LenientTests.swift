import Foundation
import Lay
import LayTestSupport
import Testing

/// Views as they stand inside of apps: what the rest of the app would define becomes placeholders.
@Suite struct LenientTests {
  static let files = Repository.files(
    below: Repository.fixtures.appendingPathComponent("Lenient"), suffix: ".lay")

  private func compile(_ file: URL, isLenient: Bool) throws -> Compilation {
    var options = Options()
    options.isLenient = isLenient
    let (source, compiler) = (try Repository.source(file), Compiler(options: options))
    return onDeepStack { compiler.compile(source) }
  }

  @Test func thereAreThirty() { #expect(Self.files.count >= 30) }

  @Test("app code compiles to warnings", arguments: files)
  func lenient(file: URL) throws {
    let compilation = try compile(file, isLenient: true)
    for diagnostic in compilation.diagnostics where diagnostic.severity == .error {
      Issue.record("\(diagnostic.formatted())")
    }
    let layout = try #require(compilation.layouts.first)
    #expect(!layout.nodes.isEmpty, "\(file.lastPathComponent) shows nothing")
    for node in layout.nodes {
      #expect(node.frame.width.isFinite && node.frame.height.isFinite, "\(node.kind)")
    }
  }

  @Test func mostShowWhatTheyAreAbout() throws {
    let counts = try Self.files.map { try compile($0, isLenient: true).layouts.first?.nodes.count ?? 0 }
    #expect(counts.filter { $0 >= 8 }.count * 6 >= Self.files.count * 5, "\(counts)")
  }

  /// A placeholder's name is no symbol's, which would take no room.
  @Test func placeholdersOfSymbolsTakeRoom() {
    var options = Options()
    options.isLenient = true
    let source = SourceFile(name: "a.lay", bytes: Array("Image(systemName: someName)".utf8))
    let compiler = Compiler(options: options)
    let compilation = onDeepStack { compiler.compile(source) }
    #expect(compilation.layouts.first?.nodes.first.map { $0.frame.width > 10 } == true)
    #expect(compilation.diagnostics.allSatisfy { $0.rule != "missing-image" })
  }

  @Test("without the flag it is an error, and one of them tells of the flag", arguments: files)
  func strict(file: URL) throws {
    let compilation = try compile(file, isLenient: false)
    #expect(compilation.hasErrors)
    #expect(compilation.diagnostics.contains { $0.formatted().contains("--lenient") })
  }
}
