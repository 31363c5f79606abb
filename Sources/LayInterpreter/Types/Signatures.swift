import LayCatalog
import LayLibrary
import LaySyntax

/// The types of functions, from their declarations.
extension Evaluator {
  /// - Parameter owner: The type whose names its own types may use.
  func resolve(_ function: FunctionDeclaration, in owner: TypeID?) {
    var parameters = SyntaxID.none
    var result = SyntaxID.none
    var block = SyntaxID.none
    var builds = false
    var generics = function.generics
    var isAfterParameters = false
    for child in syntax.children(function.syntax) {
      switch syntax.kind(child) {
      case .attributeList:
        builds = isViewBuilder(child)
        function.resultBuilder = resultBuilder(in: child)
      case .genericList:
        generics = self.generics(child, in: owner)
        let body = syntax.children(function.syntax).first { syntax.kind($0) == .block }
        constrain(
          &generics, from: syntax.range(child).end,
          to: body.map { syntax.range($0).start } ?? syntax.range(function.syntax).end)
      case .parameterList:
        parameters = child
        isAfterParameters = true
      case .block: block = child
      case .setter: function.setter = child
      case .missing: break
      default: if isAfterParameters { result = child }
      }
    }
    var (signature, names, defaults) = signature(
      parameters, in: owner, generics: generics,
      isSubscript: syntax.kind(function.syntax) == .subscriptDecl)
    // Operands have no labels.
    if let first = symbols[function.name].utf8.first, first < 0x80, !isWordByte(first) {
      signature = Signature(
        parameters: signature.parameters.map {
          var parameter = $0
          parameter.label = ""
          return parameter
        })
    }
    let type: Type
    if function.isInitializer, let owner {
      type = declarations[owner].kind == .extended ? extendedType(owner) : .declared(owner)
    } else {
      type = result.isNone ? .void : self.type(result, in: owner, generics: generics)
    }
    function.generics = generics
    function.signature = signature
    function.parameters.names = names
    function.parameters.defaults = defaults
    function.result = type
    function.body = block
    function.buildsViews = builds || type == .view
    #if !hasFeature(Embedded)
    if type == .builtin(.shape), isExpression(block) { function.buildsViews = false }
    #endif
    requireBody(of: function)
  }

  /// Only what a protocol asks for has no body.
  func requireBody(of function: FunctionDeclaration) {
    guard function.body.isNone, function.isInitializer || syntax.kind(function.syntax) == .functionDecl else {
      return
    }
    if let owner = function.owner, declarations[owner].kind == .protocolType { return }
    let name = function.isInitializer ? "init" : String(syntax.name(function.syntax))
    let declaration = syntax.range(function.syntax)
    findings.report(
      .error(
        "missing-body", at: find(name, in: declaration) ?? declaration, "'\(name)' has no body",
        help: "write { … } after it"))
  }

  /// The type that an extension of the file extends.
  func extendedType(_ id: TypeID) -> Type {
    #if !hasFeature(Embedded)
    if let type = frameworkEnumeration(declarations[id].name) { return type }
    #endif
    return Type.standard(named: declarations[id].name) ?? .any
  }

  /// - Parameter isSubscript: Whether a parameter's only word is no label of its argument.
  func signature(
    _ list: SyntaxID, in owner: TypeID?, generics: [(name: Symbol, type: Type)], isSubscript: Bool = false
  ) -> (Signature, [Symbol], [SyntaxID]) {
    var parameters: [Parameter] = []
    var names: [Symbol] = []
    var defaults: [SyntaxID] = []
    if !list.isNone {
      for node in syntax.children(list) where syntax.kind(node) == .parameter {
        var type = self.type(syntax.child(node, 2), in: owner, generics: generics)
        if isViewBuilder(syntax.child(node, 1)) { type = contentType(type) }
        let initial = syntax.given(syntax.child(node, 3))
        let label = syntax.child(node, 0)
        var name = syntax.symbol(node)
        if name == .empty { name = syntax.symbol(label) }
        let isUnlabelled =
          syntax.kind(label) == .missing || (isSubscript && syntax.symbol(label) == name)
        var parameter = Parameter(
          label: isUnlabelled ? "" : syntax.name(label), name: symbols[name], type: type,
          defaultValue: initial.isNone ? nil : .unknown, isVariadic: syntax[node].detail == 1)
        parameter.resultBuilder = resultBuilder(in: syntax.child(node, 1))
        if let result = resultOfAutoclosure(node, type) {
          parameter.type = result
          parameter.isAutoclosure = true
        }
        parameters.append(parameter)
        names.append(name)
        defaults.append(initial)
      }
    }
    return (Signature(parameters: parameters), names, defaults)
  }

