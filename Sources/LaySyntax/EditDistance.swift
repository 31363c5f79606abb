/// How many bytes must be added, dropped, changed or swapped with their neighbour to make one word of the other.
///
/// - Returns: nil for more than the limit, and for words of more than 64 bytes, which nobody mistypes by a few.
/// - Complexity: O(product of the lengths), for an error's message only.
package func editDistance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
  if abs(a.count - b.count) > limit || max(a.count, b.count) > 64 { return nil }
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for i in 0..<a.count {
    var current = [i + 1]
    current.reserveCapacity(b.count + 1)
    for j in 0..<b.count {
      var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforePrevious[j - 1] + 1) }
      current.append(cost)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[b.count] <= limit ? previous[b.count] : nil
}

package func editDistance(_ a: String, _ b: String, atMost limit: Int) -> Int? {
  editDistance(Array(a.utf8), Array(b.utf8), atMost: limit)
}

/// The candidate that was meant by a misspelled name: one slip away, two where the name is longer than five letters
/// or was cut short; the first in the alphabet of equally near ones. Upper case for lower case is no slip.
/// - Complexity: O(names × length²), for an error's message only.
package func nearestName(to name: String, among candidates: [String]) -> String? {
  let wanted = Array(name.utf8)
  // A name of one or two letters is near to everything.
  guard wanted.count > 2 else { return nil }
  let folded = lowercased(wanted)
  var best: (name: String, slips: Int, distance: Int)?
  for candidate in candidates where abs(candidate.utf8.count - wanted.count) <= 2 && candidate != name {
    let bytes = Array(candidate.utf8)
    let reach = wanted.count > 5 || candidate.hasPrefix(name) ? 2 : 1
    guard let slips = editDistance(folded, lowercased(bytes), atMost: min(best?.slips ?? reach, reach)) else {
      continue
    }
    let distance = editDistance(wanted, bytes, atMost: wanted.count + 2) ?? .max
    if let best, (best.slips, best.distance, best.name) <= (slips, distance, candidate) { continue }
    best = (candidate, slips, distance)
  }
  return best?.name
}

private func lowercased(_ word: [UInt8]) -> [UInt8] {
  word.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
}
