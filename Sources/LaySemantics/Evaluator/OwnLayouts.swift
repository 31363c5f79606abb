import LaySyntax

// Layouts of the file's own: types that conform to `Layout`. Their functions run when layout asks for sizes and places.

/// A layout of the file's own around its subviews.
final class OwnLayout {
  let instance: Instance
  let sizing: FunctionID
  let placing: FunctionID
  /// What `layoutValue(key:value:)` says of each subview, by the key's type.
  let values: [[TypeID: Value]]
  /// How many views each subview is, those in it among them.
  let sizes: [Int]
  /// What `makeCache` gave and the functions have made of it; nil before the first question.
  var cache: Value?

  init(_ instance: Instance, sizing: FunctionID, placing: FunctionID, values: [[TypeID: Value]], sizes: [Int])
  {
    self.instance = instance
    self.sizing = sizing
    self.placing = placing
    self.values = values
    self.sizes = sizes
  }
}

extension Evaluator {
  // MARK: Building

  /// `FlowLayout(spacing: 8) { … }`: a layout is made of the arguments in parentheses and called with the closure.
  func isLayoutCall(_ type: Type, _ node: SyntaxID) -> Bool {
    guard isLayout(type), let content = plan(node).arguments.last else { return false }
    return content.isTrailing && content.label.isEmpty
  }

  private func isLayout(_ type: Type) -> Bool {
    switch type {
    case .builtin(let builtin): return builtin.parents.contains(.layout)
    case .declared(let id): return declarations[id].role == .layout
    default: return false
    }
  }

  /// The views of such a call; none of a type that is no layout.
  func buildLayout(_ type: Type, _ node: SyntaxID, _ scope: Scope) -> ViewList {
    guard isLayoutCall(type, node) else { return ViewList() }
    let whole = plan(node)
    let parts = whole.layoutParts
    calls[node] = parts.layout
    let value = initialize(type, node, scope)
    calls[node] = whole
    guard case .builtin(.layout(let layout))? = value, let call = bind(parts.content, layoutCallee, scope)
    else { return ViewList() }
    return views(laidOutBy: layout, call)
  }

  /// A value of a type that lays out.
  func layout(_ made: Value) -> Value {
    guard case .instance(let instance) = made else { return made }
    return .builtin(.layout(.own(OwnLayoutValue(instance: instance))))
  }

  func views(_ content: ViewList, laidOutBy layout: OwnLayoutValue, at source: UInt32) -> ViewList {
    let type = layout.instance.type
    guard let sizing = layoutFunction("sizeThatFits", of: type),
      let placing = layoutFunction("placeSubviews", of: type)
    else {
      report(
        .error(
          "invalid-layout", at: nameRange(declarations[type].syntax),
          "'\(declarations[type].name)' lays nothing out",
          help: "declare sizeThatFits(proposal:subviews:cache:) and "
            + "placeSubviews(in:proposal:subviews:cache:)")
      )
      return content
    }
    warnOfFunctionsNotRun(type)
    let closure = Closure(
      code: declarations[type].syntax, scope: scope(of: type, receiver: .instance(layout.instance)))
    let id = deferred(closure)
    let spec = OwnLayoutSpec(layout: id, name: declarations[type].name)
    let views = node(.ownLayout, payload: tree.ownLayouts.add(spec), content, at: source)
    let subviews = views.isEmpty ? [] : Array(tree.children(views.first))
    ownLayouts[id] = OwnLayout(
      layout.instance, sizing: sizing, placing: placing, values: subviews.map { layoutValues(of: $0) },
      sizes: subviews.map { viewCount(in: $0) })
    return views
  }

  /// Says that alignment guides and spacing are those of other containers, where a layout declares its own.
  private func warnOfFunctionsNotRun(_ type: TypeID) {
    for name in ["explicitAlignment", "spacing"] {
      guard let symbol = symbols.find(name),
        case .function(let ids)? = instanceMember(symbol, of: type, isCalled: true),
        let function = ids.first(where: { declarations[$0].signature.parameters.last?.label == "cache" })
      else { continue }
      warnOnce(
        .warning(
          "custom-layout", at: nameRange(declarations[function].syntax),
          "'\(name)' of '\(declarations[type].name)' is not run",
          help: name == "spacing"
            ? "its views' own spacing counts at its edges" : "its guides are those of its frame"),
        about: declarations[type].name + "." + name)
    }
  }

  private func layoutFunction(_ name: String, of type: TypeID) -> FunctionID? {
    guard let symbol = symbols.find(name),
      case .function(let ids)? = instanceMember(symbol, of: type, isCalled: true)
    else { return nil }
    let count = name == "makeCache" ? 1 : name == "sizeThatFits" ? 3 : 4
    return ids.first { declarations[$0].parameterNames.count == count && !declarations[$0].body.isNone }
  }

