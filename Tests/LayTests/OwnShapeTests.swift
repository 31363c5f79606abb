import Foundation
import Lay
import LayTestSupport
import Testing

/// Shapes that a file draws itself: their paths, for the frames that layout gave them.
@Suite struct OwnShapeTests {
  @Test("a path is drawn in the rectangle of its frame")
  func triangle() {
    #expect(
      path(
        """
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        """) == "M10 0L20 40L0 40Z")
  }

  @Test("a quadratic curve is the cubic that is the same")
  func quadratic() {
    #expect(
      path("path.move(to: .zero)\npath.addQuadCurve(to: CGPoint(x: 12, y: 0), control: CGPoint(x: 6, y: 9))")
        == "M0 0C4 6 8 6 12 0")
  }

  @Test(
    "arcs go the way that SwiftUI's words say, on a screen whose y grows downwards",
    arguments: [
      (false, "M20 20C20 25.523 15.523 30 10 30"),
      (true, "M20 20C20 14.477 15.523 10 10 10C4.477 10 0 14.477 0 20C0 25.523 4.477 30 10 30"),
    ])
  func arc(isClockwise: Bool, drawn: Snippet) {
    let arc = """
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: 10, startAngle: .zero, endAngle: .degrees(90),
        clockwise: \(isClockwise))
      """
    #expect(path(arc) == drawn.text)
  }

  @Test("a corner is rounded by the circle that touches both of its sides")
  func tangents() {
    let corner = """
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 40), radius: 10)
      """
    #expect(path(corner) == "M0 0L10 0C15.523 0 20 4.477 20 10")
  }

  @Test(
    "a transform moves every point, the last one and the corners of shapes too",
    arguments: [
      (
        """
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path = path.applying(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3))
        path.addLine(to: CGPoint(x: 0, y: path.currentPoint!.y))
        """, "M12 6L16 12L0 12"
      ),
      ("path.addRect(rect, transform: CGAffineTransform(rotationAngle: .pi / 2))", "M0 0L0 20L-40 20L-40 0Z"),
      (
        "path.addPath(Path(CGRect(x: 2, y: 3, width: 4, height: 5)), transform: .init(scaleX: 2, y: 1))",
        "M4 3L12 3L12 8L4 8Z"
      ),
      (
        """
        path.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
        path = path.applying(.init(scaleX: 2, y: 2)).applying(.init(translationX: 1, y: 0)).offsetBy(dx: 0, dy: 5)
        """, "M3 7L7 7L7 11L3 11Z"
      ),
      (
        """
        path.move(to: CGPoint(x: 5, y: 5))
        path.addArc(
          center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
          transform: CGAffineTransform(translationX: 20, y: 0))
        """, "M5 5L30 0C30 5.523 25.523 10 20 10"
      ),
    ])
  func transforms(statements: Snippet, drawn: Snippet) {
    #expect(path(statements.text) == drawn.text)
  }

  @Test(
    "what is done to a shape or path is done before it is added to another, or drawn on",
    arguments: [
      ("path = Rectangle().inset(by: 5).offset(x: 1, y: 2).path(in: rect)", "M6 7L16 7L16 37L6 37Z"),
      ("path = Rectangle().trim(from: 0, to: 0.5).path(in: rect)", "M0 0L20 0L20 40"),
      (
        """
        path.addPath(Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0, to: 0.25))
        path.addLine(to: CGPoint(x: 3, y: 4))
        """, "M0 0L10 0L3 4"
      ),
      (
        """
        path.addPath(Path(CGRect(x: 0, y: 0, width: 10, height: 10)).offsetBy(dx: 1, dy: 2))
        """, "M1 2L11 2L11 12L1 12Z"
      ),
      ("return Path(rect).trimmedPath(from: 0.5, to: 1)", "M20 40L0 40L0 0"),
      (
        """
        let half = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0, to: 0.5)
        path.addPath(half.applying(.init(scaleX: 2, y: 1)).offsetBy(dx: 1, dy: 0).trimmedPath(from: 0, to: 0.5))
        """, "M1 0L16 0"
      ),
      (
        "path = Rectangle().rotation(.degrees(90), anchor: .topLeading).path(in: CGRect(x: 5, y: 5, width: 2, height: 4))",
        "M5 5L5 7L1 7L1 5Z"
      ),
    ])
  func operations(statements: Snippet, drawn: Snippet) {
    #expect(path(statements.text) == drawn.text)
  }

  @Test("paths in one another are bounded, however many elements they come to")
  func nestedPaths() {
    let nested = """
      path = Path(rect)
      for _ in 0..<COUNT {
        var next = Path()
        next.addPath(path.trimmedPath(from: 0.1, to: 0.9))
        next.addPath(path.trimmedPath(from: 0.2, to: 0.9))
        path = next
      }
      """
    #expect(path(nested.replacing("COUNT", with: "2"))?.isEmpty == false)
    let rules = compile(nested.replacing("COUNT", with: "100")).diagnostics.map { $0.rule }
    #expect(!rules.isEmpty && Set(rules).isSubset(of: ["too-large", "endless-evaluation"]))
    let chain = """
      path = Path(rect)
      for _ in 0..<COUNT { path = path.trimmedPath(from: 0, to: 1).applying(.init(scaleX: 1, y: 1)) }
      """
    #expect(path(chain.replacing("COUNT", with: "20")) == "M0 0L20 0L20 40L0 40Z")
    #expect(compile(chain.replacing("COUNT", with: "100")).diagnostics.map { $0.rule } == ["too-large"])
  }

  @Test("what is done to one path again and again does not nest")
  func manyOperations() {
    let trimmed = """
      path = Path(rect)
      for _ in 0..<5_000 { path = path.trimmedPath(from: 0, to: 1) }
      """
    #expect(path(trimmed) == "M0 0L20 0L20 40L0 40Z")
    #expect(path(trimmed + "\npath.addLine(to: CGPoint(x: 1, y: 1))") == "M0 0L20 0L20 40L0 40ZL1 1")
  }

  @Test(
    "numbers that nothing can be drawn with leave a path out",
    arguments: ["scaleX: .nan, y: 1", "rotationAngle: .infinity", "translationX: .infinity, y: 0"])
  func nonsense(transform: String) {
    #expect(path("path = Path(rect).applying(CGAffineTransform(\(transform)))") == "M0 0")
  }

  @Test("what fails while a path is drawn is an error with a place")
  func fault() {
    let compilation = compile("path.move(to: [CGPoint]()[rect.width > 0 ? 3 : 0])")
    #expect(compilation.diagnostics.map { $0.rule } == ["index-out-of-range"])
  }

  private func path(_ statements: String) -> String? {
    let svg = compile(statements).layouts.first.map { String(decoding: $0.svg(), as: UTF8.self) } ?? ""
    guard let start = svg.range(of: "d=\"")?.upperBound else { return nil }
    return String(svg[start...].prefix { $0 != "\"" })
  }

  private func compile(_ statements: String) -> Compilation {
    let text = """
      struct Drawn: Shape {
        func path(in rect: CGRect) -> Path {
          var path = Path()
          \(statements)
          return path
        }
      }
      #Preview(traits: .fixedLayout(width: 20, height: 40)) { Drawn() }
      """
    return onDeepStack { Compiler().compile(SourceFile(name: "test.lay", text: text)) }
  }
}
