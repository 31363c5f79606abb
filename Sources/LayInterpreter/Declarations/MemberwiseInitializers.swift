import LayCatalog
import LaySyntax

/// The initialisers that Swift makes of stored properties.
extension Evaluator {
  /// Of `FlowLayout(spacing: 8) { … }` the call with the closure, on the layout that the arguments in parentheses make; nil
  /// for other calls. From then on the node stands for the call that makes the layout.
  func layoutContent(_ type: Type, _ node: SyntaxID) -> CallPlan? {
    guard isLayout(type) else { return nil }
    let whole = plan(node)
    if let content = whole.content { return content }
    guard let closure = whole.arguments.last, closure.isTrailing, closure.label.isEmpty else { return nil }
    let making = CallPlan(
      arguments: whole.arguments.dropLast(), trailingCount: whole.trailingCount - 1, name: whole.name)
    making.content = CallPlan(arguments: [closure], trailingCount: 1, name: whole.name)
    plans.calls[node] = making
    return making.content
  }

  func isLayout(_ type: Type) -> Bool {
    switch type {
    case .builtin(let builtin): return builtin.isLayout
    case .declared(let id): return declarations[id].role == .layout
    default: return false
    }
  }

  /// The initialiser that Swift makes from the stored properties, made once for each type.
  func memberwiseInitializer(of id: TypeID) -> Memberwise {
    if let known = declarations[found: id].memberwise { return known }
    var parameters: [Parameter] = []
    var properties: [Int] = []
    for (index, property) in declarations[id].properties.enumerated() where property.isParameter {
      // A private property with a value keeps it, and does not make the initialiser private.
      if property.isPrivate, !property.initializer.isNone || property.type.isOptional { continue }
      var type = property.type
      if case .own = property.wrapper { type = property.wrappedType }
      if property.wrapper == .binding, !isReference(property) { type = .binding(type) }
      if property.buildsViews, !type.isClosure {
        // `@ViewBuilder var outline: Outline`, of a generic shape, takes a closure, too.
        type = type == .view || type == .any ? .content([]) : .function([], type)
      }
      let isMade = property.wrapper == .own && !plan(property.attribute).arguments.isEmpty
      // `isFocused: _isFocused` hands on the wrapper, which starts empty where nothing is given.
      let isWrapper = property.wrapper == .transient || property.isRead
      if isWrapper { type = .any }
      let hasDefault =
        isMade || isWrapper || !property.initializer.isNone
        || (property.isVariable && property.type.isOptional)
        || property.wrapper == .own && property.wrappedType.isOptional
        || hasForeignWrapper(property)
      let name = symbols[property.name]
      var parameter = Parameter(
        label: name, name: name, type: type, defaultValue: hasDefault ? .unknown : nil, isVariadic: false)
      if !property.attribute.isNone,
        collected.facts.resultBuilders.contains(syntax.symbol(property.attribute))
      {
        parameter.resultBuilder = syntax.symbol(property.attribute)
      }
      parameters.append(parameter)
      properties.append(index)
    }
    let made = Memberwise(
      of: declarations[id], Signature(parameters: parameters), properties)
    declarations[found: id].memberwise = made
    return made
  }

  /// Whether a property is read through a wrapper of a package that is not at hand, which may well bring its value:
  /// `@Dependency(\.client) var client`.
  private func hasForeignWrapper(_ property: StoredProperty) -> Bool {
    guard property.wrapper == .plain, !property.attribute.isNone else { return false }
    let symbol = syntax.symbol(property.attribute)
    return symbols.isCapitalized(symbol) && declaredType(named: symbol) == nil
      && !Self.plainAttributes.contains(symbols[symbol])
  }

  /// Attributes of properties that are no wrappers.
  private static let plainAttributes: Set<String> = [
    "MainActor", "ViewBuilder", "Sendable", "ObservationIgnored", "ObservationTracked", "Attribute",
    "Relationship", "Transient", "IBOutlet", "IBInspectable", "NSManaged", "NSCopying", "GKInspectable",
    "ToolbarContentBuilder",
  ]

  /// `@ObservedObject` and `@Bindable` take the object itself.
  func isReference(_ property: StoredProperty) -> Bool {
    guard !property.attribute.isNone else { return false }
    return syntax.name(property.attribute) != "Binding"
  }
}
