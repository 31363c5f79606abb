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
    return rows(of: data, content, id: call["id"], at: node)
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
  func rows(of data: Value, _ builder: Value, id: Value? = nil, at node: SyntaxID) -> ViewList {
    let place = plan(node).arguments.first?.expression ?? node
    var elements = elements(of: data, at: place)
    if stage.isChecking { elements = elements.firstOnly }
    if elements.count > configuration.maximumViewCount {
      stage.stop(
        "too-many-views", at: syntax.range(place), "ForEach runs over \(elements.count) elements",
        help: "--max-views sets the limit of \(configuration.maximumViewCount)")
      return ViewList()
    }
    var views = ViewList()
    for index in 0..<elements.count {
      let row: ViewList
      if case .closure(let closure) = builder {
        row = content(closure, [elements[index]])
      } else {
        // `content: Row.init`
        row = self.views(of: call(builder, arguments: [elements[index]]), at: place)
      }
      if stage.notes.tagsElements { tag(row, element: elements.tag(at: index, isNamed: id != nil), id: id) }
      stage.tree.append(row, to: &views)
      if budget.isStopped { break }
    }
    return views
  }
}

extension Evaluator {
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

/// The elements of a sequence, without a copy for ranges.
enum Elements {
  case array([Value])
  case range(Range<Int>)

  var count: Int {
    switch self {
    case .array(let elements): return elements.count
    case .range(let range): return range.count
    }
  }

  subscript(index: Int) -> Value {
    switch self {
    case .array(let elements): return elements[index]
    case .range(let range): return .int(range.lowerBound + index)
    }
  }

  /// What tells an element apart. Those of a range are numbered from 0 unless `id:` says otherwise.
  func tag(at index: Int, isNamed: Bool) -> Value {
    if case .range = self, !isNamed { return .int(index) }
    return self[index]
  }

  /// The first element alone; one that is not known where there is none.
  var firstOnly: Elements {
    count == 0 ? .array([.unknown]) : .array([self[0]])
  }

  /// All elements in an array.
  var values: [Value] {
    switch self {
    case .array(let elements): return elements
    case .range(let range): return range.map { .int($0) }
    }
  }
}

extension Evaluator {
  /// The elements of a value that is a sequence; none after an error.
  func elements(of value: Value, at node: SyntaxID) -> Elements {
    switch value {
    case .array(let elements): return .array(elements)
    case .range(let range):
      guard range.elements.count <= max(Limits.collectionSize, configuration.maximumViewCount) else {
        _ = tooLarge(node)
        return .array([])
      }
      return .range(range.elements)
    case .string(let text):
      budget.charge(text.utf8.count << 2)
      return .array(text.map { .string(String($0)) })
    case .dictionary(let dictionary):
      budget.charge(dictionary.entries.count << 3)
      return .array(dictionary.entries.map { pair($0.key, $0.value) })
    case .unknown: return .array([])
    case .placeholder(let name): return .array(Array(repeating: .placeholder(name), count: 3))
    case .none:
      _ = stage.fault(
        "nil-access", at: syntax.range(node), "this is nil, so it has no elements",
        help: "write ?? [] after it")
      return .array([])
    case .builtin(.opaque):
      reportUnknownValue(at: node, "this takes the elements of a value", help: "write an array")
      return .array([])
    default:
      var help: String?
      if case .int = value { help = "write 0..<\(syntax.source.text(syntax.range(node))) for a range" }
      findings.report(
        .error(
          "wrong-type", at: syntax.range(node), "a value of type \(typeName(of: value)) has no elements",
          help: help))
      return .array([])
    }
  }

  /// A dictionary's entry as a tuple.
  func pair(_ key: Value, _ value: Value) -> Value {
    .tuple(
      TupleValue([(label: symbols.intern("key"), value: key), (label: symbols.intern("value"), value: value)])
    )
  }
}
