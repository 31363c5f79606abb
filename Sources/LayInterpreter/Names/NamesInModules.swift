import LaySyntax

extension Evaluator {
  /// What a name means behind that of a module, `SwiftUI.Color`: what the module has of it, and of one that is not in the
  /// source what SwiftUI and Swift have; nil where no module is named.
  func targetInModule(_ node: SyntaxID) -> NameTarget? {
    #if hasFeature(Embedded)
    return nil
    #else
    let module = syntax[node].firstChild
    guard !module.isNone, syntax.kind(node) == .identifier else { return nil }
    guard let number = collected.facts.modules.numbers[syntax.symbol(module)] else {
      return lookUpBuiltin(syntax.name(node))
    }
    return declarations.topLevel.member(syntax.symbol(node), ofModule: number).map { .topLevel($0) }
    #endif
  }
}
