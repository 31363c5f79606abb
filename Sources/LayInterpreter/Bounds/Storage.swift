import LayCatalog
import LayLibrary
import LaySyntax

// What the values of an evaluation take of memory, and the texts of its views.

extension Evaluator {
  /// A function, or a view that is not built yet, and the variables that it may use.
  func keptClosure(_ code: SyntaxID, _ scope: Scope, isView: Bool = false) -> Value {
    let scope = syntax.kind(code) == .closure && syntax[code].detail != 0 ? capturing(code, scope) : scope
    let size = Limits.closureSize + scope.values.count * Limits.variableSize
    return stage.hasStorage(size, at: syntax.range(code))
      ? .closure(Closure(code: code, scope: scope, isView: isView)) : .unknown
  }

  /// The scope of a closure with what it captures, as that is now.
  private func capturing(_ closure: SyntaxID, _ scope: Scope) -> Scope {
    let inner = Scope(parent: scope)
    for capture in syntax.children(syntax.child(closure, 0)) where syntax.kind(capture) == .capture {
      let name = syntax.symbol(capture)
      if name == known.selfName { continue }
      let value = syntax.given(syntax.child(capture, 0))
      inner.declare(name, silently { evaluate(value.isNone ? capture : value, scope) })
    }
    return inner
  }

  /// Notes a scope that was just given a value.
  func noteCycle(in scope: Scope, _ value: Value) {
    if case .closure(let closure) = value, closure.scope === scope {
      state.objects.note(scope)
    }
  }

  func tooLarge(_ node: SyntaxID) -> Value { stage.tooLarge(at: syntax.range(node), Limits.collectionSize) }
}

/// Parts in a row, cut off soon after they become longer than a string may be: who counts it will see.
func joinedWithinLimit(_ parts: some Sequence<String>, separator: String = "") -> String {
  var text = ""
  var isFirst = true
  for part in parts {
    if !isFirst { text += separator }
    isFirst = false
    text += part
    if text.utf8.count > Limits.collectionSize { break }
  }
  return text
}
