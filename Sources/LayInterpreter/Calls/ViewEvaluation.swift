import LayCatalog
import LaySyntax
import LayViews

/// What code that gives values asks of code that builds views: `Views/` answers. Values are evaluated without knowing
/// how, as LayLibrary knows no more of it than `Evaluation` says.
struct ViewEvaluation {
  /// The views of an expression that stands as a statement of a view builder.
  var build: (SyntaxID, Scope) -> ViewList = { _, _ in ViewList() }
  /// What a call makes of a view of SwiftUI's.
  var call: (Entry, SyntaxID, Scope) -> ViewList = { _, _, _ in ViewList() }
  /// The views that a value stands for, which an expression gave.
  var views: (Value, SyntaxID) -> ViewList = { _, _ in ViewList() }
  /// Evaluates views that are an argument, with what they inherit where the call puts them.
  var argument: (_ parameter: String, _ callee: String, _ views: () -> Value) -> Value = { $2() }
  /// A value of a shape's type, with what draws it; its initialiser was called at a node.
  var shape: (Value, TypeID, SyntaxID) -> Value = { made, _, _ in made }
}
