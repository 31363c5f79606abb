import LayCatalog
import LaySyntax
import LayViews

/// What an evaluator does for the views that are built on a stage: it runs the code that they are given.
package struct Evaluation {
  /// Evaluates a view builder here and now, in the environment as it stands.
  package var content: (Closure, [Value]) -> ViewList = { _, _ in ViewList() }
  /// Keeps a closure for layout to call, in the environment as it stands.
  package var deferred: (Closure) -> ClosureID = { _ in ClosureID(0) }
  /// Runs a closure that changes its only argument, `Path { path in … }`, and gives what became of it.
  package var changed: (Value, Closure) -> Value = { value, _ in value }
  /// What a function gives for arguments, where a type is expected.
  package var value: (Closure, [Value], Type) -> Value = { _, _, _ in .unknown }
  /// The outline of a shape in a rectangle, where code draws it; that of any other as it is.
  package var outline: (ShapeValue, Rect) -> Outline = { shape, _ in shape.outline }
  /// Views in a custom layout, at an offset of the source.
  package var laidOut: (ViewList, OwnLayoutValue, UInt32) -> ViewList = { views, _, _ in views }
  /// Whether two values are equal, as `==` says; nil where that is not known.
  package var areEqual: (Value, Value) -> Bool? = { _, _ in nil }
  /// The name of a case.
  package var name: (EnumValue) -> String = { _ in "" }
  /// The components whose bodies are being evaluated, for the notes of an error inside them.
  package var componentNotes: () -> [Diagnostic.Note] = { [] }

  package init() {}
}
