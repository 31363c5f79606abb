import LayCatalog
import LayLibrary
import LaySyntax

// What orders elements by a part of theirs: it is not in Embedded Swift.

#if hasFeature(Embedded)
extension StandardLibrary {
  static let comparators: [StandardDeclaration] = []
}
#else
/// `sorted(using: SortDescriptor(\.name, order: .reverse))`
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
  /// What a call of a comparator's type makes; nil where that is not known.
  func comparator(_ node: SyntaxID, _ scope: Scope) -> Value? {
    guard let key = plan(node).arguments.first else { return nil }
    let path: KeyPathValue
    switch (key.label, evaluate(key.expression, scope)) {
    case ("", .keyPath(let written)), ("keyPath", .keyPath(let written)): path = written
    case ("key", .string(let names)):
      let names = names.split(separator: ".").map {
        KeyPathValue.Component.member(symbols.intern(String($0)))
      }
      path = KeyPathValue(names, syntax: key.expression)
    default: return nil
    }
    var isReversed: Bool? = false
    // `NSSortDescriptor(key: "name", ascending: true)`
    var isLiteral = !key.label.isEmpty
    for argument in plan(node).arguments.dropFirst() {
      let written = syntax.name(argument.expression)
      switch argument.label {
      case "order": isReversed = self.isReversed(argument.expression, scope)
      case "ascending":
        guard case .bool(let ascends) = evaluate(argument.expression, scope) else { return nil }
        isReversed = !ascends
      case "comparator" where ["lexical", "localizedStandard"].contains(written):
        isLiteral = written == "lexical"
      // Another comparator of texts is not known.
      default: return nil
      }
    }
    return isReversed.map { .builtin(.comparator(Comparator(path, isReversed: $0, isLiteral: isLiteral))) }
  }

  /// Whether an order turns values round; nil where that is not known.
  func isReversed(_ order: SyntaxID, _ scope: Scope) -> Bool? {
    switch syntax.kind(order) {
    case .implicitMember, .member: return syntax.name(order) == "reverse"
    case .ternary:
      guard case .bool(let holds) = evaluate(syntax.child(order, 0), scope) else { return nil }
      return isReversed(syntax.child(order, holds ? 1 : 2), scope)
    default: return nil
    }
  }

  /// Elements in the order of comparators, the first of which decides; unknown ones leave them as they are, and count.
  func sorted(_ elements: [Value], using value: Value, _ node: SyntaxID) -> Value {
    var comparators: [Comparator] = []
    var given = [value]
    if case .array(let several) = value { given = several }
    for comparator in given {
      guard case .builtin(.comparator(let comparator)) = comparator else {
        findings.countStandIn(for: .empty)
        return .array(elements)
      }
      comparators.append(comparator)
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
        let order = order(of: first.keys[place], second.keys[place], isLiteral: comparator.isLiteral)
        if order != 0 { return comparator.isReversed ? order > 0 : order < 0 }
      }
      return first.offset < second.offset
    }
    return .array(keyed.map { elements[$0.offset] })
  }

  /// Texts as a list of files has them, whatever their case and with their numbers, or letter by letter; other values by
  /// their own order. What is nil comes first.
  private func order(of first: Value, _ second: Value, isLiteral: Bool) -> Int {
    switch (first, second) {
    case (.string, .string) where !isLiteral:
      if case .builtin(.option(_, let order)) = first.order(beside: second, [.caseInsensitive, .numeric]),
        order != 1
      {
        return Int(order) - 1
      }
    case (.none, .none): return 0
    case (.none, _): return -1
    case (_, .none): return 1
    case (.bool(let a), .bool(let b)): return a == b ? 0 : a ? 1 : -1
    default: break
    }
    return compare(first, second) ?? 0
  }
}
#endif
