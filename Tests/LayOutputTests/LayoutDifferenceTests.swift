import Testing

@testable import LayOutput

/// Trees written by indentation: `kind#id "text" x y width height` on a line each, the numbers optional.
private func layout(_ text: String, name: String = "A", width: Double = 100) -> LayoutSnapshot {
  var layout = LayoutSnapshot()
  layout.name = name
  layout.file = "a.lay"
  layout.width = width
  layout.height = 100
  for (number, line) in text.split(separator: "\n").enumerated() {
    var node = LayoutSnapshot.Node()
    node.depth = line.prefix { $0 == " " }.count / 2
    var words = line.split(separator: " ")[...]
    let name = words.removeFirst().split(separator: "#")
    node.kind = String(name[0])
    if name.count > 1 { node.id = String(name[1]) }
    if let word = words.first, word.hasPrefix("\"") {
      node.text = String(word.dropFirst().dropLast())
      words.removeFirst()
    }
    let numbers = words.compactMap { Double($0) }
    if numbers.count == 4 {
      node.frame = .init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    (node.line, node.column) = (number + 1, 1)
    layout.nodes.append(node)
  }
  return layout
}

private func report(
  _ old: LayoutSnapshot, _ new: LayoutSnapshot, verbose: Bool = false, tolerance: Double = 0.01
)
  -> String
{
  let outcome = LayoutOutcome(old, new, tolerance: tolerance, picturesDiffer: false)
  return DifferenceReport.text(outcome, isVerbose: verbose)
}

/// What became of each view: `~Text`, `+Text`, `-Text`.
private func changes(_ old: String, _ new: String) -> [String] {
  let difference = LayoutDifference(layout(old), layout(new), tolerance: 0.01)
  return difference.views.map { view in
    switch view.change {
    case .changed: return "~" + difference.new.nodes[view.new ?? 0].kind
    case .added: return "+" + difference.new.nodes[view.new ?? 0].kind
    case .removed: return "-" + difference.old.nodes[view.old ?? 0].kind
    }
  }
}

@Suite("Layout differences") struct LayoutDifferenceTests {
  @Test("equal layouts have none; lines may shift") func equal() {
    let tree = "VStack 0 0 10 10\n  Text \"a\" 0 0 5 5\n"
    var shifted = layout(tree)
    for index in shifted.nodes.indices { shifted.nodes[index].line += 7 }
    #expect(report(layout(tree), shifted) == "")
  }

  @Test("the report tells each number, before and after") func numbers() {
    let old = layout("VStack#rows 0 10 100 40\n  Text \"one\" 5 10.25 40 20\n  Color 0 30 10 10\n")
    let new = layout(
      "VStack#rows 0 10 100 50.5\n  Text \"two\" 5 10.25 44 20\n  Color 0 30 10 10\n  Spacer 0 40 8 8\n",
      width: 120)
    #expect(
      report(old, new) == """
        changed: a.lay, "A"
          canvas 100 × 100 → 120 × 100
          resized  VStack "rows" 1:1  height 40 → 50.5 (+10.5)
          resized  Text 2:1           text "one" → "two", width 40 → 44 (+4)
          added    Spacer 4:1         at 0, 40, 8 × 8

        """)
  }

  @Test("what the two were made for is told where it differs") func environment() {
    var (old, new) = (layout("Text \"a\" 0 0 9 9\n"), layout("Text \"a\" 0 0 9 12\n"))
    old.environment = ["iOS", "large", "light"]
    new.environment = ["iOS", "xLarge", "light"]
    #expect(
      report(old, new) == """
        changed: a.lay, "A"
          made for large → xLarge
          resized  Text 1:1  height 9 → 12 (+3)

        """)
    new.environment = []
    #expect(report(old, new).contains("made for iOS, large, light → \n"))
  }

  @Test("what moves with its container is counted, and listed only if asked for") func following() {
    let old = layout("VStack 0 0 90 90\n  HStack 0 10 50 20\n    Text 0 10 20 20\n    Text 30 10 20 20\n")
    let new = layout("VStack 0 0 90 90\n  HStack 0 15 50 20\n    Text 0 15 20 20\n    Text 30 15 20 20\n")
    #expect(
      report(old, new) == """
        changed: a.lay, "A"
          moved    HStack 2:1  y 10 → 15 (+5)
          and 2 views within went along

        """)
    #expect(report(old, new, verbose: true).split(separator: "\n").count == 4)
  }

  @Test("what grows as the modifier around it does goes along, what grows as its stack does is told")
  func growing() {
    let old = layout("VStack 0 0 9 10\n  frame 0 0 9 10\n    Color 0 0 9 10\n")
    let new = layout("VStack 0 0 9 15\n  frame 0 0 9 15\n    Color 0 0 9 15\n")
    #expect(
      report(old, new) == """
        changed: a.lay, "A"
          resized  VStack 1:1  height 10 → 15 (+5)
          resized  frame 2:1   height 10 → 15 (+5)
          and 1 view within went along

        """)
  }

  @Test("the tolerance is the largest difference that counts as none") func tolerance() {
    let old = layout("Color 0 0 10 10\n")
    let new = layout("Color 0.5 0 10 10\n")
    #expect(report(old, new, tolerance: 0.5) == "")
    #expect(report(old, new, tolerance: 0.49) != "")
  }

  @Test("views that come and go disturb no others") func insertions() {
    let rows = (1...6).map { "  HStack 0 \($0) 9 9\n    Text \"\($0)\" 0 \($0) 9 9\n    Divider 0 0 1 1\n" }
    let tree = "VStack 0 0 9 9\n"
    let extra = "  HStack 0 0 9 9\n    Text \"new\" 0 0 9 9\n    Divider 0 0 1 1\n"
    #expect(changes(tree + rows.joined(), tree + extra + rows.joined()) == ["+HStack"])
    #expect(changes(tree + rows.joined(), tree + (rows[..<3] + [extra] + rows[3...]).joined()) == ["+HStack"])
    #expect(changes(tree + rows.joined(), tree + (rows[..<2] + rows[3...]).joined()) == ["-HStack"])
    #expect(changes(tree + rows.joined(), tree + rows.joined() + "  Spacer\n    Text\n") == ["+Spacer"])
  }

  @Test("modifiers and containers that come or go leave what is within") func wrappers() {
    let plain = "VStack 0 0 9 9\n  Text \"a\" 0 0 9 9\n  Color 0 0 9 9\n"
    let padded = "VStack 0 0 9 9\n  padding 0 0 9 9\n    Text \"a\" 0 0 9 9\n  Color 0 0 9 9\n"
    let stacked = "VStack 0 0 9 9\n  HStack 0 0 9 9\n    Text \"a\" 0 0 9 9\n    Color 0 0 9 9\n"
    let outer = "ZStack 0 0 9 9\n  VStack 0 0 9 9\n    Text \"a\" 0 0 9 9\n    Color 0 0 9 9\n"
    for (wrapped, kind) in [(padded, "padding"), (stacked, "HStack"), (outer, "ZStack")] {
      #expect(changes(plain, wrapped) == ["+" + kind])
      #expect(changes(wrapped, plain) == ["-" + kind])
    }
  }

  @Test("an id is followed wherever it goes") func identifiers() {
    let old =
      "VStack 0 0 9 9\n  HStack 0 0 9 9\n    Color#a 0 0 9 9\n    Color 0 0 9 9\n  ZStack 0 0 9 9\n    Text 0 0 9 9\n"
    let new =
      "VStack 0 0 9 9\n  HStack 0 0 9 9\n    Color 0 0 9 9\n  ZStack 0 0 9 9\n    Text 0 0 9 9\n    Color#a 5 0 9 9\n"
    #expect(changes(old, new) == ["~Color"])
  }

  @Test("layouts are the same by file, name, variant and order") func outcomes() {
    let olds = [layout("Text\n", name: "A"), layout("Color\n", name: "B")]
    let news = [layout("Text 1 0 0 0\n", name: "A"), layout("Text\n", name: "C")]
    let outcomes = LayoutOutcome.compare(olds, news, tolerance: 0.01) { _, _ in true }
    #expect(outcomes.map { "\($0.layout.name) \($0.status)" } == ["A changed", "C added", "B removed"])
    let redrawn = LayoutOutcome.compare(olds, olds, tolerance: 0.01) { old, _ in old.name == "B" }
    #expect(redrawn.map(\.status) == [.unchanged, .redrawn])
    var summary = OutcomeSummary()
    for outcome in outcomes { summary.count(outcome.status) }
    #expect(summary.text == "3 layouts: 1 changed, 1 added, 1 removed")
    #expect(summary.hasDifference)
  }

  @Test("every node is matched once, added or removed, whatever the trees") func properties() {
    var generator = SystemRandomNumberGenerator()
    let kinds = ["VStack", "Text \"a\"", "Text \"b\"", "padding", "Color#a", "Color#b", "frame", "HStack"]
    func tree() -> LayoutSnapshot {
      var depth = 0
      return layout(
        (0..<40).map { number -> String in
          depth = number == 0 ? 0 : Int.random(in: 1...depth + 1, using: &generator)
          return String(repeating: "  ", count: depth) + (kinds.randomElement(using: &generator) ?? "")
            + " 0 0 1 1"
        }.joined(separator: "\n"))
    }
    for _ in 0..<200 {
      let (old, new) = (tree(), tree())
      let difference = LayoutDifference(old, new, tolerance: 0.01)
      let removed = difference.views.filter { $0.change == .removed }.reduce(0) { $0 + 1 + $1.othersWithin }
      let added = difference.views.filter { $0.change == .added }.reduce(0) { $0 + 1 + $1.othersWithin }
      #expect(old.nodes.count - removed == new.nodes.count - added)
      #expect(LayoutDifference(old, old, tolerance: 0).isEmpty)
    }
  }

  @Test("wide and deep trees take no quadratic time") func cost() {
    let count = 20_000
    let wide = layout("VStack\n" + String(repeating: "  Color 0 0 1 1\n", count: count))
    let other = layout("VStack\n" + String(repeating: "  Text 0 0 1 1\n  Color 0 0 1 1\n", count: count / 2))
    var deep = LayoutSnapshot()
    for depth in 0..<count {
      var node = LayoutSnapshot.Node()
      node.kind = depth % 2 == 0 ? "VStack" : "padding"
      node.depth = depth
      deep.nodes.append(node)
    }
    var shallower = deep
    shallower.nodes.removeLast(count / 2)
    let time = ContinuousClock().measure {
      _ = LayoutDifference(wide, other, tolerance: 0)
      _ = LayoutDifference(deep, shallower, tolerance: 0)
    }
    #expect(time < .seconds(20))
  }
}