  // MARK: Layout values

  /// `layoutValue(key: Rank.self, value: 2)`
  func setLayoutValue(_ content: ViewList, _ call: BoundCall) {
    guard case .metatype(.declared(let key))? = call.value(0), let value = call.value(1) else { return }
    var view = content.first
    while !view.isNone {
      layoutValues[view, default: [:]][key] = value
      view = tree[view].nextSibling
    }
  }

  /// What a view says of itself, and what it is put around says; the outermost counts.
  private func layoutValues(of view: ViewID) -> [TypeID: Value] {
    if layoutValues.isEmpty { return [:] }
    var found: [TypeID: Value] = [:]
    var view = view
    while !view.isNone {
      if let values = layoutValues[view] {
        for (key, value) in values where found[key] == nil { found[key] = value }
      }
      guard tree[view].kind.isModifier else { break }
      view = tree[view].firstChild
    }
    return found
  }

  /// `subview[Rank.self]`
  func layoutValue(of subview: SubviewValue, _ key: Value, _ node: SyntaxID, _ scope: Scope) -> Value {
    guard case .metatype(let type) = key, case .declared(let id) = type,
      let name = symbols.find("defaultValue")
    else { return .unknown }
    let usual = staticMember(name, of: type, node, scope)
    guard let value = subview.values[id] else { return usual }
    if case .double = usual { return value.asDouble }
    return value
  }

  /// A view and all that is in it.
  private func viewCount(in view: ViewID) -> Int {
    var count = 0
    var pending = [view]
    while let next = pending.popLast() {
      count += 1
      for child in tree.children(next) { pending.append(child) }
    }
    charge(count)
    return count
  }

  // MARK: Layout

  func size(ofLayout id: ClosureID, _ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Size {
    guard let layout = ownLayouts[id] else { return .zero }
    let value = run(layout, id, layout.sizing, [.builtin(.proposedSize(proposal))], subviews)
    guard case .builtin(.size(let size)) = value else { return .zero }
    return size
  }

  func placeSubviews(
    ofLayout id: ClosureID, in bounds: Rect, _ proposal: ProposedSize, _ subviews: LayoutSubviews
  ) {
    guard let layout = ownLayouts[id] else { return }
    _ = run(
      layout, id, layout.placing, [.builtin(.rect(bounds)), .builtin(.proposedSize(proposal))], subviews)
  }

  /// Runs a function of a layout with its subviews and its cache, which it may change.
  private func run(
    _ layout: OwnLayout, _ id: ClosureID, _ function: FunctionID, _ arguments: [Value],
    _ subviews: LayoutSubviews
  ) -> Value {
    let deferred = deferredClosures[Int(id.index)]
    let proxies = Value.array(
      subviews.views.indices.map { index in
        var proxy = SubviewValue(subviews: subviews, index: index)
        if index < layout.values.count {
          (proxy.values, proxy.size) = (layout.values[index], layout.sizes[index])
        }
        return .builtin(.layoutSubview(proxy))
      })
    charge(for: proxies)
    return resume(deferred) {
      let scope = deferred.closure.scope
      if layout.cache == nil, let making = layoutFunction("makeCache", of: layout.instance.type) {
        layout.cache = run(making, [proxies], scope).value
      }
      let result = run(function, arguments + [proxies, layout.cache ?? .void], scope)
      layout.cache = result.last
      return result.value
    }
  }

  /// Runs a function with values; also what it has made of its last parameter.
  private func run(_ id: FunctionID, _ values: [Value], _ receiver: Scope) -> (value: Value, last: Value?) {
    let function = declarations[id]
    guard step(at: function.syntax), hasStack(at: function.syntax) else { return (.unknown, values.last) }
    let call = BoundCall(
      signature: function.signature, values: values.map(Optional.some), name: nameRange(function.syntax))
    return running(function.syntax) {
      let scope = functionScope(id, call, receiver: receiver)
      let value = withoutTrials { run(function.body, scope, result: function.result) }
      return (value, values.count <= scope.values.count ? scope.values[values.count - 1] : nil)
    }
  }
}

extension CallPlan {
  /// The call that makes a layout, and that of the layout with the closure after the parentheses.
  var layoutParts: (layout: CallPlan, content: CallPlan) {
    if let parts { return parts }
    let made = (
      CallPlan(arguments: Array(arguments.dropLast()), trailingCount: trailingCount - 1, name: name),
      CallPlan(arguments: arguments.suffix(1), trailingCount: 1, name: name)
    )
    parts = made
    return made
  }
}
