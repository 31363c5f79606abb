/// Inputs made of sources by changing a few of their tokens; each is known by its number and a seed.
enum TokenMutation {
  static func input(_ index: Int, seed: UInt64, of corpus: [SourcePieces]) -> [UInt8] {
    var random = SplitMix64(
      seed: seed &* 0x9E37_79B9 &+ UInt64(truncatingIfNeeded: index) &* 0xD1B5_4A32_D192_ED03)
    let source = corpus[random.below(corpus.count)]
    var pieces = source.pieces.map { source.bytes[$0] }
    var tokens = source.tokens
    for _ in 0...random.below(4) where !tokens.isEmpty {
      let place = random.below(tokens.count)
      let piece = tokens[place]
      switch random.below(9) {
      case 0: pieces[piece] = []
      case 1: pieces[piece] = pieces[piece] + [0x20] + pieces[piece]
      case 2: pieces.swapAt(piece, tokens[min(place + 1, tokens.count - 1)])
      case 3: pieces.swapAt(piece, tokens[random.below(tokens.count)])
      case 4: pieces[piece] = edge(&random)
      case 5:
        // A run of tokens is dropped.
        for later in tokens[place..<min(tokens.count, place + 2 + random.below(12))] { pieces[later] = [] }
      case 6: pieces[piece] += [0x20] + run(of: corpus[random.below(corpus.count)], &random) + [0x20]
      case 7: pieces[piece] += run(of: source, &random)
      default:
        let donor = corpus[random.below(corpus.count)]
        if !donor.tokens.isEmpty { pieces[piece] = donor[donor.tokens[random.below(donor.tokens.count)]] }
      }
      tokens.removeAll { pieces[$0].isEmpty }
    }
    return Array(pieces.joined())
  }

  /// A few tokens in a row, with the space between them.
  private static func run(of source: SourcePieces, _ random: inout SplitMix64) -> ArraySlice<UInt8> {
    guard !source.tokens.isEmpty else { return [] }
    let first = random.below(source.tokens.count)
    let last = min(first + random.below(24), source.tokens.count - 1)
    let start = source.pieces[source.tokens[first]].lowerBound
    return source.bytes[start..<source.pieces[source.tokens[last]].upperBound]
  }

  /// Tokens that stand at the edge of something.
  static let edgeWords = [
    "-1", "0", "1e308", "-1e308", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "0.0001",
    "nil", ".infinity", ".nan", "-.infinity", "Int.max", "Int.min", ".zero", "[]", "[:]", "\"\"", "()", "{}",
    "{ $0 }",
    "self", "Self", "super", "$0", "$1", "$", "_", "\\.self", "\\", "\"", "\"\"\"", "\\(", "#", "@", "...",
    "..<", "??",
    "?", "!", "&", "->", "=", "==", "in", "case", "default", "if", "else", "for", "while", "switch", "return",
    "break",
    "continue", "fallthrough", "guard", "let", "var", "func", "struct", "enum", "extension", "init", "some",
    "as?",
    "is", "try", "await", "mutating", "static", "inout", "where", "repeat", "defer", "\u{0}", "\u{FEFF}",
    "\u{301}",
    "👩‍👩‍👧", "é", "//", "/*", "*/", "#if", "#else", "#endif", "#Preview", "100000", "0x", "1_", ".5", "1.",
  ]
  private static let edges = edgeWords.map { Array($0.utf8)[...] }

  private static func edge(_ random: inout SplitMix64) -> ArraySlice<UInt8> {
    [0x20] + edges[random.below(edges.count)] + [0x20]
  }
}
