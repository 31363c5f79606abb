import LayEngine
import LaySyntax
import LayText
import LayViews

// Texts that are cut or broken inside a word.

extension Inspection {
  mutating func checkText(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .text, let fit = fit(of: view), !isUnread(view) else { return }
    // In an app's sources how much room a text has may not be known.
    if fit.isTruncated || fit.lineCount > 1, !dependsOnStandIn(view, .horizontal),
      !isCutForHeight(node, fit) || !dependsOnStandIn(view, .vertical),
      let lines = frames.texts[view]
    {
      if fit.isTruncated { reportTruncated(view, node, lines) } else { checkWords(view, node, lines) }
    }
    checkFixedHeight(view, fit)
    checkLineLimit(view, node, fit)
  }

  /// Whether a text is cut where more lines would have shown the rest of it.
  private func isCutForHeight(_ node: ViewNode, _ fit: TextFit) -> Bool {
    guard fit.isTruncated else { return false }
    let limit = tree.contents.texts.description(of: node).lineLimit
    return limit.map { fit.lineCount < $0 } ?? true
  }

  /// How many lines a text has, and whether some of it is cut: all that most checks ask of it.
  struct TextFit {
    var lineCount: Int
    var isTruncated: Bool
  }

  /// nil for what is no text that was laid out.
  func fit(of text: ViewID) -> TextFit? {
    guard frames.texts.contains(text) else { return nil }
    return TextFit(
      lineCount: frames.texts.lines(of: text).count, isTruncated: frames.texts.isTruncated(text))
  }

  /// Whether something else is read in a text's place: it is the key of a string table, `settings.title`, or the name
  /// of a value that the file does not have.
  func isUnread(_ view: ViewID) -> Bool {
    let entry = tree.contents.texts.entry(of: tree[view])
    guard !entry.words.isEmpty else { return false }
    // `Screen.headline NAME` is a key with a value in it.
    if layout.configuration.isLenient, let word = entry.words.split(separator: " ").first,
      isKey(String(word)),
      word.first?.isUppercase == true
    {
      return true
    }
    // `3STEPS@` is what is left of a plural that is looked up in a table.
    if layout.configuration.isLenient,
      isMessage(view)
        || entry.words.split(separator: " ").contains(where: { $0.last == "@" && $0.utf8.count > 1 })
    {
      return true
    }
    guard tree.contents.texts.description(of: entry).runs.count == 1 else { return false }
    return isKey(entry.words) || isStandIn(entry.words, at: tree[view].source)
  }

