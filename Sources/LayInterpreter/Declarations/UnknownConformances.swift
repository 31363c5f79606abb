import LayCatalog
import LaySyntax

/// Protocols that nothing defines: a type that conforms to one may be a view by it.
extension Evaluator {
  /// Whether a value that says nothing of being a view may be one: where the sources are not all there.
  func mayBeView(_ instance: Instance) -> Bool {
    isLenient && declarations[instance.type].role == .data && unknownConformance(of: instance.type) != nil
  }

  /// A protocol or superclass of a type that nothing defines.
  func unknownConformance(of type: TypeID) -> String? {
    for symbol in declarations[type].conformances where declarations.topLevel[symbol] == nil {
      let name = symbols[symbol]
      if Type.standard(named: name) == nil, !Self.plainProtocols.contains(name) { return name }
    }
    return nil
  }

  /// Protocols that make no view of a type.
  private static let plainProtocols: Set<String> = [
    "AnyObject", "Sendable", "Equatable", "Comparable", "Hashable", "Identifiable", "Codable", "Decodable",
    "Encodable", "Error", "LocalizedError", "CaseIterable", "RawRepresentable", "ObservableObject",
    "CustomStringConvertible", "CustomDebugStringConvertible", "NSObject", "String", "Int",
    "Actor", "AsyncIteratorProtocol", "AsyncSequence", "Cancellable", "CodingKey", "Collection",
    "ConnectablePublisher", "CustomReflectable", "IteratorProtocol", "OptionSet", "PreferenceKey",
    "Publisher",
    "RandomNumberGenerator", "Sequence", "SetAlgebra", "Subject", "Subscriber", "Subscription",
  ]
}
