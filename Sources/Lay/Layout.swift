import LayEngine
import LayOutput
import LaySemantics

/// One layout: every view with its frame.
public struct Layout: Sendable {
  let content: LaidOutLayout

  init(_ content: LaidOutLayout) { self.content = content }

  /// As its `#Preview` is named, else the file's name without extension.
  public var name: String { content.name }
  /// The size of the picture, in points.
  public var canvas: Size { Size(content.frames.canvas) }

  /// What an SVG shows beside the layout itself.
  public struct SVGOptions: Equatable, Sendable {
    /// Draw every frame's outline, and each container's gaps with their numbers.
    public var showsOutline: Bool
    /// Add `data-id` and `data-source` to each element.
    public var annotates: Bool

    public init(showsOutline: Bool = false, annotates: Bool = false) {
      self.showsOutline = showsOutline
      self.annotates = annotates
    }
  }

  /// The layout drawn as SVG 1.1: UTF-8, self-contained.
  /// - Complexity: O(n) in the views.
  public func svg(options: SVGOptions = SVGOptions()) -> [UInt8] {
    var lowered = SVGWriter.Options()
    lowered.showsOutline = options.showsOutline
    lowered.annotates = options.annotates
    return SVGWriter.write(content, options: lowered)
  }

  /// The frame of the first view with this id, in canvas coordinates; nil where no view has it.
  /// - Complexity: O(n) in the views.
  public func frame(ofID id: String) -> Rect? {
    nodes.first { $0.id == id }?.frame
  }

  /// Every view and every modifier that takes part in layout, parents before children, as the JSON lists them.
  /// - Complexity: O(n) in the views.
  public var nodes: [Node] {
    var nodes: [Node] = []
    var waiting: [(view: ViewID, depth: Int)] = []
    if !content.views.root.isNone { waiting.append((content.views.root, 0)) }
    while let (view, depth) = waiting.popLast() {
      let isListed = content.views.spelling(of: view) != nil && content.frames.isPlaced[Int(view.index)]
      if isListed { nodes.append(Node(view, depth: depth, in: content)) }
      let children = Array(content.views.children(view))
      for child in children.reversed() { waiting.append((child, isListed ? depth + 1 : depth)) }
    }
    return nodes
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
  /// How many nodes enclose this one.
  public var depth: Int

  init(_ view: ViewID, depth: Int, in layout: LaidOutLayout) {
    let identifier = layout.views.identifiers[Int(layout.views[view].identifier)]
    self.kind = layout.views.spelling(of: view) ?? ""
    self.id = identifier.isEmpty ? nil : identifier
    self.frame = Rect(layout.frames.frame(of: view))
    self.depth = depth
  }
}
