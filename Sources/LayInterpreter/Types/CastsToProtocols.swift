#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// `value as? Shown`, of a protocol: only a value whose type conforms is one.
extension Evaluator {
  /// Whether a value may be cast to what is written: to a protocol only where its type conforms, as far as that is known.
  func conforms(_ value: Value, toWritten written: SyntaxID) -> Bool {
    guard configuration.isLenient else { return true }
    let written = syntax.kind(written) == .opaqueType ? syntax.child(written, 0) : written
    guard syntax.kind(written) == .namedType else { return true }
    switch value {
    case .instance(let instance): return conforms(instance.type, to: written)
    case .enumCase(let enumCase): return conforms(enumCase.type, to: written)
    case .builtin(.shape(let shape)):
      let name = syntax.name(written)
      // What something was done to is of another type.
      if shape.operations.isEmpty, shape.spelling == name { return true }
      switch declarations.topLevel[syntax.symbol(written)] {
      case .type(let id)?: return declarations[id].role != .shape
      case .alias?: return true
      default: break
      }
      if case .builtin(let type)? = library.type(named: name), type != .shape, type.converts(to: .shape) {
        return false
      }
      return library.view(named: name) == nil
    case .string, .int, .double, .bool, .array, .dictionary, .set:
      guard let asked = ownProtocol(written) else { return true }
      return isConforming(["Optional"] + extensionNames(of: valueType(value)), to: asked)
    default: return true
    }
  }

  /// Whether a type of the source conforms to what is written, if that is a protocol of its own or one of Foundation's
  /// that a type has by its word alone.
  private func conforms(_ type: TypeID, to written: SyntaxID) -> Bool {
    guard let name = ownProtocol(written) ?? foundationProtocol(written),
      !hasForeignSuperclass(type), unknownConformance(of: type) == nil
    else { return true }
    let classes = [type] + superclasses(of: type)
    return classes.contains { inherits(declarations[$0].conformances, from: name) }
      || isConforming(["Optional"], to: name)
  }

  /// The name of the protocol of the source that a type node means; nil for any other.
  private func ownProtocol(_ written: SyntaxID) -> String? {
    guard case .type(let id)? = declarations.topLevel[syntax.symbol(written)],
      declarations[id].kind == .protocolType
    else { return nil }
    return declarations[id].name
  }

  private func foundationProtocol(_ written: SyntaxID) -> String? {
    let name = syntax.name(written)
    return ["LocalizedError", "CustomNSError", "RecoverableError"].contains(name) ? name : nil
  }

  /// Whether an extension makes a type of Swift's conform, of whatever elements.
  func isConforming(_ names: [String], to asked: String) -> Bool {
    names.contains { name in
      guard let symbol = symbols.find(name) else { return false }
      let plain = declarations.extensions[symbol].map { [$0] } ?? []
      let constrained = (declarations.constrainedExtensions[symbol] ?? []).map { $0.type }
      return (plain + constrained).contains { inherits(declarations[$0].conformances, from: asked) }
    }
  }
}
#endif
