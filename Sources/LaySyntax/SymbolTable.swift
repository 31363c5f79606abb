/// Interned names: each distinct name is stored once and known by a small number.
package struct SymbolTable: Sendable {
  private var names: [String] = [""]
  /// Open addressing over `names`; a slot holds a symbol's index plus one, 0 is free.
  private var slots: [UInt32] = Array(repeating: 0, count: 256)
  private var hashes: [UInt32] = [0]

  package init() {}

  package subscript(symbol: Symbol) -> String { names[Int(symbol.index)] }
  package var count: Int { names.count }

  /// The symbol of a name, made if it is new.
  /// - Complexity: O(length of the name), amortised.
  package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Symbol {
    if name.isEmpty { return .empty }
    let hash = Self.hash(name)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == hash, equals(names[index], name) { return Symbol(UInt32(index)) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let index = names.count
    names.append(String(decoding: name, as: UTF8.self))
    hashes.append(hash)
    slots[slot] = UInt32(index) + 1
    if names.count * 2 > slots.count { grow() }
    return Symbol(UInt32(index))
  }

  package mutating func intern(_ name: String) -> Symbol {
    var name = name
    return name.withUTF8 { intern($0) }
  }

  /// The symbol of a name that occurs in the file, or nil.
  package func find(_ name: String) -> Symbol? {
    var name = name
    return name.withUTF8 { name in
      if name.isEmpty { return .empty }
      let hash = Self.hash(name)
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] != 0 {
        let index = Int(slots[slot]) - 1
        if hashes[index] == hash, equals(names[index], name) { return Symbol(UInt32(index)) }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  private func equals(_ name: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let utf8 = name.utf8
    return utf8.count == bytes.count && utf8.elementsEqual(bytes)
  }

  /// FNV-1a: short names, no need of more.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for index in 1..<names.count {
      var slot = Int(hashes[index]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index) + 1
    }
  }
}