  /// Where values are unknown, a text of one word that its statement does not hold in quotes.
  private func isStandIn(_ text: String, at source: UInt32) -> Bool {
    guard layout.configuration.isLenient else { return false }
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return sites.call(at: source).map { showsName(in: text, syntax.range($0)) } ?? false
    }
    guard let call = sites.call(at: source) else { return true }
    let range = syntax.range(call)
    let written = syntax.source.bytes[Int(range.start)..<Int(range.end)]
    let quoted = Array("\"".utf8) + Array(text.utf8) + Array("\"".utf8)
    return !written.indices.contains { written[$0...].starts(with: quoted) }
  }

  /// Whether an interpolation in a call shows the name of the property that it is: `"(\(unit.plural))"` as `(plural)`.
  private func showsName(in text: String, _ call: SourceRange) -> Bool {
    var rest = syntax.source.bytes[Int(call.start)..<Int(call.end)]
    while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      rest = rest[rest.index(after: slash)...]
      guard rest.first == UInt8(ascii: "("), let end = rest.firstIndex(of: UInt8(ascii: ")")) else {
        continue
      }
      let path = rest[rest.startIndex..<end].dropFirst()
      let name = path.lastIndex(of: UInt8(ascii: ".")).map { path[path.index(after: $0)...] } ?? path
      let word = String(decoding: name, as: UTF8.self)
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      if word.utf8.count > 2, words.contains(where: { $0 == word }) { return true }
    }
    return false
  }

  private func isKey(_ text: String) -> Bool {
    let bytes = text.utf8
    let isName = bytes.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    guard isName, let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else { return false }
    return dot > bytes.startIndex && bytes.index(after: dot) < bytes.endIndex
  }

  /// A text in a fixed height: at the usual size a candidate, lost lines in larger text are the finding.
  private mutating func checkFixedHeight(_ view: ViewID, _ fit: TextFit) {
    guard settings.isOn(.textInFixedHeight), let holder = fixedHeight(around: view),
      let height = tree.modifiers.frames[tree[holder]].height, height >= 0
    else { return }
    guard layout.configuration.dynamicTypeSize > .large else {
      hasFixedHeights = true
      return
    }
    let isCutByHeight = fit.isTruncated && !hasNaturalHeight(view, tree.contents.texts[tree[view]])
    guard isCutByHeight || frame(view).size.height > height + tolerance else { return }
    let argument = sites.argument("height", ofCallAt: tree[holder].source)
    report(
      .textInFixedHeight, at: range(holder, "height"),
      "height \(points(height)) is fixed; at type size \(layout.configuration.dynamicTypeSize.name) part of "
        + "\"\(excerpt(view))\" is lost",
      help: "a minHeight grows with the text", notes: [.init("the text is here", at: range(view))],
      fix: argument.flatMap { minimumHeight($0, of: holder) })
  }

  /// The fixed frame around a text that gives its height, through modifiers and stacks.
  private func fixedHeight(around text: ViewID) -> ViewID? {
    var view = text
    while true {
      let above = outline.parent(of: view)
      guard !above.isNone else { return nil }
      switch tree[above].kind {
      case .hStack, .vStack, .zStack: break
      case .frame where outline.isPrimary(view):
        if tree.modifiers.frames[tree[above]].height != nil, isWritten(above) { return above }
      case .fixedSize: return nil
      default: guard tree[above].kind.isModifier, outline.isPrimary(view) else { return nil }
      }
      view = above
    }
  }

  /// `minHeight:` for `height:`, where nothing else is given: one frame takes no fixed width beside a minimum.
  private func minimumHeight(_ argument: SyntaxID, of frame: ViewID) -> Diagnostic.Fix? {
    guard sites.argument("width", ofCallAt: tree[frame].source) == nil else { return nil }
    let start = syntax.range(argument).start
    let label = SourceRange(start: start, end: start + UInt32("height".utf8.count))
    return Diagnostic.Fix([.init(label, "minHeight")], isSafe: false)
  }

  private mutating func checkLineLimit(_ view: ViewID, _ node: ViewNode, _ fit: TextFit) {
    guard settings.isOn(.lineLimitUnused), let limit = tree.contents.texts.description(of: node).lineLimit,
      let call = sites.enclosingCall(of: ["lineLimit"], around: node.source),
      let place = sites.nameRange(ofCall: call)
    else { return }
    guard !fit.isTruncated, fit.lineCount < max(limit, 2) else {
      return object(.lineLimitUnused, at: place)
    }
    report(
      .lineLimitUnused, at: place,
      "the limit of \(limit) lines is never reached, on any canvas and at any size of text tried")
  }

  private mutating func reportTruncated(_ view: ViewID, _ node: ViewNode, _ lines: TextLayout) {
    let drawn = lines.lines.map { $0.text }.joined(separator: " ")
    let shaped = measurer.shape(
      tree.contents.texts[node], dynamicTypeSize: tree.environment(of: view).dynamicTypeSize)
    let ideal = measurer.measure(shaped, width: nil, height: nil).size
    let given = frame(view).size
    let reason =
      lines.lines.count > 1 || ideal.width <= given.width + tolerance
      ? "\(lines.lines.count == 1 ? "one line" : "\(lines.lines.count) lines") of \(points(given.width)) pt"
      : "it needs \(points(ideal.width)) pt and got \(points(proposal(view).width ?? given.width))"
    // A truncation mode that is set shows that truncation is expected.
    let isExpected = sites.enclosingCall(of: ["truncationMode"], around: node.source) != nil
    report(
      .textTruncated, at: range(view),
      "\"\(excerpt(view))\" is cut to \"\(Self.ending(of: drawn))\": " + reason,
      help: (priorityHelp(view) ?? "give it room or more lines") + offer("isTruncated == false", of: view),
      atMost: isExpected ? .info : .error)
  }

  /// What a layout priority would change, if laying out with it shows the whole text and cuts no other.
  private mutating func priorityHelp(_ view: ViewID) -> String? {
    guard !counterfactual.isSpent,
      case .container(let stack, .hStack) = outline.surroundings(of: view, in: tree)
    else { return nil }
    let child = outline.outermost(view)
    let siblings = children(stack).filter { $0 != child }
    guard !siblings.isEmpty,
      let other = counterfactual.frames(after: [TreeEdit(.raisePriority, tree[child])], &measurer),
      other.texts.truncatedCount < frames.texts.truncatedCount
    else { return nil }
    let losses = siblings.map { frame($0).size.width - other.frame(of: $0).size.width }
    guard let most = losses.max(), let index = losses.firstIndex(of: most), most > tolerance else {
      return nil
    }
    return
      ".layoutPriority(1) on it would take \(points(most)) pt from \(name(siblings[index])) and show it whole"
  }

  /// The last characters of a text: where it is cut shows there.
  private static func ending(of text: String) -> String {
    text.count <= 24 ? text : "…" + text.suffix(24)
  }

  private mutating func checkWords(_ view: ViewID, _ node: ViewNode, _ lines: TextLayout) {
    let text = tree.contents.texts[node].runs.reduce(into: "") { $0 += $1.text }
    guard lines.breaksWord(of: text) else { return }
    let narrow = narrowFrame(around: view)
    report(
      .wordBroken, at: narrow.map { range($0, "width") } ?? range(view),
      "\"\(excerpt(view))\" is broken inside a word; the line is "
        + "\(points(frame(view).size.width)) pt wide", help: "give it room" + offer("isWhole", of: view),
      notes: narrow == nil ? [] : [.init("the text is here", at: range(view))])
  }

  /// The frame straight around a text that says how wide it may be.
  private func narrowFrame(around text: ViewID) -> ViewID? {
    var view = text
    while case let above = outline.parent(of: view), !above.isNone, outline.isPrimary(view) {
      switch tree[above].kind {
      case .frame: return tree.modifiers.frames[tree[above]].width != nil && isWritten(above) ? above : nil
      case .effect, .padding, .layoutPriority: view = above
      default: return nil
      }
    }
    return nil
  }
}
