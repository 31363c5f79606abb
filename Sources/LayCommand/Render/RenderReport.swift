/// Tells of the sources in their order, whichever is done first, and counts.
struct RenderReport {
  private(set) var terminal: Terminal
  private let style: Style
  private let sources: [RenderSource]
  private var outcomes: [RenderRun.Outcome?]
  /// How many sources have been told of: all before this one.
  private var toldCount = 0
  private var doneCount = 0
  private(set) var entries: [Manifest.Source?]
  private(set) var tally = RenderTally()
  private(set) var status = ExitStatus.done
  /// Whether some source's part of the page is, or would be, another.
  private(set) var changesRecords = false
  /// Whether a fault was found that every other file would have too.
  private(set) var isStopped = false
  private var toldOfText = false
  private var progress: ProgressLine

  struct Style {
    var isVerbose: Bool
    var isQuiet: Bool
    /// Whether nothing is written, so that all that would be is listed.
    var isPreview: Bool
    /// Whether each written file is reported, because somebody watches.
    var isFollowUp = false
  }

  init(_ sources: [RenderSource], _ style: Style, _ terminal: Terminal) {
    self.sources = sources
    self.style = style
    self.terminal = terminal
    outcomes = Array(repeating: nil, count: sources.count)
    entries = Array(repeating: nil, count: sources.count)
    progress = ProgressLine(total: sources.count)
  }

  /// Takes what became of a source, and tells of all that are next in order.
  mutating func add(_ outcome: RenderRun.Outcome, at index: Int) {
    outcomes[index] = outcome
    doneCount += 1
    while toldCount < outcomes.count, let next = outcomes[toldCount] {
      tell(next, sources[toldCount])
      entries[toldCount] = next.entry
      outcomes[toldCount] = RenderRun.Outcome()
      toldCount += 1
    }
    if !style.isQuiet, terminal.showsProgress, let line = progress.line(doneCount, sources[index].path) {
      terminal.show(progress: line)
    }
  }

  /// Reports the sources that were done out of order before the run stopped.
  mutating func finish() {
    for index in toldCount..<outcomes.count {
      guard let outcome = outcomes[index] else { continue }
      tell(outcome, sources[index])
      entries[index] = outcome.entry
    }
    toldCount = outcomes.count
  }

  private mutating func tell(_ outcome: RenderRun.Outcome, _ source: RenderSource) {
    tally.add(outcome)
    changesRecords = changesRecords || outcome.changesRecord
    if !outcome.report.isEmpty { terminal.add(formatted: outcome.report) }
    for problem in outcome.problems where !isStopped {
      terminal.report(problem)
      status = .usage
      if problem.endsEverything { isStopped = true }
    }
    if outcome.hasErrors { status = max(status, .faultyInput) }
    if outcome.leavesText, !toldOfText {
      toldOfText = true
      warn("some text stays text, in \(source.path) first: only fonts of --font have outlines to draw")
    }
    if outcome.isUnchanged, style.isVerbose { terminal.say("unchanged \(source.path)") }
    for path in outcome.written { tellWritten(path) }
  }

  mutating func tellWritten(_ path: String) {
    if style.isPreview, !style.isQuiet {
      terminal.say("would write \(path)")
    } else if style.isVerbose || style.isFollowUp && !style.isQuiet {
      terminal.say("wrote \(path)")
    }
  }

  mutating func tellRemoved(_ path: String) {
    // The records that the page is made of are not reported.
    if path.hasPrefix(GalleryBuilder.recordFolder) { return }
    tally.removed += 1
    if style.isPreview, !style.isQuiet {
      terminal.say("would remove \(path)")
    } else if style.isVerbose || style.isFollowUp && !style.isQuiet {
      terminal.say("removed \(path)")
    }
  }

  mutating func warn(_ message: String) {
    if !style.isQuiet { terminal.warn(message) }
  }

  /// Has the status tell that something would change.
  mutating func fail() { status = max(status, .faultyInput) }

  mutating func report(_ problem: SystemError) {
    terminal.report(problem)
    status = .usage
  }
}

/// The counts in the last line of a run.
struct RenderTally {
  private var files = 0
  private var layouts = 0
  private(set) var written = 0
  private var unchanged = 0
  var removed = 0
  private var failed = 0

  mutating func add(_ outcome: RenderRun.Outcome) {
    files += 1
    written += outcome.written.count
    unchanged += outcome.isUnchanged ? outcome.entry?.artifacts.count ?? 0 : outcome.sameCount
    if outcome.hasErrors || !outcome.problems.isEmpty {
      failed += 1
    } else {
      layouts += outcome.entry?.layoutCount ?? 0
    }
  }

  /// `38 files, 61 layouts: 3 written, 58 unchanged, 0 removed, 1 failed in 0.04 s`
  func line(seconds: Double, isPreview: Bool) -> String {
    let time = (seconds * 100).rounded() / 100
    return "\(count(files, "file")), \(count(layouts, "layout")): "
      + "\(written) \(isPreview ? "to write" : "written"), \(unchanged) unchanged, "
      + "\(removed) \(isPreview ? "to remove" : "removed"), \(failed) failed in \(time) s"
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

/// How far the run is, for a terminal: one line that is written over.
private struct ProgressLine {
  let total: Int
  private let start = Clock.seconds
  private var last = 0.0

  init(total: Int) { self.total = total }

  /// The line, at most twenty times a second; nil in between.
  mutating func line(_ done: Int, _ path: String) -> String? {
    let now = Clock.seconds
    guard now - last >= 0.05 else { return nil }
    last = now
    let rate = Int(Double(done) / max(now - start, 0.001))
    return "\(done)/\(total) files, \(rate)/s  \(path)"
  }
}
