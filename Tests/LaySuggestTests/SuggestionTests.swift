import LayLint
import LayQuery
import LaySyntax
import LayViews
import Testing

@testable import LaySuggest

private func search(_ text: String, _ wants: [String], limit: Int = 4_000) throws -> SuggestionAnswer {
  var configuration = Configuration()
  configuration.canvas = Size(width: 300, height: 500)
  var search = SuggestionSearch()
  search.configuration = configuration
  search.limit = limit
  let queries = try wants.map { try Query(SourceFile(name: "--want", text: $0)) }
  return search.run(SourceFile(name: "test.lay", text: text), queries)
}

private func suggestions(_ text: String, _ wants: [String]) throws -> [Suggestion] {
  guard case .suggestions(let suggestions, _) = try search(text, wants) else { return [] }
  return suggestions
}

private func holds(_ text: String, _ wants: [String]) throws -> Bool {
  if case .holds = try search(text, wants) { return true }
  return false
}

/// What every change does that makes the expressions true.
private func changes(_ text: String, _ wants: [String]) throws -> [String] {
  var configuration = Configuration()
  configuration.canvas = Size(width: 300, height: 500)
  var search = SuggestionSearch()
  search.configuration = configuration
  let queries = try wants.map { try Query(SourceFile(name: "--want", text: $0)) }
  guard case .run(var run) = search.start(SourceFile(name: "test.lay", text: text), queries) else {
    return []
  }
  run.tryEverything()
  return run.found.map(\.candidate.title)
}

/// A source, what is wanted of it, and what one of the suggestions does.
struct Wish: Sendable, CustomTestStringConvertible {
  var source: String
  var want: String
  var remedy: String

  init(_ source: String, _ want: String, _ remedy: String) {
    self.source = source
    self.want = want
    self.remedy = remedy
  }

  var testDescription: String { want + ": " + remedy }

