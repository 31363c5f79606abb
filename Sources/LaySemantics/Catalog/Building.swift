import LayViews
import LaySyntax

// What the evaluator's core calls once a call's arguments are bound. The core in turn offers:
// `content(_ closure: Closure, _ arguments: [Value]) -> ViewList` evaluates a view builder here and now, in the
// environment as it stands; `deferred(_ closure: Closure) -> ClosureID` keeps one for layout to call.
//
// A chain is read from the outside in: an `.environment` modifier binds its arguments, saves `environment`, calls
// `inherit`, evaluates its base, restores. If the base then is a `.builtin` value whose type has a method of the
// modifier's name (`Text.font`, `Image.resizable`, `Circle.fill`), the method is called instead and yields a value;
// else the base becomes views, before the environment is restored. `.view` modifiers evaluate the base first.
//
// A parameter of type `.localizedStringKey` takes any `.string` as it stands; a string literal in its place is read
// as markup: `BuiltinValue.localized` makes a text of its pieces, unless `Markup.isPlain` says it needs none.

extension Evaluator {
  /// Builds the views of a call whose action is `.view`.
  package func build(_ action: ViewAction, _ call: BoundCall) -> ViewList {
    if let views = buildContainer(action, call) ?? buildListOrBar(action, call) ?? buildControl(action, call)
    {
      return views
    }
    // `AnyView(_:)` names its view otherwise; the views always come last.
    return content(call, call.index(of: "content") ?? max(0, call.signature.parameters.count - 1))
  }

  /// Makes the value of an initialiser, static member, method or property; the latter two get their base.
  package func make(_ action: ValueAction, base: BuiltinValue?, _ call: BoundCall) -> Value {
    switch action {
    case .constant: return call.signature.constant.map { .builtin($0) } ?? .unknown
    case .identity: return call.value(0) ?? .unknown
    case .identityBase: return base.map { .builtin($0) } ?? .unknown
    case .nothing: return .none
    case .opaque: return .builtin(.opaque)
    case .geometry(let action): return make(action, base: base, call)
    case .transform(let action): return make(action, base: base, call)
    case .paint(let action): return make(action, base: base, call)
    case .shape(let action): return make(action, base: base, call)
    case .path(let action): return make(action, base: base, call)
    case .text(let action): return make(action, base: base, call)
    case .font(let action): return make(action, base: base, call)
    case .image(let action): return make(action, base: base, call)
    case .format(let action): return make(action, base: base, call)
    }
  }

  // MARK: Parts of calls

  /// The views of a parameter: of a builder's closure, called with opaque arguments, or of views given as such.
  func content(_ call: BoundCall, _ name: String) -> ViewList {
    guard let index = call.index(of: name) else { return ViewList() }
    return content(call, index)
  }

  func content(_ call: BoundCall, _ index: Int) -> ViewList {
    switch call.value(index) {
    case .views(let views)?: return views
    case .closure(let closure)?:
      var arguments: [Value] = []
      if case .content(let types) = call.signature.parameters[index].type {
        arguments = types.map { _ in .builtin(.opaque) }
      }
      return content(closure, arguments)
    case .builtin(let value)?: return views(from: value, at: call.range(index).start) ?? ViewList()
    default: return ViewList()
    }
  }

  // MARK: Nodes

  /// A node around children, as a list of one.
  func node(_ kind: ViewKind, payload: Int, _ children: ViewList = ViewList(), at source: UInt32) -> ViewList
  {
    let first = children.isEmpty ? ViewID.none : flattened(children, for: kind).first
    let id = addNode(kind, payload: payload, firstChild: first, source: source)
    return id.isNone ? ViewList() : ViewList(id)
  }

  /// Each view of a list in a node of its own.
  /// - Parameter others: further children of a node, made anew for each.
  func wrap(
    _ content: ViewList, _ kind: ViewKind, payload: Int, at source: UInt32,
    others: () -> ViewList = { ViewList() }
  ) -> ViewList {
    var result = ViewList()
    var child = content.first
    for _ in 0..<content.count where !child.isNone {
      let next = tree[child].nextSibling
      let wrapped = tree[child].kind
      if wrapped == .gridRow || wrapped == .section {
        // A modifier of a row is one of each of its cells, one of a section of each of its views.
        let cells = list(from: tree[child].firstChild)
        tree[child].firstChild = wrap(cells, kind, payload: payload, at: source, others: others).first
        tree.append(child, to: &result)
        child = next
        continue
      }
      let id = addNode(kind, payload: payload, firstChild: child, source: source)
      if id.isNone { return result }
      tree[child].nextSibling = others().first
      tree.append(id, to: &result)
      child = next
    }
    return result
  }

  /// Only lazy grids know sections and only Grid knows rows; elsewhere they are their parts.
  private func flattened(_ children: ViewList, for kind: ViewKind) -> ViewList {
    switch kind {
    case .lazyVGrid, .lazyHGrid: return withoutRows(children)
    case .grid, .gridRow: return withoutSections(children)
    default: return withoutRows(withoutSections(children))
    }
  }

  /// The views with each section replaced by its header, content and footer.
  func withoutSections(_ views: ViewList) -> ViewList {
    tree.sections.isEmpty ? views : replacing(.section, in: views)
  }

  /// The views with each GridRow replaced by its cells.
  private func withoutRows(_ views: ViewList) -> ViewList {
    tree.gridRows.isEmpty ? views : replacing(.gridRow, in: views)
  }

  /// The views with each container of a kind replaced by what is in it.
  private func replacing(_ kind: ViewKind, in views: ViewList) -> ViewList {
    var result = ViewList()
    var child = views.first
    for _ in 0..<views.count where !child.isNone {
      let next = tree[child].nextSibling
      if tree[child].kind == kind {
        tree.append(replacing(kind, in: list(from: tree[child].firstChild)), to: &result)
      } else {
        tree.append(child, to: &result)
      }
      child = next
    }
    // The last view may have been followed by a container without content.
    if !result.isEmpty { tree[result.last].nextSibling = .none }
    return result
  }

  /// A node's children as a list.
  func list(from first: ViewID) -> ViewList {
    var list = ViewList()
    var child = first
    while !child.isNone {
      let next = tree[child].nextSibling
      tree.append(child, to: &list)
      child = next
    }
    return list
  }

  /// Puts several views into one ZStack, so that they are one view.
  func single(_ views: ViewList, alignment: Alignment = .center, at source: UInt32) -> ViewList {
    views.count == 1 ? views : node(.zStack, payload: tree.zStacks.add(alignment), views, at: source)
  }
}

extension Array {
  /// Appends an element and gives its index: the payload of a node.
  mutating func add(_ element: Element) -> Int {
    append(element)
    return count - 1
  }
}
