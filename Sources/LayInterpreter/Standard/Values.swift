import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

extension StandardLibrary {
  /// What values of every kind have, if nothing nearer has the name.
  static let anyValue: [StandardDeclaration] = [
    .anyProperty("hashValue") { _, _, _ in .int(0) },
    .anyProperty("id") { evaluator, value, _ in
      guard case .instance = value else { return nil }
      return .string(evaluator.description(of: value))
    },
    .anyProperty("isEmpty") { evaluator, value, _ in
      guard case .instance(let instance) = value, evaluator.isOptionSet(instance.type) else { return nil }
      return evaluator.bits(of: value).map { .bool($0 == 0) } ?? .unknown
    },
    .anyProperty("layoutDirection") { evaluator, value, _ in
      // Of a layout's subviews, of which there may be none.
      guard case .array(let elements) = value else { return nil }
      if case .builtin(.layoutSubview)? = elements.first {
      } else if !elements.isEmpty {
        return nil
      }
      return .builtin(.option(.layoutDirection, evaluator.stage.environment.layoutDirection.position))
    },
    .anyProperty("localizedDescription") { evaluator, value, node in
      // What a LocalizedError says of itself.
      if let own = evaluator.symbols.find("errorDescription"), evaluator.hasMember(value, own) {
        let text = evaluator.member(own, of: value, node, evaluator.fileScope)
        #if !hasFeature(Embedded)
        if text.isNil, let system = evaluator.systemText(of: value) { return system }
        #endif
        return text
      }
      #if !hasFeature(Embedded)
      if evaluator.configuration.isLenient,
        ["Error", "LocalizedError"].contains(where: { evaluator.conforms(value, to: $0) })
      {
        return evaluator.systemText(of: value)
      }
      #endif
      // Of every other error the system does.
      return evaluator.isError(value) && !evaluator.configuration.isLenient ? .builtin(.opaque) : nil
    },
    // What a binding is bound to is the binding's own value here.
    .anyProperty("projectedValue") { _, value, _ in value },
    .anyProperty("self") { _, value, _ in value },
    .anyProperty("wrappedValue") { _, value, _ in value },
  ]
}

extension Evaluator {
  fileprivate func isError(_ value: Value) -> Bool {
    switch value {
    case .instance(let instance): return inherits(declarations[instance.type].conformances, from: "Error")
    case .enumCase(let value): return inherits(declarations[value.type].conformances, from: "Error")
    default: return false
    }
  }
}
