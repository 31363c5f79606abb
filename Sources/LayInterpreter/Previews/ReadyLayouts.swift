import LaySyntax
import LayViews

/// Layouts that were evaluated before anybody asked for them, as somebody will in the order of the source.
///
/// Two arrays of types that every file needs: for a dictionary the runtime would make its own.
struct ReadyLayouts {
  /// The last in the source first.
  private var places: [SyntaxID]
  private var layouts: [EvaluatedLayout]

  /// - Parameter layouts: In the order of the source.
  init(_ layouts: [EvaluatedLayout] = [], at places: [SyntaxID] = []) {
    self.places = places.reversed()
    self.layouts = layouts.reversed()
  }

  /// Hands a layout over, and lets go of those before it.
  /// - Complexity: O(1) for each layout.
  mutating func take(_ place: SyntaxID) -> EvaluatedLayout? {
    guard let index = places.lastIndex(of: place) else { return nil }
    let layout = layouts[index]
    places.removeLast(places.count - index)
    layouts.removeLast(layouts.count - index)
    return layout
  }
}
