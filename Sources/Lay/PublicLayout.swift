import LayEngine
import LayOutput
import LayViews

/// One layout: every view with its frame.
public struct Layout: Sendable {
  let content: LaidOutLayout

  init(_ content: LaidOutLayout) { self.content = content }

  /// As its `#Preview` is named, else the file's name without extension.
  public var name: String { content.name }
  /// The size of the picture, in points.
  public var canvas: Size { Size(content.frames.canvas) }
  /// Pixels per point of what the layout was made for.
  public var displayScale: Double { content.configuration.displayScale }

  /// How much of a layout is what its source says.
  public enum Status: String, Sendable, CaseIterable {
    /// All of it.
    case exact
    /// Something stands in for what is not known.
    case placeholders
    /// Errors stand in the place of views, each in a box or an outline with its message.
    case partial
    /// Nothing is painted.
    case blank
    /// A bound of the evaluation was met before there was anything to show: a box tells which.
    case failed
  }

  /// How much of the layout is what its source says. Without ``Options/isLenient``, where nothing stands in for
  /// anything, it is exact or blank.
  /// - Complexity: O(n) in the views.
  public var status: Status {
    Status(content.tally.status(paintedViews: content.views.paintedViewCount))
  }

  /// How many errors stand in the place of views, each counted once however often it is shown.
  public var errorCount: Int { content.tally.errors }

  /// How many values, conditions and views stand in for others of which nothing is known, by their places in the source.
  public var placeholderCount: Int { content.tally.placeholders }

  /// How many views paint anything: texts, shapes, images, colours.
  /// - Complexity: O(n) in the views.
  public var paintedViewCount: Int { content.views.paintedViewCount }

  /// What an SVG shows beside the layout itself.
  public struct SVGOptions: Equatable, Sendable {
    /// Draw every frame's outline, and each container's gaps with their numbers.
    public var showsOutline: Bool
    /// Add `data-id` and `data-source` to each element.
    public var annotates: Bool
    /// How text is drawn.
    public var text: TextForm
    /// Put the loaded fonts that text is written in into the document, each cut down to the glyphs that it draws.
    ///
    /// Browsers use them; librsvg and others that know no web fonts do not.
    public var embedsFonts: Bool
    /// Show what is painted and so many points around it, instead of the canvas; nil: the canvas.
    public var margin: Double?
    public var background = Background.standard
    /// Draw the status bar and the home indicator of the layout's device over it.
    ///
    /// An illustration; nothing is drawn of a layout that is not of its device's size.
    public var showsChrome = false
    /// Draw the body of the layout's device around it, likewise.
    public var showsDeviceFrame = false

    /// How text is drawn; what a font has no glyphs for stays an element.
    public enum TextForm: String, Sendable, CaseIterable {
      /// As text elements, in the viewer's font of that name.
      case elements
      /// Text in loaded fonts as the outlines of its glyphs, the same in every viewer; the system font's as elements.
      case paths
      /// All text as outlines, each glyph defined once; the system font's in those of
      /// ``FontCollection/addSystem(bytes:design:)``, and as elements where there are none. The words stay as the name
      /// of each stretch.
      case glyphs
    }

    public init(
      showsOutline: Bool = false, annotates: Bool = false, text: TextForm = .elements,
      embedsFonts: Bool = false
    ) {
      self.showsOutline = showsOutline
      self.annotates = annotates
      self.text = text
      self.embedsFonts = embedsFonts
    }
  }

  /// The layout drawn as SVG 1.1: UTF-8, self-contained.
  /// - Complexity: O(n) in the views.
  public func svg(options: SVGOptions = SVGOptions()) -> [UInt8] {
    SVGWriter.write(content, options: options.lowered)
  }

