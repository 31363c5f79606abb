import LaySyntax

/// What names mean, in a type, in a file or everywhere: most types have a few, which are found by looking through them.
///
/// A dictionary of the standard library would spend more on hashing and on its storage than all the rest of entering a
/// small type costs.
struct SymbolMap<Value> {
  private(set) var keys: [Symbol] = []
  private var values: [Value] = []
  /// Open addressing, of maps that are not small: the index of a key and one more, 0 is free.
  private var slots: [UInt32] = []
  private static var smallest: Int { 8 }

  var isEmpty: Bool { keys.isEmpty }

  /// - Complexity: O(1).
  subscript(key: Symbol) -> Value? {
    get { index(of: key).map { values[$0] } }
    set {
      guard let newValue else { return }
      if let index = index(of: key) {
        values[index] = newValue
        return
      }
      keys.append(key)
      values.append(newValue)
      if keys.count * 2 > slots.count { grow() } else { enter(keys.count - 1) }
    }
  }

  private func index(of key: Symbol) -> Int? {
    if slots.isEmpty { return keys.firstIndex(of: key) }
    let mask = slots.count - 1
    var slot = Self.hash(key) & mask
    while slots[slot] != 0 {
      if keys[Int(slots[slot]) - 1] == key { return Int(slots[slot]) - 1 }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private mutating func grow() {
    guard keys.count > Self.smallest else { return }
    slots = Array(filledWith: 0, count: max(4 * Self.smallest, slots.count * 2))
    for index in keys.indices { enter(index) }
  }

  private mutating func enter(_ index: Int) {
    let mask = slots.count - 1
    var slot = Self.hash(keys[index]) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt32(truncatingIfNeeded: index + 1)
  }

  private static func hash(_ key: Symbol) -> Int { Int(truncatingIfNeeded: (key.index &* 0x9E37_79B9) >> 7) }
}
