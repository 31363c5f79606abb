import Testing

@testable import LayFormat
@testable import LaySyntax

/// The rules of the style, one at a time.
@Suite struct FormatRuleTests {
  private func format(
    _ text: String, _ style: FormatStyle = FormatStyle(), lines: [ClosedRange<Int>]? = nil
  ) -> String? {
    let source = SourceFile(name: "a", text: text)
    guard case .edits(let edits) = SourceFormatter.format(source, style: style, lines: lines) else {
      return nil
    }
    return String(decoding: SourceFormatter.apply(edits, to: source).bytes, as: UTF8.self)
  }

  @Test func `two modifiers of a view stand on lines of their own, one stays`() {
    #expect(
      format("VStack {\n  Text(\"a\").bold().padding(4)\n  Text(\"b\").bold()\n}\n")
        == "VStack {\n  Text(\"a\")\n    .bold()\n    .padding(4)\n  Text(\"b\").bold()\n}\n")
  }

  @Test func `modifiers behind a brace stand below the view`() {
    #expect(
      format("VStack {\n  Color.red\n}.padding().frame(width: 3)\n")
        == "VStack {\n  Color.red\n}\n.padding()\n.frame(width: 3)\n")
  }

  @Test func `chains that are arguments or no views stay on their line`() {
    let text = "Text(\"a\").font(.title.bold().italic())\nlet x = items.filter { $0.a }.map { $0.b }\n"
    #expect(format(text) == text)
  }

  @Test func `arguments that do not fit stand on lines of their own`() {
    var style = FormatStyle()
    style.setLineLength(30)
    #expect(
      format("Rectangle(first: 100000, second: 200000)\n", style)
        == "Rectangle(\n    first: 100000,\n    second: 200000\n)\n")
    #expect(
      format("Text(\"a long text that does not fit at all\")\n", style)
        == "Text(\"a long text that does not fit at all\")\n")
  }

  @Test func `closures on one line stay there while they fit and hold one statement`() {
    let text = "ForEach(a) { Text($0) }\nButton(\"x\") {}\n"
    #expect(format(text) == text)
    #expect(format("Button(\"x\") { }\n") == "Button(\"x\") {}\n")
    #expect(format("HStack { Text(a); Text(b) }\n") == "HStack {\n    Text(a); Text(b)\n}\n")
    #expect(format("HStack { VStack { Text(a) } }\n") == "HStack {\n    VStack { Text(a) }\n}\n")
  }

  @Test func `one space stands around operators and behind commas and colons`() {
    #expect(format("let a:Int=1+2*3\nfoo(x:1,y :2)\n") == "let a: Int = 1 + 2 * 3\nfoo(x: 1, y: 2)\n")
    #expect(format("for i in 0..<3 { a( -i ) }\n") == "for i in 0..<3 { a(-i) }\n")
    #expect(format("let a = b ?c:d\n") == "let a = b ? c : d\n")
  }

  @Test func `blank lines are one at most, and none at braces`() {
    #expect(
      format("\n\nVStack {\n\n  Color.red\n\n\n\n  Color.blue\n\n}\n\n\n")
        == "VStack {\n  Color.red\n\n  Color.blue\n}\n")
  }

  @Test func `cases stand below their switch`() {
    #expect(
      format("switch a {\n    case .b: c()\n        case .d:\n  e()\n}\n")
        == "switch a {\ncase .b: c()\ncase .d:\n    e()\n}\n")
  }

  @Test func `comments stay where they are`() {
    let text = "// one\n\nVStack {  // two\n  // three\n  Color.red  // four\n  // five\n}\n// six\n"
    #expect(format(text) == text)
  }

  @Test func `what is set aside stays`() {
    let text =
      "// lay:format off\nfoo( 1 )\n// lay:format on\nbar(1)\n// swift-format-ignore\nbaz( 1 )\nqux(1)\n"
    #expect(format(text.replacing("bar(1)", with: "bar( 1 )").replacing("qux(1)", with: "qux( 1 )")) == text)
  }

  @Test func `sources with errors stay`() {
    #expect(format("VStack {") == nil)
  }

  @Test func `only the statements of the lines asked for change`() {
    #expect(
      format("foo( 1 )\nbar( 2 )\nbaz( 3 )\n", lines: [2...2]) == "foo( 1 )\nbar(2)\nbaz( 3 )\n")
    #expect(
      format("VStack {\n  foo( 1 )\n  bar( 2 )\n}.a( 1 )\n", lines: [3...3])
        == "VStack {\n  foo( 1 )\n  bar(2)\n}.a( 1 )\n")
  }

  @Test func `tabs stay tabs`() {
    #expect(
      format("VStack {\n\tHStack {\n\t\tColor.red\n    }\n}\n")
        == "VStack {\n\tHStack {\n\t\tColor.red\n\t}\n}\n")
  }
}
