import Lay
import LayCompletion
import LaySyntax

/// What the source leaves out, as the layout resolved it: shown beside it.
extension EditedDocument {
  /// The hints of a stretch: the gaps of stacks without a spacing, the insets of a padding without a length, the length of
  /// spacers.
  /// - Parameter address: The document's, as the editor names it.
  func inlayHints(
    _ compilation: Compilation, in stretch: SourceRange?, _ settings: EditorSettings = EditorSettings(),
    address: String
  ) -> JSONValue {
    var shown: [Int: [ResolvedDefault.Lengths]] = [:]
    var order: [Int] = []
    for layout in compilation.layouts {
      for resolved in layout.resolvedDefaults where stretch?.holds(resolved.offset) ?? true {
        switch resolved.lengths {
        case .gaps: if !settings.hintsGaps { continue }
        case .insets: if !settings.hintsPaddings { continue }
        case .length: if !settings.hintsSpacers { continue }
        }
        if shown[resolved.offset] == nil { order.append(resolved.offset) }
        if !(shown[resolved.offset]?.contains(resolved.lengths) ?? false) {
          shown[resolved.offset, default: []].append(resolved.lengths)
        }
      }
    }
    var hints = order.sorted().compactMap { hint(at: $0, shown[$0] ?? [], address) }
    if settings.hintsFrames || settings.hintsProposals || settings.hintsCounts {
      hints += frameHints(compilation, in: stretch, settings, address)
    }
    return .array(hints)
  }

  /// The frames of views and how often each is shown, at the ends of their lines.
  private func frameHints(
    _ compilation: Compilation, in stretch: SourceRange?, _ settings: EditorSettings, _ address: String
  ) -> [JSONValue] {
    var views: [Int: (first: Layout.WrittenFrame, count: Int)] = [:]
    for layout in compilation.layouts {
      for view in layout.writtenFrames where stretch?.holds(view.offset) ?? true {
        views[view.offset] = (views[view.offset]?.first ?? view, (views[view.offset]?.count ?? 0) + 1)
      }
    }
    // One hint a line, of the view that begins it.
    var seen: Set<Int> = []
    var hints: [JSONValue] = []
    for (offset, view) in views.sorted(by: { $0.key < $1.key }) {
      let line = source.position(of: UInt32(truncatingIfNeeded: offset), encoding: .utf8).line
      guard seen.insert(line).inserted else { continue }
      var words: [String] = []
      if settings.hintsFrames {
        let frame = view.first.frame
        words.append(
          Self.points(frame.width) + " × " + Self.points(frame.height) + " at (" + Self.points(frame.x) + ", "
            + Self.points(frame.y) + ")")
      }
      if settings.hintsProposals {
        let width = view.first.proposedWidth.map { Self.points($0) } ?? "any width"
        let height = view.first.proposedHeight.map { Self.points($0) } ?? "any height"
        words.append("proposed \(width) × \(height)")
      }
      if settings.hintsCounts, view.count > 1 { words.append("\(view.count) times") }
      if words.isEmpty { continue }
      hints.append(
        .object([
          "position": position(source.rangeOfLine(line + source.firstLine).end),
          "label": explaining(
            "⟨" + words.joined(separator: ", ") + "⟩", UInt32(truncatingIfNeeded: offset), address),
          "tooltip": .string("of the view that begins the line, in points of the canvas"),
          "paddingLeft": .bool(true),
        ]))
    }
    return hints
  }

  /// A label that explains the view or modifier at an offset, by its rule, to whoever clicks on it.
  private func explaining(_ text: String, _ offset: UInt32, _ address: String) -> JSONValue {
    let command = Self.command("Explain", "lay.explain", .string(address), position(offset))
    return .array([.object(["value": .string(text), "command": command])])
  }

  /// Whether the call behind a name gives no spacing.
  func leavesOutSpacing(after end: UInt32) -> Bool { leavesOut(.gaps([]), after: Int(end)) }

  private func hint(at offset: Int, _ all: [ResolvedDefault.Lengths], _ address: String) -> JSONValue? {
    guard let first = all.first, let name = word(at: UInt32(offset)), leavesOut(first, after: Int(name.end))
    else {
      return nil
    }
    var text = Self.text(of: first)
    if all.count > 1 { text += " …" }
    let reason =
      switch first {
      case .gaps: "the gaps, which no spacing is given for"
      case .insets: "what the padding adds, which no length is given for"
      case .length: "how far the spacer reaches"
      }
    let more = all.count > 1 ? "; \(all.count - 1) more where it is repeated" : ""
    return .object([
      "position": position(name.end), "label": explaining("⟨" + text + "⟩", UInt32(offset), address),
      "tooltip": .string(reason + ", in points" + more),
      "paddingLeft": .bool(true),
    ])
  }

  /// Whether the call behind a name gives no length of its own.
  private func leavesOut(_ lengths: ResolvedDefault.Lengths, after end: Int) -> Bool {
    var index = end
    guard index < source.bytes.count, source.bytes[index] == UInt8(ascii: "(") else { return true }
    var depth = 0
    let start = index
    while index < source.bytes.count, index - start < 400 {
      if source.bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if source.bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    let written = String(decoding: source.bytes[start..<index], as: UTF8.self)
    switch lengths {
    case .gaps: return !written.holds("spacing:")
    case .insets:
      return !written.contains { $0.isNumber } && !written.holds("EdgeInsets") && isOfEdges(written)
    case .length: return true
    }
  }

  /// Whether the arguments of a padding are edges alone.
  private func isOfEdges(_ written: String) -> Bool {
    written.dropFirst().dropLast().split { " ,[]".contains($0) }.allSatisfy { $0.hasPrefix(".") }
  }

  private static func text(of lengths: ResolvedDefault.Lengths) -> String {
    switch lengths {
    case .gaps(let gaps): joined(gaps)
    case .insets(let insets): joined(insets.filter { $0 != 0 })
    case .length(let length): points(length)
    }
  }

  /// One number for equal ones; of many the first few.
  private static func joined(_ numbers: [Double]) -> String {
    let texts = numbers.map { points($0) }
    guard let first = texts.first else { return "0" }
    if texts.allSatisfy({ $0 == first }) { return first }
    return texts.prefix(6).joined(separator: " · ") + (texts.count > 6 ? " · …" : "")
  }

  /// To a hundredth of a point.
  static func points(_ number: Double) -> String {
    let hundredths = (number * 100).rounded()
    guard let whole = Int(exactly: hundredths) else { return number.description }
    let (units, rest) = (abs(whole) / 100, abs(whole) % 100)
    let sign = whole < 0 ? "−" : ""
    if rest == 0 { return sign + String(units) }
    return sign + String(units) + "." + (rest < 10 ? "0" : "")
      + (rest % 10 == 0 ? String(rest / 10) : String(rest))
  }
}

extension SourceRange {
  fileprivate func holds(_ offset: Int) -> Bool { Int(start) <= offset && offset <= Int(end) }
}
