import LaySyntax
import LayViews

// Arguments by the names of their parameters, inside the signature: `alignment` of `(alignment: Alignment = .center)`,
// `length` of `(_ length: CGFloat)`. Defaults are applied; what an error left, or an overload has no parameter for, is the
// type's neutral value.

extension BoundCall {
  // MARK: Parameters

  /// Whether the overload has a parameter.
  package func has(_ name: String) -> Bool { index(of: name) != nil }

  /// The parameter of a name; nil where the overload has none.
  package func parameter(_ name: String) -> Parameter? { index(of: name).map { signature.parameters[$0] } }

  /// Whether the source gave an argument.
  package func isGiven(_ name: String) -> Bool { index(of: name).flatMap { argument($0)?.value } != nil }

  /// Where the argument is written; the call's own name where none was given.
  package func range(_ name: String) -> SourceRange {
    position(name) { _ in true }.flatMap { argument($0)?.range } ?? self.name
  }

  private func index(of name: String) -> Int? {
    for index in signature.parameters.indices where signature.parameters[index].name == name { return index }
    return nil
  }

  private func argument(_ index: Int) -> BoundArgument? {
    index < arguments.count ? arguments[index] : nil
  }

  /// The position of a parameter. That there is one, and that its type is what it is read as, is checked where the tests
  /// build every declaration.
  private func position(_ name: String, fits: (Type) -> Bool) -> Int? {
    guard let index = index(of: name) else {
      assertionFailure("no parameter has the name '\(name)'")
      return nil
    }
    assert(fits(signature.parameters[index].type.unwrapped), "'\(name)' is read as another type")
    return index
  }

  // MARK: Values

  /// The argument, else the parameter's default; nil where there is neither, for `nil` itself, and where the overload has
  /// no such parameter.
  package subscript(name: String) -> Value? { index(of: name).flatMap { value(at: $0) } }

  /// As by `call[name]`, of an overload that has the parameter.
  package func value(_ name: String) -> Value? { value(name) { _ in true } }

  private func value(_ name: String, fits: (Type) -> Bool) -> Value? {
    position(name, fits: fits).flatMap { value(at: $0) }
  }

  private func value(at index: Int) -> Value? {
    guard let argument = argument(index) else { return nil }
    let value = argument.value ?? signature.parameters[index].defaultValue
    if case .some(.none) = value { return nil }
    return value
  }

  /// A number of a parameter that the overload may not have.
  package func number(_ name: String) -> Double? { self[name]?.number }

  package func optionalDouble(_ name: String) -> Double? { value(name) { $0.isDouble }?.number }
  package func double(_ name: String) -> Double { optionalDouble(name) ?? 0 }

  package func optionalInt(_ name: String) -> Int? {
    guard case .int(let number)? = value(name, fits: { $0.isInt }) else { return nil }
    return number
  }

  package func int(_ name: String) -> Int { optionalInt(name) ?? 0 }

  package func bool(_ name: String) -> Bool {
    guard case .bool(let flag)? = value(name, fits: { $0 == .bool }) else { return false }
    return flag
  }

  package func optionalString(_ name: String) -> String? {
    guard case .string(let text)? = value(name, fits: { $0.isString }) else { return nil }
    return text
  }

  package func string(_ name: String) -> String { optionalString(name) ?? "" }

  /// The elements of an array or of a variadic parameter.
  package func array(_ name: String) -> [Value] {
    guard case .array(let elements)? = value(name) else { return [] }
    return elements
  }

  package func closure(_ name: String) -> Closure? {
    guard case .closure(let closure)? = value(name, fits: { $0.isClosure }) else { return nil }
    return closure
  }

  // MARK: SwiftUI's types

  package func builtin(_ name: String) -> BuiltinValue? { value(name)?.builtin }

  private func builtin(_ name: String, fits: (Type) -> Bool) -> BuiltinValue? {
    value(name, fits: fits)?.builtin
  }

  package func horizontalGuide(_ name: String) -> AlignmentGuide {
    guard
      case .horizontalAlignment(let guide)? = builtin(name, fits: { $0 == .builtin(.horizontalAlignment) })
    else { return .horizontalCenter }
    return guide
  }

  package func verticalGuide(_ name: String) -> AlignmentGuide {
    optionalVerticalGuide(name) ?? .verticalCenter
  }

  package func optionalVerticalGuide(_ name: String) -> AlignmentGuide? {
    guard case .verticalAlignment(let guide)? = builtin(name, fits: { $0 == .builtin(.verticalAlignment) })
    else { return nil }
    return guide
  }

  /// A guide of either axis.
  package func guide(_ name: String) -> AlignmentGuide {
    switch builtin(name, fits: { $0.isGuide }) {
    case .horizontalAlignment(let guide)?, .verticalAlignment(let guide)?: return guide
    default: return .horizontalCenter
    }
  }

