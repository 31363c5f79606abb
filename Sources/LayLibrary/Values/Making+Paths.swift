import LayCatalog
import LaySyntax
import LayViews

// Paths as values: shapes whose outline is drawn element by element.

extension Stage {
  /// Makes a path, or what a member of one gives: of those that draw, the path as it is then.
  func make(_ action: PathAction, base: BuiltinValue?, _ call: BoundCall) -> Value {
    var path = Path()
    if case .shape(let shape)? = base {
      path = self.path(of: shape, in: action == .inRect ? call.rect(0) : .zero)
    }
    switch action {
    case .inRect: return value(path, call)
    case .currentPoint: return path.currentPoint.map { .builtin(.point($0)) } ?? .none
    case .isEmpty: return .bool(path.isEmpty)
    case .build: return built(call)
    default:
      let (weight, count) = (path.weight, path.elements.count)
      guard weight < Limits.collectionSize else { return tooLarge(at: call.name, Limits.collectionSize) }
      guard path.depth <= Limits.pathDepth else {
        return fault("too-large", at: call.name, "more than \(Limits.pathDepth) paths lie within one another")
      }
      budget.charge(count << 1)
      draw(action, call, on: &path)
      let growth = max(0, path.weight - weight) * MemoryLayout<Path.Element>.stride
      guard hasStorage(growth, at: call.name) else { return .unknown }
      return value(path, call, like: base)
    }
  }

  /// `Path { path in … }`: the closure's variable, once it has run.
  private func built(_ call: BoundCall) -> Value {
    let empty = value(Path(), call)
    return call.closure(0).map { evaluation.changed(empty, $0) } ?? empty
  }

  /// UIKit rounds with the first of the two radii.
  private func roundedCorners(_ call: BoundCall) -> Outline {
    let corners = call.option(1) ?? 0
    let radius = call.size(2).width
    func rounding(_ corner: Int) -> Double { corners & corner == 0 ? 0 : radius }
    return .unevenRoundedRectangle(
      topLeading: rounding(1), bottomLeading: rounding(4), bottomTrailing: rounding(8),
      topTrailing: rounding(2), isContinuous: true)
  }

  private func draw(_ action: PathAction, _ call: BoundCall, on path: inout Path) {
    guard case .transform(let transform)? = call["transform"]?.builtin, transform != .identity else {
      return add(action, call, to: &path)
    }
    switch action {
    case .apply, .applying: path = path.applying(transform)
    default:
      var part = Path()
      add(action, call, to: &part)
      part = part.applying(transform)
      if action.goesOn { path.goOn(with: part) } else { path.add(part) }
    }
  }

  private func add(_ action: PathAction, _ call: BoundCall, to path: inout Path) {
    switch action {
    case .move: path.move(to: call.point(0))
    case .line: path.addLine(to: call.point(0))
    case .lines:
      for (index, element) in call.array(0).enumerated() {
        guard case .builtin(.point(let point)) = element else { continue }
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    case .curve: path.addCurve(to: call.point(0), call.point(1), call.point(2))
    case .quadCurve: path.addQuadCurve(to: call.point(0), control: call.point(1))
    case .arc:
      path.addArc(
        center: call.point(0), radius: call.double(1), from: call.angle(2), to: call.angle(3),
        clockwise: call.bool(4))
    case .arcOfRadians:
      path.addArc(
        center: call.point(0), radius: call.double(1), from: call.double(2), to: call.double(3),
        clockwise: !call.bool(4))
    case .roundedCorners: path.add(roundedCorners(call), in: call.rect(0))
    case .relativeArc:
      path.addArc(center: call.point(0), radius: call.double(1), from: call.angle(2), sweep: call.angle(3))
    case .tangentArc: path.addArc(corner: call.point(0), toward: call.point(1), radius: call.double(2))
    case .rect: path.add(.rectangle, in: call.rect(0))
    case .ellipse: path.add(.ellipse, in: call.rect(0))
    case .roundedRect:
      let size = call.size(1)
      path.add(
        .roundedRectangle(width: size.width, height: size.height, isContinuous: call.option(2) != 0),
        in: call.rect(0))
    case .roundedRectOfRadius:
      path.add(
        .roundedRectangle(width: call.double(1), height: call.double(1), isContinuous: call.option(2) != 0),
        in: call.rect(0))
    case .path: if let shape = call.shape(0) { path.add(self.path(of: shape, in: .zero)) }
    case .close: path.close()
    case .offset: path = path.applying(.translation(x: call.double(0), y: call.double(1)))
    case .empty, .build, .inRect, .currentPoint, .isEmpty, .apply, .applying: break
    }
  }
}
