import LaySyntax

/// From the types that the source writes to those that the evaluator knows.
extension Evaluator {
  /// Resolves the types of everything declared, once all names are known.
  func resolveSignatures() {
    for index in declarations.types.indices { resolveType(TypeID(UInt32(index))) }
    for index in declarations.types.indices { resolveProperties(TypeID(UInt32(index))) }
    for function in declarations.functions { resolve(function) }
    for variable in declarations.variables {
      let type = type(variable.typeSyntax, in: variable.owner, generics: [])
      variable.type = variable.typeSyntax.isNone ? inferType(variable.initializer) : type
      if type == .view { variable.buildsViews = true }
    }
  }

  private func resolveType(_ id: TypeID) {
    let declaration = declarations[id]
    guard declaration.kind != .extended else { return }
    for child in syntax.children(declaration.syntax) where syntax.kind(child) == .genericList {
      declaration.generics = generics(child, in: declaration.outer)
    }
    let names = declaration.conformances.map { symbols[$0] }
    if inherits(declaration.conformances, from: "View") {
      declaration.role = .view
    } else if names.contains("Shape") || names.contains("InsettableShape") {
      declaration.role = .shape
    } else if names.contains("ViewModifier") {
      declaration.role = .modifier
    }
    if declaration.kind == .enumeration { resolveCases(id) }
  }

  /// Whether one of the protocols is, or refines, the named one.
  func inherits(_ conformances: [Symbol], from name: String, depth: Int = 0) -> Bool {
    conformances.contains { symbol in
      if symbols[symbol] == name { return true }
      guard depth < 16, case .type(let id)? = declarations.topLevel[symbol],
        declarations[id].kind == .protocolType
      else { return false }
      return inherits(declarations[id].conformances, from: name, depth: depth + 1)
    }
  }

  private func generics(_ list: SyntaxID, in owner: TypeID?) -> [(name: Symbol, type: Type)] {
    syntax.children(list).map { parameter in
      let constraint = given(syntax.child(parameter, 0))
      let type = constraint.isNone ? Type.any : self.type(constraint, in: owner, generics: [])
      if case .declared = type { return (syntax.symbol(parameter), .any) }
      return (syntax.symbol(parameter), type)
    }
  }

  private func resolveProperties(_ id: TypeID) {
    for index in declarations[id].properties.indices {
      let property = declarations[id].properties[index]
      var type = type(property.typeSyntax, in: id, generics: [])
      if property.typeSyntax.isNone { type = inferType(property.initializer) }
      switch property.wrapper {
      case .environment, .environmentObject: declarations[id].readsEnvironment = true
      case .scaledMetric:
        declarations[id].readsEnvironment = true
        type = .double
      default: break
      }
      if property.buildsViews, case .function(let parameters, _) = type { type = .content(parameters) }
      declarations[id].properties[index].type = type
    }
  }

  private func resolveCases(_ id: TypeID) {
    var nextRawValue = 0
    for index in declarations[id].cases.indices {
      let node = declarations[id].cases[index].syntax
      let parameters = syntax.child(node, 0)
      if !parameters.isNone, syntax.kind(parameters) == .parameterList {
        let (signature, names, defaults) = signature(parameters, in: id, generics: [])
        declarations[id].cases[index].callee = Callee(
          name: declarations[id].cases[index].callee.name, overloads: [signature], buildsViews: false)
        declarations[id].cases[index].parameterNames = names
        declarations[id].cases[index].parameterDefaults = defaults
      }
      resolveRawValue(of: id, case: index, written: given(syntax.child(node, 1)), next: &nextRawValue)
    }
  }

  /// Raw values are the written literals, else the name of the case or the next number.
  private func resolveRawValue(of id: TypeID, case index: Int, written: SyntaxID, next: inout Int) {
    let conformances = declarations[id].conformances.map { symbols[$0] }
    let value: Value
    if !written.isNone {
      value = evaluate(written, fileScope, expecting: conformances.contains("String") ? .string : .any)
      if case .int(let number) = value { next = number &+ 1 }
    } else if conformances.contains("String") {
      value = .string(symbols[declarations[id].cases[index].name])
    } else if let first = conformances.first, catalog.type(named: first) == .int {
      value = .int(next)
      next &+= 1
    } else {
      return
    }
    declarations[id].cases[index].rawValue = value
  }

