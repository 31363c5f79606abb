#if !hasFeature(Embedded)
/// A whole number of any size, from its lowest 32 bits up; none for zero.
struct WholeNumber: Sendable, Equatable {
  var limbs: [UInt32]

  init(_ number: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: number), UInt32(truncatingIfNeeded: number >> 32)]
    trim()
  }

  var isZero: Bool { limbs.isEmpty }
  var isEven: Bool { limbs.first.map { $0 % 2 == 0 } ?? true }

  var isMultipleOfTen: Bool {
    var rest: UInt64 = 0
    for limb in limbs.reversed() { rest = (rest << 32 | UInt64(limb)) % 10 }
    return rest == 0
  }

  var digits: [UInt8] {
    var (number, digits) = (self, [UInt8]())
    repeat { digits.append(UInt8(ascii: "0") + UInt8(number.divide(by: 10))) } while !number.isZero
    return digits.reversed()
  }

  private mutating func trim() { while limbs.last == 0 { limbs.removeLast() } }

  mutating func multiply(by factor: UInt32) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  mutating func add(_ number: UInt32) { self = self + WholeNumber(UInt64(number)) }

  /// - Returns: The rest.
  mutating func divide(by divisor: UInt32) -> UInt32 {
    var rest: UInt64 = 0
    for index in limbs.indices.reversed() {
      rest = rest << 32 | UInt64(limbs[index])
      limbs[index] = UInt32(rest / UInt64(divisor))
      rest %= UInt64(divisor)
    }
    trim()
    return UInt32(rest)
  }

  static func + (left: WholeNumber, right: WholeNumber) -> WholeNumber {
    var (sum, other) = left.limbs.count < right.limbs.count ? (right, left) : (left, right)
    other.limbs += Array(repeating: 0, count: sum.limbs.count - other.limbs.count)
    var carry: UInt64 = 0
    for index in sum.limbs.indices {
      carry += UInt64(sum.limbs[index]) + UInt64(other.limbs[index])
      sum.limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { sum.limbs.append(UInt32(carry)) }
    return sum
  }

  /// Of a number that is not larger.
  static func - (left: WholeNumber, right: WholeNumber) -> WholeNumber {
    var difference = left
    var borrow: Int64 = 0
    for index in difference.limbs.indices {
      borrow += Int64(difference.limbs[index])
      if index < right.limbs.count { borrow -= Int64(right.limbs[index]) }
      difference.limbs[index] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    difference.trim()
    return difference
  }

  static func * (left: WholeNumber, right: WholeNumber) -> WholeNumber {
    var product = WholeNumber(0)
    product.limbs = Array(repeating: 0, count: left.limbs.count + right.limbs.count)
    for (place, factor) in left.limbs.enumerated() {
      var carry: UInt64 = 0
      for (index, limb) in right.limbs.enumerated() {
        carry += UInt64(factor) * UInt64(limb) + UInt64(product.limbs[place + index])
        product.limbs[place + index] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      product.limbs[place + right.limbs.count] = UInt32(carry)
    }
    product.trim()
    return product
  }

  static func < (left: WholeNumber, right: WholeNumber) -> Bool {
    if left.limbs.count != right.limbs.count { return left.limbs.count < right.limbs.count }
    for index in left.limbs.indices.reversed() where left.limbs[index] != right.limbs[index] {
      return left.limbs[index] < right.limbs[index]
    }
    return false
  }

  /// The whole part of a division, bit by bit.
  func quotient(by divisor: WholeNumber) -> WholeNumber {
    var (quotient, rest) = (WholeNumber(0), WholeNumber(0))
    for limb in limbs.reversed() {
      var bits: UInt32 = 0
      for bit in (0..<32).reversed() {
        rest.multiply(by: 2)
        if limb >> UInt32(bit) & 1 == 1 { rest.add(1) }
        if !(rest < divisor) {
          rest = rest - divisor
          bits |= 1 << UInt32(bit)
        }
      }
      quotient.limbs.insert(bits, at: 0)
    }
    quotient.trim()
    return quotient
  }
}
#endif
