import LayLint
import LayQuery
import LaySyntax
import LayViews
import Testing

@testable import LaySuggest

/// A search on a canvas of 300 by 500 points, or on a device's screen.
private func search(on device: Device?) -> SuggestionSearch {
  var search = SuggestionSearch()
  search.configuration.canvas = device == nil ? Size(width: 300, height: 500) : nil
  search.configuration.device = device
  return search
}

private func search(
  _ text: String, _ wants: [String], on device: Device? = nil, limit: Int = 4_000
) throws -> SuggestionAnswer {
  var search = search(on: device)
  search.limit = limit
  let queries = try wants.map { try Query(SourceFile(name: "--want", text: $0)) }
  return search.run(SourceFile(name: "test.lay", text: text), queries)
}

private func suggestions(_ text: String, _ wants: [String]) throws -> [Suggestion] {
  guard case .suggestions(let suggestions, _) = try search(text, wants) else { return [] }
  return suggestions
}

private func holds(_ text: String, _ wants: [String], on device: Device? = nil) throws -> Bool {
  if case .holds = try search(text, wants, on: device) { return true }
  return false
}

/// What every change does that makes the expression true, and the best of them.
private func changes(for wish: Wish) throws -> (titles: [String], best: [Suggestion]) {
  let query = try Query(SourceFile(name: "--want", text: wish.want))
  let start = search(on: wish.device).start(SourceFile(name: "test.lay", text: wish.source), [query])
  guard case .run(var run) = start, case .suggestions(let best, _) = run.answer(atMost: 5) else {
    return ([], [])
  }
  return (run.found.map(\.candidate.title), best)
}

@Suite struct SuggestionTests {
  /// Every kind of change is found where it is the remedy, and whatever is suggested holds and leaves all else.
  @Test(arguments: Wish.all)
  func finds(wish: Wish) throws {
    let (titles, best) = try changes(for: wish)
    #expect(titles.contains { $0.contains(wish.remedy) }, "\(titles)")
    #expect(!best.isEmpty)
    for suggestion in best {
      let text = String(decoding: suggestion.source.bytes, as: UTF8.self)
      #expect(try holds(text, [wish.want], on: wish.device), "\(suggestion.title)")
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
