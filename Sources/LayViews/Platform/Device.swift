/// A device whose canvas a layout can take.
package struct Device: Equatable, Sendable {
  /// The spelling of `--device`.
  package var name: String
  /// The canvas in portrait, in points.
  package var size: Size
  package var displayScale: Double
  package var safeArea: EdgeInsets
  package var platform: Platform

  package init(name: String, size: Size, displayScale: Double, safeArea: EdgeInsets, platform: Platform) {
    self.name = name
    self.size = size
    self.displayScale = displayScale
    self.safeArea = safeArea
    self.platform = platform
  }
}
