import LayCatalog
import LaySyntax

/// Initialisers that extensions add to types, and those that call another one.
extension Evaluator {
  /// Makes a value of a type of SwiftUI's or Swift's with an initialiser that the file adds to it; nil where none takes
  /// the arguments.
  func initializeByExtension(_ type: Type, _ node: SyntaxID, _ scope: Scope) -> Value? {
    guard declarations.extendsInitializers else { return nil }
    for owner in extensions(of: extensionNames(of: type)) {
      let fitting = declarations[owner].initializers.filter { takes([$0], node) }
      guard !fitting.isEmpty, let (function, call) = bindFunction(fitting, node, scope) else { continue }
      return run(initializer: function, of: owner, call, node)
    }
    return nil
  }

  /// Whether one of several functions takes a call's arguments, by labels and order alone.
  func takes(_ functions: [FunctionID], _ node: SyntaxID) -> Bool {
    let arguments = plan(node).arguments
    return functions.contains {
      ArgumentMatch(arguments, declarations[$0].signature.parameters).failure == nil
    }
  }

  /// `self.init(…)`: the value that is being made is what another initialiser makes.
  func delegate(_ node: SyntaxID, _ scope: Scope) -> Value {
    var current: Scope? = scope
    while let receiver = current {
      if let owner = receiver.owner, !receiver.isStatic {
        let isExtended = declarations[owner].kind == .extended
        let type = isExtended ? extendedType(owner) : Type.declared(owner)
        let made = initialize(type, node, scope) ?? .unknown
        if !receiver.values.isEmpty { receiver.values[0] = made }
        return .void
      }
      current = receiver.parent
    }
    return .unknown
  }
}
