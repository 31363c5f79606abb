import Lay
import Testing

/// Code that runs when sizes are known: every command tells what is wrong with it, and all of it has one bound.
@Suite struct DeferredFaultTests {
  /// A view whose code fails at its size, 100 × 50.
  enum Code: String, CaseIterable, Sendable {
    case reader = "GeometryReader { g in Color.red.frame(width: xs[Int(g.size.width)]) }"
    case guide = "Color.red.alignmentGuide(.leading) { d in xs[Int(d.width)] }"
    case path = "Zigzag()"

    var source: SourceFile {
      SourceFile(
        name: "fault.lay",
        text: """
          let xs = [1.0, 2]
          struct Zigzag: Shape {
            func path(in rect: CGRect) -> Path {
              var path = Path()
              path.addRect(CGRect(x: 0, y: 0, width: xs[Int(rect.width)], height: 1))
              return path
            }
          }
          #Preview(traits: .fixedLayout(width: 100, height: 50)) {
            VStack(alignment: .leading) { \(rawValue) }.id("all")
          }
          """)
    }
  }

  @Test("what fails at a size is an error of the compiler, and of the linter", arguments: Code.allCases)
  func faults(code: Code) {
    let errors = Compiler().compile(code.source).diagnostics.map { $0.formatted() }
    #expect(errors.count == 1 && errors[0].contains("index 100 is out of range"))
    #expect(Linter().lint(code.source).diagnostics.map { $0.formatted() } == errors)
  }

  @Test("what is laid out by code that fails is not explained", arguments: [Code.reader, .guide])
  func explanations(code: Code) {
    guard case .faulty(let diagnostics) = Explainer().explain(.id("all"), in: code.source) else {
      Issue.record("it is explained")
      return
    }
    #expect(diagnostics.map(\.rule) == ["index-out-of-range"])
  }

  @Test("what fails in one of the configurations asked for is told with its name")
  func configurations() {
    let source = SourceFile(
      name: "direction.lay",
      text: """
        struct Page: View {
          @Environment(\\.layoutDirection) var direction
          let xs = [1.0, 2]
          var body: some View { Color.red.frame(width: xs[direction == .rightToLeft ? 2 : 1], height: 5) }
        }
        #Preview { Page() }
        """)
    var mirrored = Options()
    mirrored.layoutDirection = .rightToLeft
    var linter = Linter()
    #expect(linter.lint(source).diagnostics.filter { $0.severity == .error }.isEmpty)
    linter.variants = [mirrored]
    let errors = linter.lint(source).diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == ["index-out-of-range"])
    #expect(errors.first?.message.hasSuffix("right to left") == true)
  }
}
