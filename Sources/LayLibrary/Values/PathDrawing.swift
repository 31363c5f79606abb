import LayCatalog
import LaySyntax
import LayViews

// How initialisers and methods draw on paths, within the bounds of what a path may hold.

extension Declaration {
  /// An initialiser that draws on an empty path.
  static func path(
    _ name: StaticString, _ signature: StaticString,
    _ draw: @escaping @Sendable (Stage, inout Path, BoundCall) -> Void
  ) -> Declaration {
    .value(name, signature) { stage, call in
      stage.path(nil, call) { path in draw(stage, &path, call) }
    }
  }

  /// A method that adds to a path something of its own: the whole of it is transformed.
  static func drawing(
    _ name: StaticString, _ signature: StaticString,
    _ draw: @escaping @Sendable (Stage, inout Path, BoundCall) -> Void
  ) -> Declaration {
    .mutation(name, signature) { stage, base, call in
      stage.path(base, call) { path in
        guard let transform = call.ownTransform else { return draw(stage, &path, call) }
        var part = Path()
        draw(stage, &part, call)
        path.add(part.applying(transform))
      }
    }
  }

  /// A method that draws on from where a path is.
  static func continuing(
    _ name: StaticString, _ signature: StaticString,
    _ draw: @escaping @Sendable (inout Path, BoundCall) -> Void
  ) -> Declaration {
    .mutation(name, signature) { stage, base, call in
      stage.path(base, call) { path in
        guard let transform = call.ownTransform else { return draw(&path, call) }
        var part = Path()
        draw(&part, call)
        path.goOn(with: part.applying(transform))
      }
    }
  }
}

extension BoundCall {
  /// The argument `transform:`, where there is one that changes anything.
  fileprivate var ownTransform: AffineTransform? {
    guard case .transform(let transform)? = self["transform"]?.builtin, transform != .identity else {
      return nil
    }
    return transform
  }
}

extension Stage {
  /// A path once it is drawn on: that of a value, or an empty one.
  func path(_ base: BuiltinValue?, _ call: BoundCall, _ draw: (inout Path) -> Void) -> Value {
    var path = base.map { self.path(of: $0, in: .zero) } ?? Path()
    let (weight, count) = (path.weight, path.elements.count)
    guard weight < Limits.collectionSize else { return tooLarge(at: call.name, Limits.collectionSize) }
    guard path.depth <= Limits.pathDepth else {
      return fault("too-large", at: call.name, "more than \(Limits.pathDepth) paths lie within one another")
    }
    budget.charge(count << 1)
    draw(&path)
    let growth = max(0, path.weight - weight) * MemoryLayout<Path.Element>.stride
    guard hasStorage(growth, at: call.name) else { return .unknown }
    return value(path, call, like: base)
  }

  /// A shape or path as a path.
  func path(of base: BuiltinValue, in rect: Rect) -> Path {
    guard case .shape(let shape) = base else { return Path() }
    return path(of: shape, in: rect)
  }

  /// A shape as a path: with what was done to it.
  /// - Parameter rect: what it would be laid out in; a path has its place.
  package func path(of shape: ShapeValue, in rect: Rect) -> Path {
    let outline = evaluation.outline(shape, rect)
    guard case .path(var path) = outline else {
      var path = Path()
      path.add(outline, shape.operations, in: rect)
      return path
    }
    var rest = shape.operations[...]
    while let map = rest.first?.map {
      path = path.applying(map)
      rest.removeFirst()
    }
    guard !rest.isEmpty else { return path }
    // These are done when the path is drawn, to each element within; trimming measures curves.
    for _ in rest where !budget.charge(path.weight << 7) { return Path() }
    let (local, end) = (path.applying(.translation(x: -rect.minX, y: -rect.minY)), path.currentPoint)
    path = Path()
    path.add(.path(local), rest.map { $0.counted(from: rect.origin) }, in: rect)
    path.currentPoint = end
    return path
  }

  /// Adds the path of a shape to another.
  func add(_ shape: ShapeValue?, to path: inout Path) {
    if let shape { path.add(self.path(of: shape, in: .zero)) }
  }

  /// A path as a value; the style and the like are those of another.
  func value(_ path: Path, _ call: BoundCall, like base: BuiltinValue? = nil) -> Value {
    guard case .shape(var shape)? = base else {
      var shape = ShapeValue(.path(path), spelling: "Path", source: call.name.start)
      shape.isInsettable = false
      return .builtin(.shape(shape))
    }
    shape.outline = .path(path)
    shape.operations = []
    return .builtin(.shape(shape))
  }
}

extension Path {
  mutating func transform(by call: BoundCall) {
    if let transform = call.ownTransform { self = applying(transform) }
  }

  /// UIKit counts angles in radians and turns the other way.
  mutating func addArc(inRadians call: BoundCall, center: Point) {
    addArc(
      center: center, radius: call.double("radius"), from: call.double("startAngle"),
      to: call.double("endAngle"), clockwise: !call.bool("clockwise"))
  }
}

extension Outline {
  /// A rectangle of which some corners are rounded: UIKit does so with the first of the two radii.
  static func roundedCorners(_ call: BoundCall) -> Outline {
    let corners = call.option("byRoundingCorners") ?? 0
    let radius = call.size("cornerRadii").width
    func rounding(_ corner: RectCorner) -> Double { corners & corner.rawValue == 0 ? 0 : radius }
    return .unevenRoundedRectangle(
      topLeading: rounding(.topLeft), bottomLeading: rounding(.bottomLeft),
      bottomTrailing: rounding(.bottomRight), topTrailing: rounding(.topRight), isContinuous: true)
  }
}
