import LayCatalog
import LaySyntax

/// The methods of collections that have to do with the places of their elements, which are counted from 0.
extension ValueMethod {
  nonisolated(unsafe) static let places: [ValueMethod] = [
    ValueMethod("index", .list, [Parameter("", .int), Parameter("offsetBy", .int)]) {
      evaluator, value, arguments, node in
      evaluator.apply(.add, arguments[0], arguments[1], node)
    },
    ValueMethod(
      "index", .list, [Parameter("", .int), Parameter("offsetBy", .int), Parameter("limitedBy", .int)]
    ) { evaluator, value, arguments, node in
      guard case .int(let offset) = arguments[1], case .int(let limit) = arguments[2],
        case .int(let place) = evaluator.apply(.add, arguments[0], arguments[1], node)
      else { return .unknown }
      return offset < 0 ? (place < limit ? .none : .int(place)) : place > limit ? .none : .int(place)
    },
    ValueMethod("index", .list, [Parameter("after", .int)]) { evaluator, _, arguments, node in
      evaluator.apply(.add, arguments[0], .int(1), node)
    },
    ValueMethod("index", .list, [Parameter("before", .int)]) { evaluator, _, arguments, node in
      evaluator.apply(.subtract, arguments[0], .int(1), node)
    },
    ValueMethod("distance", .list, [Parameter("from", .int), Parameter("to", .int)]) {
      evaluator, _, arguments, node in
      evaluator.apply(.subtract, arguments[1], arguments[0], node)
    },
    ValueMethod("distance", .number, [Parameter("to", .same)]) { evaluator, value, arguments, node in
      evaluator.apply(.subtract, arguments[0], value, node)
    },
    ValueMethod("range", .string, [Parameter("of", .string)]) { _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let part) = arguments[0] else { return .unknown }
      let bytes = Array(text.utf8)
      guard !part.isEmpty, let found = TextSearch(part).firstRange(in: bytes) else { return .none }
      let start = String(decoding: bytes[..<found.lowerBound], as: UTF8.self).count
      return .range(IntegerRange(start..<(start + part.count)))
    },
    ValueMethod("starts", .sequence, [Parameter("with", .same)]) { evaluator, value, arguments, node in
      let elements = evaluator.elements(of: value, at: node)
      let start = evaluator.elements(of: arguments[0], at: node)
      guard start.count <= elements.count else { return .bool(false) }
      return .bool((0..<start.count).allSatisfy { evaluator.equal(elements[$0], start[$0]) == true })
    },
    ValueMethod("prefix", .list, [Parameter("upTo", .int)]) { evaluator, value, arguments, node in
      evaluator.part(of: value, node) { 0..<min($0, arguments[0].length) }
    },
    ValueMethod("prefix", .list, [Parameter("through", .int)]) { evaluator, value, arguments, node in
      evaluator.part(of: value, node) {
        min($0, arguments[0].length) == $0 ? 0..<$0 : 0..<(arguments[0].length + 1)
      }
    },
    ValueMethod("suffix", .list, [Parameter("from", .int)]) { evaluator, value, arguments, node in
      evaluator.part(of: value, node) { min($0, arguments[0].length)..<$0 }
    },
  ]
}
