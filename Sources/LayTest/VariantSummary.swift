/// Which of a preview's variants something is about, in as few words as tell them apart from the others:
/// `iphone-se; accessibility3…accessibility5; both directions`.
struct VariantSummary {
  /// nil where no choice of devices, sizes, directions and appearances makes just these.
  let text: String?

  /// - Parameters:
  ///   - some: Of `all`, in their order; each the four words of `Configuration.variantName`.
  /// - Complexity: O(n) in the variants.
  init(_ some: [String], of all: [String]) {
    let (chosen, every) = (Self.axes(of: some), Self.axes(of: all))
    guard let chosen, let every, chosen.reduce(1, { $0 * $1.count }) == some.count else {
      text = nil
      return
    }
    var words: [String] = []
    for (index, noun) in Self.nouns.enumerated() where every[index].count > 1 {
      if chosen[index].count == every[index].count {
        words.append("\(every[index].count == 2 ? "both" : "all") \(noun)")
      } else {
        words.append(Self.list(chosen[index], of: every[index]))
      }
    }
    text = words.joined(separator: "; ")
  }

  private static let nouns = ["devices", "sizes", "directions", "appearances"]

  /// The values along each axis, each once; nil for what is no name of a variant.
  private static func axes(of variants: [String]) -> [[String]]? {
    var axes: [[String]] = Array(repeating: [], count: nouns.count)
    var seen: [Set<String>] = Array(repeating: [], count: nouns.count)
    for variant in variants {
      let words = variant.split(separator: " ").map { String($0) }
      guard words.count == nouns.count else { return nil }
      for (index, word) in words.enumerated() where seen[index].insert(word).inserted {
        axes[index].append(word)
      }
    }
    return axes
  }

  /// Values that follow each other as their first and last, others one by one.
  private static func list(_ some: [String], of all: [String]) -> String {
    var numbers: [String: Int] = [:]
    for (index, value) in all.enumerated() { numbers[value] = index }
    if some.count > 2, let first = some.first, let last = some.last, let start = numbers[first],
      let end = numbers[last], end - start == some.count - 1
    {
      return "\(first)…\(last)"
    }
    return some.joined(separator: ", ")
  }
}
