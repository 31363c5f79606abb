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
  /// `reduce(into: .empty) { … }`: what it begins with is of the type that is expected of the call.
  func noteInitial(of link: Chain.Link, expecting type: Type) {
    #if !hasFeature(Embedded)
    guard !type.isAny, symbols[link.name] == "reduce" else { return }
    collected.inferred.closureTypes[link.node] = .function([], type)
    #endif
  }

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
    let declared = elementType(receiver).isAny ? declaredElement(of: link, scope) : .any
    let element = declared.isDouble ? declared : elementType(receiver)
    #if !hasFeature(Embedded)
    if isImplicit(node), case .function(_, let expected)? = collected.inferred.closureTypes[link.node] {
      return evaluate(node, scope, expecting: expected)
    }
    #endif
    var isOfElements = element == .double
    #if !hasFeature(Embedded)
    // `bytes.reduce(0, +)` adds numbers of the type of the bytes.
    if element.isSized, let function = plan(link.node).arguments.last?.expression {
      isOfElements = syntax.kind(function) == .operatorReference
    }
    #endif
    let takesElement = isOfElements && isLiteral(node) || isImplicit(node)
    if takesElement, element.isAny { return .unknown }
    let value = evaluate(node, scope, expecting: takesElement ? element : .any)
    guard element.isAny, case .int(let number) = value, isLiteral(node),
      let written = plan(link.node).arguments.last?.expression
    else { return value }
    let function = evaluate(written, scope)
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
    if let known = collected.inferred.doubleSums[closure.code] { return known }
    let answers = declarations.types.indices.compactMap { index in
      addsDoubles(to: number, function, sample(of: .declared(TypeID(UInt32(index)))))
    }
    let isDouble = !answers.isEmpty && answers.allSatisfy { $0 }
    collected.inferred.doubleSums[closure.code] = isDouble
    return isDouble
  }

  /// The type of the elements of a collection that has none, as its declaration tells; any where that is not known.
  private func declaredElement(of link: Chain.Link, _ scope: Scope) -> Type {
    guard !link.member.isNone, case .array(let element) = staticType(of: syntax.child(link.member, 0), scope)
    else { return .any }
    return element
  }
}
