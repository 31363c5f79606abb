#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Modifiers of previews, with the context that they share: `#Preview(traits: .modifier(SampleData()))`.
extension Evaluator {
  /// What a preview shows, in the modifier that its traits name; nil where there is none.
  func viewsInModifier(ofPreview node: SyntaxID, _ code: SyntaxID) -> ViewList? {
    let modifiers = traitArguments(of: node).compactMap { modifierOfPreviews($0) }
    // What the others put around it is not known.
    if modifiers.count > 1 {
      stage.window.hasStore = true
      findings.countStandIn(for: syntax.symbol(modifiers[1]))
    }
    guard let argument = modifiers.first, case .instance(let modifier) = evaluate(argument, fileScope)
    else { return nil }
    let content = Value.closure(Closure(code: code, scope: fileScope, isView: true))
    return modified(content, by: .instance(modifier), sharing: sharedContext(of: modifier, node), at: node)
  }

  /// What makes the modifier of a trait: `.modifier(SampleData())`, or a property of the source's that is that.
  func modifierOfPreviews(_ trait: SyntaxID) -> SyntaxID? {
    let callee = syntax.kind(trait) == .call ? syntax.child(trait, 0) : trait
    guard syntax.kind(callee) == .implicitMember || syntax.kind(callee) == .member else { return nil }
    if syntax.kind(trait) == .call, syntax.name(callee) == "modifier" {
      let argument = plan(trait).arguments.first?.expression
      return argument.flatMap { isModifierOfPreviews($0) ? $0 : nil }
    }
    for owner in extensions(of: ["PreviewTrait"]) {
      guard case .variable(let id)? = declarations[owner].statics[syntax.symbol(callee)] else { continue }
      let variable = declarations[id]
      if !variable.initializer.isNone, variable.initializer != trait {
        return modifierOfPreviews(variable.initializer)
      }
      guard !variable.accessor.isNone else { continue }
      var value = syntax.child(variable.accessor, 0)
      guard !value.isNone, syntax.next(value).isNone else { return nil }
      if syntax.kind(value) == .returnStatement { value = syntax.child(value, 0) }
      // `static var sample: Self { .sample }` would not end.
      return syntax.kind(value) == .call ? modifierOfPreviews(value) : nil
    }
    return nil
  }

  private func isModifierOfPreviews(_ node: SyntaxID) -> Bool {
    guard case .instance(let modifier) = silently({ evaluate(node, fileScope) }),
      case .function? = declarations[modifier.type].members[known.body]
    else { return false }
    return true
  }

  /// The expressions behind `traits:`.
  private func traitArguments(of node: SyntaxID) -> [SyntaxID] {
    var isTrait = false
    return plan(node).arguments.compactMap { argument in
      if argument.label == "traits" { isTrait = true } else if !argument.label.isEmpty { isTrait = false }
      return isTrait && !argument.isTrailing ? argument.expression : nil
    }
  }

  /// What `makeSharedContext()` gives; nothing where the modifier has none.
  private func sharedContext(of modifier: Instance, _ node: SyntaxID) -> Value {
    guard let name = symbols.find("makeSharedContext"),
      case .function(let ids)? = declarations[modifier.type].statics[name], let id = ids.first
    else { return .void }
    let call = BoundCall(signature: declarations[id].signature, values: [], name: nameRange(node))
    let context = run(id, call, receiver: typeScope(modifier.type), at: node)
    if state.failure.thrown != nil {
      state.failure.thrown = nil
      return .unknown
    }
    return context
  }
}
#endif
