import Foundation
import LayEngine
import LayOutput
import LaySyntax
import LayText
import LayViews

/// Builds laid-out layouts by hand: each call adds one view with its frame.
struct LayoutBuilder {
  var views = ViewTree()
  var canvas: Size
  var columns = HashMap<ViewID, [LayoutTree.Track]>()
  var rows = HashMap<ViewID, [LayoutTree.Track]>()
  var proposals: [Proposal] = []
  private var frames: [Rect] = []
  private var isPlaced: [Bool] = []
  private var gaps: [(stack: ViewID, gaps: [Double])] = []
  private var texts = LaidOutTexts()
  var configuration = Configuration()
  var source: SourceFile
  var name = "Layout"
  var environment = EnvironmentValues()

  init(canvas: Size = Size(width: 200, height: 100), source: String = "") {
    self.canvas = canvas
    self.source = SourceFile(name: "test.lay", text: source)
    // What `add` gives views of these kinds where nobody says more.
    views.modifiers.layers.append(LayerSpec(alignment: .center))
    views.modifiers.frames.append(FrameSpec(width: 10, height: nil, alignment: .center))
  }

  /// Adds a view around others; the last one added is the root.
  @discardableResult
  mutating func add(
    _ kind: ViewKind, payload: Int = 0, _ frame: Rect, id: String = "", source: UInt32 = 0,
    proposal: Proposal = .unspecified, isPlaced: Bool = true, _ children: [ViewID] = []
  ) -> ViewID {
    var node = ViewNode(kind, payload: UInt32(payload), environment: environmentIndex(), source: source)
    if !id.isEmpty {
      node.identifier = UInt32(views.identifiers.count)
      views.identifiers.append(id)
    }
    var list = ViewList()
    for child in children { views.append(child, to: &list) }
    node.firstChild = list.first
    let view = views.add(node)
    views.root = view
    frames.append(frame)
    proposals.append(proposal)
    self.isPlaced.append(isPlaced)
    return view
  }

  private mutating func environmentIndex() -> UInt32 {
    if views.environments.last != environment { views.environments.append(environment) }
    return UInt32(views.environments.count - 1)
  }

  @discardableResult
  mutating func color(_ hex: UInt32, _ frame: Rect, id: String = "", isPlaced: Bool = true) -> ViewID {
    views.contents.paints.append(.color(RGBA(hex: hex)))
    return add(.color, payload: views.contents.paints.count - 1, frame, id: id, isPlaced: isPlaced)
  }

  @discardableResult
  mutating func gradient(_ gradient: Gradient, _ frame: Rect) -> ViewID {
    views.contents.gradients.append(gradient)
    views.contents.paints.append(.gradient(UInt32(views.contents.gradients.count - 1)))
    return add(.gradient, payload: views.contents.paints.count - 1, frame)
  }

  @discardableResult
  mutating func shape(
    _ outline: Outline, _ frame: Rect, _ configure: (inout ShapeSpec) -> Void = { _ in }
  ) -> ViewID {
    var spec = ShapeSpec(outline: outline, spelling: "Rectangle")
    configure(&spec)
    views.contents.shapes.append(spec)
    return add(.shape, payload: views.contents.shapes.count - 1, frame)
  }

  @discardableResult
  mutating func effect(_ effect: EffectSpec, id: String = "", _ child: ViewID) -> ViewID {
    views.modifiers.effects.append(effect)
    return add(.effect, payload: views.modifiers.effects.count - 1, frames[Int(child.index)], id: id, [child])
  }

  @discardableResult
  mutating func stack(
    _ kind: ViewKind, _ frame: Rect, gaps: [Double] = [], id: String = "", _ children: [ViewID]
  ) -> ViewID {
    let view = add(kind, frame, id: id, proposal: Proposal(frame.size), children)
    self.gaps.append((view, gaps))
    return view
  }

  /// Adds a text of one line per string, laid out as if every character were half an em wide.
  @discardableResult
  mutating func text(
    _ lines: [String], at origin: Point,
    font: ResolvedFont = ResolvedFont(family: nil, size: 17, weight: .regular),
    id: String = "", _ configure: (inout TextRun) -> Void = { _ in }
  ) -> ViewID {
    var run = TextRun(
      text: lines.joined(separator: " "), font: FontDescriptor(.size(font.size)), paint: .color(.black))
    configure(&run)
    let spec = views.contents.texts.add(TextSpec(runs: [run]))
    let pitch = font.size * 1.2
    var size = Size(width: 0, height: pitch * Double(lines.count))
    texts.fonts.append(font)
    for (index, text) in lines.enumerated() {
      let width = Double(text.unicodeScalars.count) * font.size * 0.55
      texts.bytes.append(contentsOf: text.utf8)
      texts.endFragment(
        run: 0, font: texts.fonts.count - 1, x: 0, width: width,
        letterSpacing: run.kerning + font.standInTracking)
      texts.endLine(x: 0, baseline: Double(index) * pitch + font.size, width: width)
      size.width = max(size.width, width)
    }
    let view = add(.text, payload: spec, Rect(origin: origin, size: size), id: id)
    texts.endText(
      of: view, TextMeasure(size: size, firstBaseline: font.size, lastBaseline: size.height),
      isTruncated: false)
    return view
  }

  /// Where a word first stands in the source.
  func offset(of word: String) -> UInt32 {
    let text = source.text(SourceRange(start: 0, end: UInt32(source.bytes.count)))
    return UInt32(text.range(of: word)?.lowerBound.utf16Offset(in: text) ?? 0)
  }

  var layout: LaidOutLayout {
    var tree = LayoutTree(
      frames: zip(frames, isPlaced).map { frame, isPlaced in isPlaced ? frame : nil }, proposals: proposals,
      gaps: gaps, canvas: canvas)
    tree.columns = columns
    tree.rows = rows
    tree.texts = texts
    return LaidOutLayout(
      source: source, name: name, configuration: configuration, views: views, frames: tree)
  }

  func json(_ diagnostics: [Diagnostic] = []) -> String {
    String(
      decoding: JSONWriter.write(source: source, layouts: [layout], diagnostics: diagnostics), as: UTF8.self)
  }

  func svg(_ configure: (inout SVGWriter.Options) -> Void = { _ in }) -> String {
    var options = SVGWriter.Options()
    configure(&options)
    return String(decoding: SVGWriter.write(layout, options: options), as: UTF8.self)
  }
}
