import LayCatalog
import LaySyntax
import LayViews

// What the evaluator's core calls once a call's arguments are bound. The core in turn offers:
// `content(_ closure: Closure, _ arguments: [Value]) -> ViewList` evaluates a view builder here and now, in the
// environment as it stands; `deferred(_ closure: Closure) -> ClosureID` keeps one for layout to call.
//
// A chain is read from the outside in: an `.environment` modifier binds its arguments, saves `environment`, calls
// `inherit`, evaluates its base, restores. If the base then is a `.builtin` value whose type has a method of the
// modifier's name (`Text.font`, `Image.resizable`, `Circle.fill`), the method is called instead and yields a value;
// else the base becomes views, before the environment is restored. `.view` modifiers evaluate the base first.
//
// A parameter of type `.localizedStringKey` takes any `.string` as it stands; a string literal in its place is read
// as markup: `BuiltinValue.localized` makes a text of its pieces, unless `Markup.isPlain` says it needs none.

extension Stage {
  /// Builds the views of a call whose action is `.view`.
  package func build(_ action: ViewAction, _ call: BoundCall) -> ViewList {
    if let views = buildContainer(action, call) ?? buildListOrBar(action, call) ?? buildControl(action, call)
    {
      return views
    }
    // `AnyView(_:)` names its view otherwise; the views always come last.
    return content(call, call.index(of: "content") ?? max(0, call.signature.parameters.count - 1))
  }

  /// Makes the value of an initialiser, static member, method or property; the latter two get their base.
  package func make(_ action: ValueAction, base: BuiltinValue?, _ call: BoundCall) -> Value {
    switch action {
    case .constant: return call.signature.constant.map { .builtin($0) } ?? .unknown
    case .identity: return call.value(0) ?? .unknown
    case .identityBase: return base.map { .builtin($0) } ?? .unknown
    case .nothing: return .none
    case .opaque: return .builtin(.opaque)
    case .geometry(let action): return make(action, base: base, call)
    case .transform(let action): return make(action, base: base, call)
    case .paint(let action): return make(action, base: base, call)
    case .shape(let action): return make(action, base: base, call)
    case .path(let action): return make(action, base: base, call)
    case .text(let action): return make(action, base: base, call)
    case .font(let action): return make(action, base: base, call)
    case .image(let action): return make(action, base: base, call)
    case .format(let action): return make(action, base: base, call)
    }
  }

  // MARK: Parts of calls

  /// The views of a parameter: of a builder's closure, called with opaque arguments, or of views given as such.
  package func content(_ call: BoundCall, _ name: String) -> ViewList {
    guard let index = call.index(of: name) else { return ViewList() }
    return content(call, index)
  }

  func content(_ call: BoundCall, _ index: Int) -> ViewList {
    switch call.value(index) {
    case .views(let views)?: return views
    case .closure(let closure)?:
      var arguments: [Value] = []
      if case .content(let types) = call.signature.parameters[index].type {
        arguments = types.map { _ in .builtin(.opaque) }
      }
      return evaluation.content(closure, arguments)
    case .builtin(let value)?: return views(from: value, at: call.range(index).start) ?? ViewList()
    default: return ViewList()
    }
  }
}
