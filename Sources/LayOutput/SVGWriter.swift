import LaySyntax

/// Draws a layout as SVG 1.1.
package struct SVGWriter {
  package struct Options: Equatable, Sendable {
    /// Draw every frame's outline, and each container's gaps with their numbers.
    package var showsOutline = false
    /// Add `data-id` and `data-source` to each element.
    package var annotates = false

    package init() {}
  }

  /// - Complexity: O(n) in the views.
  package static func write(_ layout: LaidOutLayout, options: Options) -> [UInt8] { [] }
}
