import LayEngine
import LayOutput
import LaySyntax
import LayText
import LayViews

/// A frame that an expression speaks of.
package struct QueryFrame: Equatable, Sendable {
  /// nil for the canvas and its safe area.
  package var view: ViewID?
  package var rect: Rect
}

/// A laid-out layout as expressions see it: what names mean in it.
package struct QueryScene {
  let views: ViewTree
  let frames: LayoutTree
  let configuration: Configuration
  /// The frames of the views that are there, by their ids.
  private var ids: [String: [QueryFrame]] = [:]
  private let layout: LaidOutLayout

  /// - Complexity: O(n) in the views.
  package init(_ layout: LaidOutLayout) {
    self.layout = layout
    views = layout.views
    frames = layout.frames
    configuration = layout.configuration
    for node in WrittenNodes(of: layout) {
      guard let id = node.identifier(in: layout) else { continue }
      ids[id, default: []].append(QueryFrame(view: node.view, rect: frames.frame(of: node.view)))
    }
  }

  /// What numbers may differ by and still be the same: half a pixel.
  var tolerance: Double { 0.5 / max(configuration.displayScale, 0.001) }

  var canvas: QueryFrame { QueryFrame(rect: Rect(origin: .zero, size: frames.canvas)) }

  /// The canvas within the device's bars and corners; the canvas where there is no device.
  var safeArea: QueryFrame {
    guard let insets = configuration.device?.safeArea else { return canvas }
    let isRightToLeft = configuration.layoutDirection == .rightToLeft
    return QueryFrame(
      rect: Rect(
        x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top,
        width: frames.canvas.width - insets.leading - insets.trailing,
        height: frames.canvas.height - insets.top - insets.bottom))
  }

  // MARK: Names

  /// The words that mean something without being an id.
  private static let wordsOfTheCanvas = ["canvas", "safeArea"]

  /// The views of a name: those of the id, else of the text, else of the kind; with `*` at its end, of all ids and texts
  /// that begin so.
  ///
  /// With a number only that one of them, in the order of the source.
  package func frames(named name: String, isQuoted: Bool, number: Int?) -> [QueryFrame] {
    let all = frames(named: name, isQuoted: isQuoted)
    guard let number else { return all }
    guard all.indices.contains(number) else { return [] }
    return all.count == 1 ? all : [inOrder(all)[number]]
  }

  /// As the source has them: the tree holds a view before those that are written around it.
  private func inOrder(_ frames: [QueryFrame]) -> [QueryFrame] {
    var positions: [ViewID: Int] = [:]
    for (position, node) in WrittenNodes(of: layout).enumerated() { positions[node.view] = position }
    return frames.sorted { first, second in
      guard let first = first.view, let second = second.view else { return second.view != nil }
      return (positions[first] ?? .max, first.index) < (positions[second] ?? .max, second.index)
    }
  }

  package func frames(named name: String, isQuoted: Bool) -> [QueryFrame] {
    if let known = ids[name] { return known }
    if !isQuoted {
      if name == "canvas" { return [canvas] }
      if name == "safeArea" { return [safeArea] }
    }
    if isQuoted, name.hasSuffix("*") { return frames(startingWith: String(name.dropLast())) }
    let ofText = isQuoted ? placed { kind(of: $0) == .text && text(of: $0) == name } : []
    if !ofText.isEmpty { return ofText }
    return placed { !views[$0].isPart && views.spelling(of: $0) == name }
  }

  private func frames(startingWith prefix: String) -> [QueryFrame] {
    let named = ids.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }.flatMap { $0.value }
    return named.isEmpty ? placed { kind(of: $0) == .text && text(of: $0).hasPrefix(prefix) } : named
  }

  private func placed(_ isMeant: (ViewID) -> Bool) -> [QueryFrame] {
    views.nodes.indices.map { ViewID($0) }.filter { frames.isPlaced($0) && isMeant($0) }.map { view in
      QueryFrame(view: view, rect: frames.frame(of: view))
    }
  }

  private func kind(of view: ViewID) -> ViewKind { views[view].kind }

  func text(of view: ViewID) -> String {
    views.contents.texts[views[view]].runs.reduce(into: "") { $0 += $1.text }
  }

  /// Why a name is none, with the names that are near.
  func unknown(_ name: String, isQuoted: Bool, at range: SourceRange) -> QueryFault {
    let texts = placed { kind(of: $0) == .text }.compactMap { $0.view.map { text(of: $0) } }
    let known = ids.keys.sorted() + (isQuoted ? texts : Self.wordsOfTheCanvas)
    let what = isQuoted ? "no view has the id or the text \"\(name)\"" : "no view has the id '\(name)'"
    if !isQuoted, texts.contains(name) {
      return QueryFault(at: range, what, help: "a text stands in quotation marks: \"\(name)\"")
    }
    if let near = nearestName(to: name, among: known) {
      return QueryFault(at: range, what, help: "did you mean \(isQuoted ? "\"\(near)\"" : "'\(near)'")?")
    }
    let shown = known.prefix(Self.mostNames).joined(separator: ", ")
    return QueryFault(
      at: range, what, help: known.isEmpty ? "give it one by .id(\"\(name)\")" : "there are \(shown)")
  }

  /// How many names a message lists.
  private static let mostNames = 12

  // MARK: Texts

  /// The texts that a view is made of, in the order of the source.
  /// - Complexity: O(n) in what is in it.
  func texts(in view: ViewID) -> [ViewID] {
    var found: [ViewID] = []
    var waiting = [view]
    while let view = waiting.popLast() {
      guard frames.isPlaced(view) else { continue }
      if frames.texts.contains(view) { found.append(view) }
      waiting += Array(views.children(view)).reversed()
    }
    return found
  }

  /// What a text's `minimumScaleFactor` has left of its size.
  func scale(of text: ViewID) -> Double {
    let laidOut = frames.texts
    guard let drawn = laidOut.firstFont(of: text) else { return 1 }
    let line = laidOut.lines(of: text).lowerBound
    let run = Int(laidOut.fragments[laidOut.fragments(ofLine: line).lowerBound].run)
    let spec = views.contents.texts[views[text]]
    guard spec.runs.indices.contains(run) else { return 1 }
    var measurer = TextMeasurer(configuration: configuration, library: layout.library)
    let category = views.environments[Int(views[text].environment)].dynamicTypeSize
    let whole = measurer.symbolFont(spec.runs[run].font, dynamicTypeSize: category)
    return whole.pointSize > 0 ? drawn.size / whole.pointSize : 1
  }

  /// Whether a view shows on the canvas: not empty, not hidden, and not beside it.
  /// - Complexity: O(n) in the views.
  func isVisible(_ frame: QueryFrame) -> Bool {
    let rect = frame.rect
    guard rect.size.width > 0, rect.size.height > 0, rect.maxX > 0, rect.maxY > 0,
      rect.minX < frames.canvas.width, rect.minY < frames.canvas.height
    else { return false }
    guard let view = frame.view else { return true }
    return !isHidden(view)
  }

  /// Whether the view or one around it is hidden or wholly transparent.
  private func isHidden(_ view: ViewID) -> Bool {
    var parents = Array(repeating: ViewID.none, count: views.nodes.count)
    for index in views.nodes.indices {
      for child in views.children(ViewID(index)) { parents[Int(child.index)] = ViewID(index) }
    }
    var view = view
    while !view.isNone {
      if views[view].kind == .effect {
        switch views.modifiers.effects[views[view]] {
        case .hidden: return true
        case .opacity(let opacity): if opacity <= 0 { return true }
        default: break
        }
      }
      view = parents[Int(view.index)]
    }
    return false
  }
}
