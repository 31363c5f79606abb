import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

// Layouts of the file's own: types that conform to `Layout`. Their functions run when layout asks for sizes and places.

extension Evaluator {
  // MARK: Building

  /// The views of such a call; none of any other.
  func buildLayout(_ type: Type, _ node: SyntaxID, _ scope: Scope) -> ViewList {
    guard let content = layoutContent(type, node),
      case .builtin(.layout(let layout))? = make(type, node, scope),
      let call = bind(content, standard.layoutCallee(library), scope)
    else { return ViewList() }
    return stage.views(laidOutBy: layout, call)
  }

  func views(_ content: ViewList, laidOutBy layout: OwnLayoutValue, at source: UInt32) -> ViewList {
    let type = layout.instance.type
    let functions = layoutFunctions(of: type)
    guard functions.sizing != nil, functions.placing != nil else {
      findings.report(
        .error(
          "invalid-layout", at: nameRange(declarations[type].syntax),
          "'\(declarations[type].name)' lays nothing out",
          help: "declare sizeThatFits(proposal:subviews:cache:) and "
            + "placeSubviews(in:proposal:subviews:cache:)"))
      return content
    }
    let id = deferred(
      Closure(code: declarations[type].syntax, scope: scope(of: type, receiver: .instance(layout.instance))))
    var spec = OwnLayoutSpec(layout: id, name: declarations[type].name)
    spec.stackAxis = stackOrientation(of: type)
    spec.hasSpacing = functions.spacing != nil
    spec.hasGuides = functions.horizontalGuides != nil || functions.verticalGuides != nil
    let views = stage.node(
      .ownLayout, payload: stage.tree.containers.ownLayouts.add(spec), content, at: source)
    let subviews = views.isEmpty ? [] : Array(stage.tree.children(views.first))
    let layout = OwnLayout(
      subviews.map { OwnLayout.Subview(values: layoutValues(of: $0), viewCount: viewCount(in: $0)) })
    state.deferredClosures[Int(id.index)].layout = BuiltLayout(functions: functions, layout: layout)
    return views
  }

  private func layoutFunctions(of type: TypeID) -> LayoutFunctions {
    if let known = declarations[found: type].layoutFunctions { return known }
    func function(_ name: String, takes count: Int) -> FunctionID? {
      method(name, of: type) { $0.parameters.names.count == count && !$0.body.isNone }
    }
    let functions = LayoutFunctions(
      sizing: function("sizeThatFits", takes: 3), placing: function("placeSubviews", takes: 4),
      caching: function("makeCache", takes: 1), spacing: function("spacing", takes: 2),
      horizontalGuides: guides(.horizontalAlignment, of: type),
      verticalGuides: guides(.verticalAlignment, of: type))
    declarations[found: type].layoutFunctions = functions
    return functions
  }

  private func method(
    _ name: String, of type: TypeID, where holds: (FunctionDeclaration) -> Bool
  ) -> FunctionID? {
    guard let symbol = symbols.find(name),
      case .function(let ids)? = instanceMember(symbol, of: type, isCalled: true)
    else { return nil }
    return ids.first { holds(declarations[$0]) }
  }

  /// `explicitAlignment(of:in:proposal:subviews:cache:)` for guides of a type.
  private func guides(_ guide: BuiltinType, of type: TypeID) -> FunctionID? {
    method("explicitAlignment", of: type) {
      $0.parameters.names.count == 5 && !$0.body.isNone
        && $0.signature.parameters.first?.type == .builtin(guide)
    }
  }

  /// The axis of the stack that a layout says it is, in its `layoutProperties`.
  private func stackOrientation(of type: TypeID) -> Axis? {
    guard let name = symbols.find("layoutProperties"), staticMember(name, of: type) != nil,
      case .builtin(.layoutProperties(let axis)) = staticMember(
        name, of: .declared(type), declarations[type].syntax, scope(of: type, receiver: .void))
    else { return nil }
    return axis
  }

  // MARK: Layout values

  /// What a view says of itself, and what it is put around says; the outermost counts.
  private func layoutValues(of view: ViewID) -> [TypeID: Value] {
    if stage.notes.layoutValues.isEmpty { return [:] }
    var found: [TypeID: Value] = [:]
    var view = view
    while !view.isNone {
      if let values = stage.notes.layoutValues[view] {
        for (key, value) in values where found[key] == nil { found[key] = value }
      }
      guard stage.tree[view].kind.isModifier else { break }
      view = stage.tree[view].firstChild
    }
    return found
  }

