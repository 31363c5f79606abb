/// Bytes of text compared and hashed eight at a step: names and most texts of a layout are short.
@usableFromInline package enum TextHash {
  /// A number that differs for most texts, in all of its bits.
  /// - Parameter seed: What the text stands with: texts with different seeds have different hashes.
  /// - Complexity: O(count), a multiplication for each eight bytes.
  @inlinable
  @inline(__always)
  package static func hash(_ text: UnsafeRawPointer, _ count: Int, seed: UInt64 = 0) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: count)
    var offset = 0
    while count - offset >= 8 {
      hash = mixed(hash, word(text + offset))
      offset += 8
    }
    return mixed(hash, tail(text + offset, count - offset))
  }

  /// Whether as many bytes are the same at two places.
  @inlinable
  @inline(__always)
  package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
    var offset = 0
    while count - offset >= 8 {
      guard word(a + offset) == word(b + offset) else { return false }
      offset += 8
    }
    return tail(a + offset, count - offset) == tail(b + offset, count - offset)
  }

  /// One multiplication, whose upper half brings what sets the last bytes apart down to where tables look.
  @inlinable
  @inline(__always)
  static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  @inlinable
  @inline(__always)
  static func word(_ bytes: UnsafeRawPointer) -> UInt64 { bytes.loadUnaligned(as: UInt64.self) }

  /// The one to eight bytes of a text, as a number that no other text of that length has.
  @inlinable
  @inline(__always)
  static func word(_ bytes: UnsafeRawPointer, _ count: Int) -> UInt64 {
    count == 8 ? word(bytes) : tail(bytes, count)
  }

  /// The fewer than eight bytes at the end of a text, as a number that no other ending of that length has.
  @inlinable
  @inline(__always)
  static func tail(_ bytes: UnsafeRawPointer, _ count: Int) -> UInt64 {
    if count >= 4 {
      let low = UInt64(bytes.loadUnaligned(as: UInt32.self))
      let high = UInt64((bytes + (count - 4)).loadUnaligned(as: UInt32.self))
      return low | high << 32
    }
    if count == 0 { return 0 }
    let first = UInt64(bytes.load(as: UInt8.self))
    let middle = UInt64((bytes + count / 2).load(as: UInt8.self))
    let last = UInt64((bytes + (count - 1)).load(as: UInt8.self))
    return first | middle << 8 | last << 16
  }
}
