import LayCatalog
import LayLibrary
import LaySyntax

/// The types of all that a file declares.
extension Evaluator {
  /// Resolves the types of everything declared, once all names are known.
  func resolveSignatures() {
    for index in declarations.types.indices { resolveType(TypeID(UInt32(index))) }
    inheritProperties()
    for index in declarations.types.indices {
      let id = TypeID(UInt32(index))
      if isRun(id) { resolveProperties(id) } else { silently { resolveProperties(id) } }
    }
    for function in declarations.functions where !function.isLocal {
      if isRun(function.owner) {
        resolve(function, in: function.owner)
      } else if function.isInitializer {
        silently { resolve(function, in: function.owner) }
      }
    }
    for variable in declarations.variables {
      if isRun(variable.owner) { resolve(variable) } else { silently { resolve(variable) } }
    }
  }

  private func resolve(_ variable: VariableDeclaration) {
    let type = type(variable.typeSyntax, in: variable.owner, generics: [])
    variable.type = variable.typeSyntax.isNone ? inferType(variable.initializer, in: variable.owner) : type
    if type == .view { variable.buildsViews = true }
    #if !hasFeature(Embedded)
    if type == .builtin(.shape), isExpression(variable.accessor) { variable.buildsViews = false }
    #endif
  }

  #if !hasFeature(Embedded)
  /// Whether a block is one expression: a builder makes of one shape that shape, `@ViewBuilder var edge: some Shape`.
  func isExpression(_ block: SyntaxID) -> Bool {
    guard !block.isNone, case let first = syntax[block].firstChild, !first.isNone else { return false }
    return syntax.next(first).isNone && syntax.isExpression(first)
  }
  #endif

  private func resolveType(_ id: TypeID) {
    let declaration = declarations[id]
    guard declaration.kind != .extended else { return }
    look(from: declaration.syntax)
    for child in syntax.children(declaration.syntax) where syntax.kind(child) == .genericList {
      declaration.generics = generics(child, in: declaration.outer)
      let members = syntax.children(declaration.syntax).first { syntax.kind($0) == .memberList }
      constrain(
        &declaration.generics, from: syntax.range(child).end, to: members.map { syntax.range($0).start } ?? 0)
    }
    // What the file declares itself is not SwiftUI's of that name.
    let names = foreignNames(among: declaration.conformances)
    if let platformView = platformViewProtocol(of: declaration, names) {
      declaration.role = .view
      declarations[found: id].platformView = platformView
    } else if inherits(declaration.conformances, from: "View")
      || names.contains(where: { Self.contentProtocols.contains($0) })
    {
      declaration.role = .view
    } else if names.contains("Shape") || names.contains("InsettableShape") {
      declaration.role = .shape
    } else if inherits(declaration.conformances, from: "ViewModifier") || names.contains("AnimatableModifier")
    {
      declaration.role = .modifier
    } else if names.contains(where: { Self.sceneProtocols.contains($0) }) {
      declaration.role = .scene
    } else if names.contains("Layout") {
      declaration.role = .layout
    }
    if declaration.kind == .enumeration { resolveCases(id) }
  }

  private func foreignNames(among conformances: [Symbol]) -> [String] {
    conformances.compactMap { name in
      switch declarations.topLevel[name] {
      case nil: symbols[name]
      case .alias(let node)?: foreignName(ofAlias: node)
      default: nil
      }
    }
  }

  /// What makes a type a view of UIKit's or AppKit's, also by a protocol of the file's own that refines it.
  private func platformViewProtocol(of declaration: TypeDeclaration, _ names: [String]) -> String? {
    var names = names
    var protocols = declaration.conformances
    var next = 0
    while next < protocols.count, protocols.count < Limits.protocolsOfType {
      if case .type(let id)? = declarations.topLevel[protocols[next]],
        declarations[id].kind == .protocolType
      {
        names += foreignNames(among: declarations[id].conformances)
        protocols += declarations[id].conformances
      }
      next += 1
    }
    return names.first { Self.platformViewProtocols.contains($0) }
  }

  /// The name outside of the file that an alias stands for: `typealias Representable = UIViewRepresentable`.
  private func foreignName(ofAlias node: SyntaxID) -> String? {
    var node = node
    for _ in 0..<Limits.aliasesOfExtension {
      guard !node.isNone, syntax.kind(node) == .namedType else { return nil }
      switch declarations.topLevel[syntax.symbol(node)] {
      case nil: return syntax.name(node)
      case .alias(let next)?: node = next
      default: return nil
      }
    }
    return nil
  }