  private func resolve(_ function: FunctionDeclaration) {
    var parameters = SyntaxID.none
    var result = SyntaxID.none
    var block = SyntaxID.none
    var builds = false
    var generics = function.generics
    var isAfterParameters = false
    for child in syntax.children(function.syntax) {
      switch syntax.kind(child) {
      case .attributeList: builds = isViewBuilder(child)
      case .genericList: generics = self.generics(child, in: function.owner)
      case .parameterList:
        parameters = child
        isAfterParameters = true
      case .block: block = child
      case .missing: break
      default: if isAfterParameters { result = child }
      }
    }
    let (signature, names, defaults) = signature(
      parameters, in: function.owner, generics: generics,
      isSubscript: syntax.kind(function.syntax) == .subscriptDecl)
    let type: Type
    if function.isInitializer, let owner = function.owner {
      type = declarations[owner].kind == .extended ? extendedType(owner) : .declared(owner)
    } else {
      type = result.isNone ? .void : self.type(result, in: function.owner, generics: generics)
    }
    function.generics = generics
    function.signature = signature
    function.parameterNames = names
    function.parameterDefaults = defaults
    function.result = type
    function.body = block
    function.buildsViews = builds || type == .view
    requireBody(of: function)
  }

  /// Only what a protocol asks for has no body.
  private func requireBody(of function: FunctionDeclaration) {
    guard function.body.isNone, function.isInitializer || syntax.kind(function.syntax) == .functionDecl else {
      return
    }
    if let owner = function.owner, declarations[owner].kind == .protocolType { return }
    let name = function.isInitializer ? "init" : String(syntax.name(function.syntax))
    let declaration = syntax.range(function.syntax)
    report(
      .error(
        "missing-body", at: find(name, in: declaration) ?? declaration, "'\(name)' has no body",
        help: "write { … } after it"))
  }

  /// The type that an extension of the file extends.
  func extendedType(_ id: TypeID) -> Type {
    Catalog.standardType(named: declarations[id].name) ?? .any
  }

  /// - Parameter isSubscript: Whether a parameter's only word is no label of its argument.
  private func signature(
    _ list: SyntaxID, in owner: TypeID?, generics: [(name: Symbol, type: Type)], isSubscript: Bool = false
  ) -> (Signature, [Symbol], [SyntaxID]) {
    var parameters: [Parameter] = []
    var names: [Symbol] = []
    var defaults: [SyntaxID] = []
    if !list.isNone {
      for node in syntax.children(list) where syntax.kind(node) == .parameter {
        var type = self.type(syntax.child(node, 2), in: owner, generics: generics)
        if isViewBuilder(syntax.child(node, 1)) { type = contentType(type) }
        let initial = given(syntax.child(node, 3))
        let label = syntax.child(node, 0)
        var name = syntax.symbol(node)
        if name == .empty { name = syntax.symbol(label) }
        let isUnlabelled =
          syntax.kind(label) == .missing || (isSubscript && syntax.symbol(label) == name)
        parameters.append(
          Parameter(
            label: isUnlabelled ? "" : syntax.name(label), name: symbols[name], type: type,
            defaultValue: initial.isNone ? nil : .unknown, isVariadic: syntax[node].detail == 1))
        names.append(name)
        defaults.append(initial)
      }
    }
    return (Signature(parameters: parameters, action: .value(.opaque)), names, defaults)
  }

  private func contentType(_ type: Type) -> Type {
    switch type {
    case .function(let parameters, _): return .content(parameters)
    case .action: return .content([])
    case .optional(let wrapped): return .optional(contentType(wrapped))
    default: return type
    }
  }

  // MARK: Types as written

  /// The type of a type node; `.any` where there is none.
  func type(_ node: SyntaxID, in owner: TypeID?, generics: [(name: Symbol, type: Type)]) -> Type {
    guard !node.isNone else { return .any }
    switch syntax.kind(node) {
    case .namedType, .memberType: return namedType(node, in: owner, generics: generics)
    case .optionalType: return .optional(type(syntax.child(node, 0), in: owner, generics: generics))
    case .arrayType: return .array(type(syntax.child(node, 0), in: owner, generics: generics))
    case .dictionaryType:
      return .dictionary(
        type(syntax.child(node, 0), in: owner, generics: generics),
        type(syntax.child(node, 1), in: owner, generics: generics))
    case .tupleType:
      let types = syntax.children(node).map { type($0, in: owner, generics: generics) }
      return types.isEmpty ? .void : types.count == 1 ? types[0] : .tuple(types, labels: tupleLabels(node))
    case .functionType: return functionType(node, in: owner, generics: generics)
    case .opaqueType: return type(syntax.child(node, 0), in: owner, generics: generics)
    case .compositionType:
      let types = syntax.children(node).map { type($0, in: owner, generics: generics) }
      return types.first { $0 != .any } ?? .any
    default: return .any
    }
  }

