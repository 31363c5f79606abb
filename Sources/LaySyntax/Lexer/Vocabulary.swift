/// The names every symbol table of a file starts with: the keywords, the operators, and what else has a meaning.
enum Vocabulary {
  /// The operators with a spelling of their own.
  static let operators: [Operator] = Operator.allCases.filter {
    !Operator.spellings[Int($0.rawValue)].isEmpty
  }

  static let symbols = SymbolTable(Keyword.spellings, Operator.spellings, KnownName.spellings)
}

/// Names that mean something to the language and are no keywords, in the order of their symbols.
package enum KnownName: UInt32, CaseIterable, Sendable {
  case body, content, id, none, rawValue, allCases, modifierContent, viewModifier, modifier, swift,
    viewBuilder, newValue, error, map, flatMap, environment
  /// `$0`, which those of the next arguments follow.
  case anonymous

  /// How many arguments of a closure can go without names.
  package static let anonymousCount: UInt32 = 16

  /// The spellings, by raw value.
  static let spellings: [String] = [
    "body", "content", "id", "none", "rawValue", "allCases", "Content", "ViewModifier", "modifier", "Swift",
    "ViewBuilder", "newValue", "error", "map", "flatMap", "environment",
    "$0", "$1", "$2", "$3", "$4", "$5", "$6", "$7", "$8", "$9", "$10", "$11", "$12", "$13", "$14", "$15",
  ]

  /// The symbol that the name has in every file.
  package var symbol: Symbol {
    Symbol(UInt32(Vocabulary.symbols.count - Self.spellings.count) + rawValue)
  }
}
