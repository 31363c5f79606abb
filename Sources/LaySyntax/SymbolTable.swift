/// Interned names: each distinct name is stored once and known by a small number.
@usableFromInline package struct SymbolTable: Sendable {
  @usableFromInline var names: [String] = [""]
  /// The bytes of all names, one after the other; the name of index i ends at `ends[i]`.
  private var text: [UInt8] = []
  private var ends: [UInt32] = [0]
  /// Open addressing over `names`; a slot holds a name's hash above its index, 0 is free.
  private var slots: [UInt64] = Array(repeating: 0, count: 512)

  package init() {}

  /// - Parameter names: different ones, none empty.
  init(_ names: [String]) {
    self.names.reserveCapacity(names.count + 1)
    ends.reserveCapacity(names.count + 1)
    text.reserveCapacity(names.count * 8)
    for name in names {
      var bytes = name
      bytes.withUTF8 { bytes in
        guard let base = bytes.baseAddress else { return }
        let hash = Self.hash(base, bytes.count)
        add(name, bytes, hash, slot: locate(base, bytes.count, hash).slot)
      }
    }
  }

  @inlinable package subscript(symbol: Symbol) -> String { names[Int(symbol.index)] }
  package var count: Int { names.count }

  /// Bytes of a name.
  package func length(of symbol: Symbol) -> UInt32 {
    let index = Int(symbol.index)
    return index == 0 ? 0 : ends[index] - ends[index - 1]
  }

  /// The symbol of a name, made if it is new.
  /// - Complexity: O(length of the name), amortised.
  package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Symbol {
    guard let base = name.baseAddress, name.count > 0 else { return .empty }
    let bytes = UnsafeRawPointer(base)
    let hash = Self.hash(bytes, name.count)
    let (slot, found) = locate(bytes, name.count, hash)
    if found != 0 { return Symbol(found) }
    return add(String(decoding: name, as: UTF8.self), name, hash, slot: slot)
  }

  @discardableResult
  private mutating func add(
    _ name: String, _ bytes: UnsafeBufferPointer<UInt8>, _ hash: UInt32, slot: Int
  ) -> Symbol {
    let index = UInt32(names.count)
    names.append(name)
    text.append(contentsOf: bytes)
    ends.append(UInt32(text.count))
    slots[slot] = UInt64(hash) << 32 | UInt64(index)
    if names.count * 2 > slots.count { grow() }
    return Symbol(index)
  }

  package mutating func intern(_ name: String) -> Symbol {
    var name = name
    return name.withUTF8 { intern($0) }
  }

  /// The symbol of a name that was interned before, or nil.
  package func find(_ name: String) -> Symbol? {
    var name = name
    return name.withUTF8 { name in
      guard let base = name.baseAddress, name.count > 0 else { return .empty }
      let bytes = UnsafeRawPointer(base)
      let (_, found) = locate(bytes, name.count, Self.hash(bytes, name.count))
      return found == 0 ? nil : Symbol(found)
    }
  }

  /// The slot a name has or would get, and the symbol's index there; 0 if it is free.
  @inline(__always)
  private func locate(_ name: UnsafeRawPointer, _ count: Int, _ hash: UInt32) -> (slot: Int, index: UInt32) {
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 {
        let index = UInt32(truncatingIfNeeded: slots[slot])
        if slots[slot] >> 32 == UInt64(hash), equals(index, name, count) { return (slot, index) }
        slot = (slot + 1) & mask
      }
      return (slot, 0)
    }
  }

  @inline(__always)
  private func equals(_ index: UInt32, _ name: UnsafeRawPointer, _ count: Int) -> Bool {
    let start = Int(ends[Int(index) - 1])
    guard Int(ends[Int(index)]) - start == count else { return false }
    return text.withUnsafeBytes { text in
      guard let base = text.baseAddress else { return false }
      return TextHash.areEqual(base + start, name, count)
    }
  }

  @inline(__always)
  private static func hash(_ name: UnsafeRawPointer, _ count: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: TextHash.hash(name, count))
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 {
      var slot = Int(truncatingIfNeeded: entry >> 32) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }
}
