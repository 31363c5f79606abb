import LayViews

/// A font after the platform's tables, Dynamic Type and traits.
package struct ResolvedFont: Equatable, Hashable, Sendable {
  /// nil: the system font.
  package var family: String?
  /// In points.
  package var size: Double
  package var weight: FontWeight
  package var design: FontDesign
  package var width: FontWidth
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool

  package init(
    family: String?, size: Double, weight: FontWeight, design: FontDesign = .standard,
    width: FontWidth = .standard,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.design = design
    self.width = width
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}
