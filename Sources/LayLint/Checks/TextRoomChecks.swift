import LayEngine
import LaySyntax
import LayText
import LayViews

// Texts that wrap though there is room, and alignments of lines that are alone.

extension Inspection {
  mutating func checkTextRoom(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .text, !node.isPart, !isUnread(view), let fit = fit(of: view) else { return }
    checkLineAlignment(view, node, fit)
    if fit.lineCount > 1 || fit.isTruncated {
      checkSqueezed(view, node, fit)
      checkBesidePicture(view, fit)
      checkKeptSpace(view, node)
    }
    checkScaling(view, node, fit)
  }

  /// The minimum of a Spacer that a text beside it lacks.
  private mutating func checkKeptSpace(_ view: ViewID, _ node: ViewNode) {
    guard settings.isOn(.spacerMinimumTooLong), let item = neighbourhood.item(of: view),
      content(of: item) == view, case let stack = outline.parent(of: item), tree[stack].kind == .hStack,
      let spacer = longestSpacer(of: stack), let ideal = oneLine(view, node)
    else { return }
    let least = layout.configuration.platform.profile.spacerMinimumLength
    let kept = tree.contents.spacers[tree[spacer]].minimumLength ?? 0
    guard kept > least + tolerance,
      ideal - frame(item).size.width <= frame(spacer).size.width - least
    else { return }
    report(
      .spacerMinimumTooLong, at: range(spacer, "minLength"),
      "minLength \(points(kept)) is kept free, and \"\(excerpt(view))\" beside it has \(points(frame(view).size.width)) of "
        + "the \(points(ideal)) pt that it needs for one line",
      help: "without a minLength a Spacer gives way down to \(points(least)) pt",
      notes: [.init("the text is here", at: range(view))])
  }

  /// The longest spacer of a row whose minimum is written.
  private mutating func longestSpacer(of stack: ViewID) -> ViewID? {
    if let known = facts.rows.longestSpacer[stack] { return known }
    var found: ViewID?
    for child in children(stack) where tree[child].kind == .spacer {
      guard tree.contents.spacers[tree[child]].minimumLength != nil,
        frame(child).size.width > found.map({ frame($0).size.width }) ?? 0
      else { continue }
      found = child
    }
    facts.rows.longestSpacer[stack] = .some(found)
    return found
  }

  /// A text shrinks only where it would be cut: one that may take another line does that instead.
  private mutating func checkScaling(_ view: ViewID, _ node: ViewNode, _ fit: TextFit) {
    guard tree.contents.texts.description(of: node).minimumScaleFactor < 1, settings.isOn(.scaleFactorUnused),
      let call = sites.enclosingCall(of: ["minimumScaleFactor"], around: node.source),
      let place = sites.nameRange(ofCall: call)
    else { return }
    let text = tree.contents.texts[node]
    guard text.lineLimit == nil, fit.lineCount > 1, !fit.isTruncated, hasNaturalHeight(view, text)
    else {
      if fit.lineCount == 1 { return }
      return object(.scaleFactorUnused, at: place)
    }
    report(
      .scaleFactorUnused, at: place,
      "\"\(excerpt(view))\" goes over \(fit.lineCount) lines and does not shrink: no limit of lines and no height keeps "
        + "it from that",
      help: "with .lineLimit(1) it shrinks" + offer("lines == 1", of: view))
  }

  /// Whether a text is as tall as its lines at their full size: it was neither made smaller nor cut for want of height.
  mutating func hasNaturalHeight(_ view: ViewID, _ text: TextSpec) -> Bool {
    let shaped = measurer.shape(text, dynamicTypeSize: tree.environment(of: view).dynamicTypeSize)
    let natural = measurer.measure(shaped, width: proposal(view).width, height: nil).size
    return frame(view).size.height >= natural.height - tolerance
  }

  /// A row gives each of its children a share; colours and fields keep theirs, though a text needs it more.
  private mutating func checkSqueezed(_ view: ViewID, _ node: ViewNode, _ fit: TextFit) {
    guard settings.isOn(.textSqueezed), let item = neighbourhood.item(of: view),
      case let stack = outline.parent(of: item), tree[stack].kind == .hStack, content(of: item) == view,
      let length = proposal(stack).width,
      length.isFinite, let greedy = greedyChild(of: stack), let ideal = oneLine(view, node),
      let least = leastLength(of: stack), ideal + least - frame(item).size.width <= length + tolerance
    else { return }
    let edit = TreeEdit(.raisePriority, tree[item])
    guard let other = counterfactual.frames(after: [edit], &measurer), keepsTexts(other, but: view) else {
      return
    }
    // The view itself got a new number; its modifier took the old one.
    guard other.frame(of: item).size.width >= ideal - tolerance else { return }
    report(
      .textSqueezed, at: range(view),
      "\"\(excerpt(view))\" has \(points(frame(view).size.width)) pt and "
        + (fit.isTruncated ? "is cut" : "wraps") + ", though it needs \(points(ideal)) of the "
        + "\(points(length)): \(name(greedy)) "
        + (priority(of: greedy) > 0 ? "is served before it" : "takes an equal share of the row"),
      help: ".layoutPriority(1) on the text serves it first" + offer("lines == 1", of: view))
  }

