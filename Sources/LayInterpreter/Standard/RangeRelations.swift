import LayCatalog

// How ranges lie to each other: it is not in Embedded Swift.

extension StandardLibrary {
  #if hasFeature(Embedded)
  static let rangeRelations: [StandardDeclaration] = []
  #else
  static let rangeRelations: [StandardDeclaration] = [
    .method("clamped", of: [.range, .interval], [Parameter("to", .same)]) { _, value, arguments, _ in
      switch (value, arguments[0]) {
      case (.range(let range), .range(let limits)):
        let lower = min(max(range.lowerBound, limits.lowerBound), limits.upperBound)
        let upper = max(min(range.upperBound, limits.upperBound), limits.lowerBound)
        guard range.isClosed == limits.isClosed else { return .unknown }
        return .range(
          IntegerRange(lower..<(range.isClosed ? upper + 1 : max(lower, upper)), isClosed: range.isClosed))
      case (.interval(let lower, let upper), .interval(let least, let most)):
        return .interval(lower: min(max(lower, least), most), upper: max(min(upper, most), least))
      default: return .unknown
      }
    },
    .method("overlaps", of: [.range, .interval], [Parameter("", .same)]) { _, value, arguments, _ in
      switch (value, arguments[0]) {
      case (.range(let a), .range(let b)): return .bool(a.elements.overlaps(b.elements))
      case (.interval(let lower, let upper), .interval(let least, let most)):
        return .bool(lower <= most && least <= upper)
      default: return .unknown
      }
    },
  ]
  #endif
}
