import LayCatalog
import LayViews

// Angles, points, sizes, rectangles and insets as values.

extension Declaration {
  static let coordinateInitializers: [Declaration] = [
    .value("Angle", "()") { _, _ in .builtin(.angle(0)) },
    .value("Angle", "(degrees: Double)") { _, call in .builtin(.angle(degrees: call.double("degrees"))) },
    .value("Angle", "(radians: Double)") { _, call in .builtin(.angle(call.double("radians"))) },
    .value("CGPoint", "()") { _, _ in .builtin(.point(.zero)) },
    .value("CGPoint", "(x: CGFloat, y: CGFloat)") { _, call in
      .builtin(.point(Point(x: call.double("x"), y: call.double("y"))))
    },
    .value("CGRect", "()") { _, _ in .builtin(.rect(.zero)) },
    .value("CGRect", "(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)") { _, call in
      .builtin(
        .rect(
          Rect(
            x: call.double("x"), y: call.double("y"), width: call.double("width"),
            height: call.double("height"))))
    },
    .value("CGRect", "(origin: CGPoint, size: CGSize)") { _, call in
      .builtin(.rect(Rect(origin: call.point("origin"), size: call.size("size"))))
    },
    .value("CGSize", "()") { _, _ in .builtin(.size(.zero)) },
    .value("CGSize", "(width: CGFloat, height: CGFloat)") { _, call in
      .builtin(.size(Size(width: call.double("width"), height: call.double("height"))))
    },
    .value("EdgeInsets", "()") { _, _ in .builtin(.edgeInsets(.zero)) },
    .value("EdgeInsets", "(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)") { _, call in
      .builtin(
        .edgeInsets(
          EdgeInsets(
            top: call.double("top"), leading: call.double("leading"), bottom: call.double("bottom"),
            trailing: call.double("trailing"))))
    },
    .value("EdgeInsets", "(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)") { _, call in
      .builtin(
        .edgeInsets(
          EdgeInsets(
            top: call.double("top"), leading: call.double("left"), bottom: call.double("bottom"),
            trailing: call.double("right"))))
    },
    .value("UnitPoint", "()") { _, _ in .builtin(.unitPoint(UnitPoint(x: 0, y: 0))) },
    .value("UnitPoint", "(x: CGFloat, y: CGFloat)") { _, call in
      .builtin(.unitPoint(UnitPoint(x: call.double("x"), y: call.double("y"))))
    },
  ]

  static let coordinateStatics: [Declaration] = [
    .value("Angle.degrees", "(_ degrees: Double)") { _, call in
      .builtin(.angle(degrees: call.double("degrees")))
    },
    .value("Angle.radians", "(_ radians: Double)") { _, call in .builtin(.angle(call.double("radians"))) },
  ]

  static let coordinateMembers: [Declaration] = [
    .angle("Angle.degrees") { radians in radians * 180 / .pi },
    .angle("Angle.radians") { radians in radians },
    .point("CGPoint.x") { point in point.x },
    .point("CGPoint.y") { point in point.y },
    .rect("CGRect.height", "") { rect, _ in .double(rect.size.height) },
    .rect("CGRect.insetBy", "(dx: CGFloat, dy: CGFloat)") { rect, call in
      .builtin(.rect(rect.inset(call.double("dx"), call.double("dy"))))
    },
    .rect("CGRect.maxX", "") { rect, _ in .double(rect.maxX) },
    .rect("CGRect.maxY", "") { rect, _ in .double(rect.maxY) },
    .rect("CGRect.midX", "") { rect, _ in .double(rect.minX + rect.size.width / 2) },
    .rect("CGRect.midY", "") { rect, _ in .double(rect.minY + rect.size.height / 2) },
    .rect("CGRect.minX", "") { rect, _ in .double(rect.minX) },
    .rect("CGRect.minY", "") { rect, _ in .double(rect.minY) },
    .rect("CGRect.offsetBy", "(dx: CGFloat, dy: CGFloat)") { rect, call in
      let origin = Point(x: rect.minX + call.double("dx"), y: rect.minY + call.double("dy"))
      return .builtin(.rect(Rect(origin: origin, size: rect.size)))
    },
    .rect("CGRect.origin", "") { rect, _ in .builtin(.point(rect.origin)) },
    .rect("CGRect.size", "") { rect, _ in .builtin(.size(rect.size)) },
    .rect("CGRect.width", "") { rect, _ in .double(rect.size.width) },
    .size("CGSize.height") { size in size.height },
    .size("CGSize.width") { size in size.width },
    .insets("EdgeInsets.bottom") { insets in insets.bottom },
    .insets("EdgeInsets.leading") { insets in insets.leading },
    // UIKit's and AppKit's.
    .insets("EdgeInsets.left") { insets in insets.leading },
    .insets("EdgeInsets.right") { insets in insets.trailing },
    .insets("EdgeInsets.top") { insets in insets.top },
    .insets("EdgeInsets.trailing") { insets in insets.trailing },
    .unitPoint("UnitPoint.x") { point in point.x },
    .unitPoint("UnitPoint.y") { point in point.y },
  ]
}

extension Declaration {
  fileprivate static func angle(
    _ name: StaticString, _ number: @escaping @Sendable (Double) -> Double
  ) -> Declaration {
    .member(name, "") { _, base, _ in
      guard case .angle(let radians) = base else { return .unknown }
      return .double(number(radians))
    }
  }

  fileprivate static func point(
    _ name: StaticString, _ number: @escaping @Sendable (Point) -> Double
  ) -> Declaration {
    .member(name, "") { _, base, _ in
      guard case .point(let point) = base else { return .unknown }
      return .double(number(point))
    }
  }

  fileprivate static func size(
    _ name: StaticString, _ number: @escaping @Sendable (Size) -> Double
  ) -> Declaration {
    .member(name, "") { _, base, _ in
      guard case .size(let size) = base else { return .unknown }
      return .double(number(size))
    }
  }

  fileprivate static func insets(
    _ name: StaticString, _ number: @escaping @Sendable (EdgeInsets) -> Double
  ) -> Declaration {
    .member(name, "") { _, base, _ in
      guard case .edgeInsets(let insets) = base else { return .unknown }
      return .double(number(insets))
    }
  }

  fileprivate static func unitPoint(
    _ name: StaticString, _ number: @escaping @Sendable (UnitPoint) -> Double
  ) -> Declaration {
    .member(name, "") { _, base, _ in
      guard case .unitPoint(let point) = base else { return .unknown }
      return .double(number(point))
    }
  }

  static func rect(
    _ name: StaticString, _ signature: StaticString,
    _ value: @escaping @Sendable (Rect, BoundCall) -> Value
  ) -> Declaration {
    .member(name, signature) { _, base, call in
      guard case .rect(let rect) = base else { return .unknown }
      return value(rect, call)
    }
  }
}

extension BuiltinValue {
  fileprivate static func angle(degrees: Double) -> BuiltinValue { .angle(degrees * .pi / 180) }
}

extension Rect {
  /// The rectangle with its sides moved inwards; one that would turn inside out is empty.
  func inset(_ x: Double, _ y: Double) -> Rect {
    Rect(
      x: minX + x, y: minY + y, width: max(0, size.width - 2 * x), height: max(0, size.height - 2 * y))
  }
}
