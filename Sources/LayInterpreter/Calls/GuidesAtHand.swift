#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax
import LayViews

// Guides that follow from a view's dimensions alone: `{ $0.width / 3 }`, `{ d in d[.firstTextBaseline] - 4 }`.
//
// Layout asks for them anew for each size. Where numbers, operators, lengths and guides of SwiftUI's are all that stands
// in a closure, it is worked out as it is written: nothing is bound, and the place where it was left not gone back to.

extension Evaluator {
  /// The value of a closure for a view's dimensions; nil where it has to be called.
  func guideAtHand(_ id: ClosureID, _ dimensions: ViewDimensions) -> Double? {
    guard Int(id.index) < state.deferredClosures.count else { return nil }
    let deferred = state.deferredClosures[Int(id.index)]
    guard deferred.origin == nil, syntax.kind(deferred.closure.code) == .closure else { return nil }
    let plan = closurePlan(deferred.closure.code)
    guard plan.names.count == 1, !plan.expression.isNone else { return nil }
    let leaves = DimensionsAtHand(parameter: plan.names[0], dimensions: dimensions)
    guard case .double(let value)? = plainNumber(plan.expression, leaves) else { return nil }
    return value
  }

  /// The value of `d[.leading]`, of a guide that was named before.
  fileprivate func guide(_ node: SyntaxID, of dimensions: ViewDimensions) -> Double? {
    let arguments = plan(node).arguments
    guard arguments.count == 1, arguments[0].label.isEmpty,
      syntax.kind(arguments[0].expression) == .implicitMember,
      declarations.extensions.isEmpty
        || extensions(of: ["ViewDimensions", "HorizontalAlignment", "VerticalAlignment"]).isEmpty,
      let guide = standard.guides[syntax.symbol(arguments[0].expression)] ?? nil
    else { return nil }
    return dimensions.value(guide)
  }
}

/// The lengths and guides of the view that a closure is called for.
private struct DimensionsAtHand: PlainLeaves {
  let parameter: Symbol
  let dimensions: ViewDimensions

  func number(_ node: SyntaxID, of evaluator: Evaluator) -> PlainNumber? {
    let syntax = evaluator.syntax
    switch syntax.kind(node) {
    case .member where isParameter(syntax.child(node, 0), evaluator):
      switch syntax.name(node) {
      case "width": return .double(dimensions.size.width)
      case "height": return .double(dimensions.size.height)
      default: return nil
      }
    case .subscriptExpr where isParameter(syntax.child(node, 0), evaluator):
      return evaluator.guide(node, of: dimensions).map { .double($0) }
    default: return nil
    }
  }

  private func isParameter(_ node: SyntaxID, _ evaluator: Evaluator) -> Bool {
    switch evaluator.syntax.kind(node) {
    case .identifier: return evaluator.syntax.symbol(node) == parameter
    case .anonymousParameter:
      return evaluator.known.anonymous(Int(evaluator.syntax[node].payload)) == parameter
    default: return false
    }
  }
}
#endif
