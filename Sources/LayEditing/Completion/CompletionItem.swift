/// A name that may be written at a place.
struct CompletionItem: Equatable {
  var name: String
  var kind: Kind
  /// Its form or type, as source writes it.
  var detail = ""
  /// What is inserted where it is more than the name: `spacing: `.
  var text: String?
  /// The higher, the more likely.
  var weight = 0

  /// As the language server protocol numbers them.
  enum Kind: Int {
    case method = 2, function = 3, variable = 6, type = 7, property = 10, value = 12, keyword = 14, symbol =
      15
    case enumMember = 20, label = 5, color = 16
  }
}
