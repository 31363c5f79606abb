import LayEngine
import LaySyntax
import LayText
import LayViews

/// The layout as it would be after an edit: what a rule needs that says "this has no effect".
///
/// Each question takes one layout. When the budget is used up, the answer is no: nothing unproven is reported.
struct Counterfactual {
  private let subject: Inspection.Subject
  /// How many views may still be laid out.
  private var budget: Int
  /// What geometry readers built while laying out: edits do not reach it.
  private let unreachable: Set<TreeEdit.Site>

  init(_ subject: Inspection.Subject) {
    self.subject = subject
    let viewCount = subject.pristine.tree.nodes.count
    self.budget = Self.budget(viewCount: viewCount)
    self.unreachable = Set(subject.layout.tree.nodes[viewCount...].map { TreeEdit.Site($0) })
  }

  /// The layout before it was laid out.
  private var pristine: EvaluatedLayout { _read { yield subject.pristine } }
  /// How it was laid out.
  private var frames: LayoutTree { _read { yield subject.frames } }

  /// A few dozen layouts of the file at hand, and for large ones fewer: linear in the file in practice.
  static func budget(viewCount: Int) -> Int { max(20_000, min(viewCount * 24, 400_000)) }

  /// What a layout counts for: its views, and where these ask each other over and over, some of what they answer.
  private var cost: Int { max(pristine.tree.nodes.count, frames.answerCount / Self.answersOfView) }
  /// More than the views of ordinary layouts work out, of which most take no answer at all.
  private static let answersOfView = 64

  /// Whether no question is answered any more.
  var isSpent: Bool { cost > budget }

  /// The frames after an edit; nil where that cannot be known.
  mutating func frames(after edits: Set<TreeEdit>, _ measurer: inout TextMeasurer) -> LayoutTree? {
    layout(with: edits, &measurer)?.frames
  }

  /// Which groups of edits move nothing, the accepted ones all together.
  ///
  /// Asks about all at once, and halves what moves something: with few that do, few layouts answer for many.
  mutating func idle(among groups: [[TreeEdit]], _ measurer: inout TextMeasurer) -> [Bool] {
    var isIdle = Array(repeating: false, count: groups.count)
    var accepted: Set<TreeEdit> = []
    var waiting = groups.isEmpty ? [] : [groups.indices]
    while !isSpent, let range = waiting.popLast() {
      let edits = accepted.union(groups[range].joined())
      if leavesEverything(edits, &measurer) {
        accepted = edits
        for index in range { isIdle[index] = true }
      } else if range.count > 1 {
        let middle = range.lowerBound + range.count / 2
        waiting.append(middle..<range.upperBound)
        waiting.append(range.lowerBound..<middle)
      }
    }
    return isIdle
  }

  /// Whether everything that is drawn stays where it is after edits, whatever becomes of the views around it.
  mutating func leavesPicture(_ edits: Set<TreeEdit>, _ measurer: inout TextMeasurer) -> Bool {
    guard let (other, _) = layout(with: edits, &measurer), other.viewCount == frames.viewCount else {
      return false
    }
    for index in pristine.tree.nodes.indices where pristine.tree.nodes[index].kind.isDrawn {
      let view = ViewID(index)
      guard frames.isPlaced(view) == other.isPlaced(view) else { return false }
      guard frames.frame(of: view).isClose(to: other.frame(of: view)) else { return false }
    }
    return frames.texts == other.texts
  }

  /// Whether every frame and every line of text stays where it is.
  private mutating func leavesEverything(_ edits: Set<TreeEdit>, _ measurer: inout TextMeasurer) -> Bool {
    guard let (other, isGone) = layout(with: edits, &measurer) else { return false }
    guard other.viewCount == frames.viewCount else { return false }
    for index in 0..<frames.viewCount where index >= isGone.count || !isGone[index] {
      let view = ViewID(index)
      guard frames.isPlaced(view) == other.isPlaced(view) else { return false }
      guard frames.frame(of: view).isClose(to: other.frame(of: view)) else { return false }
    }
    return frames.texts == other.texts
  }

  private mutating func layout(
    with edits: Set<TreeEdit>, _ measurer: inout TextMeasurer
  ) -> (frames: LayoutTree, isGone: [Bool])? {
    guard !isSpent, !edits.contains(where: { unreachable.contains($0.site) }) else { return nil }
    budget -= cost
    var edited = pristine
    guard let isGone = edited.tree.apply(edits) else { return nil }
    let other = LayoutEngine.layout(&edited, measurer: &measurer)
    return other.faults.isEmpty ? (other, isGone) : nil
  }
}

/// A finding that holds only if nothing moves when its edits are made.
struct Claim {
  var finding: Finding
  var edits: [TreeEdit]
  /// The finding holds in any case; only that its fix is safe is to be proven.
  var isCertain = false
}

extension Inspection {
  /// Claims that something has no effect; reported if laying out without it proves that.
  mutating func claim(
    _ rule: Rule, _ edits: [TreeEdit], at range: SourceRange, _ message: String, help: String? = nil,
    fix: Diagnostic.Fix? = nil, unless subsumer: Finding.Key? = nil
  ) {
    guard let severity = settings.severity(of: rule) else { return }
    var finding = Finding(Diagnostic(severity, rule.id, at: range, message, help: help, fix: fix))
    finding.subsumer = subsumer
    add(Claim(finding: finding, edits: edits))
  }

  /// Reports something with a fix that is kept if nothing moves by it.
  mutating func report(
    _ rule: Rule, at range: SourceRange, _ message: String, help: String? = nil,
    fix: Diagnostic.Fix?, ifIdle edits: [TreeEdit]
  ) {
    guard let severity = settings.severity(of: rule) else { return }
    let finding = Finding(Diagnostic(severity, rule.id, at: range, message, help: help, fix: fix))
    if fix == nil { add(finding) } else { add(Claim(finding: finding, edits: edits, isCertain: true)) }
  }

  /// Reports the claims that are proven. One that is not withdraws what other layouts show for the same rule and place.
  mutating func proveClaims() {
    let isIdle = counterfactual.idle(among: claims.map { $0.edits }, &measurer)
    for (claim, isProven) in zip(claims, isIdle) {
      var finding = claim.finding
      if claim.isCertain, !isProven { finding.diagnostic.fix = nil }
      if isProven || claim.isCertain { add(finding) } else { object(finding.key) }
    }
  }
}

extension Rect {
  /// Equal but for what arithmetic loses.
  func isClose(to other: Rect) -> Bool {
    abs(minX - other.minX) <= 0.01 && abs(minY - other.minY) <= 0.01
      && abs(size.width - other.size.width) <= 0.01 && abs(size.height - other.size.height) <= 0.01
  }
}
