import LayCatalog
import LaySyntax
import LayViews

// What the content of a `GeometryReader` asks.

extension Declaration {
  static let geometryProxyStatics: [Declaration] = [
    .value("CoordinateSpace.named", "(_ name: Any)") { _, call in
      #if !hasFeature(Embedded)
      if case .string(let name)? = call.value("name") { return .builtin(.space(name)) }
      #endif
      return .builtin(.opaque)
    }
  ]

  static let geometryProxyMembers: [Declaration] = [
    .member("GeometryProxy.frame", "(in: CoordinateSpace)") { stage, base, call in
      guard case .geometryProxy(let proxy) = base else { return .unknown }
      return stage.frame(of: proxy, call)
    },
    .member("GeometryProxy.safeAreaInsets", "") { _, base, _ in
      guard case .geometryProxy(let proxy) = base else { return .unknown }
      return .builtin(.edgeInsets(proxy.safeAreaInsets))
    },
    .member("GeometryProxy.size", "") { _, base, _ in
      guard case .geometryProxy(let proxy) = base else { return .unknown }
      return .builtin(.size(proxy.size))
    },
  ]
}

extension Stage {
  /// The frame in the space of the screen or in the reader's own.
  fileprivate func frame(of proxy: GeometryValue, _ call: BoundCall) -> Value {
    switch call.option("in", as: CoordinateSpace.self) {
    case .local?: return .builtin(.rect(Rect(origin: .zero, size: proxy.size)))
    case .global?: return .builtin(.rect(proxy.globalFrame))
    case nil:
      #if !hasFeature(Embedded)
      if case .space(let name)? = call.builtin("in"), let space = window.spaces[name] {
        var frame = proxy.globalFrame
        frame.origin.x -= space.minX
        frame.origin.y -= space.minY
        return .builtin(.rect(frame))
      }
      #endif
      if findings.isolatesErrors {
        findings.report(
          .warning(
            "unknown-member", at: call.range("in"),
            "frames in a named coordinate space are not known here: a placeholder stands for them"))
        return .builtin(.opaque)
      }
      findings.report(
        .error(
          "unsupported-value", at: call.range("in"), "frames in a named coordinate space are not supported",
          help: "use '.global' or '.local'"))
      return .unknown
    }
  }
}
