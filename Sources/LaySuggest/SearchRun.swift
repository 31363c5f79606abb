import LayLint
import LayOutput
import LayQuery
import LaySyntax
import LayViews

/// One search: what has been tried, and what of it makes the expressions true.
struct SearchRun {
  /// A change that was laid out.
  struct Tried {
    var candidate: Candidate
    var source: SourceFile
    var outcome: LayoutTrial.Outcome
  }

  private let search: SuggestionSearch
  private let trial: LayoutTrial
  private let base: LayoutTrial.Outcome
  private let workspace: Workspace
  private let baseFrames: FrameTable
  /// The views that the expressions name.
  private let asked: Set<ViewID>
  private(set) var found: [Tried] = []
  /// Changes that are not enough, and move something: halves of pairs.
  private var partial: [Tried] = []
  private var count = SearchCount()
  private var seen: Set<[UInt8]> = []

  init(_ search: SuggestionSearch, _ sites: CallSites, _ trial: LayoutTrial, _ base: LayoutTrial.Outcome) {
    self.search = search
    self.trial = trial
    self.base = base
    baseFrames = FrameTable(base.layout) { $0 }
    let scene = QueryScene(base.layout)
    let frames = trial.queries.flatMap { $0.views(in: scene) }
    asked = Set(frames.compactMap { $0.view })
    let surroundings = Surroundings(base.layout.views)
    workspace = Workspace(
      sites, shown: surroundings.shown, near: surroundings.places(near: asked),
      lengths: Self.lengths(base.outcomes, trial.queries))
  }

  /// The lengths that the expressions compare with: on the right side of what is not true.
  private static func lengths(_ outcomes: [QueryOutcome], _ queries: [Query]) -> [WantedLength] {
    var lengths: [WantedLength] = []
    for (outcome, query) in zip(outcomes, queries) {
      for comparison in outcome.comparisons where !comparison.holds {
        let length: Double
        switch comparison.relation {
        case .less: length = (comparison.right / unit).rounded(.up) * unit - unit
        case .greater: length = (comparison.right / unit).rounded(.down) * unit + unit
        default: length = comparison.right
        }
        let isGiven = query.numbers.contains(comparison.right)
        let wanted = WantedLength(value: length, isGiven: isGiven)
        if length.isFinite, length > 0, length < 10_000, !lengths.contains(wanted) { lengths.append(wanted) }
      }
    }
    return Array(lengths.prefix(3))
  }

  /// The step of lengths that are not given, in points.
  private static let unit = 4.0

  mutating func answer(atMost mostCount: Int) -> SuggestionAnswer {
    tryEverything()
    return .suggestions(best(mostCount), count)
  }

  /// Fills `found`.
  mutating func tryEverything() {
    var singles =
      workspace.movedIntoLabels() + workspace.movedModifiers() + workspace.offsetsAsPaddings()
      + workspace.changedFrames() + workspace.removedSpacing()
      + workspace.removedModifiers() + workspace.changedAlignments() + workspace.unwrappedContainers()
      + workspace.addedModifiers() + workspace.renamedContainers() + workspace.spacers()
      + workspace.wrappedViews()
    if let place = search.place { singles = singles.filter { isNear($0, place) } }
    for candidate in twins(of: singles) + singles { attempt(candidate) }
    for number in workspace.adjustableNumbers() { adjust(number) }
    if found.isEmpty { tryPairs() }
  }

  /// Whether a change touches the view that is written around a place, or its line.
  private func isNear(_ candidate: Candidate, _ place: SourceLocation) -> Bool {
    guard let offset = workspace.source.offset(of: place) else { return false }
    let chain = workspace.chains.filter { $0.range.start <= offset && offset < $0.range.end }.min {
      $0.range.end - $0.range.start < $1.range.end - $1.range.start
    }
    guard let chain else { return false }
    return candidate.edits.allSatisfy {
      chain.range.start <= $0.range.start && $0.range.end <= chain.range.end
    }
  }

