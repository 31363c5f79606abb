import LayEngine
import LayViews

// What modifiers and containers other than stacks and grids make of their proposal.

extension Explanation {
  func layerLines(_ layers: [LayoutTrace.Layer]) -> [String] {
    let highest = layers.map { $0.priority }.max() ?? 0
    return layers.map { layer in
      "\(name(layer.view)): \(size(layer.size))"
        + (layer.priority == highest ? "" : ", of lower priority, does not count")
    }
  }

  func textLines(_ answer: TextAnswer) -> [String] {
    let lines = answer.lineCount == 1 ? "one line" : "\(answer.lineCount) lines, the longest"
    return [
      "ideal \(size(answer.ideal)); set in \(lines) of \(number(answer.widest))"
        + (answer.isTruncated ? ", and cut" : "")
    ]
  }

  /// Which candidate fits, and what those before it lacked.
  func candidateLines(
    _ candidates: [LayoutTrace.Candidate], _ axes: AxisSet, _ step: LayoutTrace.Step
  ) -> [String] {
    var lines: [String] = []
    for (index, candidate) in candidates.enumerated() {
      let tooLong = Axis.allCases.first { axis in
        axes.contains(axis) && candidate.ideal[axis] > step.proposal[axis] ?? .infinity
      }
      var line = "\(index + 1). \(name(candidate.view)): ideal \(size(candidate.ideal))"
      if let axis = tooLong {
        line +=
          ", \(axis.lengthName) \(number(candidate.ideal[axis])) > \(number(step.proposal[axis] ?? .infinity))"
        if candidate.isShown { line += "; none fits, so the last" }
      } else if candidate.isShown {
        line += ", fits"
      }
      lines.append(line)
      if candidate.isShown { break }
    }
    return lines
  }

  /// The bar first, with the content's least length held back.
  func insetLines(_ division: InsetDivision, _ step: LayoutTrace.Step) -> [String] {
    let axis = division.axis
    guard let length = step.proposal[axis], let held = division.heldBack else {
      return ["proposes no \(axis.lengthName): bar and content have their ideal ones"]
    }
    let room = length - division.spacing
    let offer = division.barOffer ?? 0
    let rest = length - division.barLength - division.spacing
    return [
      "bar \(name(division.bar)): \(number(length)) − \(number(division.spacing)) of gap = \(number(room)), "
        + "\(number(room)) − \(number(held)) held back for the content = \(number(room - held))"
        + (offer > room - held + 0.0005 ? ", so \(number(offer))" : "")
        + "; takes \(number(division.barLength))",
      "content \(name(division.content)): \(number(length - division.spacing)) − \(number(division.barLength)) = "
        + "\(number(rest))" + (rest < 0 ? ", so 0" : "") + "; takes \(number(division.contentLength))",
    ]
  }

  /// - Parameter index: of the step: what a frame relates to lies above it.
  func modifierLines(_ index: Int) -> [String] {
    let step = trace.steps[index]
    let node = views[step.view]
    switch node.kind {
    case .padding, .safeAreaPadding: return paddingLines(views.modifiers.insets[node], step)
    case .frame:
      let frame = views.modifiers.frames[node]
      let given = Axis.allCases.compactMap { axis in
        frame[axis].map { "\(axis.lengthName) \(number($0))" }
      }
      return given.isEmpty ? [] : ["fixed: " + given.joined(separator: ", ")]
    case .fixedSize:
      let axes = views.modifiers.axisSets[node]
      let names = Axis.allCases.filter { axes.contains($0) }.map { $0.lengthName }
      return names.isEmpty ? [] : ["proposes no \(names.joined(separator: " and no ")): the content's ideal"]
    case .position: return ["takes all that is proposed"]
    case .offset: return ["answers for where it was, not for where it is drawn"]
    case .scrollView: return scrollLines(views.containers.scrolls[node])
    case .containerRelativeFrame:
      return containerLines(views.modifiers.containerFrames[node], index)
    case .geometryReader: return ["takes all that is proposed, and proposes it to each of its views"]
    case .ownLayout: return ["answers what its sizeThatFits returns, and places its views by placeSubviews"]
    case .ignoresSafeArea: return ignoringLines(step, index)
    case .overlay, .background: return layerLines(step, index)
    case .aspectRatio: return ratioLines(views.modifiers.aspectRatios[node], step)
    default: return []
    }
  }

