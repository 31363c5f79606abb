import LayEngine
import LayViews
import LaySyntax

/// The answer to "why this frame?": every step from the canvas to a view, with its arithmetic.
package struct Explanation {
  package let source: SourceFile
  package let layoutName: String
  let views: ViewTree
  let trace: LayoutTrace
  /// What the size of the view rests on.
  let basis: Basis

  package init(
    source: SourceFile, layoutName: String, views: ViewTree, trace: LayoutTrace, platform: Platform
  ) {
    let bases = FrameBases(of: views, on: platform)
    basis = trace.steps.last.map { bases[$0.view] } ?? .derived
    self.source = source
    self.layoutName = layoutName
    self.views = views
    self.trace = trace
  }

  /// The explanation as text: what the size rests on, what decided on the way, and with `isVerbose` what every neighbour got, too.
  package func text(isVerbose: Bool = false) -> String {
    var text = ""
    guard let last = trace.steps.last else { return text }
    text +=
      "\(name(last.view)) at \(source.name(at: views[last.view].source)):\(place(last.view)) in \"\(layoutName)\": "
    text += "\(size(last.frame.size)) at (\(number(last.frame.minX)), \(number(last.frame.minY))), "
    text += "\(basis.name.text)\n\n"
    text += "canvas: proposes \(size(trace.canvas))\n"
    for (index, step) in trace.steps.enumerated() {
      guard isShown(step) else {
        for line in partLines(index) { text += "  \(line)\n" }
        continue
      }
      let next = index + 1 < trace.steps.count ? trace.steps[index + 1].view : nil
      text += "\(name(step.view)) at \(place(step.view)): proposed \(proposal(step.proposal))\n"
      for line in lines(index, next: next, isVerbose: isVerbose) { text += "  \(line)\n" }
      text += "  answers \(size(step.frame.size)) [\(clause(step))]\n"
      for line in placementLines(index) { text += "  \(line)\n" }
    }
    text += "\n\(answer())\n"
    return text
  }

  /// Modifiers that only paint, and the parts of controls, are passed over, as in the other outputs.
  func isShown(_ step: LayoutTrace.Step) -> Bool {
    !views[step.view].isPart && views.spelling(of: step.view) != nil
  }

  /// What a part of a control makes of its proposal for what is in it: a row's insets, a bezel's padding. Only on the
  /// way to a view in there.
  func partLines(_ index: Int) -> [String] {
    let step = trace.steps[index]
    guard views[step.view].isPart, index + 1 < trace.steps.count else { return [] }
    switch step.division {
    case .stack(let division):
      guard let share = division.shares.first(where: { $0.view == trace.steps[index + 1].view }) else {
        return []
      }
      let offered = offer(share.proposed, division.axis)
      return division.shares.count == 1
        ? []
        : [
          "in it, one of \(division.shares.count) beside each other: \(division.axis.lengthName) \(offered), "
            + "takes \(number(share.answer[division.axis]))"
        ]
    case .flexibleFrame(let horizontal, let vertical):
      return (boundsLines(.horizontal, horizontal) + boundsLines(.vertical, vertical)).map {
        "in it, a frame, \($0)"
      }
    case .child:
      switch views[step.view].kind {
      case .padding: return modifierLines(index).map { "in it, a padding, \($0)" }
      case .frame: return modifierLines(index).map { "in it, a frame, \($0)" }
      case .scrollView: return modifierLines(index).map { "in it, a scroll view: \($0)" }
      default: return []
      }
    default: return []
    }
  }

  // MARK: How a step divided its space

  private func lines(_ index: Int, next: ViewID?, isVerbose: Bool) -> [String] {
    let step = trace.steps[index]
    switch step.division {
    case .stack(let division): return stackLines(division, next: next, isVerbose: isVerbose)
    case .flexibleFrame(let horizontal, let vertical):
      return boundsLines(.horizontal, horizontal) + boundsLines(.vertical, vertical)
    case .lazyGrid(let division): return gridLines(division, step.view, isVerbose: isVerbose)
    case .grid(let columns, let rows): return trackLines(columns, "columns") + trackLines(rows, "rows")
    case .layers(let layers): return layerLines(layers)
    case .candidates(let candidates, let axes): return candidateLines(candidates, axes, step)
    case .inset(let division): return insetLines(division, step)
    case .text(let answer): return textLines(answer)
    case .child, .leaf: return modifierLines(index)
    }
  }

  /// The section of the documentation's layout rules that a step follows.
  func clause(_ step: LayoutTrace.Step) -> String {
    switch views[step.view].kind {
    case .hStack, .vStack: return "Stacks"
    case .lazyHStack, .lazyVStack: return "Lazy stacks"
    case .zStack, .background, .overlay: return "ZStack, overlay, background"
    case .spacer, .divider: return "Spacer and Divider"
    case .frame, .flexibleFrame: return "Frames"
    case .lazyHGrid, .lazyVGrid: return "Lazy grids"
    case .grid, .gridRow, .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes:
      return "Grid"
    case .scrollView: return "Scroll views"
    case .viewThatFits, .geometryReader, .containerRelativeFrame, .ownLayout: return "Fitting"
    case .safeAreaInset, .safeAreaPadding, .ignoresSafeArea: return "Safe area"
    case .color, .gradient, .shape, .image, .text, .section: return "Proposal and answer"
    case .padding, .fixedSize, .layoutPriority, .offset, .position, .aspectRatio, .effect:
      return "Other modifiers"
    case .alignmentGuide: return "Alignment guides"
    case .control, .uniformRow, .fraction: return "Controls"
    case .formColumns: return "Lists and bars"
    }
  }
}
