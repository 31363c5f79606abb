import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Modifiers of SwiftUI's, each applied to the views before it in the environment of its place.
extension Evaluator {
  /// Modifiers of a view that is a value.
  func modify(_ links: [Chain.Link], _ base: Value, at node: SyntaxID, _ scope: Scope) -> ViewList {
    modify(links[...], at: node, scope) { views(of: base, at: node) }
  }

  /// - Parameter node: The view that is modified.
  func modify(
    _ links: ArraySlice<Chain.Link>, at node: SyntaxID, _ scope: Scope, base: () -> ViewList
  ) -> ViewList {
    budget.charge(links.count * Limits.workOfNode)
    var saved: [SavedEnvironment] = []
    for index in links.indices.reversed() {
      guard let entry = links[index].modifier else { continue }
      #if !hasFeature(Embedded)
      if givesStore(entry) {
        saved.append(stage.saveEnvironment())
        inheritStore(of: links[index].node, scope)
        continue
      }
      if case .handover = entry.effect { activeHandovers?.open() }
      #endif
      guard entry.effect == .environment else { continue }
      saved.append(stage.saveEnvironment())
      inherit(entry, links[index].node, scope)
    }
    var views = configuration.isLenient ? isolated(at: node, base) : base()
    for link in links {
      guard let entry = link.modifier else {
        reportNoModifier(link, scope)
        continue
      }
      if entry.effect == .environment || givesStore(entry) {
        if let previous = saved.popLast() { stage.restore(previous) }
      } else {
        views = apply(entry, link.node, to: views, scope)
      }
    }
    return views
  }

  /// Whether a modifier gives the views before it a store of SwiftData's.
  private func givesStore(_ entry: Entry) -> Bool {
    #if hasFeature(Embedded)
    false
    #else
    entry.effect == .ignored && (entry.name == "modelContainer" || entry.name == "modelContext")
    #endif
  }

  /// Applies a modifier that is not one of the environment.
  func apply(_ entry: Entry, _ node: SyntaxID, to views: ViewList, _ scope: Scope) -> ViewList {
    switch entry.effect {
    case .environment: break
    case .view: return wrap(views, in: entry, node, scope)
    case .ignored:
      #if !hasFeature(Embedded)
      if notesMeasured(entry, node, scope) || notesPresented(entry, node, scope) { break }
      #endif
      if entry.name == "onAppear" ? notesAppearance(node, scope) : isIdle(entry, node, scope) { break }
      warnIgnored(entry, node)
    case .handover:
      #if !hasFeature(Embedded)
      return handOver(entry, node, views, scope)
      #endif
    case .drawing: break
    case .unsupported(let help):
      reportUnsupported(entry.name, at: nameRange(node), help: help.text, instead: "it is left out")
    }
    return views
  }

  /// Applies a modifier of views. With constant arguments it has the same payload in the same environment.
  private func wrap(_ views: ViewList, in entry: Entry, _ node: SyntaxID, _ scope: Scope) -> ViewList {
    if let identifier = identifier(givenBy: node, entry, scope) {
      return stage.name(views, identifier, at: nameRange(node).start)
    }
    let words = sharedWords(of: node)
    if let words, let wrapped = wrapShared(views, words) { return wrapped }
    let plan = plan(node)
    let findingCount = findings.count
    // What only names a view is not shown.
    let isSeen = entry.name != "accessibilityIdentifier" && entry.name != "previewDisplayName"
    guard
      let call = isSeen
        ? bind(plan, entry.callee, scope) : findings.probing({ bind(plan, entry.callee, scope) })
    else { return views }
    let wrapped = stage.modify(views, call)
    if let words, plan.isConstant, findingCount == findings.count { share(words, views, wrapped) }
    return wrapped
  }

  /// The string of `.id("…")`, which needs no choice of an overload; nil for any other modifier.
  private func identifier(givenBy node: SyntaxID, _ entry: Entry, _ scope: Scope) -> String? {
    let member = syntax[node].firstChild
    guard syntax.symbol(member) == known.id, entry.name == "id", let argument = onlyArgument(of: node),
      syntax.kind(argument) == .stringLiteral,
      case .string(let identifier) = string(argument, scope)
    else { return nil }
    return identifier
  }

  /// The words of a modifier whose arguments are constant as far as is known.
  private func sharedWords(of node: SyntaxID) -> SourceRange? {
    if let choice = plans.calls[node]?.choice, !choice.open.isEmpty { return nil }
    return words(ofModifier: node)
  }

  /// Applies a modifier that changes what its content inherits. With constant arguments it makes the same of the
  /// same environment, which is looked up the next time.
  func inherit(_ entry: Entry, _ node: SyntaxID, _ scope: Scope) {
    let words = sharedWords(of: node)
    let before = stage.currentEnvironment()
    if let words, let known = plans.shared.inherited.find(words, in: syntax.source),
      known.tree == stage.numbers.tree,
      known.before == before
    {
      stage.restore(stage.tree.environments[Int(known.after)], index: known.after)
      return
    }
    let plan = plan(node)
    let findingCount = findings.count
    if entry.name == "previewInterfaceOrientation" { return noteOrientation(node) }
    // The type of a key's value is that of the key, which is found further down.
    let isKey = entry.name == "environment" || entry.name == "transformEnvironment"
    let bound = isKey ? silently { bind(plan, entry.callee, scope) } : nil
    guard let call = bound ?? bind(plan, entry.callee, scope),
      let declaration = Library.declaration(of: call.signature)
    else { return }
    switch declaration.build {
    case .evaluated(.environmentObject): return inheritObject(node, scope)
    case .evaluated(.environmentKey): return inheritKey(call, node, scope)
    default: stage.inherit(call)
    }
    if !inheritOwnStyle(call), let words, plan.isConstant, declaration.isInherited,
      findingCount == findings.count
    {
      let inherited = SharedText.Inherited(
        tree: stage.numbers.tree, before: before, after: stage.currentEnvironment())
      plans.shared.inherited.set(words, in: syntax.source, to: inherited)
    }
  }
}
