import LayViews
import Testing

struct PayloadTableTests {
  /// The kinds of each table that the parts of the tree declare, by name.
  private let tables: [(name: String, kinds: ViewKinds)] =
    Mirror(reflecting: ViewTree()).children.flatMap { part in
      Mirror(reflecting: part.value).children
    }.compactMap { child in
      if child.value is ViewTexts { return ("texts", ViewTexts.kinds) }
      let kinds = Mirror(reflecting: child.value).children.first { $0.label == "kinds" }
      return (kinds?.value as? ViewKinds).map { (child.label ?? "", $0) }
    }

  @Test(arguments: ViewKind.allCases)
  func eachKindHasOneTable(kind: ViewKind) {
    let names = tables.filter { $0.kinds.contains(kind) }.map(\.name)
    let hasPayload = ![.formColumns, .divider].contains(kind)
    #expect(names.count == (hasPayload ? 1 : 0), "\(kind) is in \(names)")
  }

  @Test func noTableIsOfNothing() {
    #expect(tables.count > 30)
    for table in tables { #expect(!table.kinds.isEmpty, "\(table.name)") }
  }

  @Test func nodesReadTheirOwnPayload() {
    var tree = ViewTree()
    let first = tree.modifiers.insets.add(EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0))
    let second = tree.modifiers.insets.add(EdgeInsets(top: 2, leading: 0, bottom: 0, trailing: 0))
    let padding = ViewNode(.padding, payload: UInt32(first), environment: 0, source: 0)
    let safeArea = ViewNode(.safeAreaPadding, payload: UInt32(second), environment: 0, source: 0)
    #expect(tree.modifiers.insets[padding].top == 1)
    #expect(tree.modifiers.insets[safeArea].top == 2)
  }

  @Test func changesLeaveOtherNodesAlone() {
    var tree = ViewTree()
    let payload = tree.modifiers.numbers.add(1)
    let other = ViewNode(.layoutPriority, payload: UInt32(payload), environment: 0, source: 0)
    var node = other
    tree.modifiers.numbers.change(&node) { $0 = 5 }
    #expect(tree.modifiers.numbers[node] == 5)
    #expect(tree.modifiers.numbers[other] == 1)
  }

  #if DEBUG
  @Test func payloadsOfOtherKindsAreNotRead() async {
    await #expect(processExitsWith: .failure) {
      var tree = ViewTree()
      let payload = tree.modifiers.numbers.add(1)
      let node = ViewNode(.frame, payload: UInt32(payload), environment: 0, source: 0)
      _ = tree.modifiers.numbers[node]
    }
  }
  #endif
}
