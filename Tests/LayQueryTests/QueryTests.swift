import LayEngine
import LayInterpreter
import LayOutput
import LaySyntax
import LayText
import LayViews
import Testing

@testable import LayQuery

/// A layout of known frames: 3 pixels a point, so that half a pixel is a sixth of a point.
private let source = """
  ZStack(alignment: .topLeading) {
      Color.red.frame(width: 100, height: 40).id("a")
      Color.blue.frame(width: 50, height: 20).id("b").offset(x: 100, y: 40)
      Color.green.frame(width: 20, height: 10).id("c").offset(x: 10, y: 10)
      Text("Hello").id("t").offset(y: 100)
      Text("Hello world and more").frame(width: 60).lineLimit(1).id("cut").offset(y: 200)
      Text("World").hidden().id("away").offset(y: 300)
      Color.red.frame(width: 30, height: 30).id("cell1").offset(y: 400)
      Color.red.frame(width: 30, height: 31).id("cell2").offset(y: 450)
      Text("twice")
      Text("twice")
  }
  .frame(width: 300, height: 600, alignment: .topLeading)
  """

private func scene(_ text: String, _ configuration: Configuration = Configuration()) -> QueryScene {
  var configuration = configuration
  configuration.canvas = Size(width: 300, height: 600)
  let file = SourceFile(name: "test.lay", text: text)
  var sink = DiagnosticSink()
  var program = Program(Parser.parse(file, into: &sink), configuration: configuration, into: &sink)
  var layout = program.evaluate(program.layouts[0], into: &sink)
  var measurer = TextMeasurer(configuration: layout.configuration)
  let frames = LayoutEngine.layout(&layout, measurer: &measurer)
  #expect(!sink.hasErrors)
  return QueryScene(
    LaidOutLayout(
      source: file, name: "test", configuration: layout.configuration, views: layout.tree, frames: frames))
}

private func holds(_ text: String, _ scene: QueryScene) throws -> Bool {
  try Query(SourceFile(name: "query", text: text)).outcome(in: scene).holds
}

private func fault(_ text: String) -> String {
  let file = SourceFile(name: "query", text: text)
  do throws(QueryFault) {
    _ = try Query(file).outcome(in: scene(source))
    return "none"
  } catch {
    return "\(error.range.start)-\(error.range.end): \(error.message)" + (error.help.map { " (\($0))" } ?? "")
  }
}

@Suite struct QueryTests {
  /// Half a pixel is 0.1667 points: 0.16 is the same, 0.02 more is not.
  @Test(arguments: [
    ("a.width == 100", true), ("a.width == 100.16", true), ("a.width == 100.187", false),
    ("a.width != 100", false), ("a.width != 100.16", false), ("a.width != 100.187", true),
    ("a.width < 101", true), ("a.width < 100.187", true), ("a.width < 100.16", false),
    ("a.width < 100", false),
    ("a.width <= 100", true), ("a.width <= 99.84", true), ("a.width <= 99.813", false),
    ("a.width > 99", true), ("a.width > 99.813", true), ("a.width > 99.84", false), ("a.width > 100", false),
    ("a.width >= 100", true), ("a.width >= 100.16", true), ("a.width >= 100.187", false),
    ("a.width ≥ 100 && a.width ≤ 100 && a.width ≠ 1", true),
    ("a.width == 102 ± 2", true), ("a.width == 102.02 ± 2", false), ("a.width == 102", false),
  ])
  func comparesNumbers(text: String, isTrue: Bool) throws {
    #expect(try holds(text, scene(source)) == isTrue)
  }

  @Test(arguments: [
    ("c inside a", true), ("b inside a", false), ("b overlaps a", false), ("c overlaps a", true),
    ("a above b", true), ("b above a", false), ("a before b", true), ("b before a", false),
    ("a inside canvas", true), ("canvas inside a", false), ("a inside safeArea", true),
    ("gap(a, b) == 0", true), ("gap(cell1, cell2) == 20", true), ("gap(cell1, cell2) == 20.187", false),
    ("gap(c, a) < 0", true),
  ])
  func placesFrames(text: String, isTrue: Bool) throws {
    #expect(try holds(text, scene(source)) == isTrue)
  }

  /// A view moved by a fiftieth of a point more than half a pixel lies there no more.
  @Test(arguments: [
    ("a above b", 39.84, true), ("a above b", 39.813, false), ("a overlaps b", 39.813, true),
    ("a overlaps b", 39.84, false),
  ])
  func barelyPlacesFrames(text: String, top: Double, isTrue: Bool) throws {
    let moved = """
      ZStack(alignment: .topLeading) {
          Color.red.frame(width: 100, height: 40).id("a")
          Color.blue.frame(width: 50, height: 20).id("b").offset(x: 10, y: \(top))
      }
      """
    #expect(try holds(text, scene(moved)) == isTrue)
  }

