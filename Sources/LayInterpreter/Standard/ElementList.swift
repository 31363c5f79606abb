import LayCatalog

/// The elements of a sequence, without a copy for ranges.
enum Elements {
  case array([Value])
  case range(Range<Int>)

  var count: Int {
    switch self {
    case .array(let elements): return elements.count
    case .range(let range): return range.count
    }
  }

  subscript(index: Int) -> Value {
    switch self {
    case .array(let elements): return elements[index]
    case .range(let range): return .int(range.lowerBound + index)
    }
  }

  /// What tells an element apart. Those of a range are numbered from 0 unless `id:` says otherwise.
  func tag(at index: Int, isNamed: Bool) -> Value {
    if case .range = self, !isNamed { return .int(index) }
    return self[index]
  }

  /// The first element alone; one that is not known where there is none.
  var firstOnly: Elements {
    count == 0 ? .array([.unknown]) : .array([self[0]])
  }

  /// All elements in an array.
  var values: [Value] {
    switch self {
    case .array(let elements): return elements
    case .range(let range): return range.map { .int($0) }
    }
  }
}
