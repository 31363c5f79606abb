import LayCatalog
import LaySyntax
import LayViews

// The views that a call is given.

extension Stage {
  /// The views of a parameter: of a builder's closure, called with opaque arguments, or of views given as such.
  package func content(_ call: BoundCall, _ name: String) -> ViewList {
    guard let parameter = call.parameter(name) else { return ViewList() }
    switch call.value(name) {
    case .views(let views)?: return views
    case .closure(let closure)?:
      var arguments: [Value] = []
      if case .content(let types) = parameter.type {
        arguments = types.map { _ in .builtin(.opaque) }
      }
      return evaluation.content(closure, arguments)
    case .builtin(let value)?: return views(from: value, at: call.range(name).start) ?? ViewList()
    default: return ViewList()
    }
  }
}
