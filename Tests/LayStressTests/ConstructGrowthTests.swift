import Lay
import LayTestSupport
import Testing

/// Of each container, modifier and statement, four times as many cost some four times as much.
@Suite("Growth of constructs")
struct ConstructGrowthTests {
  private static func compile(_ text: String) {
    _ = Compiler().compile(SourceFile(name: "growth.lay", text: text))
  }

  /// So many views in a preview, each its own.
  private static func views(_ count: Int, _ view: String = "Text(\"a\")") -> String {
    String(repeating: view + "\n", count: count)
  }

  /// A container around so many views, `#`.
  static let containers = [
    "VStack { # }", "HStack { # }", "ZStack { # }", "LazyVStack { # }", "LazyHStack { # }", "Group { # }",
    "ScrollView { # }", "ScrollView(.horizontal) { HStack { # } }", "List { # }", "Form { # }",
    "Form { Section(\"s\") { # } }", "Section { # }", "ViewThatFits { # }", "Grid { # }",
    "Grid { GridRow { # } }", "LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { # }",
    "LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())]) { # }", "GroupBox(\"g\") { # }",
    "DisclosureGroup(\"d\", isExpanded: .constant(true)) { # }", "GeometryReader { _ in # }",
    "NavigationStack { List { # } }", "TabView { # }", "Menu(\"m\") { # }",
    "Picker(\"p\", selection: .constant(1)) { # }", "ControlGroup { # }",
    "VStack(alignment: .leading) { # }.frame(width: 200).padding()",
    "HStack(alignment: .firstTextBaseline) { # }", "VStack { ForEach(0..<3) { _ in # } }",
    "Text(\"b\").overlay { # }", "Text(\"b\").background { # }",
    "Text(\"b\").safeAreaInset(edge: .top) { VStack { # } }", "Text(\"b\").toolbar { # }",
  ]

  @Test("containers of many views", arguments: containers)
  func container(container: String) {
    let growth = GrowthTests.growth(from: 50) { count in
      let parts = container.split(separator: "#", omittingEmptySubsequences: false)
      Self.compile("#Preview {\n" + parts.joined(separator: "\n" + Self.views(count)) + "\n}\n")
    }
    #expect(!growth.isSteep, "\(growth)")
  }

  static let modifiers = [
    ".padding(1)", ".padding()", ".frame(width: 90)", ".frame(maxWidth: .infinity)",
    ".frame(minWidth: 9, maxHeight: 90)", ".fixedSize()", ".layoutPriority(1)", ".offset(x: 1)",
    ".position(x: 9, y: 9)",
    ".aspectRatio(1.5, contentMode: .fit)", ".scaledToFill()", ".background(.red)", ".overlay { Color.red }",
    ".border(.black)", ".alignmentGuide(.leading) { $0.width / 2 }", ".font(.title)", ".bold()",
    ".foregroundStyle(.red)", ".opacity(0.5)", ".clipShape(Circle())", ".rotationEffect(.degrees(1))",
    ".scaleEffect(1.1)", ".blur(radius: 1)", ".shadow(radius: 1)", ".lineLimit(1)", ".id(\"x\")",
    ".zIndex(1)",
    ".safeAreaInset(edge: .bottom) { Color.red.frame(height: 1) }", ".safeAreaPadding(1)",
    ".ignoresSafeArea()", ".containerRelativeFrame(.horizontal)", ".environment(\\.lineLimit, 1)",
    ".dynamicTypeSize(.large)", ".hidden()", ".disabled(true)", ".accessibilityLabel(\"x\")",
    ".gridCellColumns(1)", ".mask { Circle() }", ".tag(1)", ".onTapGesture {}",
  ]

  /// At most so many modifiers are put around a view in one test: nesting has its own bound.
  @Test("modifiers of many views, and many of one view", arguments: modifiers)
  func modifier(modifier: String) {
    let many = GrowthTests.growth(from: 50) { count in
      Self.compile("#Preview { VStack {\n" + Self.views(count, "Text(\"a\")" + modifier) + "} }\n")
    }
    #expect(!many.isSteep, "\(many)")
    let chain = GrowthTests.growth(from: 20) { count in
      Self.compile("#Preview { Text(\"a\")\n" + Self.views(count, modifier) + "}\n")
    }
    #expect(!chain.isSteep, "\(chain)")
  }

