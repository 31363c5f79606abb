import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Components: the file's own views, put where they are used.
extension Evaluator {
  /// Builds the body of a component.
  func place(_ instance: Instance, at node: SyntaxID) -> ViewList {
    guard pass.entersDeclarations else { return ViewList() }
    // What appears in the code of the component that is rehearsed can be here only if it was handed over.
    if state.appearance != nil, !holdsCode(.instance(instance)) { return ViewList() }
    if !declarations[found: instance.type].platformView.isEmpty {
      return platformView(instance.type, at: node)
    }
    if isShapeStyle(instance.type), !hasBody(instance.type) {
      return resolvedStyle(instance).map { views(of: $0, at: node) } ?? ViewList()
    }
    guard let body = body(of: instance.type) else { return ViewList() }
    return inComponent(instance, at: node) { instance in
      build(block: body.accessor, scope(of: instance.type, receiver: .instance(instance)))
    }
  }

  /// What a view of UIKit's or AppKit's shows can't be known: a box stands for it.
  func platformView(_ id: TypeID, at node: SyntaxID) -> ViewList {
    let declaration = declarations[id]
    findings.warnOnce(
      .warning(
        "custom-drawing", at: nameRange(node),
        "'\(declaration.name)' shows a view of UIKit or AppKit, which is not drawn: a box stands for it",
        help: "it takes what it is proposed, as one without a size of its own does; else give it a frame"),
      about: declaration.name)
    let name = declarations[found: id].platformView
    return stage.emptyArea(name.isEmpty ? declaration.name : name, at: nameRange(node).start)
  }

  /// The body of a view; nil for a type that has none, which is reported.
  private func body(of id: TypeID) -> VariableDeclaration? {
    let declaration = declarations[id]
    if let body = declarations[found: id].body { return body }
    switch bodyMember(of: id) {
    case .variable(let variable)? where !declarations[variable].accessor.isNone:
      declarations[found: id].body = declarations[variable]
    case .stored?: break
    default:
      findings.report(
        .error(
          "missing-body", at: nameRange(declaration.syntax), "'\(declaration.name)' is a View without a body",
          help: "write var body: some View { … } in it"))
    }
    return declarations[found: id].body
  }

  /// Whether a type has a property `body`, and not only functions of that name.
  private func hasBody(_ id: TypeID) -> Bool {
    switch bodyMember(of: id) {
    case .variable?, .stored?: true
    default: false
    }
  }

  /// The property `body`, where there may be functions of that name too.
  func bodyMember(of id: TypeID) -> Member? {
    guard let found = instanceMember(known.body, of: id) else { return nil }
    guard case .function = found else { return found }
    return inheritedVariable(known.body, of: id) ?? found
  }

  /// Evaluates the body of a component or modifier, with the environment of its place in its properties.
  func inComponent(_ instance: Instance, at node: SyntaxID, _ body: (Instance) -> ViewList) -> ViewList {
    guard state.components.count < Limits.componentDepth else {
      stopNesting(at: node)
      return ViewList()
    }
    if stopsEndless(instance.type) { return ViewList() }
    state.components.append(ComponentFrame(type: instance.type, place: node))
    defer { state.components.removeLast() }
    let reads = declarations[found: instance.type].readsEnvironment
    let given = instance
    var instance = appeared(reads ? withEnvironment(instance) : instance, body)
    #if !hasFeature(Embedded)
    if reads, appears(instance.type) { askAgain(&instance, asMade: given) }
    if waiting.handovers != nil { return settling(instance, at: node, body) }
    #endif
    return body(instance)
  }

  /// The instance with the values that its place gives: `@Environment`, `@ScaledMetric`.
  private func withEnvironment(_ instance: Instance) -> Instance {
    var instance = instance
    for (index, property) in declarations[instance.type].properties.enumerated()
    where index < instance.fields.count {
      switch property.wrapper {
      case .environment: instance.fields[index] = environmentValue(property)
      case .environmentObject: instance.fields[index] = environmentObject(property)
      case .transient where pass.hasRealValues && isRequest(property):
        instance.fields[index] = found(by: property, instance.fields[index], in: instance)
      case .scaledMetric:
        instance.fields[index] = scaledMetric(property, instance, set: instance.fields[index])
      case .own:
        guard case .instance(let wrapper) = instance.fields[index],
          declarations[found: wrapper.type].readsEnvironment
        else { break }
        instance.fields[index] = .instance(withEnvironment(wrapper))
      default: break
      }
    }
    return instance
  }
}
