import LaySyntax

/// Components: the file's own views, put where they are used.
extension Evaluator {
  /// Builds the body of a component.
  func place(_ instance: Instance, at node: SyntaxID) -> ViewList {
    if isChecking { return ViewList() }
    guard let member = instanceMember(known.body, of: instance.type), case .variable(let id) = member,
      !declarations[id].accessor.isNone
    else {
      if case .stored? = instanceMember(known.body, of: instance.type) { return ViewList() }
      let declaration = declarations[instance.type]
      report(
        .error(
          "missing-body", at: nameRange(declaration.syntax), "'\(declaration.name)' is a View without a body",
          help: "write var body: some View { … } in it"))
      return ViewList()
    }
    return inComponent(instance, at: node) { instance in
      build(block: declarations[id].accessor, scope(of: instance.type, receiver: .instance(instance)))
    }
  }

  /// Evaluates the body of a component or modifier, with the environment of its place in its properties.
  func inComponent(_ instance: Instance, at node: SyntaxID, _ body: (Instance) -> ViewList) -> ViewList {
    let declaration = declarations[instance.type]
    guard components.count < Limits.componentDepth else {
      stopRecursion()
      return ViewList()
    }
    components.append(ComponentFrame(name: declaration.name, range: nameRange(node)))
    defer { components.removeLast() }
    return body(declaration.readsEnvironment ? withEnvironment(instance) : instance)
  }

  /// Ends components that contain themselves: told at the place where the first of them does.
  func stopRecursion() {
    guard !isStopped else { return }
    isStopped = true
    var names: [String] = []
    for (index, frame) in components.enumerated() {
      guard let first = names.firstIndex(of: frame.name) else {
        names.append(frame.name)
        continue
      }
      let cycle = components[(first + 1)..<index].map {
        Diagnostic.Note("by way of '\($0.name)'", at: $0.range)
      }
      report(
        .error(
          "recursive-component", at: frame.range, "'\(frame.name)' contains itself without end",
          help: "a condition must end it within \(Limits.componentDepth) levels",
          notes: Array(cycle.prefix(8))))
      return
    }
    guard let last = components.last else { return }
    report(
      .error(
        "nesting-too-deep", at: last.range, "components are nested more than \(Limits.componentDepth) deep"))
  }

  /// The instance with the values that its place gives: `@Environment`, `@ScaledMetric`.
  private func withEnvironment(_ instance: Instance) -> Instance {
    var instance = instance
    for (index, property) in declarations[instance.type].properties.enumerated()
    where index < instance.fields.count {
      switch property.wrapper {
      case .environment: instance.fields[index] = environmentValue(property)
      case .environmentObject: instance.fields[index] = environmentObject(property)
      case .scaledMetric: instance.fields[index] = scaledMetric(property, instance)
      default: break
      }
    }
    return instance
  }
}