  private func paddingLines(_ insets: EdgeInsets, _ step: LayoutTrace.Step) -> [String] {
    Axis.allCases.compactMap { axis in
      let total = insets.total(axis)
      guard total != 0 else { return nil }
      guard let length = step.proposal[axis] else {
        return "\(axis.lengthName): nothing proposed; \(number(total)) around the content"
      }
      return total > length
        ? "\(axis.lengthName): \(number(length)) − \(number(total)) is below nothing, so 0 for the content"
        : "\(axis.lengthName): \(number(length)) − \(number(total)) = \(number(length - total)) for the content"
    }
  }

  private func scrollLines(_ scroll: ScrollSpec) -> [String] {
    let names = Axis.allCases.filter { scroll.axes.contains($0) }.map { $0.lengthName }
    if names.isEmpty { return ["scrolls nowhere: hands the proposal on"] }
    let margins = Axis.allCases.filter { !scroll.axes.contains($0) && scroll.contentMargins.total($0) != 0 }
      .map { "\($0.lengthName) less \(number(scroll.contentMargins.total($0))) of content margins" }
    return ["proposes no \(names.joined(separator: " and no ")) to its content"] + margins
  }

  /// The length that a container-relative frame goes by, and its share of it.
  private func containerLines(_ spec: ContainerFrameSpec, _ index: Int) -> [String] {
    Axis.allCases.compactMap { axis in
      guard spec.axes.contains(axis) else { return nil }
      let whole = containerLength(axis, above: index)
      if spec.closure != nil { return "\(axis.lengthName): the closure's answer to \(number(whole))" }
      let (count, span) = (Double(max(spec.count, 1)), Double(max(spec.span, 1)))
      let column = (whole - spec.spacing * (count - 1)) / count
      let length = max(column * span + spec.spacing * (span - 1), 0)
      if count == 1 { return "\(axis.lengthName): all \(number(whole)) of the container" }
      return "\(axis.lengthName): (\(number(whole)) − \(number(spec.spacing)) × \(number(count - 1))) / "
        + "\(number(count)) = \(number(column)) for one of \(number(count)); \(number(span)) of them: "
        + number(length)
    }
  }

  /// What the nearest scroll view was proposed, else the canvas.
  private func containerLength(_ axis: Axis, above index: Int) -> Double {
    for step in trace.steps[..<index].reversed() where views[step.view].kind == .scrollView {
      if let length = step.proposal[axis], length.isFinite { return max(length, 0) }
    }
    return trace.canvas[axis]
  }

  private func ignoringLines(_ step: LayoutTrace.Step, _ index: Int) -> [String] {
    guard index + 1 < trace.steps.count else { return [] }
    let inner = trace.steps[index + 1].frame
    return inner == step.frame
      ? ["touches no edge of the safe area: hands the proposal on"]
      : ["touches the safe area's edge: its content reaches \(size(inner.size)) under it"]
  }

  /// A layer is proposed what it decorates.
  private func layerLines(_ step: LayoutTrace.Step, _ index: Int) -> [String] {
    guard index + 1 < trace.steps.count, trace.steps[index + 1].view != views[step.view].firstChild else {
      return []
    }
    return ["proposes the size of what it decorates to its layer: \(size(step.frame.size))"]
  }

  private func ratioLines(_ spec: AspectRatioSpec, _ step: LayoutTrace.Step) -> [String] {
    guard case .child(let proposal) = step.division else { return [] }
    let ratio = spec.ratio.map { "ratio \(number($0))" } ?? "the content's own ratio"
    return [
      "\(ratio), \(spec.fills ? "filling" : "fitting"): proposes \(self.proposal(proposal)) to its content"
    ]
  }
}
