import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// From the types that the source writes to those that the evaluator knows.
extension Evaluator {
  /// The type of a type node; `.any` where there is none.
  func type(written node: SyntaxID, in owner: TypeID?, generics: [(name: Symbol, type: Type)]) -> Type {
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
    case .void: return .action(parameters)
    case .view: return .content(parameters)
    default: return .function(parameters, result)
    }
  }

  private func namedType(_ node: SyntaxID, in owner: TypeID?, generics: [(name: Symbol, type: Type)]) -> Type
  {
    seen(from: node) { visibleType(node, in: owner, generics: generics) }
  }

  private func visibleType(
    _ node: SyntaxID, in owner: TypeID?, generics: [(name: Symbol, type: Type)]
  ) -> Type {
    let symbol = syntax.symbol(node)
    let isMember = syntax.kind(node) == .memberType
    if isMember {
      let outer = syntax.child(node, 0)
      if let type = type(inModuleNamedBy: outer, symbol) { return type }
      // `Item.ID` and other associated types can be anything, whatever else has their name.
      if isGenericParameter(outer, in: owner, generics) { return .any }
      if case .declared(let id) = declaredType(outer, in: owner), let member = staticMember(symbol, of: id) {
        return memberType(member, in: id)
      }
      #if !hasFeature(Embedded)
      if let type = type(inFrameworkNamedBy: outer, node, in: owner, generics: generics) { return type }
      #endif
      let path = spelling(of: node)
      // The type of a type.
      if symbols[symbol] == "Type" || symbols[symbol] == "Protocol" { return .any }
      if let type = Type.standard(named: path) { return type }
      if case .declared = declaredType(outer, in: owner) { return .any }
      if let type = Type.standard(named: symbols[symbol]) { return type }
      #if !hasFeature(Embedded)
      if Self.harmlessTypes.contains(syntax.name(outer)) || syntax.name(outer) == "Element" { return .any }
      #endif
      return missingType(node, path)
    }
    if symbol == known.typeSelf { return owner.map { selfType($0, node) } ?? .any }
    if let generic = generics.last(where: { $0.name == symbol }) { return generic.type }
    #if !hasFeature(Embedded)
    if let local = localType(symbol, at: node) { return .declared(local) }
    #endif
    var scope = owner
    while let current = scope {
      if let generic = declarations[current].generics.first(where: { $0.name == symbol }) {
        return generic.type
      }
      if let member = own(symbol, of: current, isStatic: true, from: syntax.range(node).start),
        let type = typeMember(member, in: current)
      {
        return type
      }
      scope = surroundings(of: current, at: node)
    }
    if let member = declarations.topLevel[symbol], let type = typeMember(member, in: nil) { return type }
    // What a modifier gets to modify.
    if symbol == known.modifierContent, let owner,
      declarations[owner].conformances.contains(known.viewModifier)
    {
      return .view
    }
    if let type = standardType(symbol, node, in: owner, generics: generics) { return type }
    if symbols[symbol] == "Result" {
      return resultEnumeration(syntax.children(node).map { type($0, in: owner, generics: generics) })
    }
    // Of every collection the places are counted from 0.
    if symbols[symbol] == "Index", let owner, declarations[owner].kind == .extended { return .int }
    if symbols[symbol] == "SubSequence", let owner, declarations[owner].kind == .extended { return .any }
    // In a body: what it stands for there differs from call to call.
    if collected.facts.genericNames.contains(symbol) { return .any }
    // `TextField<Self._Label>`
    if library.view(named: symbols[symbol]) != nil { return .view }
    return missingType(node, symbols[symbol])
  }

  /// Whether a type node names a generic parameter of a function or type around it.
  private func isGenericParameter(
    _ node: SyntaxID, in owner: TypeID?, _ generics: [(name: Symbol, type: Type)]
  ) -> Bool {
    guard syntax.kind(node) == .namedType else { return false }
    let symbol = syntax.symbol(node)
    if generics.contains(where: { $0.name == symbol }) { return true }
    var scope = owner
    while let current = scope {
      if declarations[current].generics.contains(where: { $0.name == symbol }) { return true }
      if declarations[current].statics[symbol] != nil { return false }
      scope = surroundings(of: current, at: node)
    }
    return collected.facts.genericNames.contains(symbol) && declarations.topLevel[symbol] == nil
      && Type.standard(named: symbols[symbol]) == nil
  }

  /// `Module.Name`; nil where the word before the point is no module of the source.
  private func type(inModuleNamedBy node: SyntaxID, _ symbol: Symbol) -> Type? {
    guard !collected.facts.modules.numbers.isEmpty, syntax.kind(node) == .namedType,
      let module = collected.facts.modules.numbers[syntax.symbol(node)],
      let member = declarations.topLevel.member(symbol, ofModule: module)
    else { return nil }
    return typeMember(member, in: nil)
  }

  /// A type of Swift's or SwiftUI's own; nil for a name that is none.
  private func standardType(
    _ symbol: Symbol, _ node: SyntaxID, in owner: TypeID?, generics: [(name: Symbol, type: Type)]
  ) -> Type? {
    guard syntax[node].firstChild.isNone else {
      let arguments = syntax.children(node).map { type($0, in: owner, generics: generics) }
      return Type.standard(named: symbols[symbol], arguments: arguments)
    }
    if let known = standard.standardTypes[symbol] { return known }
    #if !hasFeature(Embedded)
    if let type = frameworkEnumeration(symbols[symbol]) { return type }
    #endif
    let found = library.type(named: symbols[symbol])
    standard.standardTypes.note(found, for: symbol)
    return found
  }

  /// What `Self` is where it stands.
  func selfType(_ owner: TypeID, _ node: SyntaxID) -> Type {
    switch declarations[owner].kind {
    case .extended: break
    // Whatever conforms.
    case .protocolType: return .any
    default: return .declared(owner)
    }
    return constrainedSelf(at: node) ?? extendedType(owner)
  }

  func typeMember(_ member: Member, in owner: TypeID?) -> Type? {
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
    case .alias(let node):
      // A type that is made of others may hold them many times over, or itself.
      guard inference.aliases.uses < Limits.aliasesOfType else { return .any }
      inference.aliases.uses += 1
      inference.aliases.depth += 1
      defer {
        inference.aliases.depth -= 1
        if inference.aliases.depth == 0 { inference.aliases.uses = 0 }
      }
      return type(node, in: owner, generics: [])
    default: return .any
    }
  }

  /// The declared type of a type node, without a word about others.
  private func declaredType(_ node: SyntaxID, in owner: TypeID?) -> Type {
    let symbol = syntax.symbol(node)
    if syntax.kind(node) == .memberType {
      if let type = type(inModuleNamedBy: syntax.child(node, 0), symbol) { return type }
      guard case .declared(let id) = declaredType(syntax.child(node, 0), in: owner),
        case .type(let member)? = staticMember(symbol, of: id)
      else { return .any }
      return .declared(member)
    }
    guard syntax.kind(node) == .namedType else { return .any }
    if symbol == known.typeSelf, let owner {
      // In an extension for one type alone it is that.
      if case .declared(let id) = selfType(owner, node) { return .declared(id) }
      return .declared(owner)
    }
    #if !hasFeature(Embedded)
    if let local = localType(symbol, at: node) { return .declared(local) }
    #endif
    var scope = owner
    while let current = scope {
      if case .type(let id)? = own(symbol, of: current, isStatic: true, from: syntax.range(node).start) {
        return .declared(id)
      }
      scope = surroundings(of: current, at: node)
    }
    if case .type(let id)? = seen(from: node, { declarations.topLevel[symbol] }) { return .declared(id) }
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
      findings.report(
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
    "Data", "NSObject", "PreviewDevice", "LayoutSubviews", "ProposedViewSize", "EdgeSet",
    "PreviewLayout", "IndexSet", "Success", "Failure", "Publisher", "PassthroughSubject", "ViewModifier",
    "AnyLayoutType",
    "AttributeContainer", "ID", "Content", "Label", "NSItemProvider", "CGContext", "GraphicsContext",
    "Notification",
    "IteratorProtocol", "IndexingIterator", "AnyIterator", "AnySequence", "AnyCollection", "Duration",
    "Namespace", "TimelineView", "DragGesture", "GestureState",
    "PhotosPickerItem", "Entry", "LocalizedError", "Bound", "RawValue", "Wrapped", "Key",
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
}
