import LayCatalog
import LayLibrary
import LaySyntax

extension StandardLibrary {
  /// The parts of a collection, and the places where they begin and end, which are counted from 0.
  static let parts: [StandardDeclaration] = [
    .method("prefix", of: .list, [Parameter("", .int)]) { evaluator, value, arguments, node in
      evaluator.part(of: value, node) { count in 0..<min(count, arguments[0].length) }
    },
    .method("suffix", of: .list, [Parameter("", .int)]) { evaluator, value, arguments, node in
      evaluator.part(of: value, node) { count in max(0, count - min(count, arguments[0].length))..<count }
    },
    .method("dropFirst", of: .list, [Parameter("", .int, optional: true)]) {
      evaluator, value, arguments, node in
      evaluator.part(of: value, node) { count in min(count, arguments[0].lengthOrOne)..<count }
    },
    .method("dropLast", of: .list, [Parameter("", .int, optional: true)]) {
      evaluator, value, arguments, node in
      evaluator.part(of: value, node) { count in 0..<max(0, count - min(count, arguments[0].lengthOrOne)) }
    },
    .method("drop", of: .list, [Parameter("while", .function)]) { evaluator, value, arguments, node in
      evaluator.dropping(while: arguments[0], value, node)
    },
    .method(
      "split", of: .array,
      [
        Parameter("separator", .element), Parameter("maxSplits", .int, optional: true),
        Parameter("omittingEmptySubsequences", .bool, optional: true),
      ]
    ) { evaluator, value, arguments, node in
      evaluator.pieces(of: value, node, maxSplits: arguments[1], omittingEmpty: arguments[2]) {
        evaluator.equal($0, arguments[0]) == true
      }
    },
    .method(
      "split", of: [.array, .string],
      [
        Parameter("maxSplits", .int, optional: true),
        Parameter("omittingEmptySubsequences", .bool, optional: true),
        Parameter("whereSeparator", .function),
      ]
    ) { evaluator, value, arguments, node in
      evaluator.pieces(of: value, node, maxSplits: arguments[0], omittingEmpty: arguments[1]) {
        evaluator.holds(arguments[2], $0)
      }
    },
    .method("elementsEqual", of: .sequence, [Parameter("", .same)]) { evaluator, value, arguments, node in
      let elements = evaluator.elements(of: value, at: node).values
      let others = evaluator.elements(of: arguments[0], at: node).values
      return .bool(evaluator.equal(.array(elements), .array(others)) == true)
    },
    .method("prefix", of: .list, [Parameter("while", .function)]) { evaluator, value, arguments, node in
      let elements = evaluator.elementsToVisit(of: value, at: node)
      let end = (0..<elements.count).first { !evaluator.holds(arguments[0], elements[$0]) } ?? elements.count
      return evaluator.part(of: value, node) { count in 0..<min(count, end) }
    },
    .method("index", of: .list, [Parameter("", .int), Parameter("offsetBy", .int)]) {
      evaluator, value, arguments, node in
      evaluator.apply(.add, arguments[0], arguments[1], node)
    },
    .method(
      "index", of: .list, [Parameter("", .int), Parameter("offsetBy", .int), Parameter("limitedBy", .int)]
    ) { evaluator, value, arguments, node in
      guard case .int(let offset) = arguments[1], case .int(let limit) = arguments[2],
        case .int(let place) = evaluator.apply(.add, arguments[0], arguments[1], node)
      else { return .unknown }
      return offset < 0 ? (place < limit ? .none : .int(place)) : place > limit ? .none : .int(place)
    },
    .method("index", of: .list, [Parameter("after", .int)]) { evaluator, _, arguments, node in
      evaluator.apply(.add, arguments[0], .int(1), node)
    },
    .method("index", of: .list, [Parameter("before", .int)]) { evaluator, _, arguments, node in
      evaluator.apply(.subtract, arguments[0], .int(1), node)
    },
    .method("distance", of: .list, [Parameter("from", .int), Parameter("to", .int)]) {
      evaluator, _, arguments, node in
      evaluator.apply(.subtract, arguments[1], arguments[0], node)
    },
    .method("prefix", of: .list, [Parameter("upTo", .int)]) { evaluator, value, arguments, node in
      evaluator.part(of: value, node) { 0..<min($0, arguments[0].length) }
    },
    .method("prefix", of: .list, [Parameter("through", .int)]) { evaluator, value, arguments, node in
      evaluator.part(of: value, node) {
        min($0, arguments[0].length) == $0 ? 0..<$0 : 0..<(arguments[0].length + 1)
      }
    },
    .method("suffix", of: .list, [Parameter("from", .int)]) { evaluator, value, arguments, node in
      evaluator.part(of: value, node) { min($0, arguments[0].length)..<$0 }
    },
  ]
}

extension Evaluator {
  /// The elements of a range of places, in the form of the whole.
  func part(of value: Value, _ node: SyntaxID, _ bounds: (Int) -> Range<Int>) -> Value {
    switch value {
    case .string(let text):
      let bounds = bounds(text.count)
      return .string(String(text.dropFirst(bounds.lowerBound).prefix(bounds.count)))
    case .range(let range):
      let bounds = bounds(range.elements.count)
      return .range(
        IntegerRange((range.lowerBound + bounds.lowerBound)..<(range.lowerBound + bounds.upperBound)))
    case .builtin(.data(let bytes)): return .builtin(.data(Array(bytes[bounds(bytes.count)])))
    default:
      let elements = elements(of: value, at: node).values
      return .array(Array(elements[bounds(elements.count)]))
    }
  }

  /// Without the elements of which a condition holds, up to the first of which it does not.
  func dropping(while condition: Value, _ value: Value, _ node: SyntaxID) -> Value {
    let elements = elementsToVisit(of: value, at: node)
    let start = (0..<elements.count).first { !holds(condition, elements[$0]) }
    return part(of: value, node) { count in min(count, start ?? elements.count)..<count }
  }

  /// What lies between the elements that separate, without empty pieces.
  func pieces(
    of value: Value, _ node: SyntaxID, maxSplits: Value, omittingEmpty: Value, _ separates: (Value) -> Bool
  ) -> Value {
    var pieces: [Value] = []
    var piece: [Value] = []
    func end() {
      guard !piece.isEmpty || !omittingEmpty.isTrueOrMissing else { return }
      if case .string = value {
        pieces.append(.string(piece.map { description(of: $0) }.joined()))
      } else {
        pieces.append(.array(piece))
      }
      piece = []
    }
    let elements = elements(of: value, at: node)
    budget.charge(elements.count << 3)
    for element in elements.values {
      if pieces.count < maxSplits.lengthOrMaximum, separates(element) { end() } else { piece.append(element) }
    }
    end()
    return .array(pieces)
  }
}
