import LayCatalog
import LayViews

// Affine transforms as values, and what they do to points, sizes and rectangles.

extension Declaration {
  static let transformInitializers: [Declaration] = [
    .value("CGAffineTransform", "()") { _, _ in .builtin(.transform(.identity)) },
    .value("CGAffineTransform", "(translationX: CGFloat, y: CGFloat)") { _, call in
      .builtin(.transform(.translation(x: call.double("translationX"), y: call.double("y"))))
    },
    .value("CGAffineTransform", "(scaleX: CGFloat, y: CGFloat)") { _, call in
      .builtin(.transform(.scale(x: call.double("scaleX"), y: call.double("y"))))
    },
    .value("CGAffineTransform", "(rotationAngle: CGFloat)") { _, call in
      .builtin(.transform(.rotation(call.double("rotationAngle"))))
    },
    .value(
      "CGAffineTransform", "(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)"
    ) { _, call in .builtin(.transform(AffineTransform(componentsOf: call))) },
    .value(
      "CGAffineTransform",
      "(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)"
    ) { _, call in .builtin(.transform(AffineTransform(componentsOf: call))) },
  ]

  static let transformMembers: [Declaration] = [
    .transform("CGAffineTransform.a", "") { transform, _ in .double(transform.a) },
    .transform("CGAffineTransform.b", "") { transform, _ in .double(transform.b) },
    .transform("CGAffineTransform.c", "") { transform, _ in .double(transform.c) },
    .transform("CGAffineTransform.concatenating", "(_ t2: CGAffineTransform)") { transform, call in
      .builtin(.transform(transform.concatenating(call.transform("t2"))))
    },
    .transform("CGAffineTransform.d", "") { transform, _ in .double(transform.d) },
    .transform("CGAffineTransform.inverted", "()") { transform, _ in
      .builtin(.transform(transform.inverted))
    },
    .transform("CGAffineTransform.isIdentity", "") { transform, _ in .bool(transform == .identity) },
    // What is added to a transform comes before it.
    .transform("CGAffineTransform.rotated", "(by: CGFloat)") { transform, call in
      .builtin(.transform(AffineTransform.rotation(call.double("by")).concatenating(transform)))
    },
    .transform("CGAffineTransform.scaledBy", "(x: CGFloat, y: CGFloat)") { transform, call in
      let scale = AffineTransform.scale(x: call.double("x"), y: call.double("y"))
      return .builtin(.transform(scale.concatenating(transform)))
    },
    .transform("CGAffineTransform.translatedBy", "(x: CGFloat, y: CGFloat)") { transform, call in
      let translation = AffineTransform.translation(x: call.double("x"), y: call.double("y"))
      return .builtin(.transform(translation.concatenating(transform)))
    },
    .transform("CGAffineTransform.tx", "") { transform, _ in .double(transform.tx) },
    .transform("CGAffineTransform.ty", "") { transform, _ in .double(transform.ty) },
    .member("CGPoint.applying", "(_ transform: CGAffineTransform)") { _, base, call in
      guard case .point(let point) = base else { return .unknown }
      return .builtin(.point(call.transform("transform").applied(to: point)))
    },
    .member("CGRect.applying", "(_ transform: CGAffineTransform)") { _, base, call in
      guard case .rect(let rect) = base else { return .unknown }
      return .builtin(.rect(call.transform("transform").applied(to: rect)))
    },
    .member("CGSize.applying", "(_ transform: CGAffineTransform)") { _, base, call in
      guard case .size(let size) = base else { return .unknown }
      return .builtin(.size(call.transform("transform").applied(to: size)))
    },
  ]
}

extension Declaration {
  fileprivate static func transform(
    _ name: StaticString, _ signature: StaticString,
    _ value: @escaping @Sendable (AffineTransform, BoundCall) -> Value
  ) -> Declaration {
    .member(name, signature) { _, base, call in
      guard case .transform(let transform) = base else { return .unknown }
      return value(transform, call)
    }
  }
}

extension AffineTransform {
  fileprivate init(componentsOf call: BoundCall) {
    self.init(
      a: call.double("a"), b: call.double("b"), c: call.double("c"), d: call.double("d"),
      tx: call.double("tx"), ty: call.double("ty"))
  }
}
