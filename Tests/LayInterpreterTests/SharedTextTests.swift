import LayTestSupport
import Testing

@testable import LayInterpreter
@testable import LaySyntax
@testable import LayViews

/// What is written out in the same words again is made once, and stands at each place as if it had been made there.
@Suite struct SharedTextTests {
  private func evaluate(_ text: String) throws -> (tree: ViewTree, findings: [Diagnostic]) {
    var sink = DiagnosticSink()
    let syntax = Parser.parse(SourceFile(name: "test.lay", text: text), into: &sink)
    var program = Program(syntax, configuration: Configuration(), into: &sink)
    let evaluated = program.evaluate(try #require(program.layouts.first), into: &sink)
    return (evaluated.tree, sink.diagnostics)
  }

  @Test func equalViewsSharePayloadsAndKeepTheirPlaces() throws {
    let statement = "Circle().fill(.blue).frame(width: 8, height: 8)"
    let text = "#Preview {\n  HStack {\n    \(statement)\n      \(statement)\n  }\n}\n"
    let (tree, findings) = try evaluate(text)
    #expect(findings.isEmpty)
    let frames = Array(tree.children(tree.root))
    #expect(frames.map { tree[$0].kind } == [.frame, .frame])
    #expect(tree[frames[0]].payload == tree[frames[1]].payload)
    let shapes = frames.map { tree[$0].firstChild }
    #expect(shapes.map { tree[$0].kind } == [.shape, .shape])
    #expect(tree[shapes[0]].payload == tree[shapes[1]].payload)
    let source = SourceFile(name: "", text: text)
    #expect(
      frames.map { source.location(of: tree[$0].source) }
        == [SourceLocation(line: 3, column: 26), SourceLocation(line: 4, column: 28)])
    #expect(source.location(of: tree[shapes[1]].source).line == 4)
    #expect(
      tree[shapes[1]].source - tree[shapes[0]].source == tree[frames[1]].source - tree[frames[0]].source)
  }

  /// The budget of written-out source: what costs most is done once for all boxes, not once for each.
  @Test func aThousandBoxesHaveOnePayload() throws {
    let box = "      Rectangle().fill(.blue).frame(width: 80, height: 40)\n"
    let row = "    HStack(spacing: 8) {\n" + String(repeating: box, count: 5) + "    }\n"
    let (tree, findings) = try evaluate(
      "#Preview {\n  VStack {\n" + String(repeating: row, count: 200) + "  }\n}\n")
    #expect(findings.isEmpty)
    #expect(tree.nodes.count { $0.kind == .shape } == 1_000)
    #expect(tree.contents.shapes.count == 1)
    #expect(tree.modifiers.frames.count == 1)
  }

  /// What was found while components were checked is made once more for the layout, and not for each of them.
  @Test func componentsShareTheirLeaves() throws {
    let components = (0..<8).map { number in
      """
      struct Dot\(number): View {
        let size: CGFloat
        var body: some View { Circle().fill(.blue).frame(width: size) }
      }

      """
    }
    let uses = (0..<8).map { "Dot\($0)(size: \($0 + 1))" }
    let (tree, findings) = try evaluate(
      components.joined() + "#Preview { VStack { " + uses.joined(separator: "; ") + " } }\n")
    #expect(findings.isEmpty)
    #expect(tree.nodes.count { $0.kind == .shape } == 8)
    #expect(tree.contents.shapes.count == 1)
  }

  /// Code is looked through by the numbers of its nodes: a layout's are those between the item before it and itself.
  @Test func nodesOfALayoutAreNumberedInARow() throws {
    let text = """
      struct Box<Content: View>: View { let content: Content; var body: some View { content } }
      #Preview { Text("a") }
      #if DEBUG
      #Preview("named", traits: .sizeThatFitsLayout) { VStack { ForEach(0..<3) { Text("\\($0)") } }.padding() }
      #endif
      #Preview { Box<Text>(content: Text("b")); HStack(spacing: true ? 1 : [Int]().count) { Color.red } overlay: { } }
      """
    var sink = DiagnosticSink()
    let syntax = Parser.parse(SourceFile(name: "test.lay", text: text), into: &sink)
    let layouts = Program(syntax, configuration: Configuration(), into: &sink).layouts
    #expect(layouts.count == 3)
    for layout in layouts {
      var pending = Array(syntax.children(layout.syntax))
      while let node = pending.popLast() {
        #expect(layout.nodes.contains(node.index))
        pending.append(contentsOf: syntax.children(node))
      }
    }
    // No node of a layout is among those of another one.
    for (layout, next) in zip(layouts, layouts.dropFirst()) {
      #expect(layout.nodes.upperBound <= next.nodes.lowerBound)
    }
  }

  @Test func environmentsAreKeptApart() throws {
    let (tree, _) = try evaluate(
      """
      #Preview {
        VStack {
          HStack { Text("a").font(.title).padding(4) }.foregroundStyle(.red)
          HStack { Text("a").font(.title).padding(4) }
          HStack { Text("a").font(.title).padding(4) }
        }
      }
      """)
    let texts = tree.children(tree.root).map { row -> TextSpec in
      let padding = tree[tree[row].firstChild]
      return tree.contents.texts[tree[padding.firstChild]]
    }
    #expect(texts.map { $0.runs[0].paint == texts[1].runs[0].paint } == [false, true, true])
    #expect(texts.allSatisfy { $0.runs[0].font.base == .style(.title) })
  }

  @Test func mistakesAreReportedAtEachPlace() throws {
    let (_, findings) = try evaluate(
      """
      #Preview {
        VStack {
          Circle().frame(width: "8").fixedSize(on: 1)
          Circle().frame(width: "8").fixedSize(on: 1)
        }
      }
      """)
    #expect(findings.map(\.rule) == ["wrong-type", "unknown-argument", "wrong-type", "unknown-argument"])
  }

  /// Code in a string does what it does once, however the text around it is made.
  @Test(arguments: [
    "VStack { Text(\"\\(tick()) *b*\"); Text(\"\\(tick()) d\"); Text(\"\\(tick()) *f*\").font(.title) }",
    "VStack { ForEach(0..<3) { _ in Text(\"\\(tick()) _m_\").bold().padding() } }",
    "VStack { Text(\"\\(tick())\").bold(); Text(\"\\(tick())\").bold(); Text(\"\\(tick())\").font(.body).bold() }",
    "VStack { Row(); Row(); Row() }",
    "VStack { Text(\"\\(tick())\").font(1).bold(); Text(\"\\(tick())\").font(1).bold(); Text(\"\\(tick())\") }",
  ])
  func argumentsAreEvaluatedOnce(_ content: Snippet) throws {
    let (tree, _) = try evaluate(
      """
      var count = 0
      func tick() -> Int {
        count += 1
        return count
      }
      struct Row: View {
        var body: some View { Text("\\(tick()) **row**").foregroundStyle(.red).lineLimit(1) }
      }
      #Preview { \(content) }
      """)
    #expect(tree.contents.texts.map { $0.runs[0].text.first } == ["1", "2", "3"])
  }

  @Test func namesOfTheFileAreNotShared() throws {
    let (tree, findings) = try evaluate(
      """
      struct Circle: View { var body: some View { Rectangle() } }
      #Preview {
        HStack {
          Circle().padding()
          Circle().padding()
          Rectangle().padding()
        }
      }
      """)
    #expect(findings.isEmpty)
    let shapes = tree.children(tree.root).map { tree.contents.shapes[tree[tree[$0].firstChild]].outline }
    #expect(shapes == [.rectangle, .rectangle, .rectangle])
  }

  static let statements: [Snippet] = [
    "Text(\"a\").font(.title).bold().padding(4)", "Text(\"**a**\").font(.title)",
    "Text(\"a\").padding().bold()",
    "Text(\"a\").textCase(.uppercase)", "Text(\"a\").foregroundStyle(.secondary).lineLimit(2)",
    "Text(\"a\").id(\"x\").id(\"y\")", "Text(\"a\").font(.wrong).padding(\"4\")",
    "Text(title).font(.caption)",
    "Circle().fill(.tint).frame(height: 6).border(.tint)", "Circle().offset(x: 3).padding()",
    "Rectangle().background(.foreground).overlay(.red.opacity(0.5))", "Rectangle().mask(Circle())",
    "HStack(spacing: 4) { Spacer(minLength: 2); Divider() }.opacity(0.5)",
    "VStack { Text(\"a\") }.tint(.red)",
    "HStack(spacing: \"4\") { Spacer() }", "Section { Text(\"a\") }.padding(3)",
    "Text(\"a\").foo().padding()",
  ]

  /// What was met before makes no difference: a statement stands for the same views, in whatever environment, and has
  /// the same mistakes.
  @Test(arguments: statements) func whatWasMetBeforeMakesNoDifference(_ statement: Snippet) throws {
    for modifiers in ["", ".font(.title2).foregroundStyle(.red)", ".textCase(.lowercase).tint(.green)"] {
      let row = "HStack { \(statement) }\(modifiers)"
      for body in [row, "Card(title: \"b\")"] {
        let card = "struct Card: View { let title: String; var body: some View { \(row) } }\n"
        let alone = try evaluate(card + "let title = \"t\"\nVStack { \(body) }")
        let again = try evaluate(
          card
            + "let title = \"t\"\nVStack { \(statement); HStack { \(statement) }.textCase(.uppercase); \(row); \(body) }"
        )
        let dumps = [alone, again].map { evaluated -> String in
          var tree = evaluated.tree
          var last = tree.root
          for child in tree.children(tree.root) { last = child }
          tree.root = last
          return ViewTreeDump(tree).text
        }
        #expect(dumps[0] == dumps[1])
        let messages = Set(alone.findings.map { $0.message })
        #expect(Set(again.findings.map { $0.message }) == messages)
        if body == row, !messages.isEmpty {
          #expect(again.findings.count == alone.findings.count + 3 * (alone.findings.count / 2))
        }
      }
    }
  }

  @Test func theTextsOfALoopHaveOneDescription() throws {
    let (tree, _) = try evaluate(
      """
      #Preview {
        VStack {
          ForEach(0..<40) { Text("Row \\($0)").font(.caption) }
          ForEach(0..<40) { Text("Row \\($0)").bold() }
        }
      }
      """)
    #expect(tree.contents.texts.count == 80)
    #expect(tree.contents.texts.descriptions.count == 2)
    #expect(tree.contents.texts[79].runs[0].text == "Row 39" && tree.contents.texts[79].runs[0].font.isBold)
  }

  /// Whoever knows the hash can write texts that all have the same; looking for one must not go through them all.
  @Test func textsMadeToCollideAreNotLookedThrough() {
    let count = 1_000
    var bytes: [UInt8] = []
    for number in 1...UInt64(count) {
      for word in [number, TextHash.mixed(16, number)] {
        withUnsafeBytes(of: word.littleEndian) { bytes += $0 }
      }
    }
    let source = SourceFile(name: "", bytes: bytes)
    func text(_ index: Int) -> SourceRange {
      SourceRange(start: UInt32(index * 16), end: UInt32(index * 16 + 16))
    }
    var table = TextTable<Int>()
    for index in 0..<count { table.set(text(index), in: source, to: index) }
    let found = (0..<count).filter { index in
      let element = table.find(text(index), in: source)
      #expect(element == nil || element == index)
      return element != nil
    }
    #expect(found == Array(0..<64))
  }
}
