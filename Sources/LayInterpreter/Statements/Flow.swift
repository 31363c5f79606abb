import LayCatalog
import LaySyntax

/// How a statement ended.
enum Flow {
  case next, broke, continued, fell
  /// Out of, or on with, the statement that has a label.
  case brokeTo(Symbol), continuedTo(Symbol)
  case returned(Value)

  var leaves: Bool {
    if case .next = self { return false }
    return true
  }
}
