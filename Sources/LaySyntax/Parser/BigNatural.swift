/// A natural number of any size: what the exact value of a long decimal is computed with.
struct BigNatural {
  /// Least significant first, none of them zero at the end.
  private var limbs: [UInt32]

  init(_ value: UInt32) { limbs = value == 0 ? [] : [value] }

  var isZero: Bool { limbs.isEmpty }

  var bitWidth: Int {
    guard let last = limbs.last else { return 0 }
    return limbs.count * 32 - last.leadingZeroBitCount
  }

  mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  mutating func shiftLeft(by count: Int) {
    guard !limbs.isEmpty, count > 0 else { return }
    let bits = UInt32(count % 32)
    if bits > 0 {
      var carry: UInt32 = 0
      for index in limbs.indices {
        let limb = limbs[index]
        limbs[index] = limb << bits | carry
        carry = limb >> (32 - bits)
      }
      if carry > 0 { limbs.append(carry) }
    }
    limbs = Array(repeating: 0, count: count / 32) + limbs
  }

  mutating func halve() {
    var carry: UInt32 = 0
    for index in limbs.indices.reversed() {
      let limb = limbs[index]
      limbs[index] = limb >> 1 | carry
      carry = limb << 31
    }
    trim()
  }

  /// Takes away a number that is no larger.
  mutating func subtract(_ other: BigNatural) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      let taken = index < other.limbs.count ? Int64(other.limbs[index]) : 0
      let difference = Int64(limbs[index]) - taken + borrow
      limbs[index] = UInt32(truncatingIfNeeded: difference)
      borrow = difference < 0 ? -1 : 0
    }
    trim()
  }

  static func < (a: BigNatural, b: BigNatural) -> Bool {
    if a.limbs.count != b.limbs.count { return a.limbs.count < b.limbs.count }
    for index in a.limbs.indices.reversed() where a.limbs[index] != b.limbs[index] {
      return a.limbs[index] < b.limbs[index]
    }
    return false
  }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }
}
