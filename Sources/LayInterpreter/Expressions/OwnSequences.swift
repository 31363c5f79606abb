import LayCatalog
import LayLibrary
import LaySyntax

/// Types of the file that conform to `Sequence` or `Collection`: their elements are found by their own `makeIterator`,
/// `next`, or indices, and so they have what Swift's sequences have.
extension Evaluator {
  /// The elements of a value of such a type; nil for any other value.
  func elements(iterating value: Value, at node: SyntaxID) -> [Value]? {
    guard case .instance(let instance) = value, isSequence(instance.type) else { return nil }
    guard pass.entersDeclarations else { return [.unknown] }
    if let (iterator, _) = call("makeIterator", of: value, [], at: node) {
      return elements(ofIterator: iterator, at: node)
    }
    if hasFunction("next", instance.type) { return elements(ofIterator: value, at: node) }
    return elements(ofCollection: value, instance.type, at: node)
  }

  private func elements(ofIterator iterator: Value, at node: SyntaxID) -> [Value] {
    switch iterator {
    case .array, .range, .string, .dictionary: return elements(of: iterator, at: node).values
    default: break
    }
    var iterator = iterator
    var elements: [Value] = []
    while elements.count < Limits.collectionSize, step(at: node), state.failure.thrown == nil,
      let (element, changed) = call("next", of: iterator, [], at: node)
    {
      if element.isNil || element.isUnknown { break }
      elements.append(element)
      iterator = changed
    }
    return elements
  }

  private func elements(ofCollection value: Value, _ type: TypeID, at node: SyntaxID) -> [Value] {
    func property(_ name: String) -> Value {
      guard let symbol = symbols.find(name), instanceMember(symbol, of: type) != nil else { return .unknown }
      return member(symbol, of: value, node, fileScope)
    }
    var index = property("startIndex")
    let end = property("endIndex")
    var elements: [Value] = []
    while !index.isUnknown, !end.isUnknown, elements.count < Limits.collectionSize, step(at: node),
      equal(index, end) != true,
      let (element, _) = call(known.subscriptName, of: value, [index], at: node)
    {
      elements.append(element)
      if case .int(let number) = index {
        index = .int(number &+ 1)
      } else if let (next, _) = call("index", of: value, [index], at: node) {
        index = next
      } else {
        break
      }
    }
    return elements
  }

  private func hasFunction(_ name: String, _ type: TypeID) -> Bool {
    guard let symbol = symbols.find(name), case .function? = instanceMember(symbol, of: type, isCalled: true)
    else { return false }
    return true
  }

  /// What a method of a value's own gives, and what becomes of the value; nil where there is none.
  private func call(
    _ name: String, of value: Value, _ arguments: [Value], at node: SyntaxID
  ) -> (result: Value, changed: Value)? {
    symbols.find(name).flatMap { call($0, of: value, arguments, at: node) }
  }

  private func call(
    _ name: Symbol, of value: Value, _ arguments: [Value], at node: SyntaxID
  ) -> (result: Value, changed: Value)? {
    guard case .instance(let instance) = value,
      case .function(let ids)? = instanceMember(name, of: instance.type, isCalled: true),
      let id = ids.first(where: { declarations[$0].signature.parameters.count == arguments.count })
    else { return nil }
    let receiver = scope(of: instance.type, receiver: value)
    let call = BoundCall(
      signature: declarations[id].signature, values: arguments.map(Optional.some), name: syntax.range(node))
    let result = run(id, call, receiver: receiver, at: node)
    return (result, receiver.values.first ?? value)
  }

  /// What Swift's sequences have of a name, without changing themselves, of a value of a type of the file's that is one.
  func callSequenceMethod(_ link: Chain.Link, of value: Value, _ scope: Scope) -> Value? {
    guard case .instance(let instance) = value, isSequence(instance.type) else { return nil }
    let name = symbols[link.name]
    let methods = (swift.methods(name, of: .array([])) ?? []).filter { !$0.isMutating }
    guard !methods.isEmpty, let elements = ownElements(of: value, at: link.node) else { return nil }
    return call(methods, of: .array(elements), link, scope)
  }

  func sequenceProperty(_ symbol: Symbol, of value: Value, _ node: SyntaxID) -> Value? {
    guard case .instance(let instance) = value, isSequence(instance.type),
      hasSequenceMember(symbol), let elements = ownElements(of: value, at: node)
    else { return nil }
    return builtinProperty(symbol, of: .array(elements), node)
  }
}
