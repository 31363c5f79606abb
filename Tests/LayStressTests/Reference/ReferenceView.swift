/// A view as the reference knows it: what it is, and a number that its frame is found by.
///
/// Nothing here is the engine's. The rules stand in `ReferenceLayout` as the article Layout Rules states them, slow and
/// direct: nothing is remembered, every question is worked out anew.
final class ReferenceView {
  let number: Int
  let kind: Kind

  init(_ number: Int, _ kind: Kind) {
    self.number = number
    self.kind = kind
  }

  enum Kind {
    case color
    case circle
    /// "Hello" in macOS's default font, which is not squeezed.
    case text
    case spacer(Double?)
    case divider
    case fixedFrame(width: Double?, height: Double?, Alignment, ReferenceView)
    case flexibleFrame(Bounds, Bounds, Alignment, ReferenceView)
    case padding(Insets, ReferenceView)
    case fixedSize(horizontal: Bool, vertical: Bool, ReferenceView)
    case priority(Double, ReferenceView)
    case offset(x: Double, y: Double, ReferenceView)
    case aspectRatio(Double?, fills: Bool, ReferenceView)
    /// The guide is a share of the length and so much.
    case guide(Guide, share: Double, constant: Double, ReferenceView)
    case layer(isOverlay: Bool, Alignment, ReferenceView, [ReferenceView])
    case position(x: Double, y: Double, ReferenceView)
    case stack(Axis, Guide, spacing: Double?, [ReferenceView])
    case lazyStack(Axis, Guide, spacing: Double?, [ReferenceView])
    case zStack(Alignment, [ReferenceView])
    case viewThatFits(horizontal: Bool, vertical: Bool, [ReferenceView])
    case scroll(horizontal: Bool, vertical: Bool, [ReferenceView])
    case grid(ReferenceGrid)
  }

  enum Axis: Equatable {
    case horizontal, vertical
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
  }

  enum Guide: String {
    case leading, center, trailing
    case top, middle, bottom, firstTextBaseline, lastTextBaseline

    var axis: Axis { [.leading, .center, .trailing].contains(self) ? .horizontal : .vertical }
    var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
    /// As SwiftUI calls it.
    var name: String { self == .middle ? "center" : rawValue }
  }

  struct Alignment {
    var horizontal = Guide.center
    var vertical = Guide.middle

    subscript(axis: Axis) -> Guide { axis == .horizontal ? horizontal : vertical }

    var source: String {
      "Alignment(horizontal: .\(horizontal.name), vertical: .\(vertical.name))"
    }
  }

  struct Bounds {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?

    var isGiven: Bool { minimum != nil || ideal != nil || maximum != nil }
  }

  struct Insets {
    var top = 0.0
    var leading = 0.0
    var bottom = 0.0
    var trailing = 0.0
  }
}

/// A grid of rows; a row of one view without a `GridRow` covers all columns.
struct ReferenceGrid {
  struct Cell {
    var view: ReferenceView
    var columns = 1
    var anchor: (x: Double, y: Double)?
  }

  struct Row {
    var isRow: Bool
    var alignment: ReferenceView.Guide?
    var cells: [Cell]
  }

  var alignment: ReferenceView.Alignment
  var horizontalSpacing: Double?
  var verticalSpacing: Double?
  var rows: [Row]
}

// MARK: The notation

