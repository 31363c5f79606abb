import LayEngine
import LayViews
import LaySyntax
import LayText

/// Paints the views of one layout, back to front.
///
/// View trees may be thousands of levels deep, so the walk keeps its own stack of steps.
struct SVGPainter: ~Copyable {
  var output: ByteBuffer
  private(set) var layout: LaidOutLayout
  let options: SVGWriter.Options
  var definitions = Definitions()
  /// The attributes of each font among those of the texts, as they were first written.
  var fontAttributes: [FontAttributes]
  var typesetter: SystemTypesetter
  /// Once outlines are drawn.
  var textPlaces = TextPlaces()
  /// How many views show each picture.
  private var pictureUses: [Int]
  private var groupDepth = 0
  /// The groups around that turn or scale what they hold.
  private var transformDepth = 0
  private var locator: SourceLocator
  private var steps: [Step] = []
  private var usesZIndex: Bool
  /// Found when the first filter asks for them.
  private var inkBounds: InkBounds?

  /// What has been defined so far, by what it is of.
  struct Definitions {
    /// How many there are: the last one's id.
    var count = 0
    /// Pictures that are shown several times, and the sizes they were written at.
    var pictures: [Int: (definition: Int, size: Size)] = [:]
    /// The filter that template images share.
    var whitening: Int?
    var glyphs: [GlyphDefinition: Int] = [:]
    /// The masks of symbols.
    var symbolMasks: [SymbolMask: Int] = [:]

    /// Forgets what is not shown with another layout.
    mutating func forgetShown() {
      pictures = [:]
      symbolMasks = [:]
      whitening = nil
    }
  }

  private enum Step {
    /// Paint a view; the id of an effect around it, for views without one.
    case paint(ViewID, inheritedID: UInt32)
    /// Paint a view and the siblings after it.
    case paintSiblings(ViewID)
    case border(ViewID)
    /// End a mask and begin what it is of.
    case openMasked(definition: Int)
    case closeGroup(transforms: Bool)
  }

  init(_ layout: LaidOutLayout, options: SVGWriter.Options, output: consuming ByteBuffer) {
    self.output = output
    fontAttributes = Array(filledWith: FontAttributes(), count: layout.frames.texts.fonts.count)
    typesetter = SystemTypesetter(layout.library)
    self.layout = layout
    self.options = options
    // Only annotations need places, and the table behind them costs a pass over the source.
    locator = SourceLocator(options.annotates ? layout.source : SourceFile(name: "", bytes: []))
    usesZIndex = layout.views.usesZIndex
    pictureUses = layout.views.pictureUses
  }

  /// Goes on with another layout of the same source: what was defined keeps its number.
  mutating func turn(to other: LaidOutLayout) {
    layout = other
    fontAttributes = Array(filledWith: FontAttributes(), count: other.frames.texts.fonts.count)
    typesetter = SystemTypesetter(other.library)
    usesZIndex = other.views.usesZIndex
    pictureUses = other.views.pictureUses
    // Those of the other one are not shown with it.
    definitions.forgetShown()
    inkBounds = nil
    if options.text == .glyphs { defineGlyphs() }
  }

  /// Paints a view and all in it.
  /// - Complexity: O(n) in the views.
  mutating func paint(_ root: ViewID) {
    guard !root.isNone else { return }
    steps.append(.paint(root, inheritedID: 0))
    while let step = steps.popLast() {
      switch step {
      case .paint(let id, let inheritedID): paint(id, inheritedID: inheritedID)
      case .paintSiblings(let id):
        let next = layout.views.nodes[Int(id.index)].nextSibling
        if !next.isNone { steps.append(.paintSiblings(next)) }
        paint(id, inheritedID: 0)
      case .border(let id): paintBorder(id)
      case .openMasked(let definition):
        openMasked(definition)
        groupDepth -= 1
      case .closeGroup(let transforms):
        output.append("</g>\n")
        groupDepth -= 1
        if transforms { transformDepth -= 1 }
      }
    }
  }

  private mutating func paint(_ id: ViewID, inheritedID: UInt32) {
    guard let frame = layout.frames.placedFrame(id)?.withoutNegativeSize else { return }
    let element = Element(
      id: id, node: layout.views.nodes[Int(id.index)], frame: frame, inheritedID: inheritedID)
    switch element.node.kind {
    case .color, .gradient: paintRectangle(element)
    case .shape: paintShape(element)
    case .text: paintText(element)
    case .image: paintImage(element)
    case .divider: paintDivider(element)
    case .spacer: break
    case .effect: paintEffect(element)
    case .background: pushChildren(of: id, primaryIsLast: true)
    case .overlay where layout.views.isMask(element.node): paintMasked(element)
    case .overlay, .safeAreaInset: pushChildren(of: id, primaryIsLast: false)
    case .scrollView:
      if mayOpenGroup {
        openClip(.rectangle(layout.frames.viewports[id] ?? frame))
        willCloseGroup()
      }
      pushChildren(of: element.node.firstChild)
    case .hStack, .vStack, .zStack, .lazyHStack, .lazyVStack, .lazyHGrid, .lazyVGrid, .grid, .gridRow,
      .viewThatFits, .geometryReader, .ownLayout, .section, .control, .uniformRow, .formColumns, .fraction,
      .frame,
      .flexibleFrame, .padding, .fixedSize, .layoutPriority,
      .offset, .position, .aspectRatio, .alignmentGuide, .safeAreaPadding, .ignoresSafeArea,
      .containerRelativeFrame, .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes:
      pushChildren(of: element.node.firstChild)
    }
  }

