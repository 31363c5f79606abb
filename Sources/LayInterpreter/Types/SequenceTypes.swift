import LayCatalog
import LaySyntax

/// The types of the file that conform to `Sequence` or `Collection`.
extension Evaluator {
  /// Whether values of a type have elements.
  func isSequence(_ type: TypeID) -> Bool {
    if let known = declarations[found: type].isSequence { return known }
    let conformances = declarations[type].conformances
    let isSequence = Self.sequenceProtocols.contains { inherits(conformances, from: $0) }
    declarations[found: type].isSequence = isSequence
    return isSequence
  }

  private static let sequenceProtocols = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection", "LazySequenceProtocol",
  ]

  /// Whether Swift's arrays have a member of a name.
  func hasSequenceMember(_ symbol: Symbol) -> Bool {
    let name = symbols[symbol]
    return swift.property(name, of: .array([])) != nil || swift.methods(name, of: .array([])) != nil
  }
}
