import LayCatalog
import LaySyntax

extension StandardLibrary {
  /// The parameter that tells what a reduction begins with.
  static func initialValue(_ label: String) -> Parameter {
    Parameter(label, .initial) { $0.initial($1, of: $2, $3, $4) }
  }
}

/// `reduce`: what it begins with, and its turns.
///
/// The literal in `reduce(0) { $0 + $1.width }` is a double where widths are: Swift knows that from the type of the
/// function, which here is what the function gives for an element.
extension Evaluator {
  func reduce(_ elements: Elements, _ initial: Value, _ function: Value) -> Value {
    var result = initial
    if case .int(let number) = initial, elements.count > 0,
      addsDoubles(to: number, function, elements[0]) == true
    {
      result = .double(Double(number))
    }
    for index in 0..<elements.count { result = call(function, arguments: [result, elements[index]]) }
    return result
  }

  /// The value that a reduction begins with.
  fileprivate func initial(_ node: SyntaxID, of receiver: Value, _ link: Chain.Link, _ scope: Scope) -> Value
  {
    let element = elementType(receiver)
    let takesElement = element == .double && isLiteral(node) || isImplicit(node)
    if takesElement, element.isAny { return .unknown }
    let value = evaluate(node, scope, expecting: takesElement ? element : .any)
    guard element.isAny, case .int(let number) = value, isLiteral(node),
      let written = plan(link.node).arguments.last?.expression
    else { return value }
    let function = evaluate(written, scope)
    let declared = link.member.isNone ? Type.any : declaredElement(of: syntax.child(link.member, 0), scope)
    let isDouble =
      declared.isAny
      ? addsDoublesOfAnyType(to: number, function)
      : addsDoubles(to: number, function, sample(of: declared)) == true
    return isDouble ? .double(Double(number)) : value
  }

  /// Whether a function gives a double for an element, and nothing unless it is given one; nil where it gives no
  /// number at all.
  private func addsDoubles(to number: Int, _ function: Value, _ element: Value) -> Bool? {
    guard silently({ call(function, arguments: [.int(number), element]) }).isUnknown else { return false }
    guard case .double = silently({ call(function, arguments: [.double(Double(number)), element]) }) else {
      return nil
    }
    return true
  }

  /// Whether a function gives a double for elements of every type of the file's that it takes, of one at least.
  private func addsDoublesOfAnyType(to number: Int, _ function: Value) -> Bool {
    guard case .closure(let closure) = function else { return false }
    if let known = inference.doubleSums[closure.code] { return known }
    let answers = declarations.types.indices.compactMap { index in
      addsDoubles(to: number, function, sample(of: .declared(TypeID(UInt32(index)))))
    }
    let isDouble = !answers.isEmpty && answers.allSatisfy { $0 }
    inference.doubleSums[closure.code] = isDouble
    return isDouble
  }

  /// The type of the elements of a collection that has none, as its declaration tells; any where that is not known.
  private func declaredElement(of node: SyntaxID, _ scope: Scope) -> Type {
    guard !node.isNone, hasStack(at: node) else { return .any }
    switch syntax.kind(node) {
    case .parenthesized: return declaredElement(of: syntax.child(node, 0), scope)
    case .call:
      let callee = syntax.child(node, 0)
      guard syntax.kind(callee) == .member else { return .any }
      let base = syntax.child(callee, 0)
      if Self.partMethods.contains(syntax.name(callee)) { return declaredElement(of: base, scope) }
      guard syntax.symbol(callee) == known.map, let function = plan(node).arguments.first else { return .any }
      let element = declaredElement(of: base, scope)
      guard !element.isAny else { return .any }
      return valueType(
        silently { call(evaluate(function.expression, scope), arguments: [sample(of: element)]) })
    case .subscriptExpr where plan(node).arguments.first.map({ isRange($0.expression) }) == true:
      return declaredElement(of: syntax.child(node, 0), scope)
    case .identifier, .member:
      if case .array(let element) = assignedType(node, scope).unwrapped, !element.isAny { return element }
      return elementType(evaluate(node, scope))
    default: return .any
    }
  }

  /// Methods that give elements of their receiver, unchanged.
  private static let partMethods: Set<String> = [
    "filter", "prefix", "suffix", "dropFirst", "dropLast", "drop", "sorted", "reversed", "shuffled",
  ]

  /// `.zero`, `.init()`
  private func isImplicit(_ node: SyntaxID) -> Bool {
    switch syntax.kind(node) {
    case .implicitMember: return true
    case .call: return syntax.kind(syntax.child(node, 0)) == .implicitMember
    default: return false
    }
  }
}
