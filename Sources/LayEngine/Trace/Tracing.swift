import LayViews
import LaySyntax
import LayText

extension LayoutEngine {
  /// Computes every frame, and how one view got its own; nil where the view has no frame.
  /// - Complexity: that of a layout, and O(children) for each view on the way.
  package static func trace(
    _ layout: inout EvaluatedLayout, to view: ViewID, measurer: inout TextMeasurer
  ) -> LayoutTrace? {
    let (canvas, configuration, callbacks) = (layout.canvas, layout.configuration, layout.callbacks)
    let fitsContent = layout.fitsContent
    return withUnsafeMutablePointer(to: &layout.tree) { tree in
      withUnsafeMutablePointer(to: &measurer) { measurer in
        let run = LayoutPass<SwiftUIRules>(
          tree, measurer: measurer, canvas: canvas, configuration: configuration, callbacks: callbacks)
        defer { run.deallocate() }
        return withExtendedLifetime(run.run(fitsContent: fitsContent)) { run.trace(to: view) }
      }
    }
  }
}

extension LayoutPass where Rules == SwiftUIRules {
  /// The way to a view, in a finished run.
  fileprivate func trace(to view: ViewID) -> LayoutTrace? {
    guard Int(view.index) < placements.count, placements.isPlaced(view) else { return nil }
    let path = path(to: view)
    guard let root = path.first else { return nil }
    var steps: [LayoutTrace.Step] = []
    for (index, view) in path.enumerated() {
      let (frame, proposal) = (placements[view].frame, placements[view].proposal)
      steps.append(
        LayoutTrace.Step(
          view: view, proposal: proposal, frame: frame, division: division(view, proposal, frame.size),
          placement: index == 0 ? LayoutTrace.Placement() : placement(of: view, in: path[index - 1])))
    }
    let proposal = placements[root].proposal
    return LayoutTrace(
      canvas: Size(width: proposal.width ?? 0, height: proposal.height ?? 0), steps: steps)
  }

  private func path(to view: ViewID) -> [ViewID] {
    var parents = Array(repeating: ViewID.none, count: nodes.count)
    for index in 0..<nodes.count {
      var child = nodes[index].firstChild
      while !child.isNone {
        parents[Int(child.index)] = ViewID(index)
        child = nodes[child].nextSibling
      }
    }
    var path = [view]
    while let last = path.last, last != tree.root {
      let above = parents[Int(last.index)]
      // What geometry readers built before they knew their last size belongs to nothing.
      if above.isNone { return [] }
      path.append(above)
    }
    return path.reversed()
  }

  private func division(_ view: ViewID, _ proposal: Proposal, _ size: Size) -> LayoutTrace.Division {
    let node = nodes[view]
    if node.firstChild.isNone { return node.kind == .text ? textDivision(view) : .leaf }
    switch node.kind {
    case .hStack, .vStack, .lazyHStack, .lazyVStack: return .stack(stackDivision(view, proposal, size))
    case .flexibleFrame: return flexibleDivision(node, proposal)
    case .lazyHGrid, .lazyVGrid: return .lazyGrid(lazyGridDivision(view, proposal, size))
    case .zStack: return .layers(layers(node.firstChild, proposal))
    case .viewThatFits: return candidates(node, proposal)
    case .safeAreaInset: return insetDivision(node, proposal)
    case .grid: return gridDivision(view)
    default:
      let child = firstPlaced(node.firstChild)
      return child.isNone ? .leaf : .child(placements[child].proposal)
    }
  }

  private func firstPlaced(_ first: ViewID) -> ViewID {
    var child = first
    while !child.isNone, !placements.isPlaced(child) { child = nodes[child].nextSibling }
    return child
  }

  private func layers(_ first: ViewID, _ proposal: Proposal) -> [LayoutTrace.Layer] {
    var layers: [LayoutTrace.Layer] = []
    var child = first
    while !child.isNone {
      layers.append(
        LayoutTrace.Layer(view: child, priority: traits[child].priority, size: measure(child, proposal)))
      child = nodes[child].nextSibling
    }
    return layers
  }

