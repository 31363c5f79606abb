#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax

/// Conditions on objects, made and asked.
extension Evaluator {
  /// `#Predicate { … }`: code that holds for what is asked for.
  func predicate(_ node: SyntaxID, _ scope: Scope) -> Value? {
    guard syntax.name(node) == "Predicate", let code = plan(node).arguments.last?.expression,
      syntax.kind(code) == .closure, case .closure(let closure) = evaluate(code, scope)
    else { return nil }
    return .builtin(.predicate(PredicateValue(.code(closure))))
  }

  /// `NSPredicate(format: "title == %@", title)`, `NSCompoundPredicate(andPredicateWithSubpredicates: […])`
  func madePredicate(_ node: SyntaxID, _ scope: Scope) -> Value {
    let arguments = plan(node).arguments
    guard let first = arguments.first else { return .builtin(.opaque) }
    let value = evaluate(first.expression, scope)
    var made: PredicateValue?
    switch (first.label, value) {
    case ("format", .string(let format)):
      var values = arguments.dropFirst().map { evaluate($0.expression, scope) }
      if arguments.count == 2, arguments[1].label == "argumentArray", case .array(let several)? = values.first
      {
        values = several
      }
      made = PredicateFormat.read(format, values)
    case ("value", .bool(let holds)): made = PredicateValue(.always(holds))
    case ("andPredicateWithSubpredicates", .array(let parts)):
      made = predicates(parts).map { PredicateValue(.all($0)) }
    case ("orPredicateWithSubpredicates", .array(let parts)):
      made = predicates(parts).map { PredicateValue(.any($0)) }
    case ("notPredicateWithSubpredicate", .builtin(.predicate(let part))): made = PredicateValue(.not(part))
    default: break
    }
    guard let made, made.depth <= Self.deepestPredicate else { return .builtin(.opaque) }
    return .builtin(.predicate(made))
  }

  /// Nobody writes more conditions in each other.
  private static var deepestPredicate: Int { 64 }

  private func predicates(_ values: [Value]) -> [PredicateValue]? {
    let found = values.compactMap {
      if case .builtin(.predicate(let predicate)) = $0 { predicate } else { nil }
    }
    return found.count == values.count ? found : nil
  }

  /// Whether a condition holds for an object; nil where that is not known.
  func holds(_ predicate: PredicateValue, for object: Value) -> Bool? {
    budget.charge(1)
    guard hasSteps(at: syntax.root) else { return nil }
    switch predicate.form {
    case .code(let closure):
      guard case .bool(let holds) = call(.closure(closure), arguments: [object]) else {
        return nil
      }
      return holds
    case .always(let holds): return holds
    case .all(let parts):
      for part in parts {
        guard let holds = holds(part, for: object) else { return nil }
        if !holds { return false }
      }
      return true
    case .any(let parts):
      for part in parts {
        guard let holds = holds(part, for: object) else { return nil }
        if holds { return true }
      }
      return false
    case .not(let part): return holds(part, for: object).map { !$0 }
    case .comparison(let comparison): return holds(comparison, for: object)
    }
  }

  private func holds(_ comparison: PredicateComparison, for object: Value) -> Bool? {
    guard let left = value(of: comparison.left, in: object),
      let right = value(of: comparison.right, in: object)
    else { return nil }
    guard let quantifier = comparison.quantifier else { return compare(left, comparison, right) }
    guard let elements = elements(of: left) else { return nil }
    let truths = elements.map { compare($0, comparison, right) }
    guard !truths.contains(nil) else { return nil }
    switch quantifier {
    case .any: return truths.contains(true)
    case .all: return !truths.contains(false)
    case .none: return !truths.contains(true)
    }
  }

  private func compare(_ left: Value, _ comparison: PredicateComparison, _ right: Value) -> Bool? {
    let (a, b) = (folded(left, comparison), folded(right, comparison))
    switch comparison.operation {
    case .equal: return isEqual(a, b)
    case .notEqual: return isEqual(a, b).map { !$0 }
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if a.isNil || b.isNil { return false }
      guard let order = compare(plain(a), plain(b)) else { return nil }
      switch comparison.operation {
      case .less: return order < 0
      case .lessOrEqual: return order <= 0
      case .greater: return order > 0
      default: return order >= 0
      }
    case .contains:
      if case .string(let text) = a, case .string(let part) = b { return contains(text, part) }
      if a.isNil { return false }
      return elements(of: a).flatMap { isElement(b, of: $0) }
    case .begins, .ends:
      guard case .string(let text) = a, case .string(let part) = b else { return a.isNil ? false : nil }
      return comparison.operation == .begins ? text.hasPrefix(part) : text.hasSuffix(part)
    case .isIn:
      if case .string(let part) = a, case .string(let text) = b { return contains(text, part) }
      return elements(of: b).flatMap { isElement(a, of: $0.map { folded($0, comparison) }) }
    case .isBetween:
      guard let bounds = elements(of: b), bounds.count == 2, let low = compare(plain(a), plain(bounds[0])),
        let high = compare(plain(a), plain(bounds[1]))
      else { return nil }
      return low >= 0 && high <= 0
    }
  }

  private func contains(_ text: String, _ part: String) -> Bool {
    !part.isEmpty && TextSearch(part).firstRange(in: Array(text.utf8)) != nil
  }

  private func isElement(_ value: Value, of elements: [Value]) -> Bool? {
    var isKnown = true
    for element in elements {
      switch isEqual(element, value) {
      case true?: return true
      case nil: isKnown = false
      case false?: break
      }
    }
    return isKnown ? false : nil
  }

  private func isEqual(_ a: Value, _ b: Value) -> Bool? {
    if a.isUnknown || b.isUnknown || a.isOpaque || b.isOpaque || a.isPlaceholder || b.isPlaceholder {
      return nil
    }
    if let identical = isIdentical(a, b) { return identical }
    if a.isNil || b.isNil { return a.isNil && b.isNil }
    return equal(plain(a), plain(b))
  }

  /// Truths are numbers in a format, and integers of all sizes compare.
  private func plain(_ value: Value) -> Value {
    if case .bool(let truth) = value { return .double(truth ? 1 : 0) }
    return value.number.map { .double($0) } ?? value
  }

  private func folded(_ value: Value, _ comparison: PredicateComparison) -> Value {
    guard case .string(var text) = value else { return value }
    if comparison.ignoresDiacritics { text = StandardLibrary.withoutAccents(text) }
    return .string(comparison.ignoresCase ? text.lowercased() : text)
  }

  private func elements(of value: Value) -> [Value]? {
    switch value {
    case .array(let elements): elements
    case .set(let elements): elements.entries.map { $0.key }
    case .none: []
    default: nil
    }
  }

  private func value(of operand: PredicateComparison.Operand, in object: Value) -> Value? {
    switch operand {
    case .value(let value): return value
    case .list(let operands):
      let values = operands.compactMap { value(of: $0, in: object) }
      return values.count == operands.count ? .array(values) : nil
    case .path(let names):
      var value = object
      for name in names {
        if value.isNil { return value }
        // `ANY items.title`
        if let parts = elements(of: value) {
          value = .array(parts.map { member(symbols.intern(name), of: $0, syntax.root, fileScope) })
        } else {
          value = member(symbols.intern(name), of: value, syntax.root, fileScope)
        }
      }
      return value.isUnknown || value.isPlaceholder || value.isOpaque ? nil : value
    }
  }
}
#endif
