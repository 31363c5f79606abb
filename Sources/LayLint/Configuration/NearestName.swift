/// The candidate nearest to a misspelled name, at most two letters away; nil if none is.
/// - Complexity: O(candidates × n × m).
package func nearestName(to name: String, among candidates: [String]) -> String? {
  let wanted = Array(name.utf8)
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(wanted, Array(candidate.utf8))
    if distance <= 2, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

/// How many bytes must be inserted, dropped or replaced to turn one word into another.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var row = Array(0...b.count)
  for (i, x) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, y) in b.enumerated() {
      let above = row[j + 1]
      row[j + 1] = min(min(above, row[j]) + 1, diagonal + (x == y ? 0 : 1))
      diagonal = above
    }
  }
  return row[b.count]
}