  private func functionType(
    _ node: SyntaxID, in owner: TypeID?, generics: [(name: Symbol, type: Type)]
  ) -> Type {
    let parameterNode = syntax.child(node, 0)
    var parameters: [Type] = []
    if syntax.kind(parameterNode) == .tupleType {
      parameters = syntax.children(parameterNode).map { type($0, in: owner, generics: generics) }
    } else {
      parameters = [type(parameterNode, in: owner, generics: generics)]
    }
    let result = type(syntax.child(node, 1), in: owner, generics: generics)
    switch result {
    case .void: return .action
    case .view: return .content(parameters)
    default: return .function(parameters, result)
    }
  }

  private func namedType(_ node: SyntaxID, in owner: TypeID?, generics: [(name: Symbol, type: Type)]) -> Type
  {
    let symbol = syntax.symbol(node)
    let isMember = syntax.kind(node) == .memberType
    if isMember {
      let outer = syntax.child(node, 0)
      if case .declared(let id) = declaredType(outer, in: owner), let member = staticMember(symbol, of: id) {
        return memberType(member, in: id)
      }
      let path = spelling(of: node)
      if let type = catalog.type(named: path) ?? catalog.type(named: symbols[symbol]) { return type }
      // `Item.ID` and other associated types can be anything.
      if case .declared = declaredType(outer, in: owner) { return .any }
      return missingType(node, path)
    }
    if symbol == known.typeSelf { return owner.map { selfType($0) } ?? .any }
    if let generic = generics.last(where: { $0.name == symbol }) { return generic.type }
    var scope = owner
    while let current = scope {
      if let generic = declarations[current].generics.first(where: { $0.name == symbol }) {
        return generic.type
      }
      if let member = declarations[current].statics[symbol], let type = typeMember(member, in: current) {
        return type
      }
      scope = declarations[current].outer
    }
    if let member = declarations.topLevel[symbol], let type = typeMember(member, in: nil) { return type }
    // What a modifier gets to modify.
    if symbol == known.modifierContent, let owner,
      declarations[owner].conformances.contains(known.viewModifier)
    {
      return .view
    }
    if let type = standardType(symbol, node, in: owner, generics: generics) { return type }
    // `TextField<Self._Label>`
    if catalog.view(named: symbols[symbol]) != nil { return .view }
    return missingType(node, symbols[symbol])
  }

  /// A type of Swift's or SwiftUI's own; nil for a name that is none.
  private func standardType(
    _ symbol: Symbol, _ node: SyntaxID, in owner: TypeID?, generics: [(name: Symbol, type: Type)]
  ) -> Type? {
    guard syntax[node].firstChild.isNone else {
      let arguments = syntax.children(node).map { type($0, in: owner, generics: generics) }
      return Catalog.standardType(named: symbols[symbol], arguments: arguments)
    }
    if let known = standardTypes[symbol] { return known }
    let standard = Catalog.standardType(named: symbols[symbol])
    standardTypes[symbol] = .some(standard)
    return standard
  }

  private func selfType(_ owner: TypeID) -> Type {
    declarations[owner].kind == .extended ? extendedType(owner) : .declared(owner)
  }

  private func typeMember(_ member: Member, in owner: TypeID?) -> Type? {
    switch member {
    case .type, .alias: return memberType(member, in: owner)
    default: return nil
    }
  }

  func memberType(_ member: Member, in owner: TypeID?) -> Type {
    switch member {
    case .type(let id):
      // A value of a protocol's type can be of any that conforms.
      if declarations[id].kind == .protocolType {
        return inherits(declarations[id].conformances, from: "View") ? .view : .any
      }
      return .declared(id)
    case .alias(let node): return type(node, in: owner, generics: [])
    default: return .any
    }
  }

  /// The declared type of a type node, without a word about others.
  private func declaredType(_ node: SyntaxID, in owner: TypeID?) -> Type {
    guard syntax.kind(node) == .namedType else { return .any }
    let symbol = syntax.symbol(node)
    if symbol == known.typeSelf, let owner { return .declared(owner) }
    var scope = owner
    while let current = scope {
      if case .type(let id)? = declarations[current].statics[symbol] { return .declared(id) }
      scope = declarations[current].outer
    }
    if case .type(let id)? = declarations.topLevel[symbol] { return .declared(id) }
    return .any
  }

  /// `A.B` as it is written.
  private func spelling(of node: SyntaxID) -> String {
    guard syntax.kind(node) == .memberType else { return syntax.name(node) }
    return spelling(of: syntax.child(node, 0)) + "." + syntax.name(node)
  }

  private func missingType(_ node: SyntaxID, _ name: String) -> Type {
    if Self.harmlessTypes.contains(name) { return .any }
    if configuration.isLenient {
      report(
        .warning(
          "unknown-type", at: syntax.range(node), "'\(name)' is not defined here: its values are placeholders"
        ))
      return .any
    }
    let names = declarations.types.map { $0.name } + BuiltinType.allCases.map { $0.name } + Self.standardNames
    reportUnknown(
      "unknown-type", name, at: syntax.range(node), "nothing named '\(name)' is a type", among: names)
    return .any
  }

