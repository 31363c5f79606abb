// The payloads of view nodes: what each container and modifier was given, defaults filled in.

package struct StackSpec: Equatable, Sendable {
  /// The guide that lines children up across the stack.
  package var alignment: AlignmentGuide
  /// nil: each gap is decided by the preferences of its two neighbours.
  package var spacing: Double?
  /// Children are put on whole pixels across the stack: in the rows of sliders, steppers and links, as measured on
  /// macOS 26.2.
  package var snapsToPixels = false

  package init(alignment: AlignmentGuide, spacing: Double?) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

package struct GridItemSpec: Equatable, Sendable {
  package enum Size: Equatable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  package var size: Size
  /// The gap after the item; nil: the platform's default.
  package var spacing: Double?
  package var alignment: Alignment?

  package init(size: Size, spacing: Double?, alignment: Alignment?) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

package struct LazyGridSpec: Equatable, Sendable {
  package var items: [GridItemSpec]
  /// The guide across the lines: horizontal for LazyVGrid.
  package var alignment: AlignmentGuide
  package var spacing: Double?

  package init(items: [GridItemSpec], alignment: AlignmentGuide, spacing: Double?) {
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
  }
}

package struct GridSpec: Equatable, Sendable {
  package var alignment: Alignment
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?

  package init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

package struct GridRowSpec: Equatable, Sendable {
  /// The vertical guide of the row's cells; nil for the grid's.
  package var alignment: AlignmentGuide?

  package init(alignment: AlignmentGuide? = nil) { self.alignment = alignment }
}

package struct ScrollSpec: Equatable, Sendable {
  package var axes: AxisSet
  package var showsIndicators: Bool
  /// Insets of the content: `contentMargins` for the content or for all.
  package var contentMargins: EdgeInsets
  /// `defaultScrollAnchor` for the resting offset of content longer than the view.
  package var initialAnchor: UnitPoint?
  /// `defaultScrollAnchor(_:for: .alignment)`: where content shorter than the view lies.
  package var alignmentAnchor: UnitPoint?

  package init(axes: AxisSet) {
    self.axes = axes
    self.showsIndicators = true
    self.contentMargins = .zero
    self.initialAnchor = nil
    self.alignmentAnchor = nil
  }
}

package struct SectionSpec: Equatable, Sendable {
  package var hasHeader: Bool
  package var hasFooter: Bool

  package init(hasHeader: Bool, hasFooter: Bool) {
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
  }
}

package struct SpacerSpec: Equatable, Sendable {
  /// nil: the platform's default.
  package var minimumLength: Double?
  /// The axis of `_HSpacer` and `_VSpacer`; nil: that of the enclosing stack.
  package var axis: Axis?
  /// `_TextBaselineRelativeSpacer`
  package var isTextBaselineRelative: Bool

  package init(minimumLength: Double?, axis: Axis? = nil, isTextBaselineRelative: Bool = false) {
    self.minimumLength = minimumLength
    self.axis = axis
    self.isTextBaselineRelative = isTextBaselineRelative
  }

  package var spelling: String {
    if isTextBaselineRelative { return "_TextBaselineRelativeSpacer" }
    switch axis {
    case .horizontal: return "_HSpacer"
    case .vertical: return "_VSpacer"
    case nil: return "Spacer"
    }
  }
}

/// A paragraph: runs of text, with what the environment says about lines.
package struct TextSpec: Equatable, Sendable {
  package var runs: [TextRun]
  package var lineLimit: Int?
  /// The lower bound of a line limit: room is kept for so many lines.
  package var reservedLines: Int
  package var truncation: Truncation
  package var alignment: TextAlignment
  package var lineSpacing: Double
  package var minimumScaleFactor: Double
  package var allowsTightening: Bool
  /// Whether the word before a lone last one may move down to it.
  package var evensLines = true

  package init(runs: [TextRun]) {
    self.runs = runs
    self.lineLimit = nil
    self.reservedLines = 0
    self.truncation = .tail
    self.alignment = .leading
    self.lineSpacing = 0
    self.minimumScaleFactor = 1
    self.allowsTightening = false
  }

  package enum Truncation: String, Option { case head, middle, tail }
  package enum TextAlignment: String, Option { case leading, center, trailing }
}

/// Characters of one font and colour. The font is complete: what the run left open comes from the environment.
package struct TextRun: Equatable, Sendable {
  package var text: String
  package var font: FontDescriptor
  /// Points added after every character: `kerning` or `tracking`.
  package var kerning: Double
  package var baselineOffset: Double
  // What follows is read where the text is drawn, not where it is measured.
  package var paint: Paint
  package var underline: RGBA?
  package var strikethrough: RGBA?

  package init(text: String, font: FontDescriptor, paint: Paint) {
    self.text = text
    self.font = font
    self.paint = paint
    self.kerning = 0
    self.baselineOffset = 0
    self.underline = nil
    self.strikethrough = nil
  }
}

package struct ShapeSpec: Equatable, Sendable {
  package var outline: Outline
  package var operations: [OutlineOperation]
  package var fill: Paint?
  package var stroke: Paint?
  package var strokeStyle: StrokeStyle?
  /// What is left free in the middle of the stroke: of a band whose edges are stroked.
  package var hollow: StrokeStyle?
  /// `strokeBorder`: the stroke lies inside the outline.
  package var strokesInside: Bool
  /// What the outline goes around twice is left open.
  package var isEvenOdd: Bool
  package var spelling: String
  /// What answers proposals in the place of a shape's rule: `sizeThatFits(_:)` of the file.
  package var sizing: ClosureID?
  /// Whether it stands for what is not drawn: its spelling is written into it.
  package var isPlaceholder = false

  package init(outline: Outline, spelling: String) {
    self.outline = outline
    self.operations = []
    self.strokesInside = false
    self.isEvenOdd = false
    self.spelling = spelling
  }
}

package struct ImageSpec: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    /// A name of the assets folder.
    case asset(String)
    case symbol(String)
  }

  package var source: Source
  /// The size in points when not resizable.
  package var size: Size
  package var isResizable: Bool
  /// A symbol's size follows its font and scale: `SymbolMetrics` has it for the font's resolved size.
  package var font: FontDescriptor?
  package var scale = ImageScale.medium
  /// The colour of a template image or symbol.
  package var tint: Paint?
  /// Where a symbol's first and last baseline lie, from its top; nil: the bottom edge.
  package var baseline: Double?
  /// Half a cap height of a symbol's font above its baseline, from its top; nil: its centre.
  package var capCenter: Double?
  /// The picture, in the tree's table; nil: a crossed box is drawn.
  package var picture: UInt32?
  /// How a symbol's parts are coloured.
  package var rendering = SymbolRendering.monochrome

  package init(source: Source, size: Size) {
    self.source = source
    self.size = size
    self.isResizable = false
  }
}

/// `frame(width:height:alignment:)`; an invalid dimension counts as not given.
package struct FrameSpec: Equatable, Sendable {
  package var width: Double?
  package var height: Double?
  package var alignment: Alignment

  package init(width: Double?, height: Double?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

/// `frame(minWidth:idealWidth:maxWidth:…)`, as written: the engine normalises the bounds.
package struct FlexibleFrameSpec: Equatable, Sendable {
  package struct Bounds: Equatable, Sendable {
    package var minimum: Double?
    package var ideal: Double?
    package var maximum: Double?

    package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
    }
  }

  package var horizontal: Bounds
  package var vertical: Bounds
  package var alignment: Alignment

  package init(horizontal: Bounds, vertical: Bounds, alignment: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  package subscript(axis: Axis) -> Bounds { axis == .horizontal ? horizontal : vertical }
}

package struct AspectRatioSpec: Equatable, Sendable {
  /// Width over height; nil: the child's ideal size decides.
  package var ratio: Double?
  /// `.fill`; otherwise `.fit`.
  package var fills: Bool

  package init(ratio: Double?, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
  }
}

package struct AlignmentGuideSpec: Equatable, Sendable {
  package var guide: AlignmentGuide
  /// Computes the guide's value from the view's dimensions; nil: it lies at the leading or top edge.
  package var closure: ClosureID?

  package init(guide: AlignmentGuide, closure: ClosureID?) {
    self.guide = guide
    self.closure = closure
  }
}

/// A custom `AlignmentID`.
package struct CustomGuide: Equatable, Sendable {
  package var name: String
  package var axis: Axis
  /// Computes `defaultValue(in:)`.
  package var defaultValue: ClosureID

  package init(name: String, axis: Axis, defaultValue: ClosureID) {
    self.name = name
    self.axis = axis
    self.defaultValue = defaultValue
  }
}

/// A background or overlay.
package struct LayerSpec: Equatable, Sendable {
  package var alignment: Alignment
  /// Edges at which a background style runs on under the safe area.
  package var ignoredSafeAreaEdges: EdgeSet
  /// Whether the layer is not seen itself, and the view only where it is opaque.
  package var isMask = false

  package init(alignment: Alignment, ignoredSafeAreaEdges: EdgeSet = []) {
    self.alignment = alignment
    self.ignoredSafeAreaEdges = ignoredSafeAreaEdges
  }
}

package struct SafeAreaInsetSpec: Equatable, Sendable {
  package var edge: Edge
  /// The guide that lines the bar up with the content, across the edge's axis.
  package var alignment: AlignmentGuide
  package var spacing: Double?
  /// The bar of a navigation stack or tab view: a scroll view's content runs on under it, its frame does not.
  package var isScreenBar: Bool

  package init(edge: Edge, alignment: AlignmentGuide, spacing: Double?, isScreenBar: Bool = false) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
    self.isScreenBar = isScreenBar
  }
}

package struct ContainerFrameSpec: Equatable, Sendable {
  package var axes: AxisSet
  package var count: Int
  package var span: Int
  package var spacing: Double
  package var alignment: Alignment
  /// The form with a closure `(length, axis) -> length`.
  package var closure: ClosureID?

  package init(
    axes: AxisSet, count: Int = 1, span: Int = 1, spacing: Double = 0, alignment: Alignment,
    closure: ClosureID? = nil
  ) {
    self.axes = axes
    self.count = count
    self.span = span
    self.spacing = spacing
    self.alignment = alignment
    self.closure = closure
  }
}

/// What changes the picture of a view and not its layout.
package enum EffectSpec: Equatable, Sendable {
  case opacity(Double)
  case hidden
  case border(Paint, width: Double)
  case clip(Outline)
  case shadow(RGBA, radius: Double, x: Double, y: Double)
  /// Radians, clockwise.
  case rotation(Double, anchor: UnitPoint)
  case scale(x: Double, y: Double, anchor: UnitPoint)
  /// Around the frame's corner.
  case transform(AffineTransform)
  case blur(radius: Double)
  case blendMode(String)
  /// How much, of what the effect is asked for by: hues turn by radians.
  case colors(ColorEffect, amount: Double)
  case colorMultiply(RGBA)
  case zIndex(Double)
  /// An id on a view that already has one.
  case identity
}

/// A closure that layout calls: the evaluator's name for it.
package struct ClosureID: Equatable, Hashable, Sendable {
  package var index: UInt32

  package init(_ index: UInt32) { self.index = index }
}
