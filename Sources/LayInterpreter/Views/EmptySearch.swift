import LayCatalog
import LayLibrary
import LaySyntax

extension Evaluator {
  /// `ContentUnavailableView.search` and `.search(text: …)`, in English; nil for the member of another view.
  func emptySearch(_ node: SyntaxID, _ scope: Scope) -> Value? {
    let isCall = syntax.kind(node) == .call
    let member = isCall ? syntax.child(node, 0) : node
    let base = syntax.child(member, 0)
    guard !base.isNone, syntax.kind(base) == .identifier, syntax.name(base) == "ContentUnavailableView",
      let overload = library.view(named: "ContentUnavailableView")?.overloads.first
    else { return nil }
    var title = "No Results"
    if isCall, let argument = plan(node).arguments.first,
      case .string(let text) = evaluate(argument.expression, scope, expecting: .string), !text.isEmpty
    {
      title += " for “\(text)”"
    }
    let advice = TextValue(
      segments: [TextValue.Segment(text: "Check the spelling or try a new search.")],
      source: nameRange(node).start)
    let call = BoundCall(
      signature: overload, values: [.string(title), .string("magnifyingglass"), .builtin(.text(advice))],
      name: nameRange(node))
    return .views(stage.contentUnavailable(call))
  }
}
