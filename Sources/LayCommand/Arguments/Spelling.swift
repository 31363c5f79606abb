import LaySyntax

/// `did you mean '--width'?`, or nil where no candidate is near.
func didYouMean(_ word: String, among candidates: [String]) -> String? {
  let word = Array(word.utf8)
  // A swapped or forgotten letter in a short word, a little more in a long one.
  let tolerance = max(1, min(3, word.count / 3))
  var best: (name: String, distance: Int)?
  for name in candidates {
    guard let distance = editDistance(word, Array(name.utf8), atMost: tolerance) else { continue }
    if distance < best?.distance ?? .max { best = (name, distance) }
  }
  return best.map { "did you mean '\($0.name)'?" }
}
