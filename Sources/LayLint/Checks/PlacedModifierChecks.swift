import LaySyntax
import LayViews

// Modifiers that are read of what lies in a container, and stand on the container.

extension Inspection {
  /// What a navigation reads of the view that it shows.
  private static let ofScreens: Set<String> = [
    "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationBarItems",
    toolbar,
  ]
  private static let toolbar = "toolbar"
  private static let backButton = "navigationBarBackButtonHidden"
  /// What a list reads of its rows.
  private static let ofRows: Set<String> = [
    "listRowBackground", "listRowInsets", "listRowSeparator", "listRowSeparatorTint",
  ]
  private static let navigations: Set<String> = ["NavigationStack", "NavigationView"]
  private static let lists: Set<String> = ["List", "Form"]
  /// So many modifiers of a chain are looked at.
  private static let mostModifiers = 40

  mutating func checkPlacedModifiers() {
    guard settings.isOn(.modifierOnContainer), layout.configuration.platform == .iOS else { return }
    for view in outline.placed where tree[view].kind == .control {
      let spelling = tree.containers.controls[tree[view]].spelling
      if Self.navigations.contains(spelling) {
        checkModifiers(of: view, spelling, Self.ofScreens, Self.navigations, "the view inside")
      } else if Self.lists.contains(spelling) {
        checkModifiers(of: view, spelling, Self.ofRows, Self.lists, "its rows")
      }
    }
  }

  /// - Parameter around: Inside another of these the modifiers are what that one reads.
  private mutating func checkModifiers(
    of view: ViewID, _ spelling: String, _ names: Set<String>, _ around: Set<String>, _ reads: String
  ) {
    guard isWritten(view), let call = sites.call(at: tree[view].source) else { return }
    if Reach.isWhole, hidesBackButton(call) { return }
    var node = call
    for _ in 0..<Self.mostModifiers {
      guard let outer = modifier(on: node) else { return }
      node = outer
      guard let range = sites.nameRange(ofCall: outer), case let name = syntax.source.text(range),
        names.contains(name), name != Self.toolbar || isForBars(range)
      else { continue }
      if isInside(around, outer) { return }
      report(
        .modifierOnContainer, at: range,
        "\(name) on a \(spelling) does nothing: a \(spelling) reads it of \(reads)",
        help: "put it on \(reads)", notes: [.init("the \(spelling) is here", at: self.range(view))])
    }
  }

  /// The call of the modifier that stands behind another call; nil where none does.
  private func modifier(on node: SyntaxID) -> SyntaxID? {
    let member = sites.parent(node)
    guard !member.isNone, syntax.kind(member) == .member, case let outer = sites.parent(member),
      !outer.isNone, syntax.kind(outer) == .call, syntax.child(outer, 0) == member
    else { return nil }
    return outer
  }

  /// Whether a view hides the button back: it is shown by another navigation, which reads its modifiers.
  private func hidesBackButton(_ call: SyntaxID) -> Bool {
    var node = call
    for _ in 0..<Self.mostModifiers {
      guard let outer = modifier(on: node) else { return false }
      node = outer
      if let range = sites.nameRange(ofCall: outer), syntax.source.text(range) == Self.backButton {
        return true
      }
    }
    return false
  }

  /// Whether a toolbar has something for the bars: what lies over the keyboard shows wherever it is written.
  private func isForBars(_ toolbar: SourceRange) -> Bool {
    sites.content(ofCallAt: toolbar.start)?.statements.contains { item in
      guard let name = sites.nameRange(ofCall: item),
        let place = sites.argument("placement", ofCallAt: name.start)
      else { return true }
      return !syntax.source.text(sites.value(ofArgument: place)).hasSuffix("keyboard")
    } ?? false
  }

  private func isInside(_ names: Set<String>, _ call: SyntaxID) -> Bool {
    let above = sites.parent(call)
    return !above.isNone && !sites.enclosingCalls.table(of: names, sites).around[Int(above.index)].isNone
  }
}
