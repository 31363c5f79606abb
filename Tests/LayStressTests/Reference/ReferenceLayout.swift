import Lay

/// What a view is proposed: nothing on an axis is nil.
struct ReferenceProposal {
  var width: Double?
  var height: Double?

  subscript(axis: ReferenceView.Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  static func all(of size: ReferenceSize) -> ReferenceProposal {
    ReferenceProposal(width: size.width, height: size.height)
  }
}

struct ReferenceSize: Equatable {
  var width = 0.0
  var height = 0.0

  subscript(axis: ReferenceView.Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// SwiftUI's rules as the article Layout Rules states them, each answer found anew.
///
/// `stack` is the axis of the stack around a view, which modifiers hand on: what a spacer and a divider go by.
final class ReferenceLayout {
  typealias Axis = ReferenceView.Axis
  typealias Guide = ReferenceView.Guide
  typealias Size = ReferenceSize
  typealias Proposal = ReferenceProposal

  /// By number.
  private(set) var frames: [Int: Rect] = [:]
  /// Of `text`: how wide glyphs are is not what is tried here.
  private let textWidth: Double

  private init(textWidth: Double) { self.textWidth = textWidth }

  /// The frames of a root that is centred in a canvas.
  static func frames(
    of root: ReferenceView, width: Double, height: Double, textWidth: Double
  ) -> [Int: Rect] {
    let layout = ReferenceLayout(textWidth: textWidth)
    let canvas = Proposal(width: width, height: height)
    let size = layout.answer(root, canvas, nil)
    layout.place(root, canvas, nil, x: (width - size.width) / 2, y: (height - size.height) / 2)
    return layout.frames
  }

  // MARK: Answers

  func answer(_ view: ReferenceView, _ proposal: Proposal, _ stack: Axis?) -> Size {
    switch view.kind {
    case .color:
      return Size(width: max(proposal.width ?? 10, 0), height: max(proposal.height ?? 10, 0))
    case .circle:
      let sides = [proposal.width, proposal.height].compactMap { $0 }
      let side = max(sides.min() ?? 10, 0)
      return Size(width: side, height: side)
    case .text: return Size(width: textWidth, height: 16)
    case .spacer(let length):
      let minimum = length ?? 8
      return Size(
        width: stack == .vertical ? 0 : max(proposal.width ?? 0, minimum),
        height: stack == .horizontal ? 0 : max(proposal.height ?? 0, minimum))
    case .divider:
      // A line across the stack, horizontal outside of one.
      return stack == .horizontal
        ? Size(width: 1, height: max(proposal.height ?? 10, 0))
        : Size(width: max(proposal.width ?? 10, 0), height: 1)
    case .fixedFrame(let width, let height, _, let child):
      let size = answer(
        child, Proposal(width: width ?? proposal.width, height: height ?? proposal.height), stack)
      return Size(width: width ?? size.width, height: height ?? size.height)
    case .flexibleFrame(let horizontal, let vertical, _, let child):
      let offer = Proposal(
        width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
      let size = answer(child, offer, stack)
      return Size(
        width: horizontal.answer(proposal.width, child: size.width),
        height: vertical.answer(proposal.height, child: size.height))
    case .padding(let insets, let child):
      let size = answer(child, insets.inner(proposal), stack)
      return Size(
        width: max(size.width + insets.leading + insets.trailing, 0),
        height: max(size.height + insets.top + insets.bottom, 0))
    case .fixedSize, .priority, .offset, .aspectRatio, .guide, .layer:
      let (child, offer) = inner(view, proposal, stack)
      return answer(child, offer, stack)
    case .position(_, _, let child):
      let size = answer(child, proposal, stack)
      return Size(
        width: max(proposal.width ?? size.width, 0), height: max(proposal.height ?? size.height, 0))
    case .stack(let axis, let guide, let spacing, let views):
      return arrange(axis, guide, spacing, views, proposal).size
    case .lazyStack(let axis, let guide, let spacing, let views):
      return arrangeLazily(axis, guide, spacing, views, proposal).size
    case .zStack(_, let views): return stackedSize(views, proposal)
    case .viewThatFits: return answer(fitting(view, proposal), proposal, nil)
    case .scroll(let horizontal, let vertical, let views):
      let offer = Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
      let size = contentSize(views, offer)
      return Size(
        width: horizontal ? max(proposal.width ?? size.width, 0) : size.width,
        height: vertical ? max(proposal.height ?? size.height, 0) : size.height)
    case .grid(let grid): return solve(grid, proposal).size
    }
  }

  /// The one view in a modifier that answers what that answers, and what it is proposed.
  private func inner(
    _ view: ReferenceView, _ proposal: Proposal, _ stack: Axis?
  ) -> (ReferenceView, Proposal) {
    switch view.kind {
    case .fixedSize(let horizontal, let vertical, let child):
      return (
        child,
        Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
      )
    case .aspectRatio(let ratio, let fills, let child):
      let ideal = answer(child, Proposal(), stack)
      let box = ratio.map { Size(width: $0, height: 1) } ?? ideal
      guard box.width != 0, box.height != 0 else { return (child, proposal) }
      let scales = [proposal.width.map { $0 / box.width }, proposal.height.map { $0 / box.height }]
        .compactMap { $0 }
      guard let scale = fills ? scales.max() : scales.min() else { return (child, proposal) }
      return (child, Proposal(width: box.width * scale, height: box.height * scale))
    case .priority(_, let child), .offset(_, _, let child), .guide(_, _, _, let child),
      .layer(_, _, let child, _):
      return (child, proposal)
    default: return (view, proposal)
    }
  }

  /// The largest width and height among the views of the highest priority.
  private func stackedSize(_ views: [ReferenceView], _ proposal: Proposal) -> Size {
    let sizes = highest(views).map { answer($0, proposal, nil) }
    return Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  private func highest(_ views: [ReferenceView]) -> [ReferenceView] {
    let priority = views.map { self.priority($0, nil) }.max()
    return views.filter { self.priority($0, nil) == priority }
  }

  /// The first view whose size with nothing proposed on the tested axes is within the proposal, else the last. No stack
  /// is directly around it.
  private func fitting(_ view: ReferenceView, _ proposal: Proposal) -> ReferenceView {
    guard case .viewThatFits(let horizontal, let vertical, let views) = view.kind, let last = views.last
    else {
      return view
    }
    let ideal = Proposal(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    return views.first { candidate in
      let size = answer(candidate, ideal, nil)
      return (!horizontal || size.width <= proposal.width ?? .infinity)
        && (!vertical || size.height <= proposal.height ?? .infinity)
    } ?? last
  }

  /// Several views that scroll are a centred column, one is itself.
  private func contentSize(_ views: [ReferenceView], _ offer: Proposal) -> Size {
    views.count == 1
      ? answer(views[0], offer, nil) : arrange(.vertical, .center, nil, views, offer).size
  }

  func priority(_ view: ReferenceView, _ stack: Axis?) -> Double {
    switch view.kind {
    case .spacer: return -.infinity
    case .priority(let priority, _): return priority
    case .fixedSize(_, _, let child):
      // What a spacer has below all numbers does not show through.
      let own = priority(child, stack)
      return own == -.infinity ? 0 : own
    case .stack(let axis, _, _, let views) where views.count == 1: return priority(views[0], axis)
    case .zStack(_, let views) where views.count == 1: return priority(views[0], nil)
    case .offset(_, _, let child), .guide(_, _, _, let child), .layer(_, _, let child, _):
      return priority(child, stack)
    default: return 0
    }
  }

  // MARK: Guides

  func value(_ view: ReferenceView, _ guide: Guide, _ proposal: Proposal, _ stack: Axis?) -> Double {
    if let explicit = explicit(view, guide, proposal, stack) { return explicit }
    return Self.value(guide, answer(view, proposal, stack)[guide.axis])
  }

  static func value(_ guide: Guide, _ length: Double) -> Double {
    switch guide {
    case .leading, .top: return 0
    case .center, .middle: return length / 2
    case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: return length
    }
  }

  /// The value that a view, or what is in it, sets.
  func explicit(_ view: ReferenceView, _ guide: Guide, _ proposal: Proposal, _ stack: Axis?) -> Double? {
    switch view.kind {
    case .text: return guide.isBaseline ? 13 : nil
    case .guide(let own, let share, let constant, let child):
      if own == guide { return answer(child, proposal, stack)[guide.axis] * share + constant }
      return explicit(child, guide, proposal, stack)
    case .viewThatFits: return explicit(fitting(view, proposal), guide, proposal, nil)
    case .color, .circle, .spacer, .divider, .scroll: return nil
    case .grid where !guide.isBaseline: return nil
    case .offset(_, _, let child): return explicit(child, guide, proposal, stack)
    default: break
    }
    let isContainer: Bool
    switch view.kind {
    case .stack, .lazyStack, .zStack, .grid: isContainer = true
    default: isContainer = false
    }
    if isContainer, !guide.isBaseline { return nil }
    let values = places(view, proposal, stack).filter(\.countsForGuides).compactMap { place in
      explicit(place.view, guide, place.proposal, place.stack).map {
        $0 + (guide.axis == .horizontal ? place.x : place.y)
      }
    }
    return guide == .lastTextBaseline ? values.max() : values.min()
  }

  // MARK: Places

  /// Where a view puts one that is in it, from its own origin, and what it proposes to it then.
  struct Place {
    var view: ReferenceView
    var proposal: Proposal
    var stack: Axis?
    var x: Double
    var y: Double
    /// Layers set no guides for what they are attached to.
    var countsForGuides = true
  }

  private func place(_ view: ReferenceView, _ proposal: Proposal, _ stack: Axis?, x: Double, y: Double) {
    let size = answer(view, proposal, stack)
    frames[view.number] = Rect(x: x, y: y, width: size.width, height: size.height)
    for inner in places(view, proposal, stack) {
      place(inner.view, inner.proposal, inner.stack, x: x + inner.x, y: y + inner.y)
    }
  }

  func places(_ view: ReferenceView, _ proposal: Proposal, _ stack: Axis?) -> [Place] {
    let size = answer(view, proposal, stack)
    switch view.kind {
    case .color, .circle, .text, .spacer, .divider: return []
    case .fixedFrame(let width, let height, let alignment, let child):
      let offer = Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
      return [aligned(child, offer, stack, in: size, alignment)]
    case .flexibleFrame(let horizontal, let vertical, let alignment, let child):
      let offer = Proposal(
        width: horizontal.placing(proposal.width, size.width),
        height: vertical.placing(proposal.height, size.height))
      return [aligned(child, offer, stack, in: size, alignment)]
    case .padding(let insets, let child):
      return [
        Place(view: child, proposal: insets.inner(proposal), stack: stack, x: insets.leading, y: insets.top)
      ]
    case .offset(let x, let y, let child):
      return [Place(view: child, proposal: proposal, stack: stack, x: x, y: y)]
    case .fixedSize, .priority, .aspectRatio, .guide:
      let (child, offer) = inner(view, proposal, stack)
      return [Place(view: child, proposal: offer, stack: stack, x: 0, y: 0)]
    case .layer(_, let alignment, let child, let layer):
      return [Place(view: child, proposal: proposal, stack: stack, x: 0, y: 0)]
        + layered(layer, over: child, proposal, stack, size, alignment)
    case .position(let x, let y, let child):
      let own = answer(child, .all(of: size), stack)
      return [
        Place(
          view: child, proposal: .all(of: size), stack: stack, x: x - own.width / 2, y: y - own.height / 2)
      ]
    case .stack(let axis, let guide, let spacing, let views):
      var proposal = proposal
      proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
      return arrange(axis, guide, spacing, views, proposal).places
    case .lazyStack(let axis, let guide, let spacing, let views):
      return arrangeLazily(axis, guide, spacing, views, proposal).places
    case .zStack(let alignment, let views): return stacked(views, .all(of: size), alignment)
    case .viewThatFits:
      return [Place(view: fitting(view, proposal), proposal: proposal, stack: nil, x: 0, y: 0)]
    case .scroll(let horizontal, let vertical, let views):
      return scrolled(views, horizontal: horizontal, vertical: vertical, proposal, size)
    case .grid(let grid): return solve(grid, proposal).places
    }
  }

  /// A view put with its guides on those of a box.
  private func aligned(
    _ view: ReferenceView, _ offer: Proposal, _ stack: Axis?, in size: Size,
    _ alignment: ReferenceView.Alignment
  ) -> Place {
    let (horizontal, vertical) = (alignment.horizontal, alignment.vertical)
    return Place(
      view: view, proposal: offer, stack: stack,
      x: Self.value(horizontal, size.width) - value(view, horizontal, offer, stack),
      y: Self.value(vertical, size.height) - value(view, vertical, offer, stack))
  }

  /// Views on top of each other, their guides on the largest values among those of the highest priority.
  private func stacked(
    _ views: [ReferenceView], _ offer: Proposal, _ alignment: ReferenceView.Alignment
  ) -> [Place] {
    func line(_ guide: Guide) -> Double { highest(views).map { value($0, guide, offer, nil) }.max() ?? 0 }
    return views.map { view in
      Place(
        view: view, proposal: offer, stack: nil,
        x: line(alignment.horizontal) - value(view, alignment.horizontal, offer, nil),
        y: line(alignment.vertical) - value(view, alignment.vertical, offer, nil))
    }
  }

  /// A layer is proposed the size of what it is attached to; several views in it are a centred ZStack that is aligned as
  /// a whole, one has the axis of the stack around.
  private func layered(
    _ layer: [ReferenceView], over child: ReferenceView, _ proposal: Proposal, _ stack: Axis?, _ size: Size,
    _ alignment: ReferenceView.Alignment
  ) -> [Place] {
    let x = value(child, alignment.horizontal, proposal, stack)
    let y = value(child, alignment.vertical, proposal, stack)
    var places: [Place]
    if layer.count == 1 {
      let offer = Proposal.all(of: size)
      places = [
        Place(
          view: layer[0], proposal: offer, stack: stack,
          x: x - value(layer[0], alignment.horizontal, offer, stack),
          y: y - value(layer[0], alignment.vertical, offer, stack))
      ]
    } else {
      let own = stackedSize(layer, .all(of: size))
      places = stacked(layer, .all(of: own), ReferenceView.Alignment())
      func start(_ guide: Guide) -> Double {
        guard guide.isBaseline else { return Self.value(guide, own[guide.axis]) }
        let values = places.compactMap { place in
          explicit(place.view, guide, place.proposal, nil).map { $0 + place.y }
        }
        return (guide == .firstTextBaseline ? values.min() : values.max()) ?? own.height
      }
      let corner = (x: x - start(alignment.horizontal), y: y - start(alignment.vertical))
      for index in places.indices {
        places[index].x += corner.x
        places[index].y += corner.y
      }
    }
    for index in places.indices { places[index].countsForGuides = false }
    return places
  }

  /// Content starts at the top leading corner; what scrolls both ways centres what is shorter.
  private func scrolled(
    _ views: [ReferenceView], horizontal: Bool, vertical: Bool, _ proposal: Proposal, _ size: Size
  ) -> [Place] {
    let offer = Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    let content = contentSize(views, offer)
    let isCentred = horizontal && vertical
    let x = isCentred ? max(size.width - content.width, 0) / 2 : 0
    let y = isCentred ? max(size.height - content.height, 0) / 2 : 0
    if views.count == 1 { return [Place(view: views[0], proposal: offer, stack: nil, x: x, y: y)] }
    var inner = offer
    inner.width = offer.width ?? content.width
    return arrange(.vertical, .center, nil, views, inner).places.map { place in
      var place = place
      place.x += x
      place.y += y
      return place
    }
  }
}
