import LayEngine
import LaySyntax
import LayText
import LayViews

/// One layout under inspection: its views, their frames, and what was found.
///
/// The checks extend it, a file for each family; each looks at one view at a time, so that a layout is walked once.
struct Inspection {
  /// What is looked at, all that does not change.
  let subject: Subject
  var measurer: TextMeasurer
  private(set) var findings: [Finding] = []
  /// Places where a rule that must hold for every use of a modifier does not.
  private(set) var objections: Set<Finding.Key> = []
  /// What the layout would be after an edit.
  var counterfactual: Counterfactual
  /// What was found out about views for some check, and others ask again.
  var facts: Facts
  /// Findings that are still to be proven.
  private(set) var claims: [Claim] = []
  private var claimed: Set<Finding.Key> = []
  /// Containers whose overflow was reported, so that what follows from it is not.
  var overflowing: Set<ViewID> = []
  /// Whether a text lies in a fixed height, so that larger sizes of text are to be tried.
  var hasFixedHeights = false

  init(_ subject: Subject, _ measurer: TextMeasurer) {
    self.subject = subject
    self.measurer = measurer
    self.facts = Facts(subject)
    self.counterfactual = Counterfactual(subject)
  }

  /// Notes a finding, unless its rule is off.
  mutating func report(
    _ rule: Rule, at range: SourceRange, _ message: String, help: String? = nil,
    notes: [Diagnostic.Note] = [],
    fix: Diagnostic.Fix? = nil, atMost limit: Diagnostic.Severity = .error,
    unless subsumer: Finding.Key? = nil
  ) {
    guard let severity = settings.severity(of: rule) else { return }
    var finding = Finding(
      Diagnostic(min(severity, limit), rule.id, at: range, message, help: help, notes: notes, fix: fix))
    finding.subsumer = subsumer
    add(finding)
  }

  mutating func add(_ finding: Finding) {
    if !doubts.concern(finding.diagnostic.range) { findings.append(finding) }
  }

  /// One claim for each place, however many views it made.
  mutating func add(_ claim: Claim) {
    if doubts.concern(claim.finding.diagnostic.range) { return }
    if claimed.insert(claim.finding.key).inserted { claims.append(claim) }
  }

  /// Notes that a rule does not hold here, so that another use of the same modifier is not reported either.
  mutating func object(_ rule: Rule, at range: SourceRange) {
    if settings.isOn(rule) { object(Finding.Key(rule, at: range)) }
  }

  mutating func object(_ key: Finding.Key) { objections.insert(key) }
}

/// What checks ask more than once, each worked out when it is first asked.
struct Facts {
  /// What views would answer to other proposals.
  var behaviour: Behaviour
  /// What each view paints.
  var ink: PaintedBounds?
  /// How often each text stands in the layout.
  var textCounts: [String: Int]?
  /// What lies around each view.
  var neighbourhood: Neighbourhood?
  /// What stands in for something that is not known.
  var standIns: HeldStandIns?
  var rows = RowFacts()
  var spacers = SpacerFacts()
  /// How many flexible frames each place in the source made.
  var frameCounts: [UInt32: Int]?

  init(_ subject: Inspection.Subject) { behaviour = Behaviour(subject) }
}

/// What is asked about a stack by each of its spacers.
struct SpacerFacts {
  var holdsMoreThanSpacers: [ViewID: Bool] = [:]
  var greedyChild: [ViewID: ViewID?] = [:]
}

/// A diagnostic that may turn out to be the same as one from another layout.
struct Finding {
  var diagnostic: Diagnostic
  /// The finding that says more of the same cause: with it, this one is not reported.
  var subsumer: Key?

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// One report for a rule and a place, however many views or layouts it concerns.
  var key: Key { Key(rule: diagnostic.rule, range: diagnostic.range) }

  struct Key: Hashable {
    var rule: String
    var range: SourceRange

    init(rule: String, range: SourceRange) {
      self.rule = rule
      self.range = range
    }

