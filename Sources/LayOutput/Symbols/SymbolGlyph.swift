/// What is drawn for a symbol: what its name says, word by word.
struct SymbolGlyph: Equatable {
  /// One, or the digits of a number.
  var drawings: [SymbolDrawing] = []
  /// Filled as well as stroked: the symbol's `fill` variant.
  var isFilled = false
  var enclosure: Enclosure?
  /// Whether the enclosure, or the symbol without one, is drawn in dashes.
  var isDashed = false
  /// Crossed out: `bell.slash`.
  var isSlashed = false
  var badge: Badge?
  var filling: Filling?

  /// What stands at a corner: `person.badge.plus`.
  enum Badge: Equatable {
    /// At the upper corner: `bell.badge`.
    case dot
    /// At the lower corner.
    case drawing(SymbolDrawing)
  }

  /// A side of a symbol that is filled: `circle.lefthalf.filled`.
  struct Filling: Equatable {
    enum Side: Equatable { case left, right, top, bottom, all }
    var side: Side
    /// The share of the box.
    var share: Double
    /// Whether what is filled keeps away from the outline.
    var isInset: Bool
  }

  /// The drawing of a symbol, nil for one that is not known.
  ///
  /// What a drawing's name does not say the words after it do: an enclosure, a badge, a slash. Words that are not known are
  /// left out from the end: `bell` stands for `bell.and.something`.
  /// - Parameter isMirrored: Whether forward is left.
  init?(_ name: String, isMirrored: Bool) {
    if let drawing = SymbolDrawings.drawing(named: name) {
      drawings = [drawing]
      return
    }
    var words = Self.directed(name, isMirrored: isMirrored)
    if let fill = words.dropFirst().firstIndex(of: "fill") {
      isFilled = true
      words.remove(at: fill)
    }
    while !words.isEmpty {
      let base = words.joined(separator: ".")
      if let drawing = SymbolDrawings.drawing(named: base) {
        drawings = [drawing]
        return
      }
      if words.count == 1 { break }
      take(&words, isMirrored: isMirrored)
    }
    drawings = Self.digits(words.first ?? "")
    if drawings.isEmpty { return nil }
  }

  /// Takes the last word, or those from `badge` on.
  private mutating func take(_ words: inout [String], isMirrored: Bool) {
    if let start = words.dropFirst().firstIndex(of: "badge") {
      badge = Self.badge(words[(start + 1)...], isMirrored: isMirrored)
      words.removeSubrange(start...)
      return
    }
    let word = words.removeLast()
    switch word {
    case "slash": isSlashed = true
    case "dashed": isDashed = true
    case "filled": filling = Self.takeFilling(&words, isMirrored: isMirrored)
    default: if enclosure == nil { enclosure = Enclosure(rawValue: word) }
    }
  }

  private static func badge(_ words: ArraySlice<String>, isMirrored: Bool) -> Badge {
    guard let glyph = SymbolGlyph(words.joined(separator: "."), isMirrored: isMirrored),
      let drawing = glyph.drawings.first
    else { return .dot }
    return .drawing(drawing)
  }

  /// `lefthalf`, `trailingthird.inset` before `filled`.
  private static func takeFilling(_ words: inout [String], isMirrored: Bool) -> Filling {
    var filling = Filling(side: .all, share: 1, isInset: false)
    if words.last == "inset", words.count > 1 {
      filling.isInset = true
      words.removeLast()
    }
    guard let word = words.last, words.count > 1 else { return filling }
    let shares: [(ending: String, share: Double)] = [("half", 0.5), ("third", 1.0 / 3), ("quarter", 0.25)]
    guard let share = shares.first(where: { word.hasSuffix($0.ending) }) else { return filling }
    switch word.dropLast(share.ending.utf8.count) {
    case "left": filling.side = .left
    case "right": filling.side = .right
    case "leading": filling.side = isMirrored ? .right : .left
    case "trailing": filling.side = isMirrored ? .left : .right
    case "top": filling.side = .top
    case "bottom": filling.side = .bottom
    default: return filling
    }
    filling.share = share.share
    words.removeLast()
    return filling
  }

  /// The drawings of a number of one or two digits.
  private static func digits(_ word: String) -> [SymbolDrawing] {
    guard word.utf8.count == 2, word.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return [] }
    return word.compactMap { SymbolDrawings.drawing(named: String($0)) }
  }

  /// The words of a name, with the reading direction's `forward` and `backward` replaced by left and right.
  private static func directed(_ name: String, isMirrored: Bool) -> [String] {
    var words = name.split(separator: ".").map { String($0) }
    for index in words.indices.dropFirst() {
      if words[index] == "forward" { words[index] = isMirrored ? "left" : "right" }
      if words[index] == "backward" { words[index] = isMirrored ? "right" : "left" }
    }
    return words
  }
}
