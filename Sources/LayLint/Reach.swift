/// Which checks there are.
enum Reach {
  /// Whether those are made that the playground does without, of which a page loads the whole library at once.
  static var isWhole: Bool {
    #if hasFeature(Embedded)
    false
    #else
    true
    #endif
  }
}
