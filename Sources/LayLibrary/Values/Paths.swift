import LayCatalog
import LayViews

// Paths as values: shapes whose outline is drawn element by element.

extension Declaration {
  static let pathInitializers: [Declaration] = [
    .path("Path", "()") { _, _, _ in },
    // The closure's variable, once it has run.
    .value("Path", "(_ callback: () -> Void)") { stage, call in
      let empty = stage.value(Path(), call)
      return call.closure("callback").map { stage.evaluation.changed(empty, $0) } ?? empty
    },
    .path("Path", "(_ rect: CGRect)") { _, path, call in path.add(.rectangle, in: call.rect("rect")) },
    .path("Path", "(_ path: CGPath)") { stage, path, call in stage.add(call.shape("path"), to: &path) },
    .path("Path", "(ellipseIn: CGRect)") { _, path, call in path.add(.ellipse, in: call.rect("ellipseIn")) },
    .path("Path", "(roundedRect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)") {
      _, path, call in
      let radius = call.double("cornerRadius")
      path.add(
        .roundedRectangle(width: radius, height: radius, isContinuous: call.isContinuous),
        in: call.rect("roundedRect"))
    },
    .path("Path", "(roundedRect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)") {
      _, path, call in
      let size = call.size("cornerSize")
      path.add(
        .roundedRectangle(width: size.width, height: size.height, isContinuous: call.isContinuous),
        in: call.rect("roundedRect"))
    },
    .path("UIBezierPath", "()") { _, _, _ in },
    .path("UIBezierPath", "(rect: CGRect)") { _, path, call in
      path.add(.rectangle, in: call.rect("rect"))
    },
    .path("UIBezierPath", "(ovalIn: CGRect)") { _, path, call in
      path.add(.ellipse, in: call.rect("ovalIn"))
    },
    .path("UIBezierPath", "(roundedRect: CGRect, cornerRadius: CGFloat)") { _, path, call in
      let radius = call.double("cornerRadius")
      path.add(
        .roundedRectangle(width: radius, height: radius, isContinuous: true), in: call.rect("roundedRect"))
    },
    .path("UIBezierPath", "(roundedRect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize)") {
      _, path, call in
      path.add(.roundedCorners(call), in: call.rect("roundedRect"))
    },
    .path(
      "UIBezierPath",
      "(arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)"
    ) { _, path, call in path.addArc(inRadians: call, center: call.point("arcCenter")) },
    .path("UIBezierPath", "(cgPath: CGPath)") { stage, path, call in
      stage.add(call.shape("cgPath"), to: &path)
    },
  ]

  static let pathMembers: [Declaration] = [
    .continuing(
      "Path.addArc",
      "(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity)"
    ) { path, call in
      path.addArc(
        center: call.point("center"), radius: call.double("radius"), from: call.angle("startAngle"),
        to: call.angle("endAngle"), clockwise: call.bool("clockwise"))
    },
    .drawing(
      "Path.addArc",
      "(withCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)"
    ) { _, path, call in path.addArc(inRadians: call, center: call.point("withCenter")) },
    .drawing(
      "Path.addArc",
      "(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)"
    ) { _, path, call in
      path.addArc(
        corner: call.point("tangent1End"), toward: call.point("tangent2End"), radius: call.double("radius"))
    },
    .drawing("Path.addCurve", "(to: CGPoint, control1: CGPoint, control2: CGPoint)") { _, path, call in
      path.addCurve(to: call.point("to"), call.point("control1"), call.point("control2"))
    },
    .drawing("Path.addCurve", "(to: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)") {
      _, path, call in
      path.addCurve(to: call.point("to"), call.point("controlPoint1"), call.point("controlPoint2"))
    },
    .drawing("Path.addEllipse", "(in: CGRect, transform: CGAffineTransform = .identity)") { _, path, call in
      path.add(.ellipse, in: call.rect("in"))
    },
    .drawing("Path.addLine", "(to: CGPoint)") { _, path, call in path.addLine(to: call.point("to")) },
    .drawing("Path.addLines", "(_ lines: [CGPoint], transform: CGAffineTransform = .identity)") {
      _, path, call in
      for (index, element) in call.array("lines").enumerated() {
        guard case .builtin(.point(let point)) = element else { continue }
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    },
    .drawing("Path.addPath", "(_ path: Path, transform: CGAffineTransform = .identity)") {
      stage, path, call in
      stage.add(call.shape("path"), to: &path)
    },
    .drawing("Path.addQuadCurve", "(to: CGPoint, control: CGPoint)") { _, path, call in
      path.addQuadCurve(to: call.point("to"), control: call.point("control"))
    },
    .drawing("Path.addQuadCurve", "(to: CGPoint, controlPoint: CGPoint)") { _, path, call in
      path.addQuadCurve(to: call.point("to"), control: call.point("controlPoint"))
    },
    .drawing("Path.addRect", "(_ rect: CGRect, transform: CGAffineTransform = .identity)") { _, path, call in
      path.add(.rectangle, in: call.rect("rect"))
    },
    .drawing("Path.addRects", "(_ rects: [CGRect], transform: CGAffineTransform = .identity)") {
      _, path, call in
      for case .builtin(.rect(let rect)) in call.array("rects") { path.add(.rectangle, in: rect) }
    },
    .continuing(
      "Path.addRelativeArc",
      "(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity)"
    ) { path, call in
      path.addArc(
        center: call.point("center"), radius: call.double("radius"), from: call.angle("startAngle"),
        sweep: call.angle("delta"))
    },
    .drawing(
      "Path.addRoundedRect",
      "(in: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)"
    ) { _, path, call in
      let size = call.size("cornerSize")
      path.add(
        .roundedRectangle(width: size.width, height: size.height, isContinuous: call.isContinuous),
        in: call.rect("in"))
    },
    .drawing("Path.append", "(_ path: UIBezierPath)") { stage, path, call in
      stage.add(call.shape("path"), to: &path)
    },
    .mutation("Path.apply", "(_ transform: CGAffineTransform)") { stage, base, call in
      stage.path(base, call) { path in path.transform(by: call) }
    },
    .member("Path.applying", "(_ transform: CGAffineTransform)") { stage, base, call in
      stage.path(base, call) { path in path.transform(by: call) }
    },
    .member("Path.cgPath", "") { _, base, _ in .builtin(base) },
    .drawing("Path.close", "()") { _, path, _ in path.close() },
    .drawing("Path.closeSubpath", "()") { _, path, _ in path.close() },
    .member("Path.currentPoint", "") { stage, base, _ in
      stage.path(of: base, in: .zero).currentPoint.map { .builtin(.point($0)) } ?? .none
    },
    .member("Path.isEmpty", "") { stage, base, _ in .bool(stage.path(of: base, in: .zero).isEmpty) },
    .drawing("Path.move", "(to: CGPoint)") { _, path, call in path.move(to: call.point("to")) },
    .member("Path.offsetBy", "(dx: CGFloat, dy: CGFloat)") { stage, base, call in
      stage.path(base, call) { $0 = $0.applying(.translation(x: call.double("dx"), y: call.double("dy"))) }
    },
    .member("Shape.path", "(in: CGRect)") { stage, base, call in
      stage.value(stage.path(of: base, in: call.rect("in")), call)
    },
  ]
}