  static let all = [
    Wish(
      "VStack {\n    Text(\"A\").id(\"a\")\n}\n", "a.width == canvas.width", ".frame(maxWidth: .infinity)"),
    Wish("VStack { Color.red }.id(\"a\")\n", "a.height == 100", ".frame(height: 100)"),
    Wish(
      "HStack(spacing: 4) {\n    Text(\"A\").id(\"a\")\n    Text(\"B\").id(\"b\")\n}\n", "gap(a, b) == 30",
      "set the spacing of the HStack at 1:1 to 30"),
    Wish(
      "HStack {\n    Text(\"A\").id(\"a\")\n    Text(\"B\").id(\"b\")\n}\n", "gap(a, b) == 30",
      "set the spacing of the HStack at 1:1 to 30"),
    Wish(
      "Text(\"some words that need more than one line\").frame(width: 100, height: 20).id(\"a\")\n",
      "a.isTruncated == false", "remove height from the frame"),
    Wish(
      "HStack {\n    Color.red\n    Text(\"Hello, world\").id(\"t\")\n    Color.blue\n}\n.frame(width: 200)\n",
      "t.lines == 1", ".layoutPriority(1)"),
    Wish(
      "VStack(alignment: .leading) {\n    Color.red.frame(width: 20, height: 20).id(\"a\")\n    Divider()\n}\n",
      "a.midX == canvas.midX", "set the alignment of the VStack at 1:1 to .center"),
    Wish(
      "Button(\"Save\") {}\n    .buttonStyle(.bordered)\n    .id(\"b\")\n    .frame(maxWidth: .infinity)\n",
      "b.width > 250",
      "move .frame of the Button at 1:1 into a label"),
    Wish(
      "Text(\"A\")\n    .background(Color.red)\n    .id(\"a\")\n    .frame(width: 80)\n", "a.width == 80",
      "move .frame of the Text at 1:1 before .background"),
    Wish(
      "VStack(spacing: 0) {\n    GeometryReader { geo in\n        Text(\"A\")\n    }\n    .id(\"a\")\n    Color.red\n}\n",
      "a.height < 60", "replace the GeometryReader at 2:5 with its content"),
    Wish(
      "ScrollView {\n    List {\n        Text(\"A\")\n    }\n    .id(\"l\")\n}\n", "l.height > 15",
      "replace the List at 2:5 with a LazyVStack"
    ),
    Wish(
      "HStack {\n    Text(\"A\").id(\"a\")\n    Text(\"B\").id(\"b\")\n}\n", "b.maxX == canvas.maxX", "Spacer"
    ),
    Wish(
      "VStack {\n    Spacer()\n    Text(\"A\").id(\"a\")\n}\n", "a.midY == canvas.midY",
      "remove the Spacer at 2:5"),
    Wish(
      "Text(\"A\").padding(8).id(\"a\")\n", "a.minX == 100", "set .padding of the Text at 1:1 to"),
    Wish(
      "Color.red.frame(width: 90).aspectRatio(1, contentMode: .fit).id(\"a\")\n", "a.aspect == 1",
      "move .frame of the Color at 1:1 after .aspectRatio"),
    Wish(
      "Color.red.frame(width: 90, height: 50).id(\"a\").offset(x: 20)\n", "a.midX == canvas.midX",
      "remove .offset"),
    Wish(
      "HStack {\n    Text(\"A\").id(\"a\")\n    Text(\"Longer\").id(\"b\")\n}\n", "a.width == b.width",
      "and the same for 1 more like it"),
    Wish(
      "HStack {\n    Text(\"Longer one\")\n    Spacer()\n    Text(\"C\").id(\"c\")\n    Spacer()\n    Text(\"A\")\n}\n",
      "c.midX == canvas.midX", "place the Text at 4:5 over the HStack, in a ZStack"),
    Wish(
      "Text(\"some words that need more than one line\").id(\"a\").frame(width: 100)\n", "a.lines == 1",
      ".lineLimit(1)"),
    Wish(
      "VStack {\n    Text(\"some words that need more than one line\").id(\"a\")\n}\n.frame(width: 100, height: 20)\n",
      "a.isTruncated == false", ".fixedSize("),
    Wish(
      "Text(\"A headline\").font(.largeTitle).lineLimit(1).id(\"a\").frame(width: 120)\n",
      "a.isTruncated == false", ".minimumScaleFactor(0.5)"),
    Wish(
      "Text(\"some words that need more than one line\").lineLimit(1).id(\"a\").frame(width: 100)\n",
      "a.isTruncated == false", "remove .lineLimit"),
    Wish(
      "List {\n    Color.red.id(\"a\")\n}\n.listStyle(.plain)\n", "a.width == canvas.width",
      ".listRowInsets(EdgeInsets())"),
    Wish(
      "Text(\"A\").id(\"a\").frame(maxWidth: .infinity)\n", "a.minX == 0",
      "set the alignment of the frame of the Text at 1:1 to .leading"),
    Wish(
      "VStack(spacing: 0) {\n    Rectangle().id(\"a\")\n    Text(\"B\")\n}\n", "a.height == 40",
      "add .frame(height: 40) to the Rectangle"),
    Wish(
      "LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {\n    Color.red.frame(height: 9).id(\"a\")\n"
        + "    Color.blue.frame(height: 9).id(\"b\")\n}\n", "b.minX == a.maxX",
      "set the spacing of every GridItem to"),
    Wish(
      "VStack {\n    Text(\"A\").id(\"a\")\n    Color.red\n}\n", "a.minX == 0", "with a Spacer after it"),
    Wish(
      "ScrollView {\n    Color.red.id(\"a\")\n}\n", "a.height == canvas.height",
      "replace the ScrollView at 1:1 with its content"),
    Wish(
      "Text(\"A\").id(\"a\").offset(x: 9)\n", "a.minX == 0", "set the x of .offset of the Text"),
    Wish(
      "HStack {\n    Text(\"A\").id(\"a\")\n    Text(\"B\").id(\"b\")\n}\n", "a above b",
      "replace the HStack at 1:1 with a VStack"),
    Wish(
      "Text(\"A\").id(\"a\")\n", "a.height == 60", "add .padding(.vertical, 1"
    ),
    Wish(
      "Color.red.frame(width: 90, height: 60).id(\"a\")\n", "a.width == canvas.width",
      "remove width from the frame"),
  ]
}

