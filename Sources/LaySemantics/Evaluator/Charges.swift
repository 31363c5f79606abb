import LayViews
import LaySyntax

// What work counts for: without it, a loop could do any amount of it in each of its turns.

extension Evaluator {
  /// Counts work by its parts, as many as are done in the time of a step make one: elements that are gone through,
  /// and for what takes longer than an element the manifold of it.
  /// - Returns: Whether steps are left. Work that may be more than linear stops where there are none; `hasSteps(at:)`
  ///   reports it afterwards.
  @inline(__always) @discardableResult
  func charge(_ count: Int) -> Bool {
    guard remainingWork > 0 else { return false }
    remainingWork &-= count
    return remainingWork > 0
  }

  /// Counts the work of going through a value's elements. Those of a range take none: it is known where they lie.
  func charge(for value: Value) {
    switch value {
    case .string(let text): charge(text.utf8.count << 1)
    case .array(let elements): charge(elements.count << 2)
    case .dictionary(let dictionary): charge(dictionary.entries.count << 3)
    default: break
    }
  }

  /// Counts the comparison of two values that hold so many others; false where no steps or no room on the stack are
  /// left.
  func countComparison(of count: Int) -> Bool {
    guard count > 0 else { return true }
    return charge(Limits.workOfStep / 2 + count << 1) && hasStack(at: components.last?.place ?? syntax.root)
  }

  /// Counts one step; false once evaluation has to end.
  func step(at node: SyntaxID) -> Bool {
    if isStopped { return false }
    remainingWork &-= Limits.workOfStep
    return hasSteps(at: node)
  }

  /// Calls and turns of loops of one layout: each row of a list is one, and each component in it.
  var maximumSteps: Int {
    min(
      Limits.steps &+ 2 &* min(configuration.maximumViewCount, Int.max / 4), Int.max / (4 * Limits.workOfStep)
    )
  }

  /// Whether evaluation may go on; an error once its steps are used up.
  func hasSteps(at node: SyntaxID) -> Bool { hasSteps(at: syntax.range(node)) }

  func hasSteps(at place: @autoclosure () -> SourceRange) -> Bool {
    if isStopped { return false }
    if remainingWork > 0 { return true }
    if isCutShort {
      isStopped = true
      return false
    }
    stop(
      "endless-evaluation", at: place(), "evaluation does not end",
      help: "a loop or recursion here takes more than \(maximumSteps) steps")
    return false
  }
}
