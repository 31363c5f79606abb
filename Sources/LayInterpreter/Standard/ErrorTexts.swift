import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

#if hasFeature(Embedded)
extension StandardLibrary {
  static let errorTexts: [StandardDeclaration] = []
}
#else
extension StandardLibrary {
  /// What an app's own errors have of `LocalizedError` without a word, and what the system says of them.
  static let errorTexts: [StandardDeclaration] =
    ["errorDescription", "failureReason", "helpAnchor", "recoverySuggestion"].map { name in
      .anyProperty(name) { evaluator, value, _ in
        evaluator.configuration.isLenient && evaluator.conforms(value, to: "LocalizedError")
          ? Value.none : nil
      }
    }
}

/// What the system says of an error of an app's own that says nothing of itself.
extension Evaluator {
  /// `The operation couldn’t be completed. (Shop.Trouble error 1.)`; nil where the error is known by no name, as those
  /// that are private to a file or a function, whose names hold more.
  func systemText(of error: Value) -> Value? {
    let type: TypeID
    var code = 1
    switch error {
    case .instance(let instance): type = instance.type
    case .enumCase(let value):
      type = value.type
      guard let number = errorCode(of: value) else { return nil }
      code = number
    default: return nil
    }
    guard let domain = errorDomain(of: type) else { return nil }
    return .string(ErrorValue(domain: domain, code: code, text: nil).localizedDescription)
  }

  /// Whether a value of an app's own type conforms to a protocol of Swift's or Foundation's.
  func conforms(_ value: Value, to name: String) -> Bool {
    switch value {
    case .instance(let instance): inherits(declarations[instance.type].conformances, from: name)
    case .enumCase(let value): inherits(declarations[value.type].conformances, from: name)
    default: false
    }
  }

  /// A whole raw value; else the place among the cases, of which those with values come first.
  private func errorCode(of value: EnumValue) -> Int? {
    let cases = declarations[value.type].cases
    guard let index = cases.firstIndex(where: { $0.name == value.name }) else { return nil }
    if case .int(let raw) = cases[index].rawValue { return raw }
    let hasValues = !cases[index].signature.parameters.isEmpty
    let before = cases[..<index].count { $0.signature.parameters.isEmpty != hasValues }
    return hasValues ? before : cases.count { !$0.signature.parameters.isEmpty } + before
  }

  /// The module and the types around a type, and its own name.
  private func errorDomain(of type: TypeID) -> String? {
    var names: [String] = []
    var current: TypeID? = type
    while let id = current, names.count < Limits.protocolsOfType {
      let node = declarations[id].syntax
      guard !DeclarationFlags(rawValue: syntax[node].detail).contains(.isPrivate) else { return nil }
      names.insert(declarations[id].name, at: 0)
      current = declarations[id].outer
      if current == nil {
        guard case .type(id)? = declarations.topLevel[declarations[id].symbol],
          let part = syntax.source.partIndex(at: syntax.range(node).start)
        else { return nil }
        names.insert(syntax.source.modules[syntax.source.parts[part].module].name, at: 0)
      }
    }
    return names.joined(separator: ".")
  }
}
#endif