  private static let standardNames = ["Int", "Double", "CGFloat", "String", "Bool", "View"]

  /// Protocols and types that say nothing about a value's layout.
  private static let harmlessTypes: Set<String> = [
    "AnyObject", "Sendable", "Equatable", "Comparable", "Identifiable", "Codable", "Decodable", "Encodable",
    "CustomStringConvertible", "ObservableObject", "Error", "CaseIterable", "RawRepresentable", "Never",
    "Numeric",
    "BinaryFloatingPoint", "BinaryInteger", "FloatingPoint", "Context", "Configuration", "Body",
    "CGAffineTransform",
    "Data", "NSObject", "PreviewDevice", "LayoutSubviews", "ProposedViewSize", "EnvironmentValues", "EdgeSet",
    "PreviewLayout", "IndexSet", "Result", "Publisher", "PassthroughSubject", "ViewModifier", "AnyLayoutType",
    "AttributeContainer", "ID", "Content", "Label", "NSItemProvider", "CGContext", "GraphicsContext",
    "Notification",
    "IteratorProtocol", "Duration", "Namespace", "TimelineView", "DragGesture", "GestureState",
    "PhotosPickerItem",
  ]

  /// The labels of a tuple type, which stand in the source before its elements; none if no element has one.
  private func tupleLabels(_ node: SyntaxID) -> [Symbol] {
    let labels = syntax.children(node).map {
      label(before: syntax.range($0).start, notBefore: syntax.range(node).start)
    }
    return labels.allSatisfy { $0 == .empty } ? [] : labels
  }

  /// The word before a colon before a place.
  private func label(before offset: UInt32, notBefore start: UInt32) -> Symbol {
    let bytes = syntax.source.bytes
    var end = Int(min(offset, UInt32(bytes.count)))
    let first = Int(start)
    func skipSpaces() {
      while end > first, bytes[end - 1] <= 32 { end -= 1 }
    }
    skipSpaces()
    guard end > first, bytes[end - 1] == UInt8(ascii: ":") else { return .empty }
    end -= 1
    skipSpaces()
    var begin = end
    while begin > first, isWordByte(bytes[begin - 1]) { begin -= 1 }
    return symbols.find(String(decoding: bytes[begin..<end], as: UTF8.self)) ?? .empty
  }

  // MARK: Inference

  /// The type of a property that has only an initial value, as far as its syntax shows it.
  func inferType(_ node: SyntaxID) -> Type {
    guard !node.isNone else { return .any }
    switch syntax.kind(node) {
    case .integerLiteral: return .int
    case .floatLiteral: return .double
    case .boolLiteral: return .bool
    case .stringLiteral: return .string
    case .parenthesized, .prefixOperator: return inferType(syntax.child(node, 0))
    case .member: return inferType(ofChain: chain(node))
    case .call:
      let callee = syntax.child(node, 0)
      guard syntax.kind(callee) == .identifier else { return inferType(ofChain: chain(node)) }
      return inferType(named: syntax.symbol(callee)) ?? .any
    default: return .any
    }
  }

  /// A type whose name is called.
  private func inferType(named symbol: Symbol) -> Type? {
    if case .type(let id)? = declarations.topLevel[symbol] { return .declared(id) }
    if declarations.topLevel[symbol] != nil { return nil }
    switch catalog.type(named: symbols[symbol]) {
    case .int?: return .int
    case .double?: return .double
    case .string?: return .string
    case .bool?: return .bool
    case .builtin(let type)? where type != .opaque: return .builtin(type)
    default: return nil
    }
  }

  /// `Color.blue`, `Font.Weight.bold`, `Suit.hearts`: a static member of a type, which is a value of the type.
  private func inferType(ofChain chain: Chain) -> Type {
    guard syntax.kind(chain.base) == .identifier, let first = chain.links.first else { return .any }
    let base = syntax.symbol(chain.base)
    let nested = symbols[base] + "." + symbols[first.name]
    if case .builtin(let type)? = catalog.type(named: nested), type != .opaque,
      chain.links.count == (first.kind == .method ? 1 : 2)
    {
      return .builtin(type)
    }
    guard chain.links.count == 1, let type = inferType(named: base) else { return .any }
    switch type {
    case .declared(let id):
      if case .enumCase? = declarations[id].statics[first.name] { return type }
      return .any
    case .builtin(let builtin):
      return catalog.staticMember(symbols[first.name], of: builtin) == nil ? .any : type
    case .double: return NumberConstant.named(symbols[first.name]) == nil ? .any : .double
    case .int: return symbols[first.name] == "max" || symbols[first.name] == "min" ? .int : .any
    default: return .any
    }
  }
}
