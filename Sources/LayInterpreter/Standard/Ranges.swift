import LayCatalog

extension StandardLibrary {
  /// What ranges have, those of floating-point numbers too.
  static let ranges: [StandardDeclaration] = [
    .property("indices", of: .range) { _, value, _ in value },
    .property("lowerBound", of: [.range, .interval]) { _, value, _ in
      switch value {
      case .range(let range): return .int(range.lowerBound)
      case .interval(let lower, _): return .double(lower)
      case .span(let lower, _, _): return lower
      default: return .unknown
      }
    },
    .property("upperBound", of: [.range, .interval]) { _, value, _ in
      switch value {
      case .range(let range): return .int(range.upperBound)
      case .interval(_, let upper): return .double(upper)
      case .span(_, let upper, _): return upper
      default: return .unknown
      }
    },
  ]
}
