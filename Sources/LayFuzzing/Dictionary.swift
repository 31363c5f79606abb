import LayCatalog
import LayLibrary
import LaySyntax

/// The words of the language in the form that libFuzzer reads, made of the tables that the compiler itself reads.
enum Dictionary {
  static func text() -> String {
    words().map { word in
      let escaped = word.utf8.map { byte -> String in
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), ..<0x20, 0x7F...:
          let digits = String(byte, radix: 16, uppercase: true)
          return "\\x" + (digits.utf8.count == 1 ? "0" : "") + digits
        default: return String(UnicodeScalar(byte))
        }
      }
      return "\"\(escaped.joined())\"\n"
    }.joined()
  }

  /// Each word once, sorted: names of views and modifiers as they are called, members with their dot.
  static func words() -> [String] {
    var words = Set(TokenMutation.edgeWords)
    words.formUnion(Keyword.allCases.map(\.spelling))
    words.formUnion(Library.viewNames.map { "\($0)(" })
    words.formUnion(Library.modifierNames.map { ".\($0)(" })
    for type in BuiltinType.allCases {
      words.formUnion(Library.staticNames(of: type).map { "." + $0 })
      words.formUnion(Library.memberNames(of: type).map { "." + $0 })
    }
    return words.filter { !$0.isEmpty }.sorted()
  }
}
