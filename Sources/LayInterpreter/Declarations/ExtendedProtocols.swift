#if !hasFeature(Embedded)
import LaySyntax

/// Swift's protocols that a file extends, by those whose types have what the extensions add without naming them.
struct ExtendedProtocols {
  /// `Comparable` gives what extensions of `Equatable` add.
  var refined: [Symbol: [Symbol]] = [:]
  /// What enumerations without associated values conform to.
  var ofEnumerations: [Symbol] = []
  /// What enumerations with raw values conform to.
  var ofRawValues: [Symbol] = []

  var isEmpty: Bool { refined.isEmpty && ofEnumerations.isEmpty && ofRawValues.isEmpty }
}
#endif
