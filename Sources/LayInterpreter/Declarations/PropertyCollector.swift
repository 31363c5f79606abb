import LayCatalog
import LayLibrary
import LaySyntax

/// Finds variables and properties, with the wrappers that they have.
extension Evaluator {
  func collectVariables(_ node: SyntaxID, in owner: TypeID?) {
    var flags = DeclarationFlags(rawValue: syntax[node].detail)
    // `private extension`
    if owner != nil, declarations.topLevel.entersPrivately { flags.insert(.isPrivate) }
    var attributes = SyntaxID.none
    for child in syntax.children(node) {
      switch syntax.kind(child) {
      case .attributeList: attributes = child
      case .binding: collectBinding(child, flags: flags, attributes: attributes, in: owner)
      default: break
      }
    }
  }

  private func collectBinding(
    _ node: SyntaxID, flags: DeclarationFlags, attributes: SyntaxID, in owner: TypeID?
  ) {
    let pattern = syntax.child(node, 0)
    guard !pattern.isNone, syntax.kind(pattern) == .identifierPattern else { return }
    let name = syntax.symbol(pattern)
    let type = syntax.given(syntax.child(node, 1))
    let initializer = syntax.given(syntax.child(node, 2))
    let accessor = syntax.accessor(.block, of: node)
    let buildsViews = isViewBuilder(attributes)
    // What an extension stores is an `@Entry` of the environment, with its default.
    let isStored = owner.map { declarations[$0].kind != .extended } ?? false
    let isLazy = flags.contains(.isLazy) && !initializer.isNone
    let ownWrapper = accessor.isNone ? ownWrapper(in: attributes) : .none
    var wrapperName = Symbol.empty
    if !ownWrapper.isNone {
      declarations.features.hasOwnWrappers = true
      wrapperName = symbols.intern("_" + symbols[name])
    }
    if let owner, isStored, !flags.contains(.isStatic), !ownWrapper.isNone {
      enter(wrapperName, .stored(declarations[owner].properties.count), in: owner, isStatic: false)
      declarations[owner].properties.append(
        StoredProperty(
          name: name, syntax: node, typeSyntax: type, initializer: initializer, wrapper: .own,
          attribute: ownWrapper, isVariable: true, isPrivate: flags.contains(.isPrivate), buildsViews: false,
          isObserved: false))
    } else if let owner, isStored, !flags.contains(.isStatic), accessor.isNone, !isLazy {
      let (wrapper, attribute) = wrapper(in: attributes)
      let property = StoredProperty(
        name: name, syntax: node, typeSyntax: type,
        initializer: initializer.isNone ? givenValue(attribute, wrapper) : initializer, wrapper: wrapper,
        attribute: attribute, isVariable: flags.contains(.isVar), isPrivate: flags.contains(.isPrivate),
        buildsViews: buildsViews, isObserved: isObserved(node))
      if isRequirement(node, of: owner) { return }
      enter(name, .stored(declarations[owner].properties.count), in: owner, isStatic: false)
      declarations[owner].properties.append(property)
      return
    }
    var traits: VariableDeclaration.Traits = []
    if flags.contains(.isStatic) { traits.insert(.isStatic) }
    if flags.contains(.isPrivate) { traits.insert(.isPrivate) }
    if accessor.isNone, isObserved(node) { traits.insert(.isObserved) }
    if isLazy, owner != nil, !flags.contains(.isStatic) { traits.insert(.isLazy) }
    let variable = VariableDeclaration(
      name: name, syntax: node, owner: owner, traits, typeSyntax: type,
      initializer: initializer, accessor: accessor, setter: syntax.accessor(.setter, of: node),
      buildsViews: buildsViews)
    variable.attribute = ownWrapper
    variable.resultBuilder = resultBuilder(in: attributes)
    variable.wrapperName = wrapperName
    let id = declarations.add(variable)
    if isRequirement(node, of: owner) { return }
    enter(name, .variable(id), in: owner, isStatic: flags.contains(.isStatic))
  }

  /// The value that a wrapper of SwiftUI's is given where it is written: `@ScaledMetric(wrappedValue: 24) var size`.
  private func givenValue(_ attribute: SyntaxID, _ wrapper: StoredProperty.Wrapper) -> SyntaxID {
    guard wrapper != .plain, !attribute.isNone else { return .none }
    return plan(attribute).arguments.first {
      $0.label == "wrappedValue" || $0.label == "initialValue"
    }?.expression ?? .none
  }

  private func isObserved(_ binding: SyntaxID) -> Bool {
    syntax.children(binding).contains { syntax.kind($0) == .willSet || syntax.kind($0) == .didSet }
  }

  private func wrapper(in list: SyntaxID) -> (StoredProperty.Wrapper, SyntaxID) {
    guard !list.isNone else { return (.plain, .none) }
    for attribute in syntax.children(list) where syntax.kind(attribute) == .attribute {
      if let wrapper = Self.wrapper(named: syntax.name(attribute)) { return (wrapper, attribute) }
    }
    return (.plain, syntax.children(list).first { syntax.kind($0) == .attribute } ?? .none)
  }

  private static func wrapper(named name: String) -> StoredProperty.Wrapper? {
    switch name {
    case "State", "StateObject", "Published", "SceneStorage": return .state
    case "Binding", "Bindable", "ObservedObject": return .binding
    case "Environment": return .environment
    case "EnvironmentObject": return .environmentObject
    case "ScaledMetric": return .scaledMetric
    case "AppStorage": return .appStorage
    case "FocusState", "GestureState", "Namespace", "AccessibilityFocusState", "FetchRequest", "Query",
      "SectionedFetchRequest", "FocusedValue", "UIApplicationDelegateAdaptor":
      return .transient
    default: return nil
    }
  }
}
