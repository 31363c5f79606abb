import LayEngine
import LaySemantics
import LaySyntax

/// The answer to "why this frame?": every step from the canvas to a view, with its arithmetic.
package struct Explanation {
  package let source: SourceFile
  package let layoutName: String
  let views: ViewTree
  let trace: LayoutTrace

  package init(source: SourceFile, layoutName: String, views: ViewTree, trace: LayoutTrace) {
    self.source = source
    self.layoutName = layoutName
    self.views = views
    self.trace = trace
  }

  /// The explanation as text: what decided on the way, and with `isVerbose` what every neighbour got, too.
  package func text(isVerbose: Bool = false) -> String {
    var text = ""
    guard let last = trace.steps.last else { return text }
    text += "\(name(last.view)) at \(source.name):\(place(last.view)) in \"\(layoutName)\": "
    text += "\(size(last.frame.size)) at (\(number(last.frame.minX)), \(number(last.frame.minY)))\n\n"
    text += "canvas: proposes \(size(trace.canvas))\n"
    for (index, step) in trace.steps.enumerated() where isShown(step) {
      let child = trace.steps[(index + 1)...].first { isShown($0) }?.view
      let next = index + 1 < trace.steps.count ? trace.steps[index + 1].view : nil
      text += "\(name(step.view)) at \(place(step.view)): proposed \(proposal(step.proposal))\n"
      for line in lines(step, next: next, child: child, isVerbose: isVerbose) { text += "  \(line)\n" }
      text += "  answers \(size(step.frame.size))\(clause(step))\n"
      for line in placementLines(step, parent: index > 0 ? trace.steps[index - 1] : nil) {
        text += "  \(line)\n"
      }
    }
    return text
  }

  /// Modifiers that only paint, and the parts of controls, are passed over, as in the other outputs.
  func isShown(_ step: LayoutTrace.Step) -> Bool {
    !views[step.view].isPart && views.spelling(of: step.view) != nil
  }

  // MARK: How a step divided its space

  private func lines(
    _ step: LayoutTrace.Step, next: ViewID?, child: ViewID?, isVerbose: Bool
  ) -> [String] {
    switch step.division {
    case .stack(let division): return stackLines(division, next: next, isVerbose: isVerbose)
    case .flexibleFrame(let horizontal, let vertical):
      return boundsLines("width", horizontal) + boundsLines("height", vertical)
    case .lazyGrid(let division): return gridLines(division, step.view, isVerbose: isVerbose)
    case .layers(let layers): return layerLines(layers)
    case .child, .leaf: return modifierLines(step)
    }
  }

  private func layerLines(_ layers: [LayoutTrace.Layer]) -> [String] {
    let highest = layers.map { $0.priority }.max() ?? 0
    return layers.map { layer in
      "\(name(layer.view)): \(size(layer.size))"
        + (layer.priority == highest ? "" : ", of lower priority, does not count")
    }
  }

  private func modifierLines(_ step: LayoutTrace.Step) -> [String] {
    let node = views[step.view]
    switch node.kind {
    case .padding:
      let insets = views.insets[Int(node.payload)]
      return Axis.allCases.compactMap { axis in
        guard let length = step.proposal[axis] else { return nil }
        let total = insets.total(axis)
        return total == 0
          ? nil
          : "\(axis.lengthName): \(number(length)) − \(number(total)) = \(number(length - total)) for the content"
      }
    case .frame:
      let frame = views.frames[Int(node.payload)]
      let given = Axis.allCases.compactMap { axis in
        frame[axis].map { "\(axis.lengthName) \(number($0))" }
      }
      return given.isEmpty ? [] : ["fixed: " + given.joined(separator: ", ")]
    case .fixedSize:
      let axes = views.axisSets[Int(node.payload)]
      let names = Axis.allCases.filter { axes.contains($0) }.map { $0.lengthName }
      return ["proposes no \(names.joined(separator: " and no ")): the content's ideal"]
    case .aspectRatio, .scrollView, .viewThatFits, .geometryReader, .grid, .safeAreaInset, .safeAreaPadding:
      guard case .child(let proposal) = step.division else { return [] }
      return ["proposes \(self.proposal(proposal)) to its content"]
    default: return []
    }
  }

  private func boundsLines(_ axis: String, _ decision: BoundsDecision) -> [String] {
    if decision.minimum == nil, decision.ideal == nil, decision.maximum == nil { return [] }
    let bounds = [("min", decision.minimum), ("ideal", decision.ideal), ("max", decision.maximum)]
      .compactMap { name, value in value.map { "\(name) \(number($0))" } }.joined(separator: ", ")
    let proposal = decision.proposal.map { number($0) } ?? "nothing"
    return ["\(axis): \(bounds); proposed \(proposal): \(reason(decision)) = \(number(decision.answer))"]
  }

  private func reason(_ decision: BoundsDecision) -> String {
    let minimum = number(decision.minimum ?? -.infinity)
    let maximum = number(decision.maximum ?? .infinity)
    let child = number(decision.child)
    let offered = decision.offered.map { number($0) }
    switch decision.clause {
    case .ideal: return "the ideal"
    case .clampedProposal: return "min(max(\(number(decision.proposal ?? 0)), \(minimum)), \(maximum))"
    case .clampedChild:
      return "the content's \(child) within the bounds, min(max(\(child), \(minimum)), \(maximum))"
    case .minimum: return "content \(child), max(min(\(offered ?? "∞"), \(child)), \(minimum))"
    case .maximum: return "content \(child), min(max(\(offered ?? "−∞"), \(child)), \(maximum))"
    case .child: return "the content's \(child)"
    }
  }

  private func gridLines(_ division: LazyGridDivision, _ view: ViewID, isVerbose: Bool) -> [String] {
    let spec = views.lazyGrids[Int(views[view].payload)]
    var lines = ["measured in \(number(division.measured.length)):"]
    lines += passLines(division.measured, spec)
    let answer = max(division.measured.length, length(division.measured))
    if answer != division.measured.length || isVerbose {
      lines.append("divided once more in its answer, \(number(answer)):")
      lines += passLines(division.drawn, spec)
    }
    return lines
  }

  private func length(_ pass: LazyGridDivision.Pass) -> Double {
    pass.tracks.last.map { $0.start + $0.length } ?? 0
  }

  /// The round that divides a length among items, step by step.
  private func passLines(_ pass: LazyGridDivision.Pass, _ spec: LazyGridSpec) -> [String] {
    var lines: [String] = []
    var reserved = 0.0
    var open = 0
    for (index, item) in spec.items.enumerated() {
      if case .fixed(let length) = item.size { reserved += length } else { open += 1 }
      if index + 1 < spec.items.count { reserved += gap(after: index, in: pass, item) }
    }
    var rest = pass.length - reserved
    lines.append(
      "  \(number(pass.length)) − \(number(reserved)) of gaps and fixed tracks = \(number(rest)) for \(open)")
    for (index, item) in spec.items.enumerated() {
      let tracks = pass.tracks.filter { $0.item == index }
      guard let first = tracks.first, let last = tracks.last else { continue }
      let used = last.start + last.length - first.start
      let count = tracks.count == 1 ? "" : "\(tracks.count) tracks of \(number(first.length)), "
      if case .fixed = item.size {
        lines.append("  \(index + 1). fixed: \(number(used))")
        continue
      }
      lines.append(
        "  \(index + 1). \(bounds(item)): \(number(rest)) / \(open) = \(number(rest / Double(max(open, 1)))), "
          + "takes \(count)\(number(used)), \(number(rest)) − \(number(used)) = \(number(rest - used)) left")
      rest -= used
      open -= 1
    }
    lines.append("  all tracks: \(number(length(pass)))")
    return lines
  }

  /// The gap after an item as the tracks have it: from the end of its last one to the start of the next item's.
  private func gap(after index: Int, in pass: LazyGridDivision.Pass, _ item: GridItemSpec) -> Double {
    guard let last = pass.tracks.last(where: { $0.item == index }),
      let next = pass.tracks.first(where: { $0.item == index + 1 })
    else { return item.spacing ?? 0 }
    return next.start - last.start - last.length
  }

  private func bounds(_ item: GridItemSpec) -> String {
    switch item.size {
    case .fixed(let length): return "fixed \(number(length))"
    case .flexible(let minimum, let maximum): return "flexible \(number(minimum))…\(number(maximum))"
    case .adaptive(let minimum, let maximum): return "adaptive \(number(minimum))…\(number(maximum))"
    }
  }

  // MARK: Where it was put

  private func placementLines(_ step: LayoutTrace.Step, parent: LayoutTrace.Step?) -> [String] {
    guard let parent else {
      return ["lies at (\(number(step.frame.minX)), \(number(step.frame.minY))), centred on the canvas"]
    }
    var lines = stackPlacementLines(step.view, parent)
    for (axis, match) in [(Axis.horizontal, step.placement.horizontal), (.vertical, step.placement.vertical)]
    {
      guard let match else { continue }
      lines.append(
        "\(axis == .horizontal ? "x" : "y"): \(guide(match.guide)) on \(guide(match.guide)), "
          + "\(number(match.line)) − \(number(match.value)) = \(number(match.line - match.value)) "
          + "in \(name(parent.view))")
    }
    return lines
  }

  private func guide(_ guide: AlignmentGuide) -> String {
    switch guide {
    case .leading: return "leading"
    case .horizontalCenter, .verticalCenter: return "centre"
    case .trailing: return "trailing"
    case .top: return "top"
    case .bottom: return "bottom"
    case .firstTextBaseline: return "first baseline"
    case .lastTextBaseline: return "last baseline"
    default:
      let isKnown = guide.isCustom && guide.customIndex < views.customGuides.count
      return isKnown ? views.customGuides[guide.customIndex].name : "guide"
    }
  }

  /// The part of the article Layout Rules that a step follows, or the article Controls.
  private func clause(_ step: LayoutTrace.Step) -> String {
    switch views[step.view].kind {
    case .hStack, .vStack, .lazyHStack, .lazyVStack: return " [Stacks]"
    case .zStack, .background, .overlay: return " [ZStack, overlay, background]"
    case .spacer, .divider: return " [Spacer and Divider]"
    case .frame, .flexibleFrame: return " [Frames]"
    case .lazyHGrid, .lazyVGrid, .grid, .gridRow, .section: return " [Grids]"
    case .scrollView, .viewThatFits, .geometryReader, .safeAreaInset, .safeAreaPadding, .ignoresSafeArea,
      .containerRelativeFrame, .uniformRow, .fraction:
      return ""
    case .control: return " [Controls]"
    case .color, .gradient, .shape, .image, .text: return " [Proposal and answer]"
    case .padding, .fixedSize, .layoutPriority, .offset, .position, .aspectRatio, .alignmentGuide,
      .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes, .effect:
      return " [Other modifiers]"
    }
  }
}
