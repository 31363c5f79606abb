import LayLint
import LaySyntax

// Modifiers that a view may want.

extension Workspace {
  /// A modifier that may be called on a view to give it another size or place.
  private struct Addition {
    var text: String
    var weight = 1
    /// What it is about: of several that are about the same the simplest is shown.
    var group: String

    init(_ text: String, weight: Int = 1, group: String? = nil) {
      self.text = text
      self.weight = weight
      self.group = group ?? text
    }
  }

  /// A priority above those that are written.
  private var priority: String {
    var most = 0.0
    for chain in chains {
      for modifier in chain.modifiers where modifier.name == "layoutPriority" {
        for argument in arguments(of: modifier.call) { most = max(most, number(of: argument) ?? 0) }
      }
    }
    return ".layoutPriority(\(sourceNumber(most < 1_000 ? most.rounded(.down) + 1 : 1)))"
  }

  private var modifiers: [Addition] {
    var additions = [
      Addition(".fixedSize()", group: ".fixedSize"),
      Addition(".fixedSize(horizontal: false, vertical: true)", group: ".fixedSize"),
      Addition(".fixedSize(horizontal: true, vertical: false)", group: ".fixedSize"),
      Addition(priority), Addition(".ignoresSafeArea()"), Addition(".scaledToFit()"),
      Addition(".containerRelativeFrame(.horizontal)"), Addition(".containerRelativeFrame(.vertical)"),
    ]
    for bounds in [
      "maxWidth: .infinity", "maxHeight: .infinity", "maxWidth: .infinity, maxHeight: .infinity",
    ] {
      for alignment in [
        "", ", alignment: .leading", ", alignment: .trailing", ", alignment: .top",
        ", alignment: .bottom", ", alignment: .topLeading",
      ] {
        additions.append(Addition(".frame(\(bounds)\(alignment))", group: ".frame(\(bounds)"))
      }
    }
    for length in lengths {
      let number = sourceNumber(length.value)
      for label in ["width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight"] {
        additions.append(
          Addition(
            ".frame(\(label): \(number))", weight: length.isGiven ? 1 : 2,
            group: label.lowercased().hasSuffix("width") ? ".frame(width" : ".frame(height"))
      }
    }
    for (index, length) in lengths.enumerated() {
      for other in lengths[index...] {
        additions.append(
          Addition(
            ".frame(width: \(sourceNumber(length.value)), height: \(sourceNumber(other.value)))",
            weight: length.isGiven && other.isGiven ? 1 : 2))
      }
    }
    return additions
  }

  private static let ofTexts = [".lineLimit(1)", ".lineLimit(nil)", ".minimumScaleFactor(0.5)"]
  private static let ofImages = [".resizable()", ".resizable().scaledToFit()", ".resizable().scaledToFill()"]
  private static let ofRows = [".listRowInsets(EdgeInsets())"]
  /// What makes a fitting view of one that is far away: the others are tried near what is asked about.
  private static let ofFarViews: Set<String> = [
    ".fixedSize()", ".frame(maxWidth: .infinity)", ".frame(maxHeight: .infinity)",
  ]

  func addedModifiers() -> [Candidate] {
    let common = modifiers
    let far = Self.ofFarViews.union([priority])
    var found: [Candidate] = []
    for chain in chains {
      var texts = chain.isNear ? common : common.filter { far.contains($0.text) }
      if chain.name == "Text" || chain.name == "Label" { texts += Self.ofTexts.map { Addition($0) } }
      if chain.name == "Image" { texts += Self.ofImages.map { Addition($0, group: ".resizable") } }
      if chain.isNear, isInList(chain) || chain.name == "List" { texts += Self.ofRows.map { Addition($0) } }
      for text in texts {
        for position in positions(in: chain) {
          if let candidate = addition(of: text, to: chain, at: position) { found.append(candidate) }
        }
      }
    }
    return found
  }

  /// A modifier added behind so many others.
  private func addition(of addition: Addition, to chain: ViewChain, at position: Int) -> Candidate? {
    let text = addition.text
    return Candidate(
      "add \(text) to \(words(for: chain))"
        + (position == chain.modifiers.count ? "" : placeWords(chain, position)),
      [insertion(text, in: chain, at: position)], weight: addition.weight,
      twins: "\(chain.shape)+\(position)\(text)", group: "\(chain.baseRange.start)+\(addition.group)")
  }

  private func placeWords(_ chain: ViewChain, _ position: Int) -> String {
    ", before .\(chain.modifiers[position].name)"
  }

  /// Where in a chain another modifier makes a difference: at its ends, before what names or fills the view, and between
  /// those that change its size.
  func positions(in chain: ViewChain) -> [Int] {
    var positions: Set<Int> = [0, chain.modifiers.count]
    guard chain.isNear else { return [chain.modifiers.count] }
    for (index, modifier) in chain.modifiers.enumerated() where Self.dividers.contains(modifier.name) {
      positions.insert(index)
      if modifier.name == "id" { positions.insert(index + 1) }
    }
    return positions.sorted()
  }

  private static let dividers: Set<String> = [
    "id", "accessibilityIdentifier", "background", "border", "overlay", "padding", "frame", "fixedSize",
    "aspectRatio", "scaledToFit", "scaledToFill", "clipShape", "clipped", "buttonStyle",
  ]

  private func isInList(_ chain: ViewChain) -> Bool {
    var node = sites.parent(chain.whole)
    while !node.isNone {
      if syntax.kind(node) == .call, ["List", "Form"].contains(sites.name(ofCall: node)) { return true }
      node = sites.parent(node)
    }
    return false
  }
}