    init(_ rule: Rule, at range: SourceRange) { self.init(rule: rule.id, range: range) }
  }
}

// MARK: What checks ask

extension Inspection {
  func frame(_ view: ViewID) -> Rect { frames.frame(of: view) }
  func proposal(_ view: ViewID) -> Proposal { frames.proposal(of: view) }

  func children(_ view: ViewID) -> [ViewID] { Array(tree.children(view)) }

  func hasSeveralChildren(_ view: ViewID) -> Bool {
    let first = tree[view].firstChild
    return !first.isNone && !tree[first].nextSibling.isNone
  }

  /// The name of a view or modifier in the source.
  func range(_ view: ViewID) -> SourceRange { sites.nameRange(at: tree[view].source) }

  /// The argument of a label where it is written, else the name.
  func range(_ view: ViewID, _ label: String) -> SourceRange {
    sites.argument(label, ofCallAt: tree[view].source).map { syntax.range($0) } ?? range(view)
  }

  /// Whether the view is written in the source, rather than being a part of a control or label.
  func isWritten(_ view: ViewID) -> Bool {
    guard let spelling = tree.spelling(of: view) else { return false }
    let range = range(view)
    if syntax.source.text(range) == spelling { return true }
    // `Color.red` is known by its last name.
    guard tree[view].kind == .color, range.start >= 6 else { return false }
    return syntax.source.text(SourceRange(start: range.start - 6, end: range.start)) == "Color."
  }

  func isWritten(_ view: ViewID, as name: String) -> Bool { syntax.source.text(range(view)) == name }

  /// The view inside modifiers: what a message names.
  func content(of view: ViewID) -> ViewID {
    var view = view
    while tree[view].kind.isModifier, !tree[view].firstChild.isNone { view = tree[view].firstChild }
    return view
  }

  /// How a message names a view: by kind, and by its id or its first words.
  func name(_ view: ViewID) -> String {
    let inner = content(of: view)
    let spelling = tree.spelling(of: inner) ?? "view"
    let words = tree[inner].kind == .control ? firstText(in: inner) : tree[inner].kind == .text ? inner : nil
    let text = words.map { "(\"\(excerpt($0))\")" } ?? ""
    if let id = identifier(around: view, to: inner) { return "\(spelling)\(text) #\(id)" }
    return spelling + text
  }

  /// The first text of a control: its title, as a rule.
  private func firstText(in control: ViewID) -> ViewID? {
    var waiting = [control]
    while let view = waiting.popLast() {
      if tree[view].kind == .text { return view }
      waiting += children(view).reversed()
    }
    return nil
  }

  func identifier(around view: ViewID, to inner: ViewID) -> String? {
    var view = view
    while true {
      let identifier = tree.identifiers[Int(tree[view].identifier)]
      if !identifier.isEmpty { return identifier }
      if view == inner { return nil }
      view = tree[view].firstChild
    }
  }

  /// The first characters of a text.
  func excerpt(_ view: ViewID) -> String {
    var text = ""
    // A character that is put together of hundreds of scalars is none that somebody reads.
    for run in tree.contents.texts[tree[view]].runs where text.unicodeScalars.count < 1_000 {
      text += run.text
    }
    return Self.excerpt(text)
  }

  static func excerpt(_ text: String) -> String {
    var words = ""
    var count = 0
    for character in text {
      if count == 24 { return words + "…" }
      words.append(character.isNewline ? " " : character)
      count += 1
    }
    return words
  }

  /// `1:5`, where a message must name a place inside a sentence.
  func place(_ view: ViewID) -> String {
    let location = syntax.source.location(of: tree[view].source)
    return "\(location.line):\(location.column)"
  }
}

extension Axis {
  /// `width` or `height`.
  var lengthName: String { self == .horizontal ? "width" : "height" }
  var adjective: String { self == .horizontal ? "horizontal" : "vertical" }
  /// `wide` or `tall`.
  var extent: String { self == .horizontal ? "wide" : "tall" }
  var comparative: String { self == .horizontal ? "wider" : "taller" }
}