  /// The same change made to all views that are alike.
  private func twins(of candidates: [Candidate]) -> [Candidate] {
    var groups: [String: [Int]] = [:]
    var order: [String] = []
    for (index, candidate) in candidates.enumerated() {
      guard let key = candidate.twins else { continue }
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    return order.compactMap { key in
      guard let group = groups[key], group.count > 1 else { return nil }
      return Candidate(
        candidates[group[0]].title + ", and the same for \(group.count - 1) more like it",
        group.flatMap { candidates[$0].edits }, weight: candidates[group[0]].weight,
        group: candidates[group[0]].group + "…")
    }
  }

  // MARK: Trying

  @discardableResult
  private mutating func attempt(_ candidate: Candidate) -> LayoutTrial.Outcome? {
    guard count.tried < search.limit else {
      count.isCutShort = true
      return nil
    }
    let shown = workspace.source.shownRange
    guard candidate.edits.allSatisfy({ shown.start <= $0.range.start && $0.range.end <= shown.end }) else {
      return nil
    }
    let edits = candidate.edits.map { edit in
      var edit = edit
      edit.range = SourceRange(start: edit.range.start - shown.start, end: edit.range.end - shown.start)
      return edit
    }
    let file = workspace.source.shownFile
    let bytes = FixApplication.apply(edits, to: file.bytes)
    guard bytes != file.bytes, seen.insert(bytes).inserted else { return nil }
    count.tried += 1
    let source = workspace.source.replacingShownFile(by: bytes)
    guard let outcome = trial.outcome(of: source) else { return nil }
    let tried = Tried(candidate: candidate, source: source, outcome: outcome)
    if outcome.holds {
      found.append(tried)
    } else if outcome.distance < base.distance - 0.1 || changesAsked(outcome) {
      partial.append(tried)
    }
    return outcome
  }

  private func changesAsked(_ outcome: LayoutTrial.Outcome) -> Bool {
    outcome.outcomes.map({ $0.comparisons }) != base.outcomes.map({ $0.comparisons })
  }

  /// Finds the number by what two others make of the first comparison that is not true.
  private mutating func adjust(_ number: AdjustableNumber) {
    for usual in number.usual where usual != number.start {
      if let candidate = number.candidate(usual), attempt(candidate)?.holds == true { return }
    }
    guard let miss = base.firstMiss else { return }
    let start = difference(base) ?? 0
    let first: Double
    if number.isWritten {
      first = start
    } else {
      guard let candidate = number.candidate(number.start) else { return }
      guard let outcome = attempt(candidate) else { return }
      if outcome.holds { return }
      first = difference(outcome, like: miss) ?? start
    }
    let step = number.start < 1 && number.isWritten && number.start > 0 ? number.start / 2 : 4
    guard let candidate = number.candidate(number.start + step), let outcome = attempt(candidate),
      let second = difference(outcome, like: miss), abs(second - first) > 1e-6
    else { return }
    let aim: Double
    switch miss.relation {
    case .less: aim = -1
    case .greater: aim = 1
    default: aim = 0
    }
    let exact = number.start + (aim - first) * step / (second - first)
    guard exact.isFinite, abs(exact) < 10_000 else { return }
    for value in [exact.rounded(), exact.rounded(.down), exact.rounded(.up), exact] {
      if let candidate = number.candidate(value), attempt(candidate)?.holds == true { return }
    }
  }

  private func difference(_ outcome: LayoutTrial.Outcome) -> Double? {
    outcome.firstMiss.map { $0.left - $0.right }
  }

  /// The same comparison in another layout.
  private func difference(_ outcome: LayoutTrial.Outcome, like miss: QueryOutcome.Comparison) -> Double? {
    for (before, after) in zip(base.outcomes, outcome.outcomes) {
      for (comparison, other) in zip(before.comparisons, after.comparisons) where comparison == miss {
        return other.left - other.right
      }
    }
    return nil
  }

  /// Two changes where one alone does not do: those that come nearest with each other.
  private mutating func tryPairs() {
    // Those that make more of the expressions true, and of several that do the same the nearest.
    var groups: Set<String> = []
    let halves = partial.sorted {
      ($0.outcome.missCount, $0.outcome.distance) < ($1.outcome.missCount, $1.outcome.distance)
    }.filter { groups.insert($0.candidate.group).inserted }.prefix(Self.mostHalves)
    for (index, first) in halves.enumerated() {
      for second in halves[(halves.startIndex + index + 1)...] {
        if count.tried >= search.limit || found.count >= Self.enough { return }
        let title = "\(first.candidate.title), and \(second.candidate.title)"
        if let pair = first.candidate.joined(
          with: second.candidate, title: title,
          weight: first.candidate.weight + second.candidate.weight)
        {
          attempt(pair)
        }
      }
    }
  }

  private static let mostHalves = 60
  /// So many pairs are enough to choose from.
  private static let enough = 12

  // MARK: Choosing

  /// How many are looked at closely: each takes layouts and lint of its own.
  private static let finalists = 14

  private func best(_ mostCount: Int) -> [Suggestion] {
    if found.isEmpty { return [] }
    let ranked = found.enumerated().map { index, tried in
      (index: index, price: roughPrice(tried))
    }.sorted { ($0.price, $0.index) < ($1.price, $1.index) }
    let settings = RuleSettings(preset: .teaching)
    let linter = FileLinter(settings: settings, configurations: [search.configuration])
    let before = Self.counts(linter.lint(workspace.source))
    var groups: Set<String> = []
    let distinct = ranked.filter { groups.insert(found[$0.index].candidate.group).inserted }
    let judged = distinct.prefix(Self.finalists).map { entry in
      let tried = found[entry.index]
      var price = entry.price
      let after = Self.counts(linter.lint(tried.source))
      price.newFindings = after.reduce(0) { $0 + max(0, $1.value - before[$1.key, default: 0]) }
      price.failedTrials = failedTrials(tried.source)
      return (index: entry.index, price: price)
    }
    return judged.sorted { ($0.price, $0.index) < ($1.price, $1.index) }.prefix(mostCount).map {
      suggestion(found[$0.index], $0.price)
    }
  }

  /// How often each rule reports.
  private static func counts(_ report: LintReport) -> [String: Int] {
    report.diagnostics.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
  }

  private func roughPrice(_ tried: Tried) -> Suggestion.Price {
    let others = changes(tried).reduce(0) { asked.contains($1.view) ? $0 : $0 + 1 }
    return Suggestion.Price(
      weight: tried.candidate.weight + (resizesAsked(tried) ? 1 : 0), otherFrames: others, newFindings: 0,
      failedTrials: 0)
  }

  /// Whether a change gives a view another size of which only the place was asked about: in a larger frame it is drawn
  /// where it was.
  private func resizesAsked(_ tried: Tried) -> Bool {
    guard trial.queries.allSatisfy({ $0.asksForEdgesAlone }) else { return false }
    let (before, after) = (QueryScene(base.layout), QueryScene(tried.outcome.layout))
    return trial.queries.contains { query in
      zip(query.views(in: before), query.views(in: after)).contains { old, new in
        guard old.view != nil else { return false }
        return Axis.allCases.contains { abs(old.rect.size[$0] - new.rect.size[$0]) > Self.noticeable }
      }
    }
  }

  private static let noticeable = 0.5

  private func changes(_ tried: Tried) -> [(view: ViewID, before: Rect, after: Rect?)] {
    let edits = tried.candidate.edits
    return baseFrames.changes(to: FrameTable(tried.outcome.layout) { edits.originalPlace(of: $0) })
  }

  private func failedTrials(_ source: SourceFile) -> Int {
    var large = trial
    large.configuration.dynamicTypeSize = .accessibility5
    var mirrored = trial
    mirrored.configuration.layoutDirection =
      trial.configuration.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    return [large, mirrored].reduce(0) { $0 + ($1.outcome(of: source)?.holds == true ? 0 : 1) }
  }

  private func suggestion(_ tried: Tried, _ price: Suggestion.Price) -> Suggestion {
    let layout = base.layout
    var identifiers: [ViewID: String] = [:]
    for node in WrittenNodes(of: layout) where identifiers[node.view] == nil {
      identifiers[node.view] = node.identifier(in: layout)
    }
    func changed(_ view: ViewID, _ before: Rect, _ after: Rect?) -> Suggestion.ChangedFrame {
      Suggestion.ChangedFrame(
        view: layout.spelling(of: view) + (identifiers[view].map { " '\($0)'" } ?? ""),
        place: workspace.source.location(of: layout.views[view].source), before: before, after: after,
        isAskedAbout: asked.contains(view))
    }
    let (before, after) = (QueryScene(layout), QueryScene(tried.outcome.layout))
    var frames: [Suggestion.ChangedFrame] = []
    for query in trial.queries {
      for (old, new) in zip(query.views(in: before), query.views(in: after)) where old.rect != new.rect {
        if let view = old.view { frames.append(changed(view, old.rect, new.rect)) }
      }
    }
    frames += changes(tried).filter { !asked.contains($0.view) }.map { changed($0.view, $0.before, $0.after) }
    return Suggestion(
      title: tried.candidate.title, edits: tried.candidate.edits, source: tried.source.shownFile,
      changedFrames: frames,
      reason: SuggestionReason(trial).text(tried.source, tried.outcome.layout), price: price)
  }
}
