/// Drawings that stand for the platform's symbols, in our own strokes.
///
/// The symbols' own outlines are Apple's; these only say which symbol is meant.
enum SymbolDrawings {
  /// A symbol's name, and its drawing as `SymbolDrawing` has it.
  typealias Entry = (name: StaticString, path: StaticString)

  private static let tables = [
    arrows, communication, devices, documents, drawing, letters, media, nature, people, places, shapes, signs,
    sports, things,
  ]

  /// The drawing of a name.
  /// - Complexity: O(log n) in the drawings.
  static func drawing(named name: String) -> SymbolDrawing? {
    var name = name
    return name.withUTF8 { name in
      for table in tables {
        if let path = path(of: name, in: table) { return SymbolDrawing(path) }
      }
      return nil
    }
  }

  /// Every drawing's name.
  static var names: [String] { tables.flatMap { $0.map { "\($0.name)" } } }

  private static func path(of name: UnsafeBufferPointer<UInt8>, in table: [Entry]) -> StaticString? {
    var (low, high) = (0, table.count)
    while low < high {
      let middle = (low + high) / 2
      if table[middle].name.withUTF8Buffer({ $0.lexicographicallyPrecedes(name) }) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < table.count, table[low].name.withUTF8Buffer({ $0.elementsEqual(name) }) else { return nil }
    return table[low].path
  }
}

/// A drawing in a box of 24 by 24: SVG path data in up to five parts, with bars between them.
struct SymbolDrawing: Equatable {
  enum Part: Int {
    /// Stroked; filled too in a symbol's `fill` variant, also in a filled circle. Empty for letters, arrows and signs,
    /// which are never filled.
    case body
    /// Stroked; left open in a body that is filled.
    case gaps
    /// Stroked, beside the body.
    case strokes
    /// Filled; left open in a body that is filled.
    case holes
    /// Filled, beside the body.
    case dots
  }

  private let path: StaticString

  /// The side of the box.
  static let boxSize = 24.0

  init(_ path: StaticString) { self.path = path }

  static func == (a: SymbolDrawing, b: SymbolDrawing) -> Bool { a.path.utf8Start == b.path.utf8Start }

  /// The path data of a part; empty where there is none.
  /// - Complexity: O(n) in the bytes of the drawing.
  subscript(part: Part) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeBufferPointer(start: path.utf8Start, count: path.utf8CodeUnitCount)
    var number = 0
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "|") {
      if number == part.rawValue { return UnsafeBufferPointer(rebasing: bytes[start..<index]) }
      number += 1
      start = index + 1
    }
    return UnsafeBufferPointer(rebasing: bytes[(number == part.rawValue ? start : bytes.count)...])
  }

  /// Whether nothing is left open where its body is filled.
  var isSolid: Bool { self[.gaps].isEmpty && self[.holes].isEmpty }
}