extension ReferenceView {
  /// The view in SwiftUI's notation.
  var source: String {
    let words: String
    switch kind {
    case .color: words = "Color.red"
    case .circle: words = "Circle()"
    case .text: words = "Text(\"Hello\").fixedSize()"
    case .spacer(let length): words = length.map { "Spacer(minLength: \($0))" } ?? "Spacer()"
    case .divider: words = "Divider()"
    case .fixedFrame(let width, let height, let alignment, let view):
      words = view.source + ".frame(\(Self.arguments([("width", width), ("height", height)], alignment)))"
    case .flexibleFrame(let horizontal, let vertical, let alignment, let view):
      let bounds = [
        ("minWidth", horizontal.minimum), ("idealWidth", horizontal.ideal), ("maxWidth", horizontal.maximum),
        ("minHeight", vertical.minimum), ("idealHeight", vertical.ideal), ("maxHeight", vertical.maximum),
      ]
      words = view.source + ".frame(\(Self.arguments(bounds, alignment)))"
    case .padding(let insets, let view):
      words =
        view.source
        + ".padding(EdgeInsets(top: \(insets.top), leading: \(insets.leading), bottom: \(insets.bottom), trailing: \(insets.trailing)))"
    case .fixedSize(let horizontal, let vertical, let view):
      words = view.source + ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
    case .priority(let priority, let view): words = view.source + ".layoutPriority(\(priority))"
    case .offset(let x, let y, let view): words = view.source + ".offset(x: \(x), y: \(y))"
    case .aspectRatio(let ratio, let fills, let view):
      words =
        view.source
        + ".aspectRatio(\(ratio.map { "\($0), " } ?? "")contentMode: .\(fills ? "fill" : "fit"))"
    case .guide(let guide, let share, let constant, let view):
      let length = guide.axis == .horizontal ? "width" : "height"
      words =
        view.source
        + ".alignmentGuide(\(guide.axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment").\(guide.name)) { $0.\(length) * \(share) + \(constant) }"
    case .layer(let isOverlay, let alignment, let view, let layer):
      words =
        view.source
        + ".\(isOverlay ? "overlay" : "background")(alignment: \(alignment.source)) {\(Self.lines(layer))}"
    case .position(let x, let y, let view): words = view.source + ".position(x: \(x), y: \(y))"
    case .stack(let axis, let guide, let spacing, let views):
      words = Self.container(axis == .horizontal ? "HStack" : "VStack", guide, spacing, views)
    case .lazyStack(let axis, let guide, let spacing, let views):
      words = Self.container(axis == .horizontal ? "LazyHStack" : "LazyVStack", guide, spacing, views)
    case .zStack(let alignment, let views):
      words = "ZStack(alignment: \(alignment.source)) {\(Self.lines(views))}"
    case .viewThatFits(let horizontal, let vertical, let views):
      words = "ViewThatFits(in: \(Self.axes(horizontal, vertical))) {\(Self.lines(views))}"
    case .scroll(let horizontal, let vertical, let views):
      words = "ScrollView(\(Self.axes(horizontal, vertical))) {\(Self.lines(views))}"
    case .grid(let grid): words = grid.source
    }
    return words + ".id(\"v\(number)\")"
  }

  private static func container(
    _ name: String, _ guide: Guide, _ spacing: Double?, _ views: [ReferenceView]
  ) -> String {
    "\(name)(alignment: .\(guide.name)\(spacing.map { ", spacing: \($0)" } ?? "")) {\(lines(views))}"
  }

  private static func axes(_ horizontal: Bool, _ vertical: Bool) -> String {
    "[\((horizontal ? [".horizontal"] : []) + (vertical ? [".vertical"] : []), separator: ", ")]"
  }

  static func lines(_ views: [ReferenceView]) -> String {
    "\n" + views.map { $0.source + "\n" }.joined()
  }

  private static func arguments(_ lengths: [(String, Double?)], _ alignment: Alignment) -> String {
    let given = lengths.compactMap { name, length in
      length.map { "\(name): \($0 == .infinity ? ".infinity" : "\($0)")" }
    }
    return (given + ["alignment: \(alignment.source)"]).joined(separator: ", ")
  }
}

extension ReferenceGrid {
  var source: String {
    let spacings = [("horizontalSpacing", horizontalSpacing), ("verticalSpacing", verticalSpacing)]
      .compactMap { name, spacing in spacing.map { ", \(name): \($0)" } }
    let rows = rows.map { row in
      let cells = row.cells.map { $0.source + "\n" }.joined()
      guard row.isRow else { return cells }
      return "GridRow\(row.alignment.map { "(alignment: .\($0.name))" } ?? "") {\n\(cells)}\n"
    }
    return "Grid(alignment: \(alignment.source)\(spacings.joined())) {\n\(rows.joined())}"
  }
}

extension ReferenceGrid.Cell {
  var source: String {
    var words = view.source
    if columns > 1 { words += ".gridCellColumns(\(columns))" }
    if let anchor { words += ".gridCellAnchor(UnitPoint(x: \(anchor.x), y: \(anchor.y)))" }
    return words
  }
}

extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ words: [String], separator: String) {
    appendLiteral(words.joined(separator: separator))
  }
}