  /// A component whose views appear is built twice, and so is each of many.
  @Test("what many views do when they appear")
  func appearing() {
    let row = "struct Row: View { @State var on = false; var body: some View { # } }\n"
    let view = "Text(on ? \"a\" : \"b\").onAppear { on = true }"
    let many = GrowthTests.growth(from: 50) { count in
      Self.compile(
        row.replacing("#", with: view) + "#Preview { VStack {\n" + Self.views(count, "Row()") + "} }\n")
    }
    #expect(!many.isSteep, "\(many)")
    let inOne = GrowthTests.growth(from: 50) { count in
      Self.compile(
        row.replacing("#", with: "VStack {\n" + Self.views(count, view) + "}") + "#Preview { Row() }\n")
    }
    #expect(!inOne.isSteep, "\(inOne)")
    let nested = GrowthTests.growth(from: 20) { count in
      let nest = "struct Nest: View { let depth: Int; @State var on = false; var body: some View { VStack {\n"
      Self.compile(
        nest + view + "\nif depth > 0 { Nest(depth: depth - 1) } } } }\n#Preview { Nest(depth: \(count)) }\n")
    }
    #expect(!nested.isSteep, "\(nested)")
  }

  /// Code that is met again and again; `%` is another number each time.
  static let statements = [
    "let a% = %", "var a% = \"a\"; a% += \"b\"", "let a%: [Int] = [%]", "print(%)",
    "if % > 5 { _ = 1 } else { _ = 2 }",
    "switch % { case 1: break; default: break }", "for i in 0..<3 { _ = i }", "func f%() -> Int { % }",
    "let (a%, b%) = (1, 2)", "guard % > -1 else { return nil }", "defer { _ = % }", "do { _ = % }",
    "let c% = { (x: Int) in x + % }", "struct S% { var a = % }", "enum E% { case a, b }", "_ = [1: %]",
    "_ = \"\\(%)\"", "while false { _ = % }", "repeat { _ = % } while false", "_ = % + 1 * 2 - 3",
    "let t% = % > 5 ? 1 : 2", "if let x = Optional(%) { _ = x }", "_ = (0..<3).map { $0 + % }",
  ]

  @Test("statements", arguments: statements)
  func statement(statement: String) {
    let growth = GrowthTests.growth(from: 50) { count in
      var code = ""
      for number in 0..<count {
        code +=
          statement.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "\(number)")
          + "\n"
      }
      Self.compile("func run() -> Int? {\n\(code)return 1\n}\n#Preview { Text(\"\\(run() ?? 0)\") }\n")
    }
    #expect(!growth.isSteep, "\(growth)")
  }

  /// One expression of so many parts, `#`, with another number in each.
  static let sums = [
    "Text(\"#\")", "\"#\"", "[#]", "#", "Double(#)",
  ]

  @Test("sums of many parts", arguments: sums)
  func sum(part: String) {
    let growth = GrowthTests.growth(from: 50) { count in
      let parts = (0..<count).map {
        part.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "\($0)")
      }
      let sum = parts.joined(separator: " + ")
      Self.compile(
        part.hasPrefix("Text") ? "#Preview { \(sum) }\n" : "let a = \(sum)\n#Preview { Text(\"\\(a)\") }\n")
    }
    #expect(!growth.isSteep, "\(growth)")
  }

  @Test("four thousand texts are added up")
  func longSum() {
    let sum = (0..<4000).map { "Text(\"a\($0)\")" }.joined(separator: " + ")
    let compilation = onDeepStack {
      Compiler().compile(SourceFile(name: "sum.lay", text: "#Preview { \(sum) }\n"))
    }
    #expect(compilation.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(compilation.layouts.count == 1)
  }

  @Test("many previews")
  func previews() {
    let growth = GrowthTests.growth(from: 500) { count in
      Self.compile(
        (0..<count).map { "#Preview(\"p\($0)\") { Text(\"a\") }" }.joined(separator: "\n"))
    }
    #expect(!growth.isSteep, "\(growth)")
  }
}
