import LayCatalog
import LayLibrary
import LaySyntax

/// `GroupedListStyle()`: SwiftUI's styles by the names of their types.
extension Evaluator {
  /// The name of a style that is made, also before `init`: `SwitchToggleStyle.init(tint: .red)`.
  private func styleName(_ callee: SyntaxID) -> SyntaxID {
    #if !hasFeature(Embedded)
    if syntax.kind(callee) == .member, syntax.symbol(callee) == known.initName {
      return syntax.child(callee, 0)
    }
    #endif
    return callee
  }

  /// The style that a call of its type makes; nil where the callee names no style.
  func style(_ type: BuiltinType, _ node: SyntaxID, _ scope: Scope) -> Value? {
    let callee = styleName(syntax.child(node, 0))
    guard syntax.kind(callee) == .identifier, let style = BuiltinType.style(ofType: syntax.name(callee)),
      style.type == type, let entry = library.staticMember(style.name, of: type)
    else { return nil }
    #if !hasFeature(Embedded)
    if syntax.name(callee) == BuiltinType.unknownStyle {
      findings.countApproximation(of: syntax.symbol(callee))
      findings.warnOnce(
        .warning(
          "approximate-control", at: nameRange(callee),
          "how '\(BuiltinType.unknownStyle)' looks is not known here",
          help: "it is drawn as the automatic style"), about: BuiltinType.unknownStyle)
    }
    #endif
    let arguments = plan(node).arguments
    if !arguments.isEmpty, entry.overloads.contains(where: { !$0.isProperty }) {
      return make(entry, base: nil, node, scope)
    }
    for argument in arguments where argument.label == "tint" {
      findings.warnOnce(
        .warning(
          "approximate-control", at: argument.range, "the tint of '\(syntax.name(callee))' is not drawn",
          help: "write '.tint(…)' after the style"), about: "tint of \(style.name)")
    }
    if let argument = arguments.first(where: { $0.label != "tint" }) {
      findings.report(
        .error("extra-argument", at: argument.range, "'\(syntax.name(callee))' takes no such argument"))
    }
    return type.constant(named: style.name).map { .builtin($0) }
  }
}
