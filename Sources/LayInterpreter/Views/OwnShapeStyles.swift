import LayCatalog
import LayLibrary
import LaySyntax

/// Styles of the file's own: types that conform to `ShapeStyle`, with what they resolve to in the environment of their
/// place.
extension Evaluator {
  func isShapeStyle(_ id: TypeID) -> Bool {
    declarations.features.hasStyles
      && inherits(declarations[id].conformances, from: BuiltinType.shapeStyle.name)
  }

  /// The style that a value of the file's own resolves to by its `resolve(in:)`; nil where it has none, or where that
  /// gives no style.
  func resolvedStyle(_ instance: Instance) -> Value? {
    guard isShapeStyle(instance.type), pass.entersDeclarations else {
      return isShapeStyle(instance.type) ? .unknown : nil
    }
    guard let name = symbols.find("resolve"),
      case .function(let ids)? = instanceMember(name, of: instance.type, isCalled: true),
      let id = ids.first(where: { declarations[$0].signature.parameters.map { $0.label } == ["in"] }),
      hasStack(at: declarations[id].syntax)
    else { return nil }
    let call = BoundCall(
      signature: declarations[id].signature, values: [.builtin(.facility(.environmentValues))],
      name: nameRange(declarations[id].syntax))
    let receiver = scope(of: instance.type, receiver: .instance(instance))
    let style = withoutTrials { run(id, call, receiver: receiver, at: declarations[id].syntax) }
    return converted(style, to: .builtin(.shapeStyle))
  }

  /// `environment.colorScheme`, `environment.palette`: a value of the environment of the place.
  func environmentValue(_ symbol: Symbol, _ node: SyntaxID) -> Value {
    if let declared = declaredKey(symbol, node) { return declared }
    if let key = EnvironmentKeyDeclaration.named(symbols[symbol]) { return stage.environmentValue(key) }
    return .builtin(.opaque)
  }
}
