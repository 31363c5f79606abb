import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Which members values have: what is looked up by name, before anything of it is evaluated.
extension Evaluator {
  /// Whether `value.name` or `value.name(…)` is the value's own, and not a modifier of views.
  func hasMember(_ value: Value, _ symbol: Symbol) -> Bool {
    switch value {
    case .instance(let instance):
      if instanceMember(symbol, of: instance.type) != nil { return true }
      if isSequence(instance.type), hasSequenceMember(symbol) { return true }
    case .enumCase(let enumValue):
      if symbol == known.rawValue || instanceMember(symbol, of: enumValue.type) != nil { return true }
    case .builtin(let builtin):
      if let member = builtinMember(symbol, of: builtin.type), !member.overloads.isEmpty { return true }
    case .unknown, .placeholder, .none: return false
    default: break
    }
    if let (type, _) = extensionMember(symbol, of: value), declarations[type].name != "View" { return true }
    if ValueKinds(of: value).isEmpty { return false }
    let name = symbols[symbol]
    return swift.property(name, of: value) != nil || swift.methods(name, of: value) != nil
  }

  /// A method of SwiftUI's, looked up by name once.
  func builtinMethod(_ symbol: Symbol, of type: BuiltinType) -> Entry? {
    guard let entry = builtinMember(symbol, of: type), entry.overloads.first?.isProperty == false else {
      return nil
    }
    return entry
  }

  /// A property or method of SwiftUI's, looked up by name once.
  private func builtinMember(_ symbol: Symbol, of type: BuiltinType) -> Entry? {
    let key = UInt64(symbol.index) << 8 | UInt64(type.rawValue)
    if let known = standard.builtinMembers[key] { return known.ifAny }
    let entry = library.findMember(symbols[symbol], of: type)
    standard.builtinMembers.set(key, to: entry ?? .absent)
    return entry
  }

  /// A property of Swift's or SwiftUI's own; nil where there is none.
  func builtinProperty(_ symbol: Symbol, of value: Value, _ node: SyntaxID) -> Value? {
    let name = symbols[symbol]
    if case .builtin(let builtin) = value, let entry = library.property(name, of: builtin.type),
      let signature = entry.overloads.first
    {
      let call = BoundCall(signature: signature, arguments: [], name: nameRange(node))
      return stage.make(call, base: builtin)
    }
    if case .property(let body)? = swift.property(name, of: value)?.body {
      if case .string = value { budget.charge(for: value) }
      return stage.counted(body(self, value, node), insteadOf: value, at: syntax.range(node))
    }
    return swift.anyProperty(name)?(self, value, node)
  }

  /// An unknown collection has three elements.
  func placeholderMember(_ symbol: Symbol, of name: Symbol) -> Value {
    switch symbols[symbol] {
    case "count":
      findings.countStandIn(for: name)
      return .int(3)
    case "isEmpty":
      findings.countStandIn(for: name)
      return .bool(false)
    case "first", "last": return .placeholder(name)
    default: return .placeholder(keepsName(symbol, isMethod: false) ? name : symbol)
    }
  }

  /// Whether a value is a modifier of the file's own, or what moves a view as one.
  func isModifier(_ value: Value) -> Bool {
    guard case .instance(let instance) = value else { return false }
    let declaration = declarations[instance.type]
    return declaration.role == .modifier || inherits(declaration.conformances, from: "GeometryEffect")
  }

  func missingMember(_ symbol: Symbol, of value: Value, _ node: SyntaxID) -> Value {
    let name = symbols[symbol]
    // Where code compiles as a whole, an extension of `Optional` is elsewhere.
    if value.isNil, !configuration.isLenient {
      return stage.fault(
        "nil-access", at: nameRange(node), "this is nil, so it has no '\(name)'",
        help: "unwrap it with ?. or if let")
    }
    if case .builtin(let builtin) = value, builtin.type.isFacility { return .builtin(.opaque) }
    // `modifier(Card().animation(nil))`: a modifier with its animation.
    if name == "animation" || name == "transaction", isModifier(value) { return value }
    // What a class has of UIKit's or AppKit's that it inherits from, and what its observers are told.
    if case .instance(let instance) = value,
      name == "objectWillChange" || hasForeignSuperclass(instance.type)
    {
      return .builtin(.opaque)
    }
    if configuration.isLenient {
      findings.report(
        .warning(
          "unknown-member", at: nameRange(node),
          "a value of type \(typeName(of: value)) has no member '\(name)' here: a placeholder stands for it"))
      return .placeholder(symbol)
    }
    reportMissingMember(symbol, of: value, at: nameRange(node))
    return .unknown
  }

