/// What the comparison of two outputs says of one layout.
package struct LayoutOutcome: Sendable {
  package enum Status: String, Sendable, CaseIterable {
    case unchanged
    /// A view moved, was resized, came or went.
    case changed
    /// Every frame is where it was, but the picture is another.
    case redrawn
    case added, removed
  }

  package let status: Status
  package let old: LayoutSnapshot?
  package let new: LayoutSnapshot?
  package let changesCanvas: Bool
  package let views: [LayoutDifference.ViewDifference]

  /// A layout that both outputs have.
  /// - Parameter picturesDiffer: Whether the pictures are not the same, byte for byte.
  package init(_ old: LayoutSnapshot, _ new: LayoutSnapshot, tolerance: Double, picturesDiffer: Bool) {
    let difference = LayoutDifference(old, new, tolerance: tolerance)
    self.old = old
    self.new = new
    changesCanvas = difference.changesCanvas
    views = difference.views
    status = difference.isEmpty ? picturesDiffer ? .redrawn : .unchanged : .changed
  }

  package init(removed old: LayoutSnapshot) {
    self.init(old, nil, .removed)
  }

  package init(added new: LayoutSnapshot) {
    self.init(nil, new, .added)
  }

  private init(_ old: LayoutSnapshot?, _ new: LayoutSnapshot?, _ status: Status) {
    self.status = status
    self.old = old
    self.new = new
    changesCanvas = false
    views = []
  }

  /// The new layout, or the old one that is gone.
  package var layout: LayoutSnapshot { new ?? old ?? LayoutSnapshot() }

  /// What the two were made for, where it is not the same: `large → xLarge`; nil for what one output lacks.
  package var environmentChange: String? {
    guard let old, let new, old.environment != new.environment else { return nil }
    guard old.environment.count == new.environment.count else {
      return old.environment.joined(separator: ", ") + " → " + new.environment.joined(separator: ", ")
    }
    return zip(old.environment, new.environment).filter { $0 != $1 }.map { "\($0) → \($1)" }
      .joined(separator: ", ")
  }

  /// The canvas's sizes, where they are not the same: `390 × 160 → 390 × 200`.
  package var canvasChange: String? {
    guard changesCanvas, let old, let new else { return nil }
    return ViewChangeText.size(old.width, old.height) + " → " + ViewChangeText.size(new.width, new.height)
  }

  /// How many views an output leaves out, so that they could not be compared.
  package var omittedCount: Int { max(old?.omittedCount ?? 0, new?.omittedCount ?? 0) }

  /// Compares the layouts of one file: those of the same name and variant, in their order.
  /// - Parameter picturesDiffer: Whether the pictures of two layouts are not the same.
  package static func compare(
    _ olds: [LayoutSnapshot], _ news: [LayoutSnapshot], tolerance: Double,
    picturesDiffer: (LayoutSnapshot, LayoutSnapshot) -> Bool
  ) -> [LayoutOutcome] {
    var known: [LayoutSnapshot.Key: LayoutSnapshot] = [:]
    for old in olds { known[old.key] = old }
    var outcomes = news.map { new in
      guard let old = known.removeValue(forKey: new.key) else { return LayoutOutcome(added: new) }
      return LayoutOutcome(old, new, tolerance: tolerance, picturesDiffer: picturesDiffer(old, new))
    }
    outcomes += olds.filter { known[$0.key] != nil }.map { LayoutOutcome(removed: $0) }
    return outcomes
  }
}

/// How many layouts came out how.
package struct OutcomeSummary: Sendable {
  private var counts = [Int](repeating: 0, count: LayoutOutcome.Status.allCases.count)

  package init() {}

  package subscript(status: LayoutOutcome.Status) -> Int {
    counts[LayoutOutcome.Status.allCases.firstIndex(of: status) ?? 0]
  }

  package mutating func count(_ status: LayoutOutcome.Status) {
    counts[LayoutOutcome.Status.allCases.firstIndex(of: status) ?? 0] += 1
  }

  package var total: Int { counts.reduce(0, +) }
  package var hasDifference: Bool { total > self[.unchanged] }

  /// In words: `61 layouts: 59 unchanged, 2 changed`.
  package var text: String {
    let parts = LayoutOutcome.Status.allCases.filter { self[$0] > 0 }.map { "\(self[$0]) \($0.rawValue)" }
    let layouts = "\(total) layout\(total == 1 ? "" : "s")"
    return parts.isEmpty ? layouts : layouts + ": " + parts.joined(separator: ", ")
  }
}
