#if !hasFeature(Embedded)
/// The generator behind C's `drand48`: 48 bits, each of which follows from those before, with the factor and the summand
/// of POSIX.
package struct RandomBits: Sendable {
  private var state: UInt64

  /// Where an app begins: the state that Apple's library of C has before `srand48`.
  package init() { state = 0x1234_ABCD_330E }

  /// `srand48(seed)`, of which the lowest 32 bits count.
  package init(seed: Int) { state = UInt64(UInt32(truncatingIfNeeded: seed)) << 16 | 0x330E }

  package mutating func next() -> UInt64 {
    state = (state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
    return state
  }
}
#endif