  /// The same along the reading direction, at the edges of what holds a view, and for several views at once.
  @Test(arguments: [
    ("a before b", 99.84, true), ("a before b", 99.813, false), ("b inside a", 50.16, true),
    ("b inside a", 50.187, false), ("b.leading == 50", 50.16, true), ("b.leading == 50", 50.187, false),
    ("b.trailing == 100", 50.16, true), ("b.trailing == 100", 50.187, false),
    ("gap(a, b) == 0", 100.16, true),
    ("gap(a, b) == 0", 100.187, false), ("any(\"*\").minX == 50", 50.16, true),
    ("any(\"*\").minX == 50", 50.187, false), ("none(\"*\").minX == 50", 50.187, true),
    ("none(\"*\").minX == 50", 50.16, false), ("all(\"b*\").minX == 50", 50.16, true),
    ("all(\"b*\").minX == 50", 50.187, false), ("b.midX == 75", 50.16, true), ("b.midX == 75", 50.187, false),
  ])
  func barelyComparesAcross(text: String, leading: Double, isTrue: Bool) throws {
    let moved = """
      ZStack(alignment: .topLeading) {
          Color.red.frame(width: 100, height: 40).id("a")
          Color.blue.frame(width: 50, height: 20).id("b").offset(x: \(leading))
      }
      .frame(width: 300, height: 600, alignment: .topLeading)
      """
    #expect(try holds(text, scene(moved)) == isTrue)
  }

  @Test(arguments: [
    ("a.minX == 0 && a.midX == 50 && a.maxX == 100", true),
    ("a.minY == 0 && a.midY == 20 && a.maxY == 40", true),
    ("b.minX == 100 && b.minY == 40", true), ("a.aspect == 5/2", true), ("a.aspect == 3", false),
    ("a.leading == 0 && a.trailing == 100", true), ("canvas.width == 300", true), ("t.lines == 1", true),
    ("t.firstBaseline == t.lastBaseline", true),
    ("t.firstBaseline > t.minY && t.firstBaseline < t.maxY", true),
    ("t.isTruncated", false), ("cut.isTruncated", true), ("t.isWhole", true), ("cut.isWhole == false", true),
    ("t.isVisible", true), ("away.isVisible", false), ("\"Hello\".width == t.width", true),
    ("all(\"cell*\").width == 30", true), ("all(\"cell*\").height == 30", false),
    ("any(\"cell*\").height == 31", true), ("none(\"cell*\").height == 32", true),
    ("none(\"cell*\").height == 31", false), ("count(\"cell*\") == 2", true),
    ("count(\"cell*\") == 3", false),
    ("count(\"twice\") == 2", true), ("!(a.width == 1) || false", true), ("-a.width + 2 * 50 == 0", true),
    ("a.width - 10 - 10 == 80 && 100 / 10 / 5 == 2", true), ("true && false", false),
  ])
  func readsProperties(text: String, isTrue: Bool) throws {
    #expect(try holds(text, scene(source)) == isTrue)
  }

  @Test(arguments: [
    ("\"twice\"[0].width == \"twice\"[1].width", true), ("Color[0].width == 100", true),
    ("Color[1].width == 50", true), ("Color[2].height == 10", true), ("\"Color\"[3].width == 30", true),
    ("a[0].width == 100", true), ("a.start == 0 && a.end == 100", true),
    ("t.baseline == t.firstBaseline", true),
    ("t.isHidden", false), ("away.isHidden", true), ("a.proposal.width == 100", true),
    ("a.proposal.height == 40.187", false), ("a.aspect == 2.509", true), ("a.aspect == 2.511", false),
    ("canvas.proposal.width == 300", true), ("t.scale == 1", true),
    ("all(\"cell*\").width equal", true), ("all(\"cell*\").height equal", false),
    ("all(\"cell*\").width equal && a.width == 100", true), ("!(all(\"cell*\").height equal)", true),
  ])
  func choosesAndCompares(text: String, isTrue: Bool) throws {
    #expect(try holds(text, scene(source)) == isTrue)
  }

  /// A number counts views as the source has them, the outer before what is in it.
  @Test func countsInOrder() throws {
    let outer = scene("VStack {\n    VStack {\n        Color.red.frame(height: 10)\n    }.padding(20)\n}\n")
    #expect(try holds("VStack[0].width == 300 && VStack[1].width == 260", outer))
  }