  /// `.Brand.accent`: a colour or image in a folder of the assets; nil of any other value.
  func resource(_ symbol: Symbol, in value: BuiltinValue, _ node: SyntaxID) -> Value? {
    guard case .resource(let type, let namespace) = value else { return nil }
    let path = namespace + "/" + symbols[symbol]
    return stage.resource(path, of: type, at: nameRange(node)) ?? .builtin(.resource(type, path))
  }

  /// A link after a view that is neither SwiftUI's nor the file's.
  func reportNoModifier(_ link: Chain.Link, _ scope: Scope) {
    guard link.kind == .method || link.kind == .member else { return }
    if configuration.isLenient {
      findings.warnOnce(
        .warning(
          "unknown-modifier", at: nameRange(link.node),
          "'\(symbols[link.name])' is not defined here: it is left out"),
        about: "." + symbols[link.name])
      return
    }
    reportMissingMember(link.name, of: .views(ViewList()), at: nameRange(link.node))
  }

  func reportMissingMember(_ symbol: Symbol, of value: Value, at range: SourceRange) {
    let name = symbols[symbol]
    if isViewLike(value), !value.isNil, library.modifier(named: name) != nil {
      findings.report(
        .error(
          "modifier-not-called", at: range, "'\(name)' is a modifier and must be called",
          help: "write () after it",
          fix: .init([.init(SourceRange(start: range.end, end: range.end), "()")], isSafe: false)))
      return
    }
    if isViewLike(value), !value.isNil {
      reportUnknown(
        "unknown-modifier", name, at: range, "there is no modifier '\(name)'",
        among: Library.modifierNames.map { $0.text } + memberNames(of: value))
      return
    }
    reportUnknown(
      "unknown-member", name, at: range, "a value of type \(typeName(of: value)) has no member '\(name)'",
      among: memberNames(of: value))
  }

  /// The names of a value's members, for suggestions.
  func memberNames(of value: Value) -> [String] {
    var names = swift.memberNames(of: value)
    switch value {
    case .instance(let instance): names += declarations[instance.type].members.keys.map { symbols[$0] }
    case .enumCase(let value):
      names += declarations[value.type].members.keys.map { symbols[$0] } + ["rawValue"]
    case .tuple(let tuple): names += tuple.elements.map { symbols[$0.label] }
    case .control(let configuration): if !configuration.isPart { names += Self.configurationMembers }
    case .builtin(let value): names += Library.memberNames(of: value.type)
    default: break
    }
    for type in extensions(of: ["View"]) where isViewLike(value) {
      names += declarations[type].members.keys.map { symbols[$0] }
    }
    return names
  }

  func rawValue(of value: EnumValue, _ node: SyntaxID) -> Value {
    guard let index = caseIndex(value.name, of: value.type) else { return .unknown }
    let raw = declarations[value.type].cases[index].rawValue
    return raw.isNil ? missingMember(known.rawValue, of: .enumCase(value), node) : raw
  }

  /// `Font.Weight`: types alone begin with a capital letter, and nothing else is looked for among them.
  func nestedType(_ name: String, of type: Type) -> Type? {
    guard let first = name.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else {
      return nil
    }
    return Type.standard(named: self.name(of: type) + "." + name)
  }

  /// The words of `commonNames` that a type knows.
  func constantNames(of type: BuiltinType) -> [String] {
    Self.commonNames.filter { library.staticMember($0, of: type) != nil }
  }

  /// Names of SwiftUI's constants, for suggestions alone.
  static let commonNames = [
    "leading", "center", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
    "bottomTrailing",
    "firstTextBaseline", "lastTextBaseline", "horizontal", "vertical", "all", "zero",
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
    "caption",
    "caption2", "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "white",
    "gray", "clear", "primary", "secondary", "tertiary", "quaternary", "accentColor", "tint", "background",
    "foreground", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "xSmall", "small",
    "large",
    "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3", "accessibility4",
    "accessibility5",
  ]

  /// Whether one of several functions takes a call's arguments, by labels and order alone.
  func takes(_ functions: [FunctionID], _ node: SyntaxID) -> Bool {
    let arguments = plan(node).arguments
    return functions.contains {
      ArgumentMatch(arguments, declarations[$0].signature.parameters).failure == nil
    }
  }
}