  package func alignment(_ name: String) -> Alignment { optionalAlignment(name) ?? .center }

  package func optionalAlignment(_ name: String) -> Alignment? {
    guard case .alignment(let alignment)? = builtin(name, fits: { $0 == .builtin(.alignment) }) else {
      return nil
    }
    return alignment
  }

  package func edge(_ name: String) -> Edge {
    guard case .edge(let edge)? = builtin(name, fits: { $0.isEdge }) else { return .top }
    return edge
  }

  package func edges(_ name: String) -> EdgeSet {
    guard case .edgeSet(let edges)? = builtin(name, fits: { $0 == .builtin(.edgeSet) }) else { return .all }
    return edges
  }

  package func axis(_ name: String) -> Axis {
    guard case .axis(let axis)? = builtin(name, fits: { $0 == .builtin(.axis) }) else { return .horizontal }
    return axis
  }

  package func axes(_ name: String) -> AxisSet {
    guard case .axisSet(let axes)? = builtin(name, fits: { $0 == .builtin(.axisSet) }) else { return [] }
    return axes
  }

  package func insets(_ name: String) -> EdgeInsets {
    guard case .edgeInsets(let insets)? = builtin(name, fits: { $0 == .builtin(.edgeInsets) }) else {
      return .zero
    }
    return insets
  }

  package func size(_ name: String) -> Size {
    guard case .size(let size)? = builtin(name, fits: { $0 == .builtin(.size) }) else { return .zero }
    return size
  }

  package func rect(_ name: String) -> Rect {
    guard case .rect(let rect)? = builtin(name, fits: { $0 == .builtin(.rect) }) else { return .zero }
    return rect
  }

  package func point(_ name: String) -> Point {
    guard case .point(let point)? = builtin(name, fits: { $0 == .builtin(.point) }) else { return .zero }
    return point
  }

  package func unitPoint(_ name: String) -> UnitPoint { optionalUnitPoint(name) ?? .center }

  package func optionalUnitPoint(_ name: String) -> UnitPoint? {
    guard case .unitPoint(let point)? = builtin(name, fits: { $0 == .builtin(.unitPoint) }) else {
      return nil
    }
    return point
  }

  /// Radians.
  package func angle(_ name: String) -> Double {
    guard case .angle(let angle)? = builtin(name, fits: { $0 == .builtin(.angle) }) else { return 0 }
    return angle
  }

  package func transform(_ name: String) -> AffineTransform {
    guard case .transform(let transform)? = builtin(name, fits: { $0 == .builtin(.affineTransform) }) else {
      return .identity
    }
    return transform
  }

  package func font(_ name: String) -> FontDescriptor? {
    guard case .font(let font)? = builtin(name, fits: { $0 == .builtin(.font) }) else { return nil }
    return font
  }

  package func fontWeight(_ name: String) -> FontWeight? {
    guard case .fontWeight(let weight)? = builtin(name, fits: { $0 == .builtin(.fontWeight) }) else {
      return nil
    }
    return weight
  }

  package func text(_ name: String) -> TextValue? {
    guard case .text(let text)? = builtin(name, fits: { $0 == .builtin(.text) }) else { return nil }
    return text
  }

  package func color(_ name: String) -> ColorValue? {
    guard case .color(let color)? = builtin(name, fits: { $0.isPaint }) else { return nil }
    return color
  }

  package func shape(_ name: String) -> ShapeValue? {
    guard case .shape(let shape)? = builtin(name, fits: { $0.isShape }) else { return nil }
    return shape
  }

  package func style(_ name: String) -> StyleValue? { builtin(name, fits: { $0.isPaint })?.style }

  /// A case of the enumeration that lists the names of the parameter's type.
  @inlinable package func option<Wanted: Option>(_ name: String, as type: Wanted.Type) -> Wanted? {
    option(name).flatMap { Wanted(at: $0) }
  }

  /// The position of a named option in its type's list of names.
  @usableFromInline package func option(_ name: String) -> UInt8? {
    guard case .option(_, let option)? = builtin(name, fits: { $0.isBuiltin }) else { return nil }
    return option
  }
}

extension Type {
  fileprivate var isBuiltin: Bool { if case .builtin = self { true } else { false } }
  fileprivate var isGuide: Bool {
    self == .builtin(.horizontalAlignment) || self == .builtin(.verticalAlignment)
  }
  fileprivate var isEdge: Bool {
    self == .builtin(.edge) || self == .builtin(.horizontalEdge) || self == .builtin(.verticalEdge)
  }
  fileprivate var isPaint: Bool {
    guard case .builtin(let type) = self else { return false }
    return type.converts(to: .shapeStyle) || type == .uiColor || type == .nsColor
  }
  fileprivate var isShape: Bool {
    guard case .builtin(let type) = self else { return false }
    return type.converts(to: .shape) || type == .bezierPath
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
