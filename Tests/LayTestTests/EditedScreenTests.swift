import Foundation
import LayEngine
import LayInterpreter
import LayOutput
import LaySuggest
import LaySyntax
import LayTestSupport
import LayText
import LayViews
import Testing

@testable import LayTest

/// The frames that are kept notice every edit that moves something, and none that does not: told against the frames of
/// all views, as layout has them.
@Suite struct EditedScreenTests {
  /// A screen as the samples have it, and what is done to it.
  struct Edit: Sendable, CustomTestStringConvertible {
    var file: String
    var title: String
    var text: String

    var testDescription: String { (file.split(separator: "/").last ?? "") + ": " + title }
  }

  private static let samples: [(name: String, text: String)] = Repository.files(
    below: Repository.samples, suffix: ".lay"
  ).compactMap { file in
    guard let text = try? String(contentsOf: file, encoding: .utf8), text.utf8.count < 16_000 else {
      return nil
    }
    return (file.path, text)
  }

  /// Where a piece of a text stands, each time.
  private static func places(of piece: String, in text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(piece) {
        let end = text.index(start, offsetBy: piece.count)
        found.append(start..<end)
        start = end
      } else {
        start = text.index(after: start)
      }
    }
    return found
  }

  /// Another text for each place of a piece, at most so many in a file.
  private static func edits(_ piece: String, _ other: String, most: Int) -> [Edit] {
    samples.flatMap { sample in
      places(of: piece, in: sample.text).prefix(most).map { range in
        var text = sample.text
        text.replaceSubrange(range, with: other)
        return Edit(file: sample.name, title: "\(piece) → \(other)", text: text)
      }
    }
  }

  static let moving: [Edit] =
    [
      (".padding()", ".padding(17)"), (".padding()", ""), (".padding(8)", ".padding(9)"), (".padding(4)", ""),
      (".padding(12)", ".padding(11)"), (".padding(16)", ".padding(15)"),
      ("alignment: .leading", "alignment: .trailing"), ("alignment: .top", "alignment: .bottom"),
      ("spacing: 8", "spacing: 9"), ("spacing: 12", "spacing: 11"), ("spacing: 4", "spacing: 5"),
      ("spacing: 0", "spacing: 1"), ("spacing: 6", "spacing: 7"), ("spacing: 10", "spacing: 9"),
      ("width: 40", "width: 41"), ("width: 60", "width: 59"), ("width: 80", "width: 81"),
      ("height: 40", "height: 41"), ("height: 20", "height: 21"), ("height: 60", "height: 61"),
      ("Spacer()", "Text(\"x\")"), ("VStack(", "HStack("), ("VStack {", "ZStack {"), ("HStack {", "VStack {"),
      (".frame(maxWidth: .infinity)", ""), (".font(.caption)", ".font(.title)"), (".font(.headline)", ""),
      (".fixedSize()", ""), (".layoutPriority(1)", ""), (".bold()", ""), (".lineLimit(1)", ""),
      ("Text(\"", "Text(\"W"),
    ].flatMap { edits($0.0, $0.1, most: 6) }

  static let still: [Edit] =
    edits("\n", "\n\n", most: 2) + edits("{\n", "{ // what is in it\n", most: 2)
    + edits("    ", "\t", most: 2) + edits("Color.red", "Color.blue", most: 2)

  /// The frames of all placed views, in hundredths of a point, and the lines of text; nil for what does not compile.
  private static func frames(_ text: String) -> [[String]]? {
    var sink = DiagnosticSink()
    let source = SourceFile(name: "screen.lay", text: text)
    let syntax = Parser.parse(source, into: &sink)
    var program = Program(syntax, configuration: Configuration(), into: &sink)
    if sink.hasErrors { return nil }
    var result: [[String]] = []
    for declaration in program.layouts {
      guard
        let layout = LayoutTrial.layout(&program, declaration, FontLibrary(), source, into: &sink)
      else { return nil }
      result.append(
        WrittenNodes(of: layout).map { node in
          let frame = layout.frames.frame(of: node.view)
          let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height].map {
            ($0 * 100).rounded()
          }
          let lines = layout.frames.texts[node.view]?.lines.map { $0.text } ?? []
          return "\(layout.spelling(of: node.view)) \(numbers) \(lines) \(layout.frames.canvas)"
        })
    }
    return result
  }

  private static func kept(_ text: String) -> [String] {
    var tester = PreviewTester()
    tester.suggests = false
    return tester.run(SourceFile(name: "screen.lay", text: text)) { _ in true }.results.map(\.snapshot)
  }

  @Test("there are three hundred edits")
  func areMany() { #expect(Self.moving.count >= 300, "\(Self.moving.count)") }

  @Test("an edit is noticed where it moves something", arguments: sampled(moving))
  func notices(edit: Edit) throws {
    let sample = try #require(Self.samples.first { $0.name == edit.file })
    guard let new = Self.frames(edit.text), let old = Self.frames(sample.text) else { return }
    #expect((Self.kept(edit.text) != Self.kept(sample.text)) == (new != old), "\(edit.title)")
  }

  @Test("comments, white space and colours are not noticed", arguments: sampled(still))
  func passesOver(edit: Edit) throws {
    let sample = try #require(Self.samples.first { $0.name == edit.file })
    guard let new = Self.frames(edit.text), Self.frames(sample.text) == new else { return }
    #expect(Self.kept(edit.text) == Self.kept(sample.text), "\(edit.title)")
  }
}
