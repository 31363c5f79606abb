import Testing

@testable import LaySyntax

/// The tables that must agree with the order of an enum's cases.
@Suite struct VocabularyTests {
  @Test func everyKeywordIsSpelledAsItsCase() {
    let renamed: [Keyword: String] = [
      .selfValue: "self", .selfType: "Self", .anyType: "Any", .underscore: "_", .initializer: "init",
      .readAccessor: "_read", .modifyAccessor: "_modify",
    ]
    #expect(Keyword.spellings.count == Keyword.allCases.count)
    for keyword in Keyword.allCases {
      #expect(keyword.spelling == renamed[keyword] ?? "\(keyword)")
      #expect(Vocabulary.symbols[keyword.symbol] == keyword.spelling)
      #expect(Keyword(keyword.symbol) == keyword)
    }
  }

  @Test func everyOperatorIsFoundByItsSpelling() {
    #expect(Operator.spellings.count == Operator.allCases.count)
    for operation in Operator.allCases where !Operator.spellings[Int(operation.rawValue)].isEmpty {
      let symbol = Vocabulary.symbols.find(operation.spelling)
      #expect(symbol.flatMap { Operator($0) } == operation)
    }
  }

  @Test func everyKnownNameIsSpelledAsItsCase() {
    let renamed: [KnownName: String] = [
      .modifierContent: "Content", .viewModifier: "ViewModifier", .swift: "Swift",
      .viewBuilder: "ViewBuilder",
      .anonymous: "$0",
    ]
    for name in KnownName.allCases {
      #expect(Vocabulary.symbols[name.symbol] == renamed[name] ?? "\(name)")
    }
    for number in 0..<KnownName.anonymousCount {
      #expect(Vocabulary.symbols[Symbol(KnownName.anonymous.symbol.index + number)] == "$\(number)")
    }
    #expect(Vocabulary.symbols.count == Int(KnownName.anonymous.symbol.index + KnownName.anonymousCount))
  }

  @Test func namesAreInternedOnce() {
    var table = SymbolTable()
    let names = (0..<2_000).map { "name\($0)" } + ["a", "ab", "abc", "abcd", "abcdefgh", "abcdefghi", "é"]
    let symbols = names.map { table.intern($0) }
    #expect(Set(symbols).count == names.count)
    for (name, symbol) in zip(names, symbols) {
      #expect(table[symbol] == name)
      #expect(table.find(name) == symbol)
      #expect(table.intern(name) == symbol)
    }
    #expect(table.find("absent") == nil)
    #expect(table.intern("") == .empty)
  }
}