  private func textDivision(_ view: ViewID) -> LayoutTrace.Division {
    guard let text = texts[view] else { return .leaf }
    return .text(
      TextAnswer(
        ideal: measure(view, .unspecified), lineCount: text.lines.count,
        widest: text.lines.reduce(0) { max($0, $1.width) }, isTruncated: text.isTruncated))
  }

  private func candidates(_ node: ViewNode, _ proposal: Proposal) -> LayoutTrace.Division {
    let axes = tree.modifiers.axisSets[node]
    var ideal = proposal
    for axis in Axis.allCases where axes.contains(axis) { ideal[axis] = nil }
    var candidates: [LayoutTrace.Candidate] = []
    var child = node.firstChild
    while !child.isNone {
      candidates.append(
        LayoutTrace.Candidate(
          view: child, ideal: measure(child, ideal), isShown: placements.isPlaced(child)))
      child = nodes[child].nextSibling
    }
    return .candidates(candidates, axes: axes)
  }

  private func insetDivision(_ node: ViewNode, _ proposal: Proposal) -> LayoutTrace.Division {
    let layout = divideInset(node, proposal)
    guard !layout.bar.isNone else { return .child(layout.contentOffer) }
    let axis = layout.axis
    var least = proposal
    least[axis] = 0
    return .inset(
      InsetDivision(
        axis: axis, bar: layout.bar, content: layout.content, spacing: layout.spacing,
        heldBack: proposal[axis] == nil ? nil : measure(layout.content, least)[axis],
        barOffer: layout.barOffer[axis], barLength: layout.barSize[axis],
        contentOffer: layout.contentOffer[axis], contentLength: layout.contentSize[axis],
        isStart: layout.spec.edge.isStart))
  }

  /// The tracks that were placed, from the grid's corner.
  private func gridDivision(_ view: ViewID) -> LayoutTrace.Division {
    let frame = placements[view].frame
    func tracks(_ found: [LayoutTree.Track]?, from start: Double) -> [LayoutTree.Track] {
      (found ?? []).map { LayoutTree.Track(start: $0.start - start, length: $0.length) }
    }
    return .grid(
      columns: tracks(columns[view], from: frame.minX),
      rows: tracks(rows[view], from: frame.minY))
  }

  private func flexibleDivision(_ node: ViewNode, _ proposal: Proposal) -> LayoutTrace.Division {
    let frame = tree.modifiers.flexibleFrames[node]
    let (horizontal, vertical) = (NormalizedBounds(frame.horizontal), NormalizedBounds(frame.vertical))
    let offered = Proposal(
      width: horizontal.childProposal(proposal.width), height: vertical.childProposal(proposal.height))
    let child = measure(node.firstChild, offered)
    return .flexibleFrame(
      horizontal: horizontal.decision(proposal.width, child: child.width),
      vertical: vertical.decision(proposal.height, child: child.height))
  }

  private func lazyGridDivision(_ view: ViewID, _ proposal: Proposal, _ size: Size) -> LazyGridDivision {
    let grid = lazyGridLayout(view)
    let across = grid.axis.other
    func pass(_ length: Double) -> LazyGridDivision.Pass {
      let tracks = LazyGridTracks(grid.spec.items, dividing: length, defaultSpacing: profile.defaultSpacing)
      return LazyGridDivision.Pass(
        length: length,
        tracks: tracks.tracks.map {
          LazyGridDivision.Track(item: $0.item, start: $0.start, length: $0.length)
        })
    }
    return LazyGridDivision(
      axis: across, measured: pass(proposal[across] ?? size[across]), drawn: pass(size[across]))
  }
}

extension NormalizedBounds {
  /// The answer again, with the clause that gave it.
  fileprivate func decision(_ proposal: Double?, child: Double) -> BoundsDecision {
    let clause: BoundsDecision.Clause
    if proposal == nil, ideal != nil {
      clause = .ideal
    } else if range != nil {
      clause = proposal == nil ? .clampedChild : .clampedProposal
    } else {
      switch (minimum, maximum) {
      case (_?, nil): clause = .minimum
      case (nil, _?): clause = .maximum
      default: clause = .child
      }
    }
    return BoundsDecision(
      minimum: minimum, ideal: ideal, maximum: maximum, proposal: proposal, offered: childProposal(proposal),
      child: child, answer: answer(proposal, child: child), clause: clause)
  }
}
