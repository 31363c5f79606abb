import LayCatalog
import LayLibrary
import LaySyntax

/// Evaluates the indices of a place that is read and then changed once.
extension Evaluator {
  /// Changes a place, whose indices are evaluated once.
  func changing<Result>(_ place: SyntaxID, _ body: () -> Result) -> Result {
    guard callsInIndices(place) else { return body() }
    let range = syntax.range(place)
    // A part of the place that is being changed already begins where it does.
    if let outer = inference.indices, outer.range.start == range.start, outer.range.end >= range.end {
      return body()
    }
    let outer = inference.indices
    inference.indices = PlaceIndices(range: range)
    defer { inference.indices = outer }
    return body()
  }

  /// The value of an index, which may be known already.
  func index(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    guard inference.indices != nil, callsFunction(node) else { return evaluate(node, scope, expecting: type) }
    if let known = inference.indices?.values[node] { return known }
    let value = evaluate(node, scope, expecting: type)
    inference.indices?.values[node] = value
    return value
  }

  /// Whether an index of a place calls a function, whose code may do more than give a value.
  private func callsInIndices(_ place: SyntaxID) -> Bool {
    var node = place
    while !node.isNone {
      switch syntax.kind(node) {
      case .subscriptExpr:
        if plan(node).arguments.contains(where: { callsFunction($0.expression) }) { return true }
      case .member, .call, .optionalChain, .forceUnwrap, .parenthesized: break
      default: return false
      }
      node = syntax.child(node, 0)
    }
    return false
  }

  private func callsFunction(_ node: SyntaxID) -> Bool {
    guard mayCall(node) else { return false }
    var pending = [node]
    while let next = pending.popLast(), pending.count < Limits.partsOfIndex {
      if syntax.kind(next) == .call { return true }
      pending.append(contentsOf: syntax.children(next))
    }
    return false
  }
}
