import LayCatalog

extension StandardLibrary {
  /// What collections of every kind have, and values of several kinds.
  static let collections: [StandardDeclaration] = [
    .mutation("toggle", of: .bool) { _, value, _, _ in
      guard case .bool(let flag) = value else { return value }
      return .bool(!flag)
    },
    .property("count", of: .sequence) { evaluator, value, node in
      switch value {
      case .string(let text): return .int(text.count)
      case .range(let range): return .int(range.elements.count)
      case .dictionary(let dictionary): return .int(dictionary.entries.count)
      default: return .int(evaluator.elements(of: value, at: node).count)
      }
    },
    .property("isEmpty", of: .sequence) { evaluator, value, node in
      switch value {
      case .string(let text): return .bool(text.isEmpty)
      case .dictionary(let dictionary): return .bool(dictionary.entries.isEmpty)
      default: return .bool(evaluator.elements(of: value, at: node).count == 0)
      }
    },
    .property("first", of: .sequence) { evaluator, value, node in
      if case .string(let text) = value { return text.first.map { .string(String($0)) } ?? .none }
      let elements = evaluator.elements(of: value, at: node)
      return elements.count > 0 ? elements[0] : .none
    },
    .property("last", of: .list) { evaluator, value, node in
      if case .string(let text) = value { return text.last.map { .string(String($0)) } ?? .none }
      let elements = evaluator.elements(of: value, at: node)
      return elements.count > 0 ? elements[elements.count - 1] : .none
    },
    .property("indices", of: [.array, .string]) { evaluator, value, node in
      .range(IntegerRange(0..<evaluator.elements(of: value, at: node).count))
    },
    .property("startIndex", of: .list) { _, _, _ in .int(0) },
    .property("endIndex", of: .list) { evaluator, value, node in
      .int(evaluator.elements(of: value, at: node).count)
    },
    .property("lazy", of: .sequence) { _, value, _ in value },
    .property("description", of: [.bool, .int, .double, .string, .array, .sized, .decimal]) {
      evaluator, value, _ in
      .string(evaluator.description(of: value))
    },
  ]
}
