import LaySyntax

/// `did you mean '--width'?`, or nil where no candidate is near.
func didYouMean(_ word: String, among candidates: [String]) -> String? {
  nearestName(to: word, among: candidates).map { "did you mean '\($0)'?" }
}
