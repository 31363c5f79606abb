import LayViews

// Arguments of SwiftUI's own types. What an error left is the type's neutral value.

extension BoundCall {
  /// The argument of the parameter of a name, default applied; nil where the overload has no such parameter.
  package subscript(name: String) -> Value? {
    index(of: name).flatMap { value($0) }
  }

  /// The position of a parameter by its name inside the signature, or else by its label.
  func index(of name: String) -> Int? {
    for index in signature.parameters.indices where signature.parameters[index].name == name { return index }
    return nil
  }

  package func number(_ name: String) -> Double? { self[name]?.number }

  func horizontalGuide(_ index: Int) -> AlignmentGuide {
    guard case .horizontalAlignment(let guide)? = builtin(index) else { return .horizontalCenter }
    return guide
  }

  func verticalGuide(_ index: Int) -> AlignmentGuide {
    optionalVerticalGuide(index) ?? .verticalCenter
  }

  func optionalVerticalGuide(_ index: Int) -> AlignmentGuide? {
    guard case .verticalAlignment(let guide)? = builtin(index) else { return nil }
    return guide
  }

  /// A guide of either axis.
  func guide(_ index: Int) -> AlignmentGuide {
    switch builtin(index) {
    case .horizontalAlignment(let guide)?, .verticalAlignment(let guide)?: return guide
    default: return .horizontalCenter
    }
  }

  func alignment(_ index: Int) -> Alignment { optionalAlignment(index) ?? .center }

  func optionalAlignment(_ index: Int) -> Alignment? {
    guard case .alignment(let alignment)? = builtin(index) else { return nil }
    return alignment
  }

  func edge(_ index: Int) -> Edge {
    guard case .edge(let edge)? = builtin(index) else { return .top }
    return edge
  }

  func edges(_ index: Int) -> EdgeSet {
    guard case .edgeSet(let edges)? = builtin(index) else { return .all }
    return edges
  }

  func axis(_ index: Int) -> Axis {
    guard case .axis(let axis)? = builtin(index) else { return .horizontal }
    return axis
  }

  func axes(_ index: Int) -> AxisSet {
    guard case .axisSet(let axes)? = builtin(index) else { return [] }
    return axes
  }

  func insets(_ index: Int) -> EdgeInsets {
    guard case .edgeInsets(let insets)? = builtin(index) else { return .zero }
    return insets
  }

  func size(_ index: Int) -> Size {
    guard case .size(let size)? = builtin(index) else { return .zero }
    return size
  }

  func rect(_ index: Int) -> Rect {
    guard case .rect(let rect)? = builtin(index) else { return .zero }
    return rect
  }

  func point(_ index: Int) -> Point {
    guard case .point(let point)? = builtin(index) else { return .zero }
    return point
  }

  func unitPoint(_ index: Int) -> UnitPoint { optionalUnitPoint(index) ?? .center }

  func optionalUnitPoint(_ index: Int) -> UnitPoint? {
    guard case .unitPoint(let point)? = builtin(index) else { return nil }
    return point
  }

  /// Radians.
  func angle(_ index: Int) -> Double {
    guard case .angle(let angle)? = builtin(index) else { return 0 }
    return angle
  }

  func transform(_ index: Int) -> AffineTransform {
    guard case .transform(let transform)? = builtin(index) else { return .identity }
    return transform
  }

  func font(_ index: Int) -> FontDescriptor? {
    guard case .font(let font)? = builtin(index) else { return nil }
    return font
  }

  func fontWeight(_ index: Int) -> FontWeight? {
    guard case .fontWeight(let weight)? = builtin(index) else { return nil }
    return weight
  }

  func color(_ index: Int) -> ColorValue? {
    guard case .color(let color)? = builtin(index) else { return nil }
    return color
  }

  func style(_ index: Int) -> StyleValue? { builtin(index)?.style }

  func shape(_ index: Int) -> ShapeValue? {
    guard case .shape(let shape)? = builtin(index) else { return nil }
    return shape
  }

  func text(_ index: Int) -> TextValue? {
    guard case .text(let text)? = builtin(index) else { return nil }
    return text
  }

  /// The position of a named option in its type's list of names.
  func option(_ index: Int) -> Int? {
    guard case .option(_, let option)? = builtin(index) else { return nil }
    return Int(option)
  }
}

extension BuiltinValue {
  /// The value as something to paint with.
  package var style: StyleValue? {
    switch self {
    case .style(let style): return style
    case .color(let color): return StyleValue(.color(color))
    // A gradient without a direction is drawn from top to bottom.
    case .gradient(let stops):
      let geometry = Gradient.Geometry.linear(start: UnitPoint(x: 0.5, y: 0), end: UnitPoint(x: 0.5, y: 1))
      return StyleValue(.gradient(stops: stops, geometry: geometry))
    default: return nil
    }
  }
}
