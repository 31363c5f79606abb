import LayCatalog
import LayLibrary
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

  #if !hasFeature(Embedded)
  /// `Swift.Result<Int, Failure>`: what SwiftUI and Swift have of a type's name, whatever the source declares; nil where the
  /// word before the point is no module of theirs.
  func type(
    inFrameworkNamedBy module: SyntaxID, _ node: SyntaxID, in owner: TypeID?,
    generics: [(name: Symbol, type: Type)]
  ) -> Type? {
    guard syntax.kind(module) == .namedType, isOfApple(syntax.name(module)) else { return nil }
    let arguments = syntax.children(node).dropFirst().map { type($0, in: owner, generics: generics) }
    let name = syntax.name(node)
    if name == "Result" { return resultEnumeration(arguments) }
    return arguments.isEmpty ? library.type(named: name) : Type.standard(named: name, arguments: arguments)
  }
  #endif
}
