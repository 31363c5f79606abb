import LayCatalog
import LaySyntax

/// Which expressions are constants: what they are made of depends on nothing but their words.
extension Evaluator {
  /// Whether an expression has the same value wherever and whenever it is evaluated for one parameter.
  package func isConstant(_ node: SyntaxID) -> Bool {
    switch syntax.kind(node) {
    case .integerLiteral, .floatLiteral, .boolLiteral, .nilLiteral, .keyPath: return true
    case .stringLiteral: return syntax.children(node).allSatisfy { syntax.kind($0) == .stringSegment }
    case .implicitMember: return declarations.extensions.isEmpty
    case .prefixOperator, .parenthesized: return isConstant(syntax.child(node, 0))
    case .arrayLiteral: return syntax.children(node).allSatisfy { isConstant($0) }
    case .call: return declarations.extensions.isEmpty && isConstantCall(node)
    case .member: return isConstantMember(node)
    default: return false
    }
  }

  /// `.degrees(4)`, `.red.opacity(0.5).…`: a few calls with constant arguments, one after the other.
  func isConstantCall(_ node: SyntaxID) -> Bool {
    var call = node
    for _ in 0..<4 {
      guard syntax.kind(call) == .call, hasConstantArguments(call) else { return false }
      let callee = syntax[call].firstChild
      if syntax.kind(callee) == .implicitMember { return true }
      guard syntax.kind(callee) == .member else { return false }
      call = syntax[callee].firstChild
      if syntax.kind(call) == .implicitMember || isConstantMember(call) { return true }
    }
    return false
  }

  /// `Color.red`
  func isConstantMember(_ node: SyntaxID) -> Bool {
    let base = syntax.child(node, 0)
    guard syntax.kind(node) == .member, !base.isNone, syntax.kind(base) == .identifier,
      case .type(.builtin)? = undeclaredTarget(syntax.symbol(base))
    else { return false }
    return true
  }

  /// Whether all that a call is given is constant.
  func hasConstantArguments(_ call: SyntaxID) -> Bool {
    var child = syntax[call].firstChild
    // The first is what is called.
    if !child.isNone { child = syntax.next(child) }
    while !child.isNone {
      guard syntax.kind(child) == .argumentList, hasConstantArguments(inList: child) else { return false }
      child = syntax.next(child)
    }
    return true
  }

  func hasConstantArguments(inList list: SyntaxID) -> Bool {
    var argument = syntax[list].firstChild
    while !argument.isNone {
      guard isConstant(syntax[argument].firstChild) else { return false }
      argument = syntax.next(argument)
    }
    return true
  }
}
