import LayCatalog
import LayLibrary
import LaySyntax

/// `sorted(using: SortDescriptor(\.name, order: .reverse))`: each is kept as a tuple of its key
/// path and of whether it is turned round.
extension StandardLibrary {
  static let comparators: [StandardDeclaration] = [
    .method("sorted", of: .sequence, [Parameter("using", .any)]) { evaluator, value, arguments, node in
      evaluator.sorted(evaluator.elements(of: value, at: node).values, using: arguments[0], node)
    },
    .mutation("sort", of: .array, [Parameter("using", .any)]) { evaluator, value, arguments, node in
      evaluator.sorted(evaluator.elements(of: value, at: node).values, using: arguments[0], node)
    },
  ]
}

extension Evaluator {
  /// What a call of a comparator's type makes; nil for another type's.
  func comparator(_ node: SyntaxID, _ scope: Scope) -> Value? {
    let callee = syntax.child(node, 0)
    var name = callee
    if syntax.kind(callee) == .typeExpr { name = syntax.child(callee, 0) }
    guard !name.isNone, ["KeyPathComparator", "SortDescriptor"].contains(syntax.name(name)),
      let path = plan(node).arguments.first, path.label.isEmpty,
      case .keyPath(let keyPath) = evaluate(path.expression, scope)
    else { return nil }
    var isReversed = false
    for argument in plan(node).arguments.dropFirst() {
      // Another comparator of texts is not known.
      guard argument.label == "order" else { return nil }
      switch syntax.kind(argument.expression) {
      case .implicitMember, .member: isReversed = syntax.name(argument.expression) == "reverse"
      default: return nil
      }
    }
    return .tuple(
      TupleValue([
        (label: symbols.intern("keyPath"), value: .keyPath(keyPath)),
        (label: symbols.intern("isReversed"), value: .bool(isReversed)),
      ]))
  }

  /// Elements in the order of comparators, the first of which decides; unknown ones leave them as they are, and count.
  func sorted(_ elements: [Value], using value: Value, _ node: SyntaxID) -> Value {
    var comparators: [(path: KeyPathValue, isReversed: Bool)] = []
    var given = [value]
    if case .array(let several) = value { given = several }
    for comparator in given {
      guard case .tuple(let tuple) = comparator, tuple.elements.count == 2,
        case .keyPath(let path) = tuple.elements[0].value,
        case .bool(let isReversed) = tuple.elements[1].value
      else {
        findings.countStandIn(for: .empty)
        return .array(elements)
      }
      comparators.append((path, isReversed))
    }
    budget.charge(elements.count << 5)
    // Each key is read once; what compares the same stays in its order.
    var keyed: [(offset: Int, keys: [Value])] = []
    for (offset, element) in elements.enumerated() {
      guard hasSteps(at: node) else { return .array(elements) }
      keyed.append((offset, comparators.map { self.value(at: $0.path, of: element) }))
    }
    keyed.sort { first, second in
      for (place, comparator) in comparators.enumerated() {
        let order = textOrder(first.keys[place], second.keys[place])
        if order != 0 { return comparator.isReversed ? order > 0 : order < 0 }
      }
      return first.offset < second.offset
    }
    return .array(keyed.map { elements[$0.offset] })
  }

  /// Texts as a list of files has them, whatever their case; other values by their own order.
  private func textOrder(_ first: Value, _ second: Value) -> Int {
    if case .string(let a) = first, case .string(let b) = second {
      let (small, other) = (a.lowercased(), b.lowercased())
      if small != other { return small < other ? -1 : 1 }
    }
    return compare(first, second) ?? 0
  }
}
