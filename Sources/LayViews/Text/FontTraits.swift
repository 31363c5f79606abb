/// What `bold()`, `fontWeight(_:)`, `monospaced()` and their like add to whatever font applies.
package struct FontTraits: Equatable, Sendable {
  package var weight: FontWeight?
  package var isBold: Bool?
  package var isItalic: Bool?
  package var design: FontDesign?
  package var width: FontWidth?
  package var hasMonospacedDigits: Bool?

  package init() {}

  package var isEmpty: Bool { self == FontTraits() }

  /// These traits with those that an inner modifier set before them.
  package func overridden(by inner: FontTraits) -> FontTraits {
    var traits = self
    if let weight = inner.weight { traits.weight = weight }
    if let isBold = inner.isBold { traits.isBold = isBold }
    if let isItalic = inner.isItalic { traits.isItalic = isItalic }
    if let design = inner.design { traits.design = design }
    if let width = inner.width { traits.width = width }
    if let digits = inner.hasMonospacedDigits { traits.hasMonospacedDigits = digits }
    return traits
  }

  package func applied(to font: FontDescriptor) -> FontDescriptor {
    if isEmpty { return font }
    var font = font
    if let weight { font.weight = weight }
    if let isBold { font.isBold = isBold }
    if let isItalic { font.isItalic = isItalic }
    if let design { font.design = design }
    if let width { font.width = width }
    if let hasMonospacedDigits { font.hasMonospacedDigits = hasMonospacedDigits }
    return font
  }
}
