import LaySyntax
import LayViews

// Views that are still values: they take their own modifiers, can be joined, passed and compared, and become
// nodes where a view is expected.

/// `Text("a").bold() + Text("b")`
package struct TextValue: Sendable, Equatable {
  package struct Segment: Sendable, Equatable {
    package var text: String
    package var attributes = TextAttributes()
    /// An inline image: `Text(Image(systemName: "star"))`.
    package var image: ImageValue?

    package init(text: String, attributes: TextAttributes = TextAttributes()) {
      self.text = text
      self.attributes = attributes
    }
  }

  package var segments: [Segment]
  /// The source offset of the `Text` that began it.
  package var source: UInt32

  package init(segments: [Segment], source: UInt32) {
    self.segments = segments
    self.source = source
  }
}

/// What a text's own modifiers set; nil leaves it to the environment. The innermost modifier wins.
package struct TextAttributes: Sendable, Equatable {
  package var font: FontDescriptor?
  package var traits = FontTraits()
  package var style: StyleValue?
  package var kerning: Double?
  package var baselineOffset: Double?
  package var underline: LineStyle?
  package var strikethrough: LineStyle?

  package init() {}

  /// An underline or strikethrough: on or off, in a colour or the text's own.
  package struct LineStyle: Sendable, Equatable {
    package var isActive: Bool
    package var color: ColorValue?

    package init(isActive: Bool) { self.isActive = isActive }
  }
}

/// `Image("name").resizable()`
package struct ImageValue: Sendable, Equatable {
  package enum Rendering: String, Option { case template, original }

  package var source: ImageSpec.Source
  package var isResizable = false
  /// nil: a symbol is a template, and a picture is not.
  package var rendering: Rendering?
  /// `symbolRenderingMode(_:)`
  package var symbolRendering = SymbolRendering.monochrome
  /// Made of a platform's own image: of a bitmap, which only a running app has, or of a symbol.
  package var isBitmap = false
  /// The source range of its name, for a warning, and of the `Image` itself.
  package var nameRange: SourceRange
  package var offset: UInt32

  package init(_ source: ImageSpec.Source, nameRange: SourceRange, offset: UInt32) {
    self.source = source
    self.nameRange = nameRange
    self.offset = offset
  }
}

/// `Circle().inset(by: 2).fill(.red)`
package struct ShapeValue: Sendable, Equatable {
  package var outline: Outline
  package var operations: [OutlineOperation] = []
  package var fill: StyleValue?
  package var stroke: StyleValue?
  package var strokeStyle: StrokeStyle?
  package var strokesInside = false
  /// What is left free in the middle of the stroke: of a band whose edges are stroked.
  package var hollow: StrokeStyle?
  /// Whether it is the band that a pen leaves along the outline, `stroke(lineWidth:)`, and still a shape.
  package var isBand = false
  /// Whether what the outline goes around twice is left open: `FillStyle(eoFill: true)`.
  package var isEvenOdd = false
  /// What answers proposals in the place of the shape's rule: `sizeThatFits(_:)` of the file.
  package var sizing: ClosureID?
  /// Whether it has `inset(by:)` and `strokeBorder`: a path and a plain `Shape` of the file have not.
  package var isInsettable = true
  /// As the source names the shape: `Circle`.
  package var spelling: String
  package var source: UInt32

  package init(_ outline: Outline, spelling: String, source: UInt32) {
    self.outline = outline
    self.spelling = spelling
    self.source = source
  }

  package var isPainted: Bool { fill != nil || stroke != nil }

  /// Whether it has been given a style, so that it is no shape any more.
  package var isStyled: Bool { isPainted && !isBand }

  /// Whether elements can be added to it.
  package var isPath: Bool {
    if case .path = outline { return true }
    return false
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.outline == b.outline && a.operations == b.operations && a.fill == b.fill && a.stroke == b.stroke
      && a.strokeStyle == b.strokeStyle && a.hollow == b.hollow && a.strokesInside == b.strokesInside
      && a.isBand == b.isBand && a.isEvenOdd == b.isEvenOdd && a.source == b.source
  }
}
