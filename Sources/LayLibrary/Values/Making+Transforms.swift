import LayCatalog
import LayViews

// Affine transforms as values, and what they do to points, sizes and rectangles.

extension Stage {
  /// Makes a transform, or what a member of one, of a point, a size or a rectangle gives.
  func make(_ action: TransformAction, base: BuiltinValue?, _ call: BoundCall) -> Value {
    switch base {
    case .transform(let transform)?: return member(action, of: transform, call)
    case .point(let point)?: return .builtin(.point(call.transform(0).applied(to: point)))
    case .size(let size)?: return .builtin(.size(call.transform(0).applied(to: size)))
    case .rect(let rect)?: return .builtin(.rect(call.transform(0).applied(to: rect)))
    default: return .builtin(.transform(transform(action, call)))
    }
  }

  private func transform(_ action: TransformAction, _ call: BoundCall) -> AffineTransform {
    switch action {
    case .translation: return .translation(x: call.double(0), y: call.double(1))
    case .scale: return .scale(x: call.double(0), y: call.double(1))
    case .rotation: return .rotation(call.double(0))
    case .components:
      return AffineTransform(
        a: call.double(0), b: call.double(1), c: call.double(2), d: call.double(3), tx: call.double(4),
        ty: call.double(5))
    default: return .identity
    }
  }

  private func member(
    _ action: TransformAction, of transform: AffineTransform, _ call: BoundCall
  ) -> Value {
    switch action {
    case .a: return .double(transform.a)
    case .b: return .double(transform.b)
    case .c: return .double(transform.c)
    case .d: return .double(transform.d)
    case .tx: return .double(transform.tx)
    case .ty: return .double(transform.ty)
    case .isIdentity: return .bool(transform == .identity)
    case .inverted: return .builtin(.transform(transform.inverted))
    case .concatenating: return .builtin(.transform(transform.concatenating(call.transform(0))))
    // What is added to a transform comes before it.
    default: return .builtin(.transform(self.transform(action, call).concatenating(transform)))
    }
  }
}
