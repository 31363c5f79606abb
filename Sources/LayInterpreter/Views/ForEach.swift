import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// `ForEach` and lists of data: a builder's views for each element.
extension Evaluator {
  /// Builds the rows of a `ForEach`.
  func buildRows(_ call: BoundCall, _ node: SyntaxID) -> ViewList {
    var data: Value?
    var content: Value?
    for (index, parameter) in call.signature.parameters.enumerated() where index < call.arguments.count {
      if parameter.name == "data" {
        data = call.arguments[index].value
      } else if case .content = parameter.type.unwrapped {
        content = call.arguments[index].value
      }
    }
    guard let data, let content else { return ViewList() }
    return rows(of: data, content, id: call["id"], children: call["children"], at: node)
  }

  /// Builds the rows of an `OutlineGroup`, over data or over one root.
  func buildOutline(_ call: BoundCall, _ node: SyntaxID) -> ViewList {
    var call = call
    if let root = call.arguments.first?.value, case .instance = root {
      call.arguments[0].value = .array([root])
    }
    return buildRows(call, node)
  }

  /// Builds a `List` over data.
  func buildList(_ call: BoundCall, _ node: SyntaxID) -> ViewList {
    let saved = stage.saveEnvironment()
    stage.enterRows(of: .list)
    let selection = call["selection"]
    let views = stage.tagging(if: selection != nil) { self.buildRows(call, node) }
    stage.restore(saved)
    let rows = Parameter(label: "", name: "content", type: .content([]), defaultValue: nil, isVariadic: false)
    let chosen = Parameter(
      label: "selection", name: "selection", type: .any, defaultValue: nil, isVariadic: false)
    let signature = Signature(parameters: [chosen, rows])
    return stage.list(
      BoundCall(signature: signature, values: [selection, .views(views)], name: call.name))
  }

  /// The views of a closure for each element of a sequence.
  ///
  /// An element that has elements of its own is a row that opens to show them; at first it is closed.
  /// - Parameter children: the key path to those, where the data is a tree.
  func rows(
    of data: Value, _ builder: Value, id: Value? = nil, children: Value? = nil, at node: SyntaxID
  ) -> ViewList {
    let place = plan(node).arguments.first?.expression ?? node
    let elements = turns(of: elements(of: data, at: place))
    if elements.count > configuration.maximumViewCount {
      stage.stop(
        "too-many-views", at: syntax.range(place), "ForEach runs over \(elements.count) elements",
        help: "--max-views sets the limit of \(configuration.maximumViewCount)")
      return ViewList()
    }
    var views = ViewList()
    for index in 0..<elements.count {
      var row: ViewList
      if case .closure(let closure) = builder {
        row = content(closure, [elements[index]])
      } else if case .keyPath(let path) = builder,
        let built = self.views(at: path, of: elements[index], place)
      {
        row = built
      } else {
        // `content: Row.init`
        row = self.views(of: call(builder, arguments: [elements[index]]), at: place)
      }
      if case .keyPath(let path)? = children, hasElements(value(at: path, of: elements[index])) {
        row = stage.closedGroup(of: row, at: syntax.range(node).start)
      }
      if stage.notes.tagsElements { tag(row, element: elements.tag(at: index, isNamed: id != nil), id: id) }
      stage.tree.append(row, to: &views)
      if budget.isStopped { break }
    }
    return views
  }
}

extension Evaluator {
  /// `content: \.button`: the views of an element's property that builds some; nil for any other.
  private func views(at path: KeyPathValue, of element: Value, _ place: SyntaxID) -> ViewList? {
    guard case .member(let name)? = path.components.last else { return nil }
    let owner = value(
      at: KeyPathValue(Array(path.components.dropLast()), syntax: path.syntax), of: element)
    guard case .instance(let instance) = owner,
      case .variable(let id)? = instanceMember(name, of: instance.type), declarations[id].buildsViews
    else { return nil }
    return build(id, receiver: owner, at: place)
  }

  /// Whether what `children:` leads to makes a group of an element: not nil, though it may be empty.
  private func hasElements(_ children: Value) -> Bool {
    switch children {
    case .none, .unknown: false
    default: true
    }
  }

  /// An element's id is the tag of views that have none of their own.
  private func tag(_ views: ViewList, element: Value, id: Value?) {
    guard views.count == 1, stage.tag(of: views.first) == nil else { return }
    if case .keyPath(let path)? = id {
      stage.tag(views, value(at: path, of: element))
    } else if case .instance(let instance) = element, instanceMember(known.id, of: instance.type) != nil {
      stage.tag(views, member(known.id, of: element, syntax.root, fileScope))
    } else {
      stage.tag(views, element)
    }
  }
}
