/// `did you mean '--width'?`, or nil where no candidate is near.
func didYouMean(_ word: String, among candidates: [String]) -> String? {
  let word = Array(word.utf8)
  // A swapped or forgotten letter in a short word, a little more in a long one.
  let tolerance = max(1, min(3, word.count / 3))
  var best: (name: String, distance: Int)?
  for name in candidates {
    let distance = editDistance(word, Array(name.utf8))
    if distance <= tolerance, distance < best?.distance ?? .max { best = (name, distance) }
  }
  return best.map { "did you mean '\($0.name)'?" }
}

/// How many bytes must be inserted, dropped, replaced or swapped with their neighbour to turn one word into another.
/// - Complexity: O(n × m).
func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for (i, x) in a.enumerated() {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for (j, y) in b.enumerated() {
      var least = min(row[j] + 1, last[j + 1] + 1, last[j] + (x == y ? 0 : 1))
      if i > 0, j > 0, x == b[j - 1], a[i - 1] == y { least = min(least, beforeLast[j - 1] + 1) }
      row.append(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
