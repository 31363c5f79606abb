import LayCatalog

/// The generator behind `drand48`, as POSIX has it: 48 bits, each time multiplied and added to.
struct LinearCongruence {
  /// What it begins with where no seed was given, as in the C library.
  private var bits: UInt64 = 0x1234_ABCD_330E

  private static var mask: UInt64 { (1 << 48) - 1 }

  /// The upper 32 bits are the seed's, the lower 16 always the same.
  mutating func seed(_ seed: Int) { bits = UInt64(UInt32(truncatingIfNeeded: seed)) << 16 | 0x330E }

  /// The next 48 bits.
  mutating func next() -> UInt64 {
    bits = (bits &* 0x5_DEEC_E66D &+ 0xB) & Self.mask
    return bits
  }
}

extension StandardDeclaration {
  static let drand48 = StandardDeclaration.written("drand48") { evaluator, _ in
    .double(Double(evaluator.state.random.next()) / Double(UInt64(1) << 48))
  }
  static let lrand48 = StandardDeclaration.written("lrand48") { evaluator, _ in
    .int(Int(truncatingIfNeeded: evaluator.state.random.next() >> 17))
  }
  static let mrand48 = StandardDeclaration.written("mrand48") { evaluator, _ in
    .int(Int(truncatingIfNeeded: Int32(truncatingIfNeeded: evaluator.state.random.next() >> 16)))
  }
  static let srand48 = StandardDeclaration.function("srand48", [Parameter("", .int)]) {
    evaluator, values, _ in
    if case .int(let seed)? = values.first { evaluator.state.random.seed(seed) }
    return .void
  }
}
