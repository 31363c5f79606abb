import LayCatalog
import LaySyntax

extension Evaluator {
  /// The protocol of the file that offers a value by a name, as `extension Style where Self == Plain { static var plain … }`
  /// does: what is expected where a protocol is wants one of these. nil where none does, or more than one.
  func protocolOffering(_ name: Symbol) -> TypeID? {
    let offers = collected.facts.extensions.offers ?? offersOfProtocols()
    collected.facts.extensions.offers = offers
    guard let owners = offers[name], owners.count == 1 else { return nil }
    return owners[0]
  }

  private func offersOfProtocols() -> [Symbol: [TypeID]] {
    var offers: [Symbol: [TypeID]] = [:]
    for (index, declaration) in declarations.types.enumerated() where declaration.kind == .protocolType {
      for name in declaration.statics.keys where offers[name, default: []].count < 2 {
        offers[name, default: []].append(TypeID(UInt32(index)))
      }
    }
    return offers
  }
}
