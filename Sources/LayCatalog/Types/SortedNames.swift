import LayViews

// Binary search in tables sorted by the bytes of their names.

extension [StaticString] {
  /// Whether a sorted list holds a name.
  /// - Complexity: O(log n).
  package func containsSorted(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { containsSorted($0) }
  }

  func containsSorted(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].compare(name, nil) < 0 { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].compare(name, nil) == 0
  }
}
