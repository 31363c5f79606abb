import LaySyntax
import LayViews

// Arguments that SwiftUI rejects or rewrites.

extension Inspection {
  mutating func checkValues(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .frame: checkFixedFrame(view, tree.modifiers.frames[node])
    case .flexibleFrame: checkLimits(view, tree.modifiers.flexibleFrames[node])
    case .hStack, .vStack, .lazyHStack, .lazyVStack:
      if let spacing = tree.containers.stacks[node].spacing { checkSpacing(view, spacing, "spacing") }
    case .lazyHGrid, .lazyVGrid:
      if let spacing = tree.containers.lazyGrids[node].spacing { checkSpacing(view, spacing, "spacing") }
    case .grid:
      let grid = tree.containers.grids[node]
      if let spacing = grid.horizontalSpacing { checkSpacing(view, spacing, "horizontalSpacing") }
      if let spacing = grid.verticalSpacing { checkSpacing(view, spacing, "verticalSpacing") }
    case .padding: checkPadding(view, tree.modifiers.insets[node])
    case .spacer: checkSpacerLength(view, tree.contents.spacers[node])
    case .aspectRatio:
      if let ratio = tree.modifiers.aspectRatios[node].ratio, !(ratio > 0 && ratio.isFinite) {
        report(.badAspectRatio, at: range(view), "aspect ratio \(points(ratio)) fits no size")
      }
    case .layoutPriority:
      let priority = tree.modifiers.numbers[node]
      if !priority.isFinite {
        report(
          .badPriority, at: range(view), "layout priority \(points(priority)) is no number to compare by")
      }
    case .text: checkTextNumbers(view, tree.contents.texts.description(of: node))
    case .effect:
      if case .opacity(let opacity) = tree.modifiers.effects[node], !(0...1).contains(opacity) {
        checkOpacity(view, opacity)
      }
    default: break
    }
  }

  private mutating func checkFixedFrame(_ view: ViewID, _ frame: FrameSpec) {
    for axis in Axis.allCases {
      guard let length = frame[axis] else { continue }
      let place = range(view, axis.lengthName)
      if length.isInfinite || length.isNaN {
        report(
          .nonFiniteFixedFrame, at: place, "a fixed \(axis.lengthName) of \(points(length)) is ignored",
          help: length == .infinity
            ? "to fill the proposal write .frame(max\(axis.capitalizedLength): .infinity)" : nil,
          fix: length == .infinity ? maximum(axis, of: view) : nil)
      } else if length < 0 {
        report(
          .negativeFrame, at: place,
          "frame \(axis.lengthName) is \(points(length)); SwiftUI reports it at run time and ignores it",
          fix: removal(of: axis.lengthName, of: view))
      }
    }
  }

  /// `maxWidth:` for `width:`, where the other length is not given: a flexible frame takes no fixed one.
  private func maximum(_ axis: Axis, of view: ViewID) -> Diagnostic.Fix? {
    let source = tree[view].source
    guard let argument = sites.argument(axis.lengthName, ofCallAt: source),
      sites.argument(axis.other.lengthName, ofCallAt: source) == nil
    else { return nil }
    let start = syntax.range(argument).start
    let label = SourceRange(start: start, end: start + UInt32(axis.lengthName.utf8.count))
    return Diagnostic.Fix([.init(label, "max" + axis.capitalizedLength)], isSafe: false)
  }

  /// A fix that removes one of several arguments.
  func removal(of label: String, of view: ViewID) -> Diagnostic.Fix? {
    let offset = tree[view].source
    guard let argument = sites.argument(label, ofCallAt: offset),
      let list = sites.argumentList(ofCallAt: offset), !syntax.next(syntax.child(list, 0)).isNone,
      let range = sites.removalRange(ofArgument: argument, ofCallAt: offset)
    else { return nil }
    return Diagnostic.Fix([.init(range, "")], isSafe: true)
  }

  /// A fix that writes another number for a literal one.
  private func replacement(of argument: SyntaxID?, by text: String) -> Diagnostic.Fix? {
    guard let argument, sites.isNumberLiteral(argument) else { return nil }
    return Diagnostic.Fix([.init(sites.value(ofArgument: argument), text)], isSafe: true)
  }

  private mutating func checkLimits(_ view: ViewID, _ frame: FlexibleFrameSpec) {
    for axis in Axis.allCases {
      let bounds = frame[axis]
      let length = axis.capitalizedLength
      for (value, label) in [(bounds.minimum, "min"), (bounds.ideal, "ideal"), (bounds.maximum, "max")] {
        guard let value, value < 0 else { continue }
        report(
          .negativeLimit, at: range(view, label + length),
          "\(label + length) \(points(value)) is treated as 0",
          fix: replacement(of: sites.argument(label + length, ofCallAt: tree[view].source), by: "0"))
      }
      if let minimum = bounds.minimum, minimum == .infinity || minimum.isNaN {
        report(
          .nonFiniteMinimum, at: range(view, "min" + length),
          minimum.isNaN
            ? "min\(length) is not a number" : "min\(length) is infinite; every proposal would overflow")
      }
    }
  }

  private mutating func checkSpacing(_ view: ViewID, _ spacing: Double, _ label: String) {
    guard spacing < 0, isWritten(view) else { return }
    // In an app it is meant, unless texts lie on each other by it.
    if layout.configuration.isLenient, !children(view).contains(where: { coversNext($0) }) { return }
    report(
      .negativeSpacing, at: range(view, label),
      "spacing \(points(spacing)) makes neighbours overlap by \(points(-spacing)) pt",
      help: "if that is meant, add // lay:allow negative-spacing — why")
  }

  /// Negative padding around a background or overlay enlarges it on purpose, and moves nothing else.
  private mutating func checkPadding(_ view: ViewID, _ insets: EdgeInsets) {
    if case .layer = outline.surroundings(of: view, in: tree) { return }
    for edge in Edge.allCases where insets[edge] < 0 && !isMeant(view, edge) {
      report(
        .negativePadding, at: range(view),
        "padding \(points(insets[edge])) on \(edge.name) draws the view "
          + "\(points(-insets[edge])) pt outside the space that its parent reserved")
      return
    }
  }

  /// Whether a view is drawn over the picture or colour beside it, on purpose. In an app a negative padding is meant,
  /// unless a text lies on another by it.
  private mutating func isMeant(_ padding: ViewID, _ edge: Edge) -> Bool {
    let item = outline.outermost(padding)
    let isBefore = edge == .top || edge == .leading
    let neighbour = isBefore ? outline.previousSibling(of: item) : tree[item].nextSibling
    guard case .container(_, let kind) = outline.surroundings(of: padding, in: tree),
      kind.mainAxis == (edge == .top || edge == .bottom ? .vertical : .horizontal), !neighbour.isNone
    else { return layout.configuration.isLenient }
    if layout.configuration.isLenient { return !coversNext(isBefore ? neighbour : item) }
    guard [.color, .gradient, .shape, .image].contains(tree[content(of: neighbour)].kind),
      let own = ink(padding),
      let other = ink(neighbour)
    else { return false }
    return own.overlaps(other)
  }

  /// Whether a text or control lies on that of the next child of a stack, by more than the room between lines.
  private func coversNext(_ child: ViewID) -> Bool {
    let next = tree[child].nextSibling
    guard !next.isNone else { return false }
    let views = [content(of: child), content(of: next)]
    guard views.allSatisfy({ [.text, .control].contains(tree[$0].kind) }) else { return false }
    let (first, second) = (frame(views[0]), frame(views[1]))
    let height = min(first.maxY, second.maxY) - max(first.minY, second.minY)
    let width = min(first.maxX, second.maxX) - max(first.minX, second.minX)
    return width > tolerance && height * 3 > min(first.size.height, second.size.height)
  }

  private mutating func checkSpacerLength(_ view: ViewID, _ spacer: SpacerSpec) {
    guard let length = spacer.minimumLength, length < 0 else { return }
    report(
      .negativeSpacerLength, at: range(view, "minLength"),
      "minLength \(points(length)) cannot shrink anything; a spacer never gets shorter than 0",
      fix: replacement(of: sites.argument("minLength", ofCallAt: tree[view].source), by: "0"))
  }

  private mutating func checkOpacity(_ view: ViewID, _ opacity: Double) {
    // What is worked out may leave the range on purpose: it fades late, or is gone early.
    guard let argument = sites.argument(0, ofCallAt: tree[view].source), sites.isNumberLiteral(argument)
    else { return }
    let drawn = opacity > 1 ? "1" : "0"
    report(
      .opacityOutOfRange, at: range(view), "opacity \(points(opacity)) is drawn as \(drawn)",
      fix: replacement(of: argument, by: drawn))
  }

  private mutating func checkTextNumbers(_ view: ViewID, _ text: TextSpec) {
    if !(0...1).contains(text.minimumScaleFactor) {
      let factor = points(text.minimumScaleFactor)
      reportTextNumber(
        view, ["minimumScaleFactor"], "minimumScaleFactor \(factor) does not lie between 0 and 1")
    }
    if text.lineSpacing < 0 {
      reportTextNumber(view, ["lineSpacing"], "lineSpacing \(points(text.lineSpacing)) is negative")
    }
    for run in text.runs {
      guard let size = run.font.givenSize, !(size > 0 && size.isFinite) else { continue }
      // In a project 0 stands for what is not known.
      if size == 0, layout.configuration.isLenient { continue }
      return reportTextNumber(view, ["font", "system", "custom"], "font size \(points(size)) shows nothing")
    }
  }

  /// A text's numbers come from modifiers around it; the report goes where the nearest one is written.
  private mutating func reportTextNumber(_ view: ViewID, _ names: Set<String>, _ message: String) {
    let call = sites.enclosingCall(of: names, around: tree[view].source)
    report(.badTextNumber, at: call.flatMap { sites.nameRange(ofCall: $0) } ?? range(view), message)
  }
}

extension FontDescriptor {
  /// The size in points where one was given.
  var givenSize: Double? {
    switch base {
    case .platformDefault, .style: return nil
    case .size(let size): return size
    case .custom(_, let size, _, _): return size
    }
  }
}

extension Axis {
  /// `Width` or `Height`, the end of `maxWidth`.
  var capitalizedLength: String { self == .horizontal ? "Width" : "Height" }
}

extension Edge {
  var name: String {
    switch self {
    case .top: return "top"
    case .leading: return "leading"
    case .bottom: return "bottom"
    case .trailing: return "trailing"
    }
  }
}
