import Foundation
import Lay
import LayTestSupport
import Testing

/// `Tests/Fixtures/Pictures/NAME.lay` with its picture beside it: `NAME.svg`, or `NAME-LAYOUT.svg` for each of several.
///
/// They name every option of a type, so that none is taken for another. A file `mac-NAME.lay` is for a Mac.
@Suite struct PictureFixtureTests {
  static let folder = Repository.fixtures.appendingPathComponent("Pictures")
  static let names = Repository.files(below: folder, suffix: ".lay").map {
    $0.deletingPathExtension().lastPathComponent
  }

  /// The names of the pictures that a file draws, and what is in them.
  private func pictures(of name: String) throws -> [(name: String, svg: String)] {
    var options = Options()
    options.platform = name.hasPrefix("mac-") ? .macOS : .iOS
    let source = try Repository.source(Self.folder.appendingPathComponent(name + ".lay"))
    let compiler = Compiler(options: options)
    let compilation = onDeepStack { compiler.compile(source) }
    #expect(!compilation.hasErrors, "\(name): \(compilation.diagnostics.map { $0.formatted() })")
    return compilation.layouts.map { layout in
      let ending = layout.name.lowercased().split(separator: " ").map { "-" + $0 }.joined()
      let picture = String(decoding: layout.svg(), as: UTF8.self)
      return (name + (compilation.layouts.count > 1 ? ending : "") + ".svg", picture)
    }
  }

  /// `LAY_UPDATE_FIXTURES=1` writes what is drawn now.
  @Test(arguments: names)
  func isDrawnAsItWas(_ name: String) throws {
    for picture in try pictures(of: name) {
      let file = Self.folder.appendingPathComponent(picture.name)
      if ProcessInfo.processInfo.environment["LAY_UPDATE_FIXTURES"] == "1" {
        try Data(picture.svg.utf8).write(to: file)
      }
      let expected = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
      #expect(picture.svg == expected, "\(picture.name) differs")
    }
  }

  @Test func hasNoStrayPictures() throws {
    let drawn = Set(try Self.names.flatMap { try pictures(of: $0).map(\.name) })
    let kept = Repository.files(below: Self.folder, suffix: ".svg").map { $0.lastPathComponent }
    #expect(!drawn.isEmpty && Set(kept) == drawn)
  }
}
