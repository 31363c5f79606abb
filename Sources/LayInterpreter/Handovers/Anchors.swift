#if !hasFeature(Embedded)
import LayCatalog
import LayViews

extension Evaluator {
  /// `proxy[anchor]`
  func value(ofAnchor value: Value, in proxy: GeometryValue) -> Value {
    let origin = proxy.globalFrame.origin
    switch value {
    case .builtin(.rect(var rect)):
      rect.origin.x -= origin.x
      rect.origin.y -= origin.y
      return .builtin(.rect(rect))
    case .builtin(.point(let point)):
      return .builtin(.point(Point(x: point.x - origin.x, y: point.y - origin.y)))
    default: return value
    }
  }
}
#endif
