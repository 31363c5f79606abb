/// Takes apart what is compressed as zlib does it (RFC 1950 and 1951).
struct Inflate {
  private let bytes: ArraySlice<UInt8>
  private var next: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// The content of a stream; nil for one that is damaged or grows beyond a limit.
  static func content(of bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    guard bytes.count > 2 else { return nil }
    var inflate = Inflate(bytes.dropFirst(2), limit: limit)
    return inflate.run()
  }

  private init(_ bytes: ArraySlice<UInt8>, limit: Int) {
    self.bytes = bytes
    self.limit = limit
    next = bytes.startIndex
  }

  private mutating func run() -> [UInt8]? {
    var isLast = false
    while !isLast {
      guard let last = take(1), let kind = take(2) else { return nil }
      isLast = last == 1
      switch kind {
      case 0: guard copyStored() else { return nil }
      case 1: guard expand(Self.fixedLiterals, Self.fixedDistances) else { return nil }
      case 2:
        guard let (literals, distances) = readTables(), expand(literals, distances) else { return nil }
      default: return nil
      }
    }
    return output
  }

  private mutating func take(_ count: Int) -> Int? {
    while bitCount < count {
      guard next < bytes.endIndex else { return nil }
      bits |= UInt32(bytes[next]) << UInt32(bitCount)
      next += 1
      bitCount += 8
    }
    let value = bits & ((1 << UInt32(count)) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func copyStored() -> Bool {
    (bits, bitCount) = (0, 0)
    guard next + 4 <= bytes.endIndex else { return false }
    let length = Int(bytes[next]) | Int(bytes[next + 1]) << 8
    next += 4
    guard next + length <= bytes.endIndex, output.count + length <= limit else { return false }
    output += bytes[next..<next + length]
    next += length
    return true
  }

  /// A canonical code: how many words there are of each length, and what they stand for.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: [Int]) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      for length in 1..<16 {
        for (symbol, own) in lengths.enumerated() where own == length { symbols.append(symbol) }
      }
    }
  }

  private static let fixedLiterals = Code(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Code([Int](repeating: 5, count: 30))

  private mutating func symbol(_ code: Code) -> Int? {
    var (word, first, index) = (0, 0, 0)
    for length in 1..<16 {
      guard let bit = take(1) else { return nil }
      word |= bit
      let count = code.counts[length]
      if word - count < first {
        let place = index + word - first
        return code.symbols.indices.contains(place) ? code.symbols[place] : nil
      }
      index += count
      first = (first + count) << 1
      word <<= 1
    }
    return nil
  }

  private mutating func readTables() -> (Code, Code)? {
    guard let literals = take(5), let distances = take(5), let own = take(4) else { return nil }
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var lengths = [Int](repeating: 0, count: 19)
    for place in order.prefix(own + 4) {
      guard let length = take(3) else { return nil }
      lengths[place] = length
    }
    let code = Code(lengths)
    let total = literals + 257 + distances + 1
    var all: [Int] = []
    while all.count < total {
      guard let word = symbol(code) else { return nil }
      switch word {
      case 0..<16: all.append(word)
      case 16:
        guard let last = all.last, let count = take(2) else { return nil }
        all += [Int](repeating: last, count: count + 3)
      case 17:
        guard let count = take(3) else { return nil }
        all += [Int](repeating: 0, count: count + 3)
      default:
        guard let count = take(7) else { return nil }
        all += [Int](repeating: 0, count: count + 11)
      }
    }
    guard all.count == total else { return nil }
    return (Code(Array(all[..<(literals + 257)])), Code(Array(all[(literals + 257)...])))
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097, 6145, 8193, 12289, 16385, 24577,
  ]

  private mutating func expand(_ literals: Code, _ distances: Code) -> Bool {
    while true {
      guard let word = symbol(literals) else { return false }
      if word < 256 {
        guard output.count < limit else { return false }
        output.append(UInt8(word))
        continue
      }
      if word == 256 { return true }
      let place = word - 257
      guard Self.lengthBases.indices.contains(place), let more = take(Self.lengthBits[place]),
        let step = symbol(distances), Self.distanceBases.indices.contains(step),
        let far = take(step < 4 ? 0 : step / 2 - 1)
      else { return false }
      let length = Self.lengthBases[place] + more
      let start = output.count - Self.distanceBases[step] - far
      guard start >= 0, output.count + length <= limit else { return false }
      for offset in 0..<length { output.append(output[start + offset]) }
    }
  }
}
