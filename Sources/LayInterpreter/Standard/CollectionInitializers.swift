import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

extension StandardLibrary {
  /// The initialisers of arrays, dictionaries and ranges.
  static let collectionInitializers: [StandardDeclaration] = [
    // `Array(sequence)`, `Array(repeating: x, count: n)`: what is repeated is of the elements' type.
    .initializer(of: .array, writtenWith: nil) { $0.array($1) },
    .initializer(of: .dictionary, "grouping") { $0.grouped($1, $2) },
    .initializer(of: .dictionary, "uniqueKeysWithValues") { evaluator, value, call in
      evaluator.dictionary(of: value, call).map { .dictionary($0) } ?? .unknown
    },
    .initializer(of: .dictionary, nil) { evaluator, value, call in
      guard let dictionary = evaluator.dictionary(of: value, call) else { return .unknown }
      let arguments = evaluator.plan(call.node).arguments
      guard arguments.count > 1 else { return .dictionary(dictionary) }
      let choice = evaluator.evaluate(arguments[1].expression, call.scope)
      return evaluator.merged(.dictionary(DictionaryValue([])), .dictionary(dictionary), choice)
    },
    .initializer(of: .range, nil) { evaluator, value, call in
      #if !hasFeature(Embedded)
      // `Range(uncheckedBounds: (lower: 0, upper: 3))`
      if case .tuple(let bounds) = value, bounds.elements.count == 2,
        case .int(let lower) = bounds.elements[0].value, case .int(let upper) = bounds.elements[1].value,
        lower <= upper, upper < .max
      {
        let isClosed = evaluator.callee(of: call.node) == "ClosedRange"
        return .range(IntegerRange(lower..<(isClosed ? upper + 1 : upper), isClosed: isClosed))
      }
      #endif
      guard case .range(let range) = value else { return nil }
      return .range(
        IntegerRange(range.elements, isClosed: evaluator.callee(of: call.node) == "ClosedRange"))
    },
  ]
}

extension Evaluator {
  fileprivate func array(_ call: WrittenCall) -> Value {
    guard case .array(let element) = call.type else { return .unknown }
    let (node, scope) = (call.node, call.scope)
    let arguments = plan(node).arguments
    let isRepetition = arguments.count > 1
    let isList = syntax.kind(arguments[0].expression) == .arrayLiteral && !element.isAny
    let wanted = isRepetition ? element : isList ? call.type : .any
    let value = evaluate(arguments[0].expression, scope, expecting: wanted)
    if isRepetition {
      let given = evaluate(arguments[1].expression, scope, expecting: .int)
      guard case .int(let count) = given else { return given.isOpaque ? given : .unknown }
      guard count >= 0, count <= Limits.collectionSize else {
        return stage.fault("too-large", at: arguments[1].range, "an array can't have \(count) elements")
      }
      return .array(Array(repeating: value, count: count))
    }
    if value.isUnknown { return value }
    let elements = elements(of: value, at: arguments[0].expression).values
    return .array(elements)
  }

  fileprivate func grouped(_ value: Value, _ call: WrittenCall) -> Value {
    var dictionary = DictionaryValue([])
    let arguments = plan(call.node).arguments
    let elements = turns(of: elements(of: value, at: arguments[0].expression))
    guard arguments.count > 1 else { return .unknown }
    let key = evaluate(arguments[1].expression, call.scope)
    for index in 0..<elements.count where budget.charge(1 << 4) {
      let group = self.call(key, arguments: [elements[index]])
      if group.isUnknown { return .unknown }
      if group.isOpaque, !configuration.isLenient { return group }
      if let known = self.index(of: group, in: dictionary) {
        _ = dictionary[value: known].changeElements { $0.append(elements[index]) }
      } else {
        dictionary.append(group, .array([elements[index]]))
      }
    }
    return pass.hasRealValues ? .dictionary(dictionary) : .unknown
  }

  /// The entries that a sequence of pairs makes, with repetitions; nil for another sequence.
  fileprivate func dictionary(of value: Value, _ call: WrittenCall) -> DictionaryValue? {
    let elements = elements(of: value, at: plan(call.node).arguments[0].expression)
    var dictionary = DictionaryValue([])
    for index in 0..<elements.count {
      guard case .tuple(let tuple) = elements[index], tuple.elements.count == 2 else { return nil }
      dictionary.append(tuple.elements[0].value, tuple.elements[1].value)
    }
    return dictionary
  }
}
