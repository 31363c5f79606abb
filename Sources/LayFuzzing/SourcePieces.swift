/// A source cut into its tokens and what stands between them, for changing it token by token.
///
/// Strings are cut, too: their quotes, words and interpolations are pieces.
struct SourcePieces: Sendable {
  let bytes: [UInt8]
  private(set) var pieces: [Range<Int>] = []
  /// The pieces that are no space.
  private(set) var tokens: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    while start < bytes.count {
      let kind = Kind(bytes[start])
      var end = start + 1
      while end < bytes.count, kind.continues(with: bytes[end]) { end += 1 }
      if kind != .space { tokens.append(pieces.count) }
      pieces.append(start..<end)
      start = end
    }
  }

  subscript(piece: Int) -> ArraySlice<UInt8> { bytes[pieces[piece]] }

  private enum Kind {
    case space, word, operation, single

    init(_ byte: UInt8) {
      switch byte {
      case 0x09, 0x0A, 0x0D, 0x20: self = .space
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), 0x80...0xFF:
        self = .word
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
        UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
        UInt8(ascii: "!"), UInt8(ascii: "?"):
        self = .operation
      default: self = .single
      }
    }

    func continues(with byte: UInt8) -> Bool { self != .single && Kind(byte) == self }
  }
}
