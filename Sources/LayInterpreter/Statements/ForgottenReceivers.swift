import LayCatalog
import LaySyntax

/// What variables hold after a method was called of which nothing is known.
extension Evaluator {
  /// A method of which nothing is known may have changed the list, set or dictionary that it was called of:
  /// `rows.shuffle(using: dice)`. What the variable holds is not known after it.
  /// - Parameter result: What the statement gave.
  @inline(__always)
  func forgetReceiver(of node: SyntaxID, gave result: Value, _ scope: Scope) {
    #if !hasFeature(Embedded)
    if result.isPlaceholder, takesElse { forgetReceiver(of: node, result, scope) }
    #endif
  }

  #if !hasFeature(Embedded)
  private func forgetReceiver(of node: SyntaxID, _ result: Value, _ scope: Scope) {
    guard syntax.kind(node) == .call, let link = chain(node).links.last, link.kind == .method,
      syntax.kind(link.member) == .member, let place = place(syntax.child(link.member, 0), scope)
    else { return }
    _ = change(place, scope) { value in
      switch value {
      case .array, .dictionary, .set: value = result
      default: break
      }
      return true
    }
  }
  #endif
}