  /// What an `@autoclosure` parameter gives; nil for any other. The parser keeps no attributes of types.
  private func resultOfAutoclosure(_ parameter: SyntaxID, _ type: Type) -> Type? {
    guard symbols.find("autoclosure") != nil else { return nil }
    let start = syntax.range(parameter).start
    let head = SourceRange(start: start, end: syntax.range(syntax.child(parameter, 2)).start)
    guard place(of: "@autoclosure", in: head) != nil else { return nil }
    switch type {
    case .function(_, let result): return result
    case .content: return .view
    default: return .any
    }
  }

  func contentType(_ type: Type) -> Type {
    switch type {
    case .function(let parameters, _), .action(let parameters): return .content(parameters)
    case .optional(let wrapped): return .optional(contentType(wrapped))
    default: return type
    }
  }

  func generics(_ list: SyntaxID, in owner: TypeID?) -> [(name: Symbol, type: Type)] {
    syntax.children(list).map { parameter in
      collected.facts.genericNames.insert(syntax.symbol(parameter))
      let constraint = syntax.given(syntax.child(parameter, 0))
      let type = constraint.isNone ? Type.any : self.type(constraint, in: owner, generics: [])
      // What conforms to a protocol is more than that.
      if case .declared = type { return (syntax.symbol(parameter), .any) }
      if type == .builtin(.opaque) { return (syntax.symbol(parameter), .any) }
      return (syntax.symbol(parameter), type)
    }
  }

  /// What a `where` clause says of generic parameters, of which the parser keeps nothing: `where Content: View`.
  func constrain(_ generics: inout [(name: Symbol, type: Type)], from start: UInt32, to end: UInt32) {
    guard end > start, generics.contains(where: { $0.type.isAny }),
      let place = place(of: "where ", in: SourceRange(start: start, end: end))
    else { return }
    for requirement in requirements(syntax.source.text(SourceRange(start: place.end, end: end)))
    where !requirement.isSame && Type.standard(named: requirement.type.written) == .view {
      if let index = generics.firstIndex(where: { symbols[$0.name] == requirement.subject && $0.type.isAny })
      {
        generics[index].type = .view
      }
    }
  }

  /// Whether one of the protocols is, or refines, the named one.
  func inherits(_ conformances: [Symbol], from name: String) -> Bool {
    var protocols = conformances
    var next = 0
    while next < protocols.count {
      if symbols[protocols[next]] == name { return true }
      var refined: [Symbol] = []
      switch declarations.topLevel[protocols[next]] {
      case .type(let id)? where declarations[id].kind == .protocolType:
        refined = declarations[id].conformances
      case .alias(let node)?: refined = composed(node)
      default: break
      }
      for symbol in refined where !protocols.contains(symbol) && protocols.count < Limits.protocolsOfType {
        protocols.append(symbol)
      }
      next += 1
    }
    return false
  }

  /// The names in a type that an alias stands for: `typealias Screen = View & Identifiable`.
  func composed(_ type: SyntaxID) -> [Symbol] {
    switch syntax.kind(type) {
    case .namedType: [syntax.symbol(type)]
    case .compositionType:
      syntax.children(type).filter { syntax.kind($0) == .namedType }.map { syntax.symbol($0) }
    default: []
    }
  }

  /// Whether `@ViewBuilder` is among attributes.
  func isViewBuilder(_ attributes: SyntaxID) -> Bool {
    guard !attributes.isNone else { return false }
    return syntax.children(attributes).contains {
      syntax.kind($0) == .attribute && syntax.symbol($0) == known.viewBuilder
    }
  }
}
