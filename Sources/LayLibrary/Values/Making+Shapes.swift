import LayCatalog
import LaySyntax
import LayViews

// Shapes as values, and what is done to them before they are placed.

extension Stage {
  func make(_ action: ShapeAction, base: BuiltinValue?, _ call: BoundCall) -> Value {
    if case .shape(let shape)? = base {
      if action == .inset || action == .strokeBorder, !shape.isInsettable { reportInset(of: shape, call) }
      return .builtin(.shape(modified(shape, action, call)))
    }
    if action == .cornerRadii { return .builtin(.cornerRadii(radii(call, from: 0))) }
    if action == .fillStyle { return .builtin(.fillStyle(isEvenOdd: call.bool(0))) }
    if action == .buttonBorder { return .builtin(.buttonBorder(radius: call.double(0))) }
    guard let (outline, spelling) = outline(action, call) else { return .unknown }
    return .builtin(.shape(ShapeValue(outline, spelling: spelling, source: call.name.start)))
  }

  private func reportInset(of shape: ShapeValue, _ call: BoundCall) {
    let name = file.text(call.name)
    findings.report(
      .error(
        "unknown-member", at: call.name,
        "'\(shape.spelling)' is no InsettableShape, so it has no '\(name)'",
        help: shape.isPath ? "write stroke(…)" : "write stroke(…), or conform it to InsettableShape"))
  }

  private func outline(_ action: ShapeAction, _ call: BoundCall) -> (Outline, String)? {
    switch action {
    case .rectangle: return (.rectangle, "Rectangle")
    case .circle: return (.circle, "Circle")
    case .ellipse: return (.ellipse, "Ellipse")
    case .capsule: return (.capsule(isContinuous: isContinuous(call, 0)), "Capsule")
    case .capsuleShape: return (.capsule(isContinuous: true), "Capsule")
    case .roundedRectangle:
      let radius = call.double(0)
      return (
        .roundedRectangle(width: radius, height: radius, isContinuous: isContinuous(call, 1)),
        "RoundedRectangle"
      )
    case .roundedRectangleOfSize:
      let size = call.size(0)
      return (
        .roundedRectangle(width: size.width, height: size.height, isContinuous: isContinuous(call, 1)),
        "RoundedRectangle"
      )
    case .unevenRoundedRectangle: return uneven(radii(call, from: 0), isContinuous: isContinuous(call, 4))
    case .unevenRoundedRectangleOfRadii:
      guard case .cornerRadii(let radii)? = call.builtin(0) else { return nil }
      return uneven(radii, isContinuous: isContinuous(call, 1))
    default: return nil
    }
  }

  private func isContinuous(_ call: BoundCall, _ index: Int) -> Bool {
    let circular = 0
    return call.option(index) != circular
  }

  private func radii(_ call: BoundCall, from index: Int) -> CornerRadii {
    CornerRadii(
      topLeading: call.double(index), bottomLeading: call.double(index + 1),
      bottomTrailing: call.double(index + 2), topTrailing: call.double(index + 3))
  }

  private func uneven(_ radii: CornerRadii, isContinuous: Bool) -> (Outline, String) {
    let outline = Outline.unevenRoundedRectangle(
      topLeading: radii.topLeading, bottomLeading: radii.bottomLeading, bottomTrailing: radii.bottomTrailing,
      topTrailing: radii.topTrailing, isContinuous: isContinuous)
    return (outline, "UnevenRoundedRectangle")
  }

  // MARK: Methods

  private func modified(_ shape: ShapeValue, _ action: ShapeAction, _ call: BoundCall) -> ShapeValue {
    var shape = shape
    budget.charge(shape.operations.count << 2)
    switch action {
    case .fill:
      shape.fill = call.style(0) ?? StyleValue(.foreground)
      if case .fillStyle(let isEvenOdd)? = call.builtin(1) { shape.isEvenOdd = isEvenOdd }
    case .stroke: stroke(&shape, call, inside: false)
    case .strokeBorder: stroke(&shape, call, inside: true)
    default:
      if let operation = operation(action, call) { shape.operations.append(operation) }
    }
    return shape
  }

  private func stroke(_ shape: inout ShapeValue, _ call: BoundCall, inside: Bool) {
    shape.stroke = call["content"]?.builtin?.style ?? StyleValue(.foreground)
    shape.strokesInside = inside
    if case .strokeStyle(let style)? = call["style"]?.builtin {
      shape.strokeStyle = style
    } else {
      shape.strokeStyle = StrokeStyle(width: call.number("lineWidth") ?? 1)
    }
  }

  private func operation(_ action: ShapeAction, _ call: BoundCall) -> OutlineOperation? {
    switch action {
    case .trim: return .trim(from: call.double(0), to: call.double(1))
    case .inset: return .inset(call.double(0))
    case .offset: return .offset(x: call.double(0), y: call.double(1))
    case .offsetSize:
      let size = call.size(0)
      return .offset(x: size.width, y: size.height)
    case .rotation: return .rotation(call.angle(0), anchor: call.unitPoint(1))
    case .scale: return .scale(x: call.double(0), y: call.double(0), anchor: call.unitPoint(1))
    case .scaleAxes: return .scale(x: call.double(0), y: call.double(1), anchor: call.unitPoint(2))
    case .size: return .size(width: call.double(0), height: call.double(1))
    case .transform: return .transform(call.transform(0))
    default: return nil
    }
  }
}