  /// The layout and, for viewers that prefer dark colours, another one, in one document: a style with
  /// `prefers-color-scheme` shows one of both. Viewers that know no such style show the first.
  /// - Parameter dark: The same layout compiled for ``Options/ColorScheme/dark``.
  /// - Complexity: O(n) in the views of both.
  public func svg(dark: Layout, options: SVGOptions = SVGOptions()) -> [UInt8] {
    SVGWriter.write(content, dark: dark.content, options: options.lowered)
  }

  /// The size of the picture that ``svg(options:)`` draws, in points.
  /// - Complexity: O(1); O(n) in the views where it is cropped to the content.
  public func pictureSize(options: SVGOptions) -> Size {
    Size(SVGWriter.area(of: content, options: options.lowered).size)
  }

  /// Draws the layout as ``svg(options:)`` does and hands on the document in pieces of some 256 KiB, so that it is never
  /// in memory as a whole.
  /// - Parameter receiver: Takes the bytes that come next, which are valid while it runs.
  /// - Complexity: O(n) in the views.
  public func writeSVG(
    options: SVGOptions = SVGOptions(), to receiver: @escaping (UnsafeRawBufferPointer) -> Void
  ) {
    SVGWriter.write(content, options: options.lowered, to: receiver)
  }

  /// Whether some text can only be drawn with the viewer's fonts: in the system font, in scripts written from right to
  /// left, or with characters that the loaded font lacks.
  /// - Complexity: O(n) in the views and their characters.
  public var needsFontsOfViewer: Bool { content.needsFontsOfViewer }

  /// The frame of the first view with this id, in canvas coordinates; nil where no view has it.
  /// - Complexity: O(n) in the views.
  public func frame(ofID id: String) -> Rect? {
    nodes.first { $0.id == id }?.frame
  }

  /// Every view and every modifier that takes part in layout, parents before children, as the JSON lists them: of a
  /// control the control itself and the views it was given, not the parts it is drawn with.
  /// - Complexity: O(n) in the views.
  public var nodes: [Node] {
    let bases = FrameBases(of: content.views, on: content.configuration.platform)
    return WrittenNodes(of: content).map { Node($0, basis: bases[$0.view], in: content) }
  }
}

/// One view, or one modifier around a view.
public struct Node: Equatable, Sendable {
  /// The source spelling: `VStack`, `frame`.
  public var kind: String
  /// What `.id` or `.accessibilityIdentifier` named it.
  public var id: String?
  /// In canvas coordinates, as placed.
  public var frame: Rect
  /// What its size rests on: the weakest of its own rule and of the views inside that it is made of. `measured`: frames of
  /// its kind were recorded on a device and agree; `derived`: it follows from such, as all widths of text do;
  /// `approximate`: nothing was measured.
  public var basis: Options.Basis
  /// How many nodes enclose this one.
  public var depth: Int

  init(_ node: WrittenNode, basis: LayViews.Basis, in layout: LaidOutLayout) {
    self.kind = layout.spelling(of: node.view)
    self.id = node.identifier(in: layout)
    self.frame = Rect(layout.frames.placedFrame(node.view) ?? .zero)
    self.basis = Options.Basis(basis)
    self.depth = node.depth
  }
}

extension Layout.SVGOptions {
  fileprivate var lowered: SVGWriter.Options {
    var lowered = SVGWriter.Options()
    lowered.showsOutline = showsOutline
    lowered.annotates = annotates
    lowered.text =
      switch text {
      case .elements: .elements
      case .paths: .paths
      case .glyphs: .glyphs
      }
    lowered.embedsFonts = embedsFonts
    lowered.margin = margin.map { max(0, $0) }
    lowered.background = background.content
    lowered.showsChrome = showsChrome
    lowered.showsDeviceFrame = showsDeviceFrame
    return lowered
  }
}

extension Layout.Status {
  fileprivate init(_ status: LayoutStatus) {
    switch status {
    case .exact: self = .exact
    case .placeholders: self = .placeholders
    case .partial: self = .partial
    case .blank: self = .blank
    case .failed: self = .failed
    }
  }
}
