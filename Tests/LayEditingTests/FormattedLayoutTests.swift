import Foundation
import Lay
import LayFormat
import LayTestSupport
import Testing

@testable import LaySyntax

/// Formatting moves no view.
@Suite struct FormattedLayoutTests {
  static let sources =
    Repository.files(below: Repository.samples, suffix: ".lay")
    + Repository.files(below: Repository.fixtures.appendingPathComponent("Pasted"), suffix: ".lay")

  /// Frames and proposals in the order of the source, and the pictures.
  private func layouts(_ bytes: [UInt8]) -> [String] {
    let compilation = Compiler().compile(Lay.SourceFile(name: "a.lay", bytes: bytes))
    return compilation.layouts.flatMap { layout -> [String] in
      let frames = layout.writtenFrames.map {
        "\($0.frame) \($0.proposedWidth as Any) \($0.proposedHeight as Any)"
      }
      return frames + [String(decoding: layout.svg(), as: UTF8.self)]
    }
  }

  @Test(arguments: sampled(sources))
  func `frames are the same before and after`(_ file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    // As it is laid out nowhere: a line for each token that may begin one.
    let collapsed = LaySyntax.SourceFile(
      name: "a.lay", bytes: Array(String(decoding: bytes, as: UTF8.self).replacing("    ", with: "").utf8))
    guard case .edits(let edits) = SourceFormatter.format(collapsed, style: FormatStyle()) else { return }
    let formatted = SourceFormatter.apply(edits, to: collapsed)
    #expect(layouts(formatted.bytes) == layouts(collapsed.bytes))
  }
}
