import LayCatalog
import LaySyntax
import LayViews

// What is done to shapes before they are placed: `Circle().inset(by: 2).fill(.red)`.

extension Declaration {
  static let shapeMembers: [Declaration] = [
    // A shape that is painted can be painted once more.
    .fill("PaintedShape.fill"),
    .stroke(
      "PaintedShape.stroke",
      "(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true)"),
    .stroke(
      "PaintedShape.stroke", "(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true)"),
    .strokeBorder(
      "PaintedShape.strokeBorder",
      "(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true)"),
    .strokeBorder(
      "PaintedShape.strokeBorder",
      "(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true)"),
    .operation("Path.trimmedPath", "(from: CGFloat, to: CGFloat)") { call in
      .trim(from: call.double("from"), to: call.double("to"))
    },
    .fill("Shape.fill"),
    .member("Shape.inset", "(by: CGFloat)") { stage, base, call in
      stage.changedInsettable(base, call) { shape in
        shape.operations.append(.inset(call.double("by")))
      }
    },
    .operation("Shape.offset", "(x: CGFloat = 0, y: CGFloat = 0)") { call in
      .offset(x: call.double("x"), y: call.double("y"))
    },
    .operation("Shape.offset", "(_ offset: CGSize)") { call in
      let size = call.size("offset")
      return .offset(x: size.width, y: size.height)
    },
    .operation("Shape.rotation", "(_ angle: Angle, anchor: UnitPoint = .center)") { call in
      .rotation(call.angle("angle"), anchor: call.unitPoint("anchor"))
    },
    .operation("Shape.scale", "(_ scale: CGFloat, anchor: UnitPoint = .center)") { call in
      .scale(x: call.double("scale"), y: call.double("scale"), anchor: call.unitPoint("anchor"))
    },
    .operation("Shape.scale", "(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)") { call in
      .scale(x: call.double("x"), y: call.double("y"), anchor: call.unitPoint("anchor"))
    },
    .operation("Shape.size", "(width: CGFloat, height: CGFloat)") { call in
      .size(width: call.double("width"), height: call.double("height"))
    },
    .stroke(
      "Shape.stroke", "(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true)"),
    .stroke("Shape.stroke", "(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true)"),
    .stroke("Shape.stroke", "(lineWidth: CGFloat = 1)"),
    .stroke("Shape.stroke", "(style: StrokeStyle)"),
    .strokeBorder(
      "Shape.strokeBorder", "(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true)"),
    .strokeBorder(
      "Shape.strokeBorder", "(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true)"),
    .strokeBorder("Shape.strokeBorder", "(lineWidth: CGFloat = 1, antialiased: Bool = true)"),
    .strokeBorder("Shape.strokeBorder", "(style: StrokeStyle, antialiased: Bool = true)"),
    .operation("Shape.transform", "(_ transform: CGAffineTransform)") { call in
      .transform(call.transform("transform"))
    },
    .operation("Shape.trim", "(from: CGFloat = 0, to: CGFloat = 1)") { call in
      .trim(from: call.double("from"), to: call.double("to"))
    },
  ]
}

extension Declaration {
  fileprivate static func operation(
    _ name: StaticString, _ signature: StaticString,
    _ operation: @escaping @Sendable (BoundCall) -> OutlineOperation
  ) -> Declaration {
    .member(name, signature) { stage, base, call in
      let operation = operation(call)
      if case .shape(let shape) = base, shape.isBand, operation.bends {
        stage.findings.report(
          .warning(
            "approximate-shape", at: call.name,
            "the outline of a stroke is not worked out: '\(stage.file.text(call.name))' changes the line itself",
            help: "write it before 'stroke'"))
      }
      return stage.changedShape(base) { shape in
        shape.operations.append(operation)
        if !operation.keepsInsets { shape.isInsettable = false }
        if shape.isBand {
          shape.strokeStyle?.scale(by: operation.growth)
          shape.hollow?.scale(by: operation.growth)
        }
      }
    }
  }

  fileprivate static func fill(_ name: StaticString) -> Declaration {
    .member(name, "(_ style: some ShapeStyle = .foreground, style fillStyle: FillStyle? = nil)") {
      stage, base, call in
      stage.changedShape(base) { shape in
        let style = call.style("style") ?? StyleValue(.foreground)
        if shape.isBand {
          shape.stroke = style
          shape.isBand = false
          return
        }
        shape.fill = style
        if case .fillStyle(let isEvenOdd)? = call.builtin("fillStyle") { shape.isEvenOdd = isEvenOdd }
      }
    }
  }