  /// Whether another group may be nested.
  ///
  /// XML readers refuse documents some 250 levels deep, so an effect within 200 others is left out: a picture
  /// without it is better than none.
  private var mayOpenGroup: Bool { groupDepth < 200 }

  /// Notes a group that was opened, so that it is closed after what it holds.
  private mutating func willCloseGroup(transforms: Bool = false) {
    groupDepth += 1
    if transforms { transformDepth += 1 }
    steps.append(.closeGroup(transforms: transforms))
  }

  /// Whether rectangles stand upright in the picture, at their size.
  var isUpright: Bool { transformDepth == 0 }

  /// Puts the views of a sibling list on the stack, so that the one painted first is on top.
  private mutating func pushChildren(of first: ViewID) {
    if first.isNone { return }
    guard usesZIndex else { return steps.append(.paintSiblings(first)) }
    var keyed: [(z: Double, order: Int, view: ViewID)] = []
    var child = first
    while !child.isNone {
      keyed.append((layout.views.zIndex(of: child), keyed.count, child))
      child = layout.views.nodes[Int(child.index)].nextSibling
    }
    // Equal ones keep the order of the source.
    keyed.sort { a, b in (a.z, a.order) < (b.z, b.order) }
    for entry in keyed.reversed() { steps.append(.paint(entry.view, inheritedID: 0)) }
  }

  /// A layered view: its first child, and the others as a ZStack behind or over it.
  private mutating func pushChildren(of id: ViewID, primaryIsLast: Bool) {
    let primary = layout.views.nodes[Int(id.index)].firstChild
    guard !primary.isNone else { return }
    if primaryIsLast { steps.append(.paint(primary, inheritedID: 0)) }
    pushChildren(of: layout.views.nodes[Int(primary.index)].nextSibling)
    if !primaryIsLast { steps.append(.paint(primary, inheritedID: 0)) }
  }

  /// A view where its mask is opaque: the mask as a definition, then the view in a group that refers to it.
  private mutating func paintMasked(_ element: Element) {
    let primary = element.node.firstChild
    guard !primary.isNone else { return }
    guard mayOpenGroup else { return steps.append(.paint(primary, inheritedID: 0)) }
    let definition = openMask(around: element)
    groupDepth += 2
    steps.append(.closeGroup(transforms: false))
    steps.append(.paint(primary, inheritedID: 0))
    steps.append(.openMasked(definition: definition))
    pushChildren(of: layout.views.nodes[Int(primary.index)].nextSibling)
  }

  /// Paints what an effect does to its content.
  private mutating func paintEffect(_ element: Element) {
    let node = element.node
    guard !node.firstChild.isNone else { return }
    let effect = layout.views.modifiers.effects[node]
    switch effect {
    case .hidden: return
    case .opacity(let value) where !(value > 0): return
    case .border: steps.append(.border(element.id))
    default:
      if mayOpenGroup, openGroup(for: effect, element) { willCloseGroup(transforms: effect.transforms) }
    }
    let id = node.identifier != 0 ? node.identifier : element.inheritedID
    steps.append(.paint(node.firstChild, inheritedID: id))
  }
}

/// A view that is being painted.
struct Element {
  var id: ViewID
  var node: ViewNode
  var frame: Rect
  /// The id of an effect around the view, which names a view that has none.
  var inheritedID: UInt32
}

extension SVGPainter {
  /// Where a view paints at most.
  mutating func inkBounds(of id: ViewID) -> Rect {
    let bounds = inkBounds ?? InkBounds(of: layout)
    inkBounds = bounds
    return bounds[id]
  }

  /// The id for the next definition.
  mutating func makeDefinition() -> Int {
    definitions.count += 1
    return definitions.count
  }

  /// Whether a picture is written once for all views that show it.
  ///
  /// A drawing is written again while that costs little: librsvg blurs one that is referred to.
  func isShared(picture index: Int) -> Bool {
    let uses = pictureUses[index]
    let picture = layout.views.contents.pictures[index]
    let isSmallDrawing = picture.mimeType == "image/svg+xml" && picture.bytes.count < (1 << 20) / max(uses, 1)
    return uses > 1 && !isSmallDrawing
  }

  func isRightToLeft(_ node: ViewNode) -> Bool { layout.isRightToLeft(node) }

  func environment(of node: ViewNode) -> EnvironmentValues { layout.environment(of: node) }

  /// Ends an element without content, annotated if asked for.
  mutating func close(_ element: Element) {
    annotate(element)
    output.append("/>\n")
  }

  mutating func annotate(_ element: Element) {
    guard options.annotates else { return }
    let identifier = Int(element.node.identifier != 0 ? element.node.identifier : element.inheritedID)
    if identifier != 0, identifier < layout.views.identifiers.count {
      output.append(" data-id=\"")
      output.append(xml: layout.views.identifiers[identifier])
      output.append("\"")
    }
    let place = locator.location(of: element.node.source)
    output.append(" data-source=\"")
    output.append(xml: layout.source.name)
    output.append(":")
    output.append(place.line)
    output.append(":")
    output.append(place.column)
    output.append("\"")
  }
}
