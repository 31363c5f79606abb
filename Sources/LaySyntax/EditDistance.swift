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
