/// A custom layout: the evaluator's name for its value, and its type's.
package struct OwnLayoutSpec: Equatable, Sendable {
  package var layout: ClosureID
  package var name: String
  /// The axis that its Spacers and Dividers go by, if it says that it is a stack.
  package var stackAxis: Axis?
  /// Whether it says itself what it asks of its neighbours.
  package var hasSpacing = false
  /// Whether it says itself where its guides are.
  package var hasGuides = false

  package init(layout: ClosureID, name: String) {
    self.layout = layout
    self.name = name
  }
}
