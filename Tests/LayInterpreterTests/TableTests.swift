import LayCatalog
import LaySyntax
import Testing

@testable import LayInterpreter
@testable import LayLibrary

/// The evaluator's own tables, held against those of the standard library.
@Suite struct TableTests {
  /// They are found by binary search.
  @Test func functionsAreSortedByName() {
    let names = StandardLibrary.functions.map { $0.name }
    for (a, b) in zip(names, names.dropFirst()) {
      #expect(!b.utf8.lexicographicallyPrecedes(a.utf8), "\(a) before \(b)")
    }
  }

  /// A name is looked for among views and types first.
  @Test func noFunctionHasTheNameOfAViewOrAType() {
    let functions = StandardLibrary.functions + StandardLibrary.appFunctions
    for name in Set(functions.map(\.name)) {
      #expect(Library.find(name, in: .views) == nil, "\(name)")
      #expect([nil, .builtin(.opaque)].contains(Type.standard(named: name)), "\(name)")
    }
  }

  @Test func aSymbolMapIsADictionary() {
    var map = SymbolMap<Int>()
    var dictionary: [Symbol: Int] = [:]
    // Symbols come again, and so do the lower bits of their hashes.
    for step in 0..<500 {
      let symbol = Symbol(UInt32(step * step % 211) * (step < 250 ? 1 : 4_096))
      map[symbol] = step
      dictionary[symbol] = step
      #expect(map.keys.count == dictionary.count)
    }
    for index in 0..<211 {
      for symbol in [Symbol(UInt32(index)), Symbol(UInt32(index) * 4_096)] {
        #expect(map[symbol] == dictionary[symbol])
      }
    }
  }

  @Test func aNodeTableIsADictionary() {
    var table = NodeTable<String>(count: 1_000)
    var dictionary: [SyntaxID: String] = [:]
    for step in 0..<300 {
      let node = SyntaxID(UInt32(step * step * 7 % 1_000))
      table[node] = "\(step)"
      dictionary[node] = "\(step)"
    }
    for index in 0..<UInt32(1_000) { #expect(table[SyntaxID(index)] == dictionary[SyntaxID(index)]) }
  }

  @Test func aSymbolTableTellsNothingFromUnknown() {
    var table = SymbolTableOf<String>()
    for index in 0..<UInt32(200) where index % 3 > 0 {
      table.note(index % 3 == 1 ? "\(index)" : nil, for: Symbol(index * 7 % 200))
    }
    for index in 0..<UInt32(200) {
      let found = table[Symbol(index * 7 % 200)]
      switch index % 3 {
      case 0: #expect(found == .none)
      case 1: #expect(found == .some("\(index)"))
      default: #expect(found == .some(nil))
      }
    }
    #expect(table[Symbol(1_000)] == .none)
  }
}