@Suite struct SuggestionTests {
  /// Every kind of change is found where it is the remedy, and whatever is suggested holds and leaves all else.
  @Test(arguments: Wish.all)
  func finds(wish: Wish) throws {
    let titles = try changes(wish.source, [wish.want])
    #expect(titles.contains { $0.contains(wish.remedy) }, "\(titles)")
    let found = try suggestions(wish.source, [wish.want])
    #expect(!found.isEmpty)
    for suggestion in found {
      let text = String(decoding: suggestion.source.bytes, as: UTF8.self)
      #expect(try holds(text, [wish.want]), "\(suggestion.title)")
      #expect(suggestion.source.bytes == FixApplication.apply(suggestion.edits, to: Array(wish.source.utf8)))
    }
  }

  @Test func saysWhatIsTrueAlready() throws {
    #expect(try holds("Color.red.id(\"a\")\n", ["a.width == canvas.width"]))
  }

  @Test func findsNothingWhereNothingIs() throws {
    #expect(try suggestions("Color.red.id(\"a\")\n", ["a.width == a.width + 1"]).isEmpty)
  }

  /// Two expressions that no single change makes true.
  @Test func joinsTwoChanges() throws {
    let source = "VStack(spacing: 0) {\n    Text(\"A\").id(\"a\")\n    Button(\"B\") {}.id(\"b\")\n}\n"
    let wants = ["a.width == canvas.width", "b.height == 100"]
    let found = try suggestions(source, wants)
    #expect(found.first.map { $0.price.weight } == 2)
    for suggestion in found {
      #expect(try holds(String(decoding: suggestion.source.bytes, as: UTF8.self), wants))
    }
  }

  /// A larger frame begins where it is asked to, and what is drawn in it does not.
  @Test func movesWhatIsAskedToBeElsewhere() throws {
    let source = "VStack {\n    Text(\"A\").id(\"a\")\n    Divider()\n}\n"
    let first = try #require(try suggestions(source, ["a.minX == canvas.minX"]).first)
    #expect(first.title == "set the alignment of the VStack at 1:1 to .leading")
    #expect(first.changedFrames.allSatisfy { $0.before.size == $0.after?.size })
  }

  @Test func tellsOfUnknownNames() throws {
    guard case .faultyQuery(let fault) = try search("Color.red.id(\"card\")\n", ["crd.width == 1"]) else {
      Issue.record("an unknown name was taken")
      return
    }
    #expect(fault.diagnostic.help == "did you mean 'card'?")
  }

  @Test func keepsToItsLimit() throws {
    guard
      case .suggestions(_, let count) = try search("Text(\"A\").id(\"a\")\n", ["a.width == 7000"], limit: 20)
    else { return }
    #expect(count.tried == 20 && count.isCutShort)
  }

  @Test func writesNumbersAsSourceDoes() {
    let numbers = [0, 1, -2, 1.5, -0.25, 12.345, 0.05, 100].map { sourceNumber($0) }
    #expect(numbers == ["0", "1", "-2", "1.5", "-0.25", "12.35", "0.05", "100"])
  }

  /// What stands behind an edit is found where it stood.
  @Test func findsPlacesAgain() {
    let edits = [
      Diagnostic.Fix.Edit(SourceRange(start: 2, end: 4), "abcd"), .init(SourceRange(start: 6, end: 6), "x"),
    ]
    #expect([0, 1, 2, 5, 6, 7, 8, 9].map { edits.originalPlace(of: $0) } == [0, 1, nil, nil, 4, 5, nil, 6])
  }
}
