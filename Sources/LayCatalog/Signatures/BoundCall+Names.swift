import LaySyntax
import LayViews

// Arguments by the names of their parameters, inside the signature: `alignment` of `(alignment: Alignment = .center)`,
// `length` of `(_ length: CGFloat)`. Defaults are applied; what an error left, or an overload has no parameter for, is the
// type's neutral value.

extension BoundCall {
  /// Whether the overload has a parameter.
  package func has(_ name: String) -> Bool { index(of: name) != nil }

  /// The parameter of a name; nil where the overload has none.
  package func parameter(_ name: String) -> Parameter? { index(of: name).map { signature.parameters[$0] } }

  /// The argument, else the parameter's default; nil where there is neither, and for `nil` itself.
  package func value(_ name: String) -> Value? { value(position(name) { _ in true }) }

  /// Whether the source gave an argument.
  package func isGiven(_ name: String) -> Bool { index(of: name).map { isGiven($0) } ?? false }

  /// Where the argument is written; the call's own name where none was given.
  package func range(_ name: String) -> SourceRange { range(position(name) { _ in true }) }

  package func builtin(_ name: String) -> BuiltinValue? { builtin(position(name) { _ in true }) }

  /// The elements of an array or of a variadic parameter.
  package func array(_ name: String) -> [Value] { array(position(name) { _ in true }) }

  package func closure(_ name: String) -> Closure? { closure(position(name) { $0.isClosure }) }

  package func double(_ name: String) -> Double { double(position(name) { $0.isDouble }) }
  package func optionalDouble(_ name: String) -> Double? { optionalDouble(position(name) { $0.isDouble }) }
  package func int(_ name: String) -> Int { int(position(name) { $0.isInt }) }
  package func optionalInt(_ name: String) -> Int? { optionalInt(position(name) { $0.isInt }) }
  package func bool(_ name: String) -> Bool { bool(position(name) { $0 == .bool }) }
  package func optionalBool(_ name: String) -> Bool? { optionalBool(position(name) { $0 == .bool }) }
  package func string(_ name: String) -> String { string(position(name) { $0.isString }) }
  package func optionalString(_ name: String) -> String? { optionalString(position(name) { $0.isString }) }

  package func horizontalGuide(_ name: String) -> AlignmentGuide {
    horizontalGuide(position(name) { $0 == .builtin(.horizontalAlignment) })
  }
  package func verticalGuide(_ name: String) -> AlignmentGuide {
    verticalGuide(position(name) { $0 == .builtin(.verticalAlignment) })
  }
  package func optionalVerticalGuide(_ name: String) -> AlignmentGuide? {
    optionalVerticalGuide(position(name) { $0 == .builtin(.verticalAlignment) })
  }
  package func alignment(_ name: String) -> Alignment {
    alignment(position(name) { $0 == .builtin(.alignment) })
  }
  package func optionalAlignment(_ name: String) -> Alignment? {
    optionalAlignment(position(name) { $0 == .builtin(.alignment) })
  }
  package func edges(_ name: String) -> EdgeSet { edges(position(name) { $0 == .builtin(.edgeSet) }) }
  package func axes(_ name: String) -> AxisSet { axes(position(name) { $0 == .builtin(.axisSet) }) }
  package func axis(_ name: String) -> Axis { axis(position(name) { $0 == .builtin(.axis) }) }
  package func insets(_ name: String) -> EdgeInsets { insets(position(name) { $0 == .builtin(.edgeInsets) }) }
  package func size(_ name: String) -> Size { size(position(name) { $0 == .builtin(.size) }) }
  package func rect(_ name: String) -> Rect { rect(position(name) { $0 == .builtin(.rect) }) }
  package func point(_ name: String) -> Point { point(position(name) { $0 == .builtin(.point) }) }
  package func unitPoint(_ name: String) -> UnitPoint {
    unitPoint(position(name) { $0 == .builtin(.unitPoint) })
  }
  package func optionalUnitPoint(_ name: String) -> UnitPoint? {
    optionalUnitPoint(position(name) { $0 == .builtin(.unitPoint) })
  }
  package func angle(_ name: String) -> Double { angle(position(name) { $0 == .builtin(.angle) }) }
  package func transform(_ name: String) -> AffineTransform {
    transform(position(name) { $0 == .builtin(.affineTransform) })
  }
  package func font(_ name: String) -> FontDescriptor? { font(position(name) { $0 == .builtin(.font) }) }
  package func fontWeight(_ name: String) -> FontWeight? {
    fontWeight(position(name) { $0 == .builtin(.fontWeight) })
  }
  package func text(_ name: String) -> TextValue? { text(position(name) { $0 == .builtin(.text) }) }

  package func edge(_ name: String) -> Edge { edge(position(name) { $0.isEdge }) }

  /// A guide of either axis.
  package func guide(_ name: String) -> AlignmentGuide { guide(position(name) { $0.isGuide }) }

  package func color(_ name: String) -> ColorValue? { color(position(name) { $0.isPaint }) }

  package func style(_ name: String) -> StyleValue? { style(position(name) { $0.isPaint }) }

  package func shape(_ name: String) -> ShapeValue? { shape(position(name) { $0.isShape }) }

  /// A case of the enumeration that lists the names of the parameter's type.
  @inlinable package func option<Wanted: Option>(_ name: String, as type: Wanted.Type) -> Wanted? {
    option(name).flatMap { Wanted(at: UInt8(truncatingIfNeeded: $0)) }
  }

  /// The position of a named option in its type's list of names.
  @usableFromInline package func option(_ name: String) -> Int? { option(position(name) { $0.isBuiltin }) }

  /// The position of a parameter. That there is one, and that its type is what it is read as, is checked where the tests
  /// build every declaration.
  private func position(_ name: String, fits: (Type) -> Bool) -> Int {
    guard let index = index(of: name) else {
      assertionFailure("no parameter has the name '\(name)'")
      return -1
    }
    assert(fits(signature.parameters[index].type.unwrapped), "'\(name)' is read as another type")
    return index
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
