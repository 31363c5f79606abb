/// Cubic outlines: the `CFF ` table, plain or keyed by CID.
struct CompactFontOutlines: Sendable {
  private let charstrings: CompactFontIndex
  private let globalSubroutines: CompactFontIndex
  /// The local subroutines of each font dictionary; a plain font has one.
  private var localSubroutines: [CompactFontIndex] = []
  /// Which dictionary a glyph belongs to; nil: the only one.
  private var selector: FontTable?

  /// nil if the table is not what it says.
  init?(_ table: FontTable) {
    guard table.byte(0) == 1 else { return nil }
    let names = CompactFontIndex(table, at: table.byte(2))
    let tops = CompactFontIndex(table, at: names.end)
    let strings = CompactFontIndex(table, at: tops.end)
    globalSubroutines = CompactFontIndex(table, at: strings.end)
    guard let data = tops[0] else { return nil }
    let top = CompactFontDictionary(data)
    guard let offset = top.number(Operator.charstrings) else { return nil }
    charstrings = CompactFontIndex(table, at: offset)
    if let list = top.number(Operator.fontDictionaries), let select = top.number(Operator.fontSelect) {
      let dictionaries = CompactFontIndex(table, at: list)
      for i in 0..<min(dictionaries.count, 256) {
        guard let dictionary = dictionaries[i] else { return nil }
        localSubroutines.append(Self.subroutines(CompactFontDictionary(dictionary), table))
      }
      selector = table.suffix(from: select)
    } else {
      localSubroutines = [Self.subroutines(top, table)]
    }
  }

  private enum Operator {
    static let charstrings = 17
    /// Size and offset of the private dictionary.
    static let privateDictionary = 18
    static let subroutines = 19
    static let fontDictionaries = 1236
    static let fontSelect = 1237
  }

  private static func subroutines(_ dictionary: CompactFontDictionary, _ table: FontTable) -> CompactFontIndex
  {
    let none = CompactFontIndex(table, at: table.count)
    guard let size = dictionary.number(Operator.privateDictionary),
      let offset = dictionary.number(Operator.privateDictionary, 1),
      let data = table.table("CFF ", at: offset, count: size),
      let local = CompactFontDictionary(data).number(Operator.subroutines)
    else { return none }
    return CompactFontIndex(table, at: offset &+ local)
  }

  func outline(of glyph: Int) -> GlyphOutline {
    guard let charstring = charstrings[glyph] else { return GlyphOutline() }
    let dictionary = fontDictionary(of: glyph)
    guard dictionary < localSubroutines.count else { return GlyphOutline() }
    var interpreter = CharstringInterpreter(global: globalSubroutines, local: localSubroutines[dictionary])
    interpreter.run(charstring)
    return interpreter.finish()
  }

  private func fontDictionary(of glyph: Int) -> Int {
    guard let selector else { return 0 }
    switch selector.byte(0) {
    case 0: return selector.byte(1 + glyph)
    case 3:
      // Ranges of first glyph and dictionary; the first that starts behind the glyph ends the search.
      let count = selector.word(1)
      let next = selector.lowerBound(of: glyph + 1, start: 3, stride: 3, count: count)
      return next > 0 ? selector.byte(3 + (next - 1) * 3 + 2) : 0
    default: return 0
    }
  }
}