  /// Protocols of what containers take in place of views, and treat as such.
  private static let contentProtocols = ["ToolbarContent", "CustomizableToolbarContent", "TabContent"]
  private static let sceneProtocols = ["App", "Scene", "Widget", "WidgetBundle", "Commands"]

  private static let platformViewProtocols = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]

  /// Whether the file's code of a type is run: not that of scenes, nor what makes a view of UIKit's or AppKit's.
  func isRun(_ type: TypeID?) -> Bool {
    guard let type else { return true }
    if let outer = declarations[type].outer, !declarations[found: outer].platformView.isEmpty {
      return declarations[type].role != .data
    }
    return declarations[type].role != .scene && declarations[found: type].platformView.isEmpty
  }

  /// Whether code is checked that no layout runs: not where its names may be those of a type of a framework's.
  func isChecked(_ type: TypeID?) -> Bool {
    guard let type, isRun(type) else { return type == nil }
    if declarations[type].kind == .extended { return extendedType(type) != .builtin(.opaque) }
    return !hasForeignSuperclass(type)
  }

  private func resolveProperties(_ id: TypeID) {
    for index in declarations[id].properties.indices {
      let property = declarations[id].properties[index]
      var type = type(property.typeSyntax, in: id, generics: [])
      if property.typeSyntax.isNone { type = inferType(property.initializer, in: id) }
      switch property.wrapper {
      case .environment:
        declarations[found: id].readsEnvironment = true
        if type.isAny { type = objectType(of: property, in: id) }
      case .environmentObject: declarations[found: id].readsEnvironment = true
      case .transient where isRequest(property): declarations[found: id].readsEnvironment = true
      case .scaledMetric:
        declarations[found: id].readsEnvironment = true
        type = .double
      case .own:
        declarations[id].properties[index].wrappedType = type
        guard let wrapper = wrapperType(property.attribute) else { break }
        type = .declared(wrapper)
        let reads = declarations[wrapper].properties.contains {
          switch $0.wrapper {
          case .environment, .environmentObject, .scaledMetric: true
          default: false
          }
        }
        if reads {
          declarations[found: id].readsEnvironment = true
          declarations[found: wrapper].readsEnvironment = true
        }
      default: break
      }
      if property.buildsViews, case .function(let parameters, _) = type { type = .content(parameters) }
      declarations[id].properties[index].type = type
    }
  }

  /// `@Environment(Store.self) var store`: the type is the attribute's argument.
  private func objectType(of property: StoredProperty, in owner: TypeID) -> Type {
    guard !property.attribute.isNone, let argument = plan(property.attribute).arguments.first?.expression,
      syntax.kind(argument) == .typeExpr
    else { return .any }
    return type(syntax.child(argument, 0), in: owner, generics: [])
  }

  private func resolveCases(_ id: TypeID) {
    var nextRawValue = 0
    for index in declarations[id].cases.indices {
      let node = declarations[id].cases[index].syntax
      // Those of `Result` stand nowhere in the source.
      if node.isNone { continue }
      let parameters = syntax.child(node, 0)
      if !parameters.isNone, syntax.kind(parameters) == .parameterList {
        let (signature, names, defaults) = signature(parameters, in: id, generics: [])
        declarations[id].cases[index].callee = Callee(
          name: declarations[id].cases[index].callee.name, overloads: [signature], isOfLibrary: false)
        declarations[id].cases[index].parameters.names = names
        declarations[id].cases[index].parameters.defaults = defaults
      }
      resolveRawValue(of: id, case: index, written: syntax.given(syntax.child(node, 1)), next: &nextRawValue)
    }
  }

  /// Raw values are the written literals, else the name of the case or the next number.
  private func resolveRawValue(of id: TypeID, case index: Int, written: SyntaxID, next: inout Int) {
    let type = rawType(of: id)
    let value: Value
    switch type {
    case _ where !written.isNone: value = evaluate(written, fileScope, expecting: type)
    case .string: value = .string(symbols[declarations[id].cases[index].name])
    case .int: value = .int(next)
    case .double: value = .double(Double(next))
    case .builtin(let type): value = BuiltinValue.number(type, next).map { .builtin($0) } ?? .unknown
    default: return
    }
    switch value {
    case .builtin(.integer(let number)): next = Int(truncatingIfNeeded: number.bits) &+ 1
    case .int(let number): next = number &+ 1
    case .double(let number): next = (Int(exactly: number) ?? 0) &+ 1
    default: break
    }
    declarations[id].cases[index].rawValue = value
  }

  /// The type of an enum's raw values; any where it has none.
  func rawType(of id: TypeID) -> Type {
    guard let first = declarations[id].conformances.first, let type = Type.standard(named: symbols[first])
    else { return .any }
    return type == .string || type == .int || type == .double || type.isSized ? type : .any
  }
}
