import LaySyntax

/// The candidate nearest to a misspelled name, at most two letters away; nil if none is.
package func nearestName(to name: String, among candidates: [String]) -> String? {
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    guard let distance = editDistance(name, candidate, atMost: 2) else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}
