import LayCatalog
import LaySyntax

/// `extension ButtonStyle where Self == Pill`: an extension for one type, which `Self` stands for in it.
struct SelfConstraint {
  var range: SourceRange
  /// The name of the type.
  var type: Symbol
}

/// `extension Array where Element == Item`, `extension [Item]`, and extensions of aliases for such types.
struct ExtensionConstraint {
  /// `Element`, `Wrapped`, `Key`, `Value`.
  let subject: String
  /// The type or protocol, without what it stands in.
  let type: RequiredType
  /// `==`, and not `:`.
  let isSame: Bool
}

/// The extensions of one type of Swift's for some of its element types alone.
struct ConstrainedExtension {
  let type: TypeID
  let constraints: [ExtensionConstraint]
}
