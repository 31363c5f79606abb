import Foundation
import Lay
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
  func arc(isClockwise: Bool, drawn: String) {
    let arc = """
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: 10, startAngle: .zero, endAngle: .degrees(90),
        clockwise: \(isClockwise))
      """
    #expect(path(arc) == drawn)
  }

  @Test("a corner is rounded by the circle that touches both of its sides")
  func tangents() {
    let corner = """
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 40), radius: 10)
      """
    #expect(path(corner) == "M0 0L10 0C15.523 0 20 4.477 20 10")
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