  /// A view and all that is in it.
  private func viewCount(in view: ViewID) -> Int {
    var count = 0
    var pending = [view]
    while let next = pending.popLast() {
      count += 1
      for child in stage.tree.children(next) { pending.append(child) }
    }
    budget.charge(count)
    return count
  }

  // MARK: Layout

  func size(ofLayout id: ClosureID, _ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Size {
    let value = ask(id, { $0.sizing }, [.builtin(.proposedSize(proposal))], subviews)
    guard case .builtin(.size(let size)) = value else { return .zero }
    return size
  }

  func placeSubviews(
    ofLayout id: ClosureID, in bounds: Rect, _ proposal: ProposedSize, _ subviews: LayoutSubviews
  ) {
    _ = ask(id, { $0.placing }, [.builtin(.rect(bounds)), .builtin(.proposedSize(proposal))], subviews)
  }

  /// What a layout asks of its neighbours, if it says so.
  func spacing(ofLayout id: ClosureID, _ subviews: LayoutSubviews) -> SpacingPreferences? {
    guard case .builtin(.viewSpacing(let spacing)) = ask(id, { $0.spacing }, [], subviews) else { return nil }
    return spacing
  }

  /// Where a layout has a guide, if it says so.
  func guide(ofLayout id: ClosureID, _ asked: GuideOfLayout, _ subviews: LayoutSubviews) -> Double? {
    let isHorizontal = asked.axis == .horizontal
    let arguments: [Value] = [
      .builtin(isHorizontal ? .horizontalAlignment(asked.guide) : .verticalAlignment(asked.guide)),
      .builtin(.rect(Rect(origin: .zero, size: asked.size))), .builtin(.proposedSize(asked.proposal)),
    ]
    let value = ask(id, { isHorizontal ? $0.horizontalGuides : $0.verticalGuides }, arguments, subviews)
    guard case .double(let length) = value else { return nil }
    return length
  }

  /// Runs a function of a layout with its subviews and its cache, which it may change.
  private func ask(
    _ id: ClosureID, _ function: (LayoutFunctions) -> FunctionID?, _ arguments: [Value],
    _ subviews: LayoutSubviews
  ) -> Value {
    guard Int(id.index) < state.deferredClosures.count else { return .unknown }
    let deferred = state.deferredClosures[Int(id.index)]
    guard let built = deferred.layout, let function = function(built.functions) else { return .unknown }
    let layout = built.layout
    let scope = deferred.closure.scope
    let proxies = built.value(of: subviews)
    budget.charge(for: proxies)
    var values = arguments
    values.reserveCapacity(arguments.count + 2)
    values.append(proxies)
    values.append(layout.cache ?? .void)
    let isKnown = layout.cache != nil || built.functions.caching == nil
    if isKnown, let result = compiledResult(of: function, values, deferred) { return result }
    return resume(deferred) {
      if layout.cache == nil, let caching = built.functions.caching {
        layout.cache = run(caching, [proxies], scope) { _ in }
        values[values.count - 1] = layout.cache ?? .void
      }
      return run(function, values, scope, mayBeCompiled: !isKnown) {
        layout.cache = $0.values[values.count - 1]
      }
    }
  }

  /// The result of a function that is compiled. It has nothing of the place where its layout was built, which need not be
  /// gone back to.
  private func compiledResult(of id: FunctionID, _ values: [Value], _ deferred: DeferredClosure) -> Value? {
    #if hasFeature(Embedded)
    return nil
    #else
    measuringStack {
      guard !budget.isStopped, budget.hasStack,
        let result = result(ofCompiled: id, values, deferred.closure.scope)
      else { return nil }
      budget.remainingWork &-= Limits.workOfStep
      return result
    }
    #endif
  }

  private func run(
    _ id: FunctionID, _ values: [Value], _ receiver: Scope, mayBeCompiled: Bool = true,
    finish: (Scope) -> Void
  ) -> Value {
    let function = declarations[id]
    let call = BoundCall(
      signature: function.signature, values: values.map(Optional.some), name: syntax.range(function.syntax))
    return run(
      id, call, receiver: receiver, at: function.syntax, mayBeCompiled: mayBeCompiled, finish: finish)
  }
}
