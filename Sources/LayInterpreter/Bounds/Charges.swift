import LayLibrary
import LaySyntax

// What work counts for: without it, a loop could do any amount of it in each of its turns.

extension Evaluator {
  /// Counts the comparison of two values that hold so many others; false where no steps or no room on the stack are
  /// left.
  func countComparison(of count: Int) -> Bool {
    guard count > 0 else { return true }
    return budget.charge(Limits.workOfStep / 2 + count << 1)
      && hasStack(at: state.components.last?.place ?? syntax.root)
  }

  /// Counts one step; false once evaluation has to end.
  func step(at node: SyntaxID) -> Bool {
    if budget.isStopped { return false }
    budget.remainingWork &-= Limits.workOfStep
    return hasSteps(at: node)
  }

  /// Whether evaluation may go on; an error once its steps are used up.
  func hasSteps(at node: SyntaxID) -> Bool { hasSteps(at: syntax.range(node)) }

  package func hasSteps(at place: @autoclosure () -> SourceRange) -> Bool {
    if budget.isStopped { return false }
    if budget.remainingWork > 0 { return true }
    if budget.isCutShort {
      budget.isStopped = true
      return false
    }
    stage.stop(
      "endless-evaluation", at: place(), "evaluation does not end",
      help: budget.isBoundByFile
        ? "the layouts of this file take more than \(budget.maximumSteps * Limits.layoutsOfFile) steps together"
        : "a loop or recursion here takes more than \(budget.maximumSteps) steps",
      resumption: budget.hasReserve ? Resumption() : nil)
    return false
  }
}
