import LayCatalog
import LaySyntax

/// What an extension requires of a type, as it is written: taken apart once, to be asked of very many values.
final class RequiredType {
  /// The form of what is written.
  enum Form {
    /// `[Item]`
    case list
    /// `Item?`
    case optional
    /// Anything else goes by its name.
    case named
  }

  let written: String
  let form: Form
  /// What is in the brackets of a list, or before the `?`.
  private(set) lazy var inner = RequiredType(
    form == .list ? String(written.dropFirst().dropLast()) : String(written.dropLast()))
  /// The first word, without `any` and `some`.
  let name: String
  /// The last part of its name: `Item` of `Module.Item`.
  let last: String
  /// That as a symbol, once it was found to be one.
  var symbol: Symbol?
  /// What Swift or SwiftUI has of that name.
  private(set) lazy var standard = Type.standard(named: written) ?? Type.standard(named: last)
  #if !hasFeature(Embedded)
  private(set) lazy var isCollection = Extendable.collections.contains(last)
  #endif

  init(_ written: String) {
    self.written = written
    form =
      written.hasPrefix("[") && written.hasSuffix("]") ? .list : written.last == "?" ? .optional : .named
    let parts = form == .named ? written.split { $0 == " " || $0 == "." || $0 == "<" } : []
    name = String(parts.first { $0 != "any" && $0 != "some" } ?? "")
    last = written.contains { $0 == "<" } ? name : String(parts.last ?? "")
  }
}