  @Test func tellsHowMuchATextIsScaled() throws {
    let small = scene(
      "Text(\"Hello\").font(.system(size: 40)).lineLimit(1).minimumScaleFactor(0.1).frame(width: 40).id(\"t\")\n"
    )
    #expect(try holds("t.scale < 0.6 && t.scale > 0.1 && t.isWhole", small))
  }

  /// Views in a row that differ by a fiftieth of a point more than half a pixel are not equal.
  @Test(arguments: [(30.16, true), (30.187, false)])
  func barelyEqual(height: Double, isTrue: Bool) throws {
    let row =
      "HStack {\n    Color.red.frame(height: 30).id(\"r1\")\n    Color.red.frame(height: \(height)).id(\"r2\")\n}\n"
    #expect(try holds("all(\"r*\").height equal", scene(row)) == isTrue)
  }

  /// What is said in the reading direction is true in both.
  @Test func mirrors() throws {
    var configuration = Configuration()
    configuration.layoutDirection = .rightToLeft
    let row = "HStack(spacing: 0) {\n    Color.red.id(\"a\")\n    Color.blue.id(\"b\")\n}\n"
    let mirrored = scene(row, configuration)
    for text in ["a before b", "a.leading == 0", "a.trailing == b.leading", "a.minX == b.maxX"] {
      #expect(try holds(text, mirrored), "\(text)")
    }
    #expect(try !holds("a.minX == b.maxX", scene(row)))
  }

  @Test(arguments: [
    ("", "0-0: there is no expression"),
    ("a.widht == 1", "2-7: a view has no property 'widht' (did you mean 'width'?)"),
    ("cel1.width == 1", "0-4: no view has the id 'cel1' (did you mean 'cell1'?)"),
    ("\"Helo\".width == 1", "0-6: no view has the id or the text \"Helo\" (did you mean \"Hello\"?)"),
    ("Hello.width == 1", "0-5: no view has the id 'Hello' (a text stands in quotation marks: \"Hello\")"),
    ("\"twice\".width == 1", "0-7: 2 views are called \"twice\""), ("a.width", "0-7: a number stands where"),
    ("a == 100", "0-1: a view stands where a number belongs"), ("a.width = 100", "8-9: '=' means nothing"),
    ("a.width == ", "11-11: the expression ends too early"), ("(a.width == 1", "13-13: ')' is missing here"),
    ("a.width == 1 b", "13-14: 'b' does not belong here"), ("a.lines == 1", "0-7: there is no text in it"),
    ("\"open", "0-5: the quotation mark is not closed"),
    ("a.width == 1 ± b", "16-17: a number belongs after ±"),
    ("t.isWhole < true", "0-16: true and false have no order"),
    ("all(\"no*\").width == 1", "4-9: no view has"),
    ("\"twice\"[2].width == 1", "0-10: 2 views are called \"twice\" (they are counted from 0)"),
    ("\"twice\"[1.5].width == 1", "8-11: the number of a view belongs here"),
    ("\"twice\"[1.width == 1", "9-10: ']' is missing here"),
    ("\"none\"[0].width == 1", "0-9: no view has"), ("a.scale == 1", "0-7: there is no text in it"),
    ("a.proposal == 1", "2-10: a proposal is no number (there are proposal.width and proposal.height)"),
    ("a.proposal.depth == 1", "11-16: a proposal has no 'depth'"),
    ("a.width equal", "0-13: there is nothing to be equal to"),
    ("all(\"cell*\") equal", "0-18: a view stands where"),
  ])
  func tellsWhatIsWrong(text: String, message: String) {
    #expect(fault(text).hasPrefix(message), "\(fault(text))")
  }

  @Test func endsDeepNesting() {
    #expect(fault(String(repeating: "(", count: 5_000)).contains("nested too deeply"))
    #expect(fault(String(repeating: "-", count: 5_000) + "1 == 1").contains("nested too deeply"))
  }

  /// Whatever bytes an expression is made of, it is read or told wrong.
  @Test func takesAnything() {
    let words = [
      "a", ".", "width", "\"Hello\"", "(", ")", "==", "<", "±", "1", "1.5", "all", "gap", ",", "&&", "!", "-",
      "/", "é", "€",
      "\"", "\\", "inside", "count", "\u{0}", "t", "isWhole", "[", "]", "equal", "proposal", "scale",
    ]
    var generator = SystemRandomNumberGenerator()
    let scene = scene(source)
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in words.randomElement() ?? "" }
        .joined(separator: " ")
      let file = SourceFile(name: "query", text: text)
      guard let query = try? Query(file) else { continue }
      _ = try? query.outcome(in: scene)
    }
  }
}