  fileprivate static func stroke(_ name: StaticString, _ signature: StaticString) -> Declaration {
    .member(name, signature) { stage, base, call in
      if case .shape(let shape) = base, let fault = shape.faultOfStrokingBand(call.line) {
        stage.findings.report(.warning("approximate-shape", at: call.name, fault))
      }
      return stage.changedShape(base) { shape in shape.stroke(call, inside: false) }
    }
  }

  fileprivate static func strokeBorder(_ name: StaticString, _ signature: StaticString) -> Declaration {
    .member(name, signature) { stage, base, call in
      stage.changedInsettable(base, call) { shape in shape.stroke(call, inside: true) }
    }
  }
}

extension Stage {
  fileprivate func changedShape(_ base: BuiltinValue, _ change: (inout ShapeValue) -> Void) -> Value {
    guard case .shape(var shape) = base else { return .unknown }
    budget.charge(shape.operations.count << 2)
    change(&shape)
    return .builtin(.shape(shape))
  }

  /// Changes a shape as only an `InsettableShape` can be changed; an error for any other.
  fileprivate func changedInsettable(
    _ base: BuiltinValue, _ call: BoundCall, _ change: (inout ShapeValue) -> Void
  ) -> Value {
    if case .shape(let shape) = base, !shape.isInsettable { reportInset(of: shape, call) }
    return changedShape(base, change)
  }

  private func reportInset(of shape: ShapeValue, _ call: BoundCall) {
    let name = file.text(call.name)
    let isChanged = shape.isBand || shape.operations.contains { !$0.keepsInsets }
    findings.report(
      .error(
        "unknown-member", at: call.name,
        isChanged
          ? "a shape that is stroked, cut, sized or scaled is no InsettableShape, so it has no '\(name)'"
          : "'\(shape.spelling)' is no InsettableShape, so it has no '\(name)'",
        help: isChanged
          ? "write '\(name)' before it"
          : shape.isPath ? "write stroke(…)" : "write stroke(…), or conform it to InsettableShape"))
  }
}

extension ShapeValue {
  /// Takes the style of `content:` and the line of `style:` or `lineWidth:`.
  fileprivate mutating func stroke(_ call: BoundCall, inside: Bool) {
    let band = isBand ? strokeStyle : nil
    stroke = call["content"]?.builtin?.style ?? StyleValue(.foreground)
    strokesInside = inside
    isBand = !inside && !call.has("content")
    // A stroke is a shape that has no insets any more.
    if !inside { isInsettable = false }
    let line = call.line
    strokeStyle = line
    if var band {
      // Two lines along its edges: a wider band that leaves a narrower one free.
      let width = band.width
      band.width = width - line.width
      hollow = band.width > 0 && band.dash.isEmpty && line.dash.isEmpty ? band : nil
      band.width = width + line.width
      strokeStyle = band
    }
  }

  /// What is not right about the band of a pen that is itself stroked; nil where all is.
  fileprivate func faultOfStrokingBand(_ line: StrokeStyle) -> String? {
    guard isBand, let band = strokeStyle else { return nil }
    if hollow != nil || !band.dash.isEmpty || !line.dash.isEmpty {
      return
        "the outline of a stroke is not worked out: one line as wide as both is drawn instead of two along its edges"
    }
    let isCut = operations.contains { if case .trim = $0 { true } else { false } }
    switch outline {
    case .path, .drawn, .polyline: break
    default: if !isCut { return nil }
    }
    return "where a line is open the ends of its stroke have no edge of their own"
  }
}

extension BoundCall {
  /// The pen it asks for: `style:` or `lineWidth:`.
  fileprivate var line: StrokeStyle {
    if case .strokeStyle(let style)? = self["style"]?.builtin { return style }
    return StrokeStyle(width: number("lineWidth") ?? 1)
  }
}

extension OutlineOperation {
  /// Whether it makes another band of the one that a pen leaves than of the line that the pen follows.
  fileprivate var bends: Bool {
    switch self {
    case .trim, .inset: true
    case .scale(let x, let y, _): abs(x) != abs(y)
    default: false
    }
  }

  /// Whether an `InsettableShape` is one still: in Swift what is moved and what is turned has insets, what is cut, sized or
  /// scaled has none.
  fileprivate var keepsInsets: Bool {
    switch self {
    case .offset, .rotation, .inset: true
    default: false
    }
  }

  /// How much wider it makes a line.
  fileprivate var growth: Double {
    switch self {
    case .scale(let x, let y, _): (abs(x * y)).squareRoot()
    case .transform(let transform): abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    default: 1
    }
  }
}

extension StrokeStyle {
  fileprivate mutating func scale(by factor: Double) {
    if factor == 1 { return }
    width *= factor
    dashPhase *= factor
    for index in dash.indices { dash[index] *= factor }
  }
}
