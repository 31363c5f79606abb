import LayViews

// Binary search in tables sorted by the bytes of their names.

extension [Line] {
  /// The lines of a name.
  /// - Complexity: O(log n).
  func range(of name: String) -> Range<Int>? {
    var name = name
    return name.withUTF8 { range(of: $0, member: nil) }
  }

  /// The lines of `type.member`.
  func range(of type: String, member: String) -> Range<Int>? {
    var type = type
    var member = member
    return type.withUTF8 { type in member.withUTF8 { range(of: type, member: $0) } }
  }

  private func range(
    of name: UnsafeBufferPointer<UInt8>, member: UnsafeBufferPointer<UInt8>?
  ) -> Range<Int>? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].name.compare(name, member) < 0 { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < count, self[end].name.compare(name, member) == 0 { end += 1 }
    return low < end ? low..<end : nil
  }
}

extension [StaticString] {
  /// Whether a sorted list holds a name.
  /// - Complexity: O(log n).
  func containsSorted(_ name: String) -> Bool {
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
