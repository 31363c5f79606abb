#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax

/// Requests that code makes itself, and asks a context for.
extension Evaluator {
  /// A request that code makes itself, `FetchRequest(fetchRequest: …)`: what it finds is asked when its value is.
  func storeRequest(_ node: SyntaxID, _ scope: Scope) -> Value {
    initializeByExtension(.builtin(.storeRequest), node, scope) ?? .builtin(.facility(.storeRequest))
  }

  /// What a request has found, as far as a value of it is asked for what it is bound to.
  func foundByRequest(_ symbol: Symbol) -> Value? {
    guard symbols[symbol] == "wrappedValue" else { return nil }
    return stage.window.hasStore ? .placeholder(symbol) : .array([])
  }

  /// Notes that an object was made in a context: what requests find there from now on is not known.
  func noteInserted(by node: SyntaxID) {
    guard pass.hasRealValues else { return }
    let labels = ["context", "insertInto"]
    if plan(node).arguments.contains(where: { labels.contains($0.label) }) { stage.window.hasInserted = true }
  }

  /// `context.fetch(request)`, of which nothing but the empty store is known; nil for any other call.
  func askedOfContext(_ link: Chain.Link, _ scope: Scope) -> Value? {
    guard takesElse, pass.hasRealValues, let argument = plan(link.node).arguments.first else { return nil }
    let nothing: Value
    switch (symbols[link.name], argument.label) {
    case ("insert", ""), ("insertNewObject", "forEntityName"):
      stage.window.hasInserted = true
      return nil
    case ("fetch", ""): nothing = .array([])
    case ("count", "for"), ("fetchCount", ""): nothing = .int(0)
    default: return nil
    }
    guard !stage.window.hasStore, !stage.window.hasInserted,
      case .builtin(.facility(.storeRequest)) = evaluate(argument.expression, scope)
    else { return nil }
    // An app that needs an object fills its store before.
    findings.noteUnknown()
    return nothing
  }
}
#endif
