/// Interned names: each distinct name is stored once and known by a small number.
@usableFromInline package struct SymbolTable: Sendable {
  @usableFromInline var names: [String] = [""]
  /// The bytes of all names, one after the other; the name of index i ends at `ends[i]`.
  private var text: [UInt8] = []
  private var ends: [UInt32] = [0]
  /// Open addressing over `names`.
  private var slots = [Slot](repeating: Slot(), count: 512)
  /// What hashes begin with.
  private var seed: UInt64 = 0

  /// How far from its place a name may stand. Half of the slots are free: of a million names, chance puts none further
  /// away than about 70, but a file may have been made of names that all want the same place.
  private static var patience: Int { 256 }

  /// A place in the table; one without a symbol is free.
  private struct Slot: BitwiseCopyable {
    /// A name of up to eight bytes itself, which most names are, else its hash.
    var key: UInt64 = 0
    var length: UInt32 = 0
    var symbol = Symbol.empty
  }

  package init() {}

  /// A table of these words, all different; empty ones are passed over.
  init(_ keywords: [String], _ operators: [String], _ names: [String]) {
    reserve(keywords.count + operators.count + names.count)
    add(keywords)
    add(operators)
    add(names)
    enterAll(slotCount: slots.count)
  }

  /// Makes room for so many more names.
  mutating func reserve(_ count: Int) {
    names.reserveCapacity(names.count + count)
    ends.reserveCapacity(ends.count + count)
    text.reserveCapacity(text.count + count * 8)
  }

  /// Adds names that are not to be found before all are entered.
  private mutating func add(_ names: [String]) {
    for name in names where !name.isEmpty {
      self.names.append(name)
      var spelling = name
      spelling.withUTF8 { text.append(contentsOf: $0) }
      ends.append(UInt32(text.count))
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
  @inline(__always)
  package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Symbol {
    guard let base = name.baseAddress, name.count > 0 else { return .empty }
    // Nearly all names are short and have been met: what others need does not burden them.
    if name.count <= 8 {
      let found = locate(base, name.count, TextHash.word(base, name.count)).symbol
      if found != .empty { return found }
    }
    return internUnusual(name)
  }

  /// As `intern`, for a name that is long or new.
  @inline(never)
  private mutating func internUnusual(_ name: UnsafeBufferPointer<UInt8>) -> Symbol {
    guard let base = name.baseAddress else { return .empty }
    let key = key(base, name.count)
    let (slot, found) = locate(base, name.count, key)
    return found == .empty ? add(name, String(decoding: name, as: UTF8.self), key, slot: slot) : found
  }

  private mutating func add(
    _ bytes: UnsafeBufferPointer<UInt8>, _ name: String, _ key: UInt64, slot: Int
  ) -> Symbol {
    let symbol = Symbol(UInt32(names.count))
    names.append(name)
    text.append(contentsOf: bytes)
    ends.append(UInt32(text.count))
    slots[slot] = Slot(key: key, length: UInt32(truncatingIfNeeded: bytes.count), symbol: symbol)
    if names.count * 2 > slots.count {
      enterAll(slotCount: slots.count * 2)
    } else if distance(of: key, at: slot) > Self.patience {
      scatter()
    }
    return symbol
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
      let (_, found) = locate(base, name.count, key(base, name.count))
      return found == .empty ? nil : found
    }
  }

  /// Whether a name begins with one of the letters A to Z, as those of types and views do.
  package func isCapitalized(_ symbol: Symbol) -> Bool {
    guard let first = self[symbol].utf8.first else { return false }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  /// The slot a name has or would get, and the symbol there; `empty` if it is free.
  @inline(__always)
  private func locate(_ name: UnsafeRawPointer, _ count: Int, _ key: UInt64) -> (slot: Int, symbol: Symbol) {
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count &- 1
      var slot = home(key, mask)
      while slots[slot].symbol != .empty {
        let entry = slots[slot]
        if entry.key == key, entry.length == UInt32(truncatingIfNeeded: count),
          count <= 8 || equals(entry.symbol, name, count)
        {
          return (slot, entry.symbol)
        }
        slot = (slot &+ 1) & mask
      }
      return (slot, .empty)
    }
  }

  private func equals(_ symbol: Symbol, _ name: UnsafeRawPointer, _ count: Int) -> Bool {
    let start = Int(ends[Int(symbol.index) - 1])
    return text.withUnsafeBytes { text in
      guard let base = text.baseAddress else { return false }
      return TextHash.areEqual(base + start, name, count)
    }
  }

  /// - Parameter count: more than none.
  @inline(__always)
  private func key(_ name: UnsafeRawPointer, _ count: Int) -> UInt64 {
    count <= 8 ? TextHash.word(name, count) : TextHash.hash(name, count, seed: seed)
  }

  /// Where the search for a key begins.
  @inline(__always)
  private func home(_ key: UInt64, _ mask: Int) -> Int {
    Int(truncatingIfNeeded: TextHash.mixed(seed, key)) & mask
  }

  private func distance(of key: UInt64, at slot: Int) -> Int {
    let mask = slots.count - 1
    return (slot - home(key, mask)) & mask
  }

  /// How far from its place the name is that is furthest from it.
  var longestSearch: Int {
    slots.indices.filter { slots[$0].symbol != .empty }.map { distance(of: slots[$0].key, at: $0) }.max() ?? 0
  }

  /// Hashes all names anew, by what who wrote them could not know.
  private mutating func scatter() {
    let address = names.withUnsafeBufferPointer { UInt64(UInt(bitPattern: $0.baseAddress)) }
    seed = TextHash.mixed(seed ^ UInt64(truncatingIfNeeded: names.count), address) | 1
    enterAll(slotCount: slots.count)
  }

  private mutating func enterAll(slotCount: Int) {
    var slots = Array(repeating: Slot(), count: slotCount)
    let mask = slotCount - 1
    text.withUnsafeBytes { text in
      guard let base = text.baseAddress else { return }
      var start = 0
      for index in 1..<names.count {
        let count = Int(ends[index]) - start
        let key = key(base + start, count)
        var slot = home(key, mask)
        while slots[slot].symbol != .empty { slot = (slot + 1) & mask }
        slots[slot] = Slot(key: key, length: UInt32(truncatingIfNeeded: count), symbol: Symbol(UInt32(index)))
        start += count
      }
    }
    self.slots = slots
  }
}
