import LaySyntax

/// What most of a file does where no style is set.
struct FormatHabits {
  private(set) var indentation = 4
  private(set) var usesTabs = false
  private(set) var hasTwoSpacesBeforeComments = false

  init(_ gaps: TokenGaps, _ brackets: Brackets) {
    var counts = [Int](repeating: 0, count: 9)
    var lines = (tabs: 0, spaces: 0)
    var comments = (two: 0, other: 0)
    let bytes = gaps.source.bytes
    /// Where the first line within each open brace starts; 0 until it is there.
    var open: [Int] = []
    var lineWidth = 0
    for token in gaps.tokens.indices {
      let start = Int(gaps.tokens[token].range.start)
      if gaps.hasLineEnd[token] {
        let last = gaps.lastLine(SourceRange(start: gaps.start(of: token), end: UInt32(start)))
        lineWidth = last.width
        if lineWidth > 0 {
          if bytes[start - lineWidth] == UInt8(ascii: "\t") { lines.tabs += 1 } else { lines.spaces += 1 }
        }
      }
      for comment in gaps.comments(before: token) where gaps.isLineComment(comment) {
        let place = Int(gaps.comments[comment].start)
        let isFirst = comment == gaps.comments(before: token).lowerBound
        guard isFirst, place > 0, token > 0 else { continue }
        let gap = gaps.start(of: token)
        if TokenGaps.lineEnds(gaps.source, from: gap, to: UInt32(place)) > 0 { continue }
        if place - Int(gap) == 2 { comments.two += 1 } else { comments.other += 1 }
      }
      if token > 0, gaps.tokens[token - 1].kind == .leftBrace, gaps.hasLineEnd[token], !open.isEmpty {
        open[open.count - 1] = lineWidth
      }
      switch gaps.tokens[token].kind {
      case .leftBrace: open.append(0)
      case .rightBrace:
        // Against the closing brace, which stands below the statement's start wherever the opening one stands.
        guard let inner = open.popLast(), gaps.hasLineEnd[token] else { continue }
        let difference = inner - lineWidth
        if difference > 0, difference < counts.count { counts[difference] += 1 }
      default: break
      }
    }
    usesTabs = lines.tabs > lines.spaces
    hasTwoSpacesBeforeComments = comments.two > comments.other
    var most = 0
    for width in [4, 2, 8, 3] where counts[width] > most {
      most = counts[width]
      if !usesTabs { indentation = width }
    }
  }
}
