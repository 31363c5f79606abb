#if hasFeature(Embedded)
/// Where numbers stand: the standard library's table, which is there anyway, where all code is loaded before the first
/// picture.
struct NumberPlaces {
  private var places: [Int: Int] = [:]

  subscript(number: Int) -> Int? { places[number] }

  /// The place of a number, which is noted where it has none yet.
  mutating func place(of number: Int, orNote place: Int) -> Int? {
    if let known = places[number] { return known }
    places[number] = place
    return place
  }
}
#else
/// Where numbers stand: a hash table of whole numbers, in which neighbours lie together.
///
/// The standard library's scatters them, to be sure against any choice of keys, and a loop over a large one waits for
/// memory at each. Here numbers that were chosen to meet are seen by how far they lie from where they belong, and refused:
/// who keeps them has another table for such.
struct NumberPlaces {
  /// Open addressing: number, then its place and one more, 0 for a free slot.
  private var slots: [Int] = []
  private var count = 0
  /// Whether numbers that were chosen to meet were among them: no more are taken.
  private var isClosed = false

  /// A number lies at most so many slots after its own, or is refused; of a million at random none does.
  private static let longestProbe = 64

  subscript(number: Int) -> Int? {
    guard !slots.isEmpty else { return nil }
    let slot = slot(of: number)
    return slot < 0 || slots[slot + 1] == 0 ? nil : slots[slot + 1] - 1
  }

  /// The place of a number, which is noted where it has none yet; nil where it is refused.
  mutating func place(of number: Int, orNote place: Int) -> Int? {
    if (count + 1) * 4 > slots.count { grow() }
    let slot = slot(of: number)
    guard slot >= 0 else { return nil }
    if slots[slot + 1] != 0 { return slots[slot + 1] - 1 }
    if isClosed { return nil }
    slots[slot] = number
    slots[slot + 1] = place + 1
    count += 1
    return place
  }

  /// Where a number is or would be; negative where that is too far.
  private func slot(of number: Int) -> Int {
    let last = slots.count / 2 - 1
    // Neighbours lie together, as they are mostly asked for one after the other; the upper bits tell apart what is equal
    // in the lower ones.
    let hash = number ^ number >> 32
    var slot = (hash ^ hash >> 9) & last
    for _ in 0..<Self.longestProbe {
      if slots[2 * slot + 1] == 0 || slots[2 * slot] == number { return 2 * slot }
      slot = (slot + 1) & last
    }
    return -1
  }

  private mutating func grow() {
    guard !isClosed else { return }
    let old = slots
    slots = Array(repeating: 0, count: max(32, old.count * 2))
    for index in stride(from: 0, to: old.count, by: 2) where old[index + 1] != 0 {
      let slot = slot(of: old[index])
      guard slot >= 0 else {
        isClosed = true
        slots = old
        return
      }
      (slots[slot], slots[slot + 1]) = (old[index], old[index + 1])
    }
  }
}
#endif
