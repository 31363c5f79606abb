#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Modifiers that hand something up, or wait for it.
extension Evaluator {
  /// The handovers of the layout that is evaluated, where these are heeded.
  var activeHandovers: Handovers? {
    guard let handovers = waiting.handovers, handovers.pass != .first, state.appearance == nil else {
      return nil
    }
    return handovers
  }

  /// Ends a modifier that hands something up, or waits for it, of views that are built.
  func handOver(_ entry: Entry, _ node: SyntaxID, _ views: ViewList, _ scope: Scope) -> ViewList {
    guard waiting.layOut != nil, let handover = Handover(name: entry.name) else {
      if entry.name != "coordinateSpace" { warnIgnored(entry, node) }
      return views
    }
    guard let active = activeHandovers else {
      // Only the code that waits makes it worth while to look at what is handed up.
      if pass.hasRealValues, state.appearance == nil, handover.waits, waiting.handovers == nil {
        waiting.handovers = Handovers()
      }
      return views
    }
    let arguments = plan(node).arguments
    guard let first = arguments.first, let last = arguments.last else {
      active.close(.group)
      return views
    }
    if handover == .onGeometryChange {
      return measured(views, .geometry(node, scope, nil), node, scope, active)
    }
    if handover == .coordinateSpace {
      var content = Handovers.Content.group
      switch evaluate(
        first.expression, scope, expecting: first.label.isEmpty ? .builtin(.coordinateSpace) : .any)
      {
      case .string(let name), .builtin(.space(let name)): content = .space(name, nil)
      default: break
      }
      return measured(views, content, node, scope, active)
    }
    guard case .metatype(.declared(let key)) = evaluate(first.expression, scope) else {
      doubt(node)
      active.close(.group)
      return views
    }
    switch handover {
    case .preference:
      let value =
        active.pass == .trial
        ? evaluate(last.expression, scope, expecting: valueType(ofKey: key)) : .unknown
      active.close(.value(key: key, value))
    case .anchorPreference: return measured(views, .anchor(key: key, node, scope), node, scope, active)
    case .transformPreference: active.close(.change(key: key, last.expression, scope))
    case .onPreferenceChange: active.close(.action(key: key, node, scope))
    case .backgroundPreferenceValue, .overlayPreferenceValue:
      let place = active.key(at: node)
      active.close(.views(key: key, place))
      let value = active.shown[place] ?? defaultValue(ofKey: key, node, scope)
      guard let value, case .closure(let closure) = evaluate(last.expression, scope) else { break }
      let kind: ViewKind = handover == .overlayPreferenceValue ? .overlay : .background
      return layered(views, kind, at: node, scope) { content(closure, [value]) }
    case .onGeometryChange, .coordinateSpace: break
    }
    return views
  }

  /// Views with a layer that is built of what they hand up, aligned as its modifier says.
  private func layered(
    _ views: ViewList, _ kind: ViewKind, at node: SyntaxID, _ scope: Scope, _ layer: () -> ViewList
  ) -> ViewList {
    var spec = LayerSpec(alignment: .center)
    if let written = plan(node).arguments.first(where: { $0.label == "alignment" }),
      case .builtin(.alignment(let alignment)) = evaluate(
        written.expression, scope, expecting: .builtin(.alignment))
    {
      spec = LayerSpec(alignment: alignment)
    }
    return stage.wrap(
      views, kind, payload: stage.tree.modifiers.layers.add(spec), at: nameRange(node).start, others: layer)
  }

  /// Notes that not all is known of what was handed up.
  func doubt(_ node: SyntaxID) {
    waiting.handovers?.isKnown = false
    waiting.handovers?.doubt.place = node
  }

  // MARK: Geometry

  /// Ends the part of views whose geometry is asked for: in a trial they have a reader behind them.
  private func measured(
    _ views: ViewList, _ content: Handovers.Content, _ node: SyntaxID, _ scope: Scope, _ active: Handovers
  ) -> ViewList {
    let part = active.place.part
    active.close(content)
    guard active.pass == .trial else { return views }
    let deferred = deferredClosure(Closure(code: node, scope: scope))
    deferred.origin?.measuredPart = part
    let id = ClosureID(UInt32(state.deferredClosures.count))
    state.deferredClosures.append(deferred)
    let start = nameRange(node).start
    let layer = stage.tree.modifiers.layers.add(LayerSpec(alignment: .center))
    let reader = stage.tree.containers.closures.add(id)
    return stage.wrap(views, .background, payload: layer, at: start) {
      stage.node(.geometryReader, payload: reader, at: start)
    }
  }

  /// What code makes of the geometry that layout found.
  func measure(_ part: Int, _ geometry: GeometryValue) {
    guard let active = activeHandovers else { return }
    switch active.parts[part].content {
    case .geometry(let node, let scope, _):
      let arguments = plan(node).arguments
      guard arguments.count > 2 else { return }
      let transform = evaluate(arguments[1].expression, scope)
      let value = call(transform, arguments: [.builtin(.geometryProxy(geometry))])
      active.set(part, .geometry(node, scope, value))
    case .anchor(let key, let node, let scope):
      let arguments = plan(node).arguments
      guard arguments.count > 2 else { return }
      let transform = evaluate(arguments[2].expression, scope)
      let value = call(
        transform, arguments: [anchor(arguments[1].expression, scope, in: geometry.globalFrame)])
      active.set(part, .value(key: key, value))
    case .space(let name, _): active.set(part, .space(name, geometry.globalFrame))
    default: break
    }
  }

  /// `.bounds`, `.center`, in the coordinates of the canvas.
  private func anchor(_ node: SyntaxID, _ scope: Scope, in frame: Rect) -> Value {
    if syntax.kind(node) == .implicitMember, syntax.name(node) == "bounds" { return .builtin(.rect(frame)) }
    guard case .builtin(.unitPoint(let point)) = evaluate(node, scope, expecting: .builtin(.unitPoint)) else {
      return .builtin(.opaque)
    }
    return .builtin(
      .point(Point(x: frame.minX + point.x * frame.size.width, y: frame.minY + point.y * frame.size.height)))
  }

  // MARK: Keys

  /// The type of the values of a `PreferenceKey`.
  private func valueType(ofKey id: TypeID) -> Type {
    guard let name = symbols.find("defaultValue"), case .variable(let variable)? = staticMember(name, of: id)
    else { return .any }
    return declarations[variable].type
  }

  func defaultValue(ofKey id: TypeID, _ node: SyntaxID, _ scope: Scope) -> Value? {
    guard let name = symbols.find("defaultValue") else { return nil }
    return staticMember(name, of: .declared(id), node, scope)
  }

  /// What the key's own function makes of two values; the first where it has none.
  func reduced(_ value: Value, _ next: Value, key: TypeID) -> Value {
    guard let name = symbols.find("reduce"), case .function(let ids)? = staticMember(name, of: key),
      let id = ids.first(where: { declarations[$0].parameters.names.count == 2 })
    else { return value.isNil ? next : value }
    let function = declarations[id]
    guard !function.body.isNone, step(at: function.syntax), hasStack(at: function.syntax) else {
      return value
    }
    let given = Closure(code: function.body, scope: Scope(parent: nil, values: [next]))
    let call = BoundCall(
      signature: function.signature, values: [value, .closure(given)], name: nameRange(function.syntax))
    let scope = functionScope(id, call, receiver: typeScope(key))
    _ = perform(function.body, scope, result: .void)
    return scope.values.first ?? .unknown
  }
}
#endif