  /// How wide a text of one paragraph is in one line.
  private mutating func oneLine(_ view: ViewID, _ node: ViewNode) -> Double? {
    let text = tree.contents.texts[node]
    guard !text.runs.contains(where: { $0.text.contains { $0.isNewline } }) else { return nil }
    let shaped = measurer.shape(text, dynamicTypeSize: tree.environment(of: view).dynamicTypeSize)
    return measurer.measure(shaped, width: nil, height: nil).size.width
  }

  /// A child of a row that is no text and would take more than it has.
  private mutating func greedyChild(of stack: ViewID) -> ViewID? {
    if let known = facts.rows.greedyChild[stack] { return known }
    var found: ViewID?
    for child in children(stack) where tree[content(of: child)].kind != .spacer {
      guard tree[content(of: child)].kind != .text, wantsMore(child, .horizontal) else { continue }
      found = child
      break
    }
    facts.rows.greedyChild[stack] = .some(found)
    return found
  }

  /// What the gaps and the children of a row cannot do without. Texts keep what they have: one is not to be helped at
  /// the cost of another.
  private mutating func leastLength(of stack: ViewID) -> Double? {
    if let known = facts.rows.leastLength[stack] { return known }
    var sum: Double? = frames.gaps(of: stack).reduce(0, +)
    for child in children(stack) {
      let isText = tree[content(of: child)].kind == .text
      guard let before = sum,
        let least = isText ? frame(child).size.width : answer(child, to: 0, .horizontal)
      else {
        sum = nil
        break
      }
      sum = before + least
    }
    facts.rows.leastLength[stack] = .some(sum)
    return sum
  }

  private func keepsTexts(_ other: LayoutTree, but view: ViewID) -> Bool {
    for index in tree.nodes.indices where tree.nodes[index].kind == .text && ViewID(index) != view {
      let text = ViewID(index)
      guard let before = fit(of: text), other.texts.contains(text) else { continue }
      if other.texts.lines(of: text).count > before.lineCount { return false }
      if other.texts.isTruncated(text), !before.isTruncated { return false }
    }
    return true
  }

  // MARK: Alignment

  /// `multilineTextAlignment` puts lines under each other; it moves no text of one line.
  private mutating func checkLineAlignment(_ view: ViewID, _ node: ViewNode, _ fit: TextFit) {
    guard settings.isOn(.alignmentOfOneLine),
      let call = sites.enclosingCall(of: ["multilineTextAlignment"], around: node.source),
      let place = sites.nameRange(ofCall: call)
    else { return }
    guard fit.lineCount == 1, !fit.isTruncated, let room = room(around: view) else {
      return object(.alignmentOfOneLine, at: place)
    }
    let alignment = tree.contents.texts.description(of: node).alignment
    let isRightToLeft = tree.environment(of: view).layoutDirection == .rightToLeft
    let own = frame(view)
    let (before, after) = (own.minX - room.minX, room.maxX - own.maxX)
    let isAtLeft = (alignment == .leading) != isRightToLeft
    let shift = alignment == .center ? before - after : isAtLeft ? before : after
    guard abs(shift) > 2 * tolerance else { return object(.alignmentOfOneLine, at: place) }
    report(
      .alignmentOfOneLine, at: place,
      "multilineTextAlignment(.\(alignment.rawValue)) lines up the lines of one text, and \"\(excerpt(view))\" has one: "
        + "it stays where it is",
      help: ".frame(maxWidth: .infinity, alignment: .\(alignment.rawValue)) moves the text")
  }

  /// How far up is looked for room: what lies further away is not what a text was to be moved in.
  private static let reach = 24

  /// What a text could be moved in: the nearest thing around it that is wider, for a control the room in it.
  private func room(around text: ViewID) -> Rect? {
    let own = frame(text)
    if case .container(let holder, .control) = outline.surroundings(of: text, in: tree) {
      // A field lines up what is typed into it, and its prompt.
      if isField(holder) { return nil }
      if let offered = proposal(text).width, offered.isFinite, offered > own.size.width + 2 * tolerance {
        return frame(holder)
      }
    }
    var view = outline.parent(of: text)
    for _ in 0..<Self.reach where !view.isNone {
      let place = frame(view)
      switch tree[view].kind {
      case .hStack, .lazyHStack, .gridRow, .grid: return nil
      default: if place.size.width > own.size.width + 2 * tolerance { return place }
      }
      view = outline.parent(of: view)
    }
    return nil
  }
}

/// What is asked about a stack by each of its children.
struct RowFacts {
  var greedyChild: [ViewID: ViewID?] = [:]
  var onlyTaker: [ViewID: ViewID?] = [:]
  var kinds: [ViewID: Kinds] = [:]
  var starvedChild: [ViewID: ViewID?] = [:]
  var longestSpacer: [ViewID: ViewID?] = [:]
  /// How many of its children have a frame that fills across it.
  var fillerCount: [ViewID: Int] = [:]
  var leastLength: [ViewID: Double?] = [:]
  var isCrowded: [ViewID: Bool] = [:]
  var soleColumn: [ViewID: ViewID?] = [:]
  var widePicture: [ViewID: ViewID?] = [:]

  /// What is among a stack's children.
  struct Kinds {
    var holdsText = false
    var holdsSpacer = false
  }
}
