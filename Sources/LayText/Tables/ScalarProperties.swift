/// The line breaking classes of UAX #14, resolved by its rule LB1; the order is that of `ScalarData`.
enum LineBreakClass: UInt8 {
  case alphabetic, mandatory, carriageReturn, lineFeed, nextLine, space, zeroWidthSpace, wordJoiner, glue
  case zeroWidthJoiner, combiningMark, breakOnBothSides, breakAfter, breakBefore, hyphen, contingent
  case closingPunctuation, closingParenthesis, exclamation, inseparable, nonstarter, openPunctuation,
    quotation
  case infixSeparator, numeric, postfix, prefix, symbol, emojiBase, emojiModifier
  case hangulLV, hangulLVT, hebrewLetter, ideographic, hangulL, hangulV, hangulT, regionalIndicator
}

/// The grapheme cluster classes of UAX #29; the order is that of `ScalarData`.
enum ClusterClass: UInt8 {
  case other, carriageReturn, lineFeed, control, extend, zeroWidthJoiner, regionalIndicator, prepend,
    spacingMark
  case hangulL, hangulV, hangulT, hangulLV, hangulLVT, pictographic
}

/// How wide a scalar is that a font has no glyph for; the order is that of `ScalarData`.
enum WidthClass: UInt8 {
  case narrow, wide, emoji, zero
}

/// The Unicode properties that clustering, line breaking and fallback widths need.
struct ScalarProperties {
  var lineBreak: LineBreakClass
  var cluster: ClusterClass
  var width: WidthClass

  /// - Complexity: O(1).
  init(_ scalar: UInt32) {
    switch scalar {
    case ..<0x20000:
      let page = StaticTable(ScalarData.pages).number(at: Int(scalar >> 5), digits: 2)
      let record = StaticTable(ScalarData.entries).number(at: page << 5 | Int(scalar & 31), digits: 2)
      let records = StaticTable(ScalarData.records)
      lineBreak = LineBreakClass(rawValue: UInt8(records.number(at: record * 3, digits: 1))) ?? .alphabetic
      cluster = ClusterClass(rawValue: UInt8(records.number(at: record * 3 + 1, digits: 1))) ?? .other
      width = WidthClass(rawValue: UInt8(records.number(at: record * 3 + 2, digits: 1))) ?? .narrow
    case 0x20000..<0x40000:
      (lineBreak, cluster, width) = (.ideographic, .other, .wide)
    case 0xE0000..<0xE1000:
      (lineBreak, cluster, width) = (.combiningMark, .extend, .zero)
    default:
      (lineBreak, cluster, width) = (.alphabetic, .other, .narrow)
    }
  }
}
