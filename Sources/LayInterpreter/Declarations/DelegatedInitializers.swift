import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// What another initialiser makes: one that the file adds to a type of SwiftUI's or Swift's, `self.init` and `super.init`.
extension Evaluator {
  /// `Binding(get: { … }, set: { … })` is what it gets.
  func binding(_ type: Type, _ node: SyntaxID, _ scope: Scope) -> Value {
    guard let argument = plan(node).arguments.first else { return .unknown }
    // `Binding { … } set: { … }`
    let gets = argument.label == "get" || argument.isTrailing && argument.label.isEmpty
    let isOwn =
      !gets && argument.label != "projectedValue"
      && (!argument.label.isEmpty || plan(node).arguments.count > 1)
    if isOwn, let made = initializeByExtension(.binding(type), node, scope) { return made }
    let value = evaluate(argument.expression, scope, expecting: type)
    return gets ? call(value, arguments: []) : value
  }

  /// Makes a value of a type of SwiftUI's or Swift's with an initialiser that the file adds to it; nil where none takes
  /// the arguments.
  func initializeByExtension(_ type: Type, _ node: SyntaxID, _ scope: Scope) -> Value? {
    guard declarations.features.extendsInitializers else { return nil }
    let names = extensionNames(of: type)
    // What the library has by the same labels leaves to the file what is of the file's types.
    var hasRival = false
    if case .builtin(let builtin) = type, let theirs = library.initializers(of: builtin) {
      hasRival = !theirs.callee.candidates(for: plan(node)).isEmpty
    } else if let first = plan(node).arguments.first {
      hasRival = first.label.isEmpty || swift.initializer(of: type, first: first.label) != nil
    }
    // Of elements of which nothing is known, Swift's own: `Array(rows.enumerated())`.
    let isOpen = type == .array(.any) && hasRival
    let constrained = isOpen ? [] : constrainedExtensions(of: names, meeting: type)
    for owner in constrained + extensions(of: names) {
      let bound = amidTrials {
        let fitting = declarations[owner].initializers.filter {
          guard takes([$0], node) else { return false }
          guard hasRival else { return true }
          // What is not known fits, too: in its own code SwiftUI's or Swift's is meant.
          if takesElse, syntax.range(declarations[$0].syntax).contains(syntax.range(node)) { return false }
          return isSeen($0, from: syntax.range(node).start) && fits($0, node, scope)
            && !closesOverUnknown($0, node)
        }
        return fitting.isEmpty ? nil : bindFunction(fitting, node, scope)
      }
      guard let (function, call) = bound else { continue }
      return run(initializer: function, of: owner, call, node)
    }
    return nil
  }

  /// Whether a closure behind the parentheses would be of a type of which nothing is known, which is no function's in
  /// Swift: `UIColor { … }`, beside `init(named: BrandColor)` of the file's own.
  private func closesOverUnknown(_ id: FunctionID, _ node: SyntaxID) -> Bool {
    #if hasFeature(Embedded)
    return false
    #else
    guard takesElse, declarations[id].generics.isEmpty else { return false }
    let arguments = plan(node).arguments
    let parameters = declarations[id].signature.parameters
    let match = ArgumentMatch(arguments, parameters)
    return match.arguments.indices.contains { place in
      parameters[place].type.isAny
        && match.arguments[place].range.contains {
          arguments[$0].isTrailing && arguments[$0].label.isEmpty
        }
    }
    #endif
  }

  /// `self.init(…)`: the value that is being made is what another initialiser makes.
  func delegate(_ node: SyntaxID, _ scope: Scope) -> Value {
    var current: Scope? = scope
    while let receiver = current {
      if let owner = receiver.owner, !receiver.isStatic {
        let isExtended = declarations[owner].kind == .extended
        if isExtended, let entry = library.view(named: declarations[owner].name) {
          let views: ViewList = build(entry, node, scope)
          if !receiver.values.isEmpty { receiver.values[0] = .views(views) }
          return .void
        }
        let type = isExtended ? extendedType(owner) : Type.declared(owner)
        let made = initialize(type, node, scope) ?? .unknown
        if !receiver.values.isEmpty { receiver.values[0] = made }
        return .void
      }
      current = receiver.parent
    }
    return .unknown
  }

  /// `super.init(…)`: the superclass's initialiser assigns its part of the fields.
  func initialize(_ receiver: Scope, as parent: TypeID, _ node: SyntaxID, _ scope: Scope) -> Value {
    let initializers = initializers(of: parent)
    // The one that Swift makes where all has a value from the start.
    if plan(node).arguments.isEmpty, initializers.allSatisfy({ isConvenience($0) }),
      !takes(initializers, node)
    {
      return .void
    }
    guard !initializers.isEmpty, step(at: node), hasStack(at: node),
      let (function, call) = bindFunction(initializers, node, scope), pass.entersDeclarations
    else { return .void }
    let inner = functionScope(function, call, receiver: receiver)
    _ = withoutTrials { perform(declarations[function].body, inner, result: .any) }
    return .void
  }
}
