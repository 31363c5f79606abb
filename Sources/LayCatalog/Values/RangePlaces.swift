extension Value {
  /// The places among so many that a range names, and the one that it names outside of them.
  package func places(among count: Int) -> (places: Range<Int>, outside: Int?) {
    switch self {
    case .range(let range):
      let isInside = range.lowerBound >= 0 && range.elements.upperBound <= count
      return isInside ? (range.elements, nil) : (0..<0, range.upperBound)
    case .span(let lower, let upper, let isClosed):
      var (start, end) = (0, count)
      if case .int(let first) = lower {
        guard first >= 0, first <= count else { return (0..<0, first) }
        start = first
      }
      if case .int(let last) = upper {
        end = isClosed ? last &+ 1 : last
        guard end >= start, end <= count else { return (0..<0, last) }
      }
      return (start..<end, nil)
    default: return (0..<0, nil)
    }
  }
}
