#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// Protocols of Swift's that types conform to without naming them.
extension Evaluator {
  /// Notes which of them the file extends, once all extensions are known.
  func noteExtendedProtocols() {
    if declarations.extensions.isEmpty { return }
    func extended(_ names: [String]) -> [Symbol] {
      names.compactMap { symbols.find($0) }.filter { declarations.extensions[$0] != nil }
    }
    for (name, parents) in Self.refinements {
      let parents = extended(parents)
      if let symbol = symbols.find(name), !parents.isEmpty {
        collected.facts.extensions.protocols.refined[symbol] = parents
      }
    }
    collected.facts.extensions.protocols.ofEnumerations = extended(["Hashable", "Equatable"])
    collected.facts.extensions.protocols.ofRawValues = extended(["RawRepresentable"])
  }

  /// The extended protocols that a type conforms to without a word.
  func impliedConformances(of type: TypeID) -> [Symbol] {
    if collected.facts.extensions.protocols.isEmpty { return [] }
    let declaration = declarations[type]
    var names = declaration.conformances.flatMap { collected.facts.extensions.protocols.refined[$0] ?? [] }
    if declaration.kind == .enumeration {
      if !rawType(of: type).isAny { names += collected.facts.extensions.protocols.ofRawValues }
      if declaration.cases.allSatisfy({ $0.signature.parameters.isEmpty }) {
        names += collected.facts.extensions.protocols.ofEnumerations
      }
    }
    return names
  }

  /// What conformances to Swift's protocols bring with them.
  private static let refinements: [(name: String, parents: [String])] = [
    ("Codable", ["Encodable", "Decodable"]), ("CodingKey", ["CustomStringConvertible"]),
    ("Collection", ["Sequence"]), ("Comparable", ["Equatable"]), ("Hashable", ["Equatable"]),
    ("LocalizedError", ["Error"]), ("LosslessStringConvertible", ["CustomStringConvertible"]),
    ("OptionSet", ["SetAlgebra", "RawRepresentable", "Equatable"]),
    ("RandomAccessCollection", ["BidirectionalCollection", "Collection", "Sequence"]),
    ("Strideable", ["Comparable", "Equatable"]),
  ]
}
#endif
