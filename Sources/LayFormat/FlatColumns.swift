import LaySyntax

/// The columns of tokens if all were on one line.
struct FlatColumns {
  private var starts: [Int32] = []
  private var ends: [Int32] = []

  init(_ spacing: TokenSpacing) {
    let tokens = spacing.gaps.tokens
    starts.reserveCapacity(tokens.count + 1)
    ends.reserveCapacity(tokens.count)
    var column = 0
    for token in tokens.indices {
      if spacing.hasSpace(before: token) { column += 1 }
      for comment in spacing.gaps.comments(before: token) {
        column += spacing.gaps.width(spacing.gaps.comments[comment]) + 1
      }
      starts.append(Int32(truncatingIfNeeded: column))
      column += spacing.gaps.width(tokens[token].range)
      ends.append(Int32(truncatingIfNeeded: column))
    }
  }

  func width(of token: Int) -> Int { Int(ends[token] - starts[token]) }

  /// The columns from the end of the token before one to the end of the last before another.
  func width(_ token: Int, _ end: Int) -> Int {
    token < 1 || end <= token ? 0 : Int(ends[end - 1] - ends[token - 1])
  }
}
