/// A dictionary for tables that nearly every run fills, with few entries or many.
///
/// The standard library's needs its types made by the runtime when the first entry is added, which takes as long as
/// looking up thousands: a tiny file would spend more on that than on its layout. For the same reason a few keys are
/// looked at one by one, without a hash: what hashes takes several pages of code and, for each kind of key, a table of
/// its functions made at run time. Entries are never removed.
@usableFromInline package struct HashMap<Key, Value> {
  @usableFromInline var keys: [Key] = []
  @usableFromInline var values: [Value] = []
  /// Open addressing: the upper half of a key's hash, and its index and one more; 0 is free. None while keys are few.
  @usableFromInline var slots: [UInt64] = []

  /// So many keys are looked at one by one.
  @usableFromInline static var patience: Int { 8 }

  @inlinable package init() {}

  @inlinable package var count: Int { keys.count }
}

extension HashMap where Key: Hashable {
  @inlinable package subscript(key: Key) -> Value? {
    guard let index = index(of: key) else { return nil }
    return values[index]
  }

  @inlinable package mutating func set(_ key: Key, to value: Value) {
    if let index = index(of: key) {
      values[index] = value
      return
    }
    keys.append(key)
    values.append(value)
    if keys.count * 2 <= slots.count {
      slots[slot(of: key)] = Self.mark(of: key, at: keys.count - 1)
    } else if keys.count > Self.patience {
      grow()
    }
  }

  @inlinable func index(of key: Key) -> Int? {
    if slots.isEmpty {
      for index in keys.indices where keys[index] == key { return index }
      return nil
    }
    let slot = slot(of: key)
    return slots[slot] == 0 ? nil : Int(slots[slot] & 0xFFFF_FFFF) - 1
  }

  /// The slot that a key has or would get.
  @inlinable func slot(of key: Key) -> Int {
    let hash = UInt64(truncatingIfNeeded: key.hashValue)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash >> 32, keys[Int(slots[slot] & 0xFFFF_FFFF) - 1] == key { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  @inlinable mutating func grow() {
    let count = max(Self.patience * 4, slots.count * 2)
    slots = []
    slots.reserveCapacity(count)
    for _ in 0..<count { slots.append(0) }
    for index in keys.indices {
      var slot = Int(truncatingIfNeeded: UInt64(truncatingIfNeeded: keys[index].hashValue)) & (count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = Self.mark(of: keys[index], at: index)
    }
  }

  @inlinable static func mark(of key: Key, at index: Int) -> UInt64 {
    let hash = UInt64(truncatingIfNeeded: key.hashValue)
    return (hash >> 32) << 32 | UInt64(UInt32(truncatingIfNeeded: index + 1))
  }
}

extension HashMap: Sendable where Key: Sendable, Value: Sendable {}
