/// A name that may be written at a place.
package struct CompletionItem: Equatable {
  package var name: String
  package var kind: Kind
  /// Its form or type, as source writes it.
  package var detail = ""
  /// What is inserted where it is more than the name: `spacing: `.
  package var text: String?
  /// The higher, the more likely.
  package var weight = 0

  /// As the language server protocol numbers them.
  package enum Kind: Int {
    case method = 2, function = 3, variable = 6, type = 7, property = 10, value = 12, keyword = 14, symbol =
      15
    case enumMember = 20, label = 5, color = 16
  }
}
