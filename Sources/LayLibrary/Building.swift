import LayCatalog
import LayViews

// What the evaluator calls once a call's arguments are bound.
//
// A chain is read from the outside in: an environment modifier binds its arguments, saves `environment`, calls `inherit`,
// evaluates its base, restores. If the base then is a `.builtin` value whose type has a method of the modifier's name
// (`Text.font`, `Image.resizable`, `Circle.fill`), the method is called instead and yields a value; else the base becomes
// views, before the environment is restored. Other modifiers evaluate the base first.
//
// A parameter of type `.localizedStringKey` takes any `.string` as it stands; a string literal in its place is read as
// markup: `BuiltinValue.localized` makes a text of its pieces, unless `Markup.isPlain` says it needs none.

extension Stage {
  /// The views of a call of a view or control.
  package func build(_ call: BoundCall) -> ViewList {
    switch Library.declaration(of: call.signature)?.build {
    case .view(let build)?, .control(_, let build)?: return build(self, call)
    default: return ViewList()
    }
  }

  /// Wraps content in a modifier; several views are each wrapped.
  package func modify(_ content: ViewList, _ call: BoundCall) -> ViewList {
    guard !content.isEmpty, case .modifier(let build)? = Library.declaration(of: call.signature)?.build else {
      return content
    }
    return build(self, content, call)
  }

  /// Changes `environment` as a modifier says. The caller restores it.
  package func inherit(_ call: BoundCall) {
    switch Library.declaration(of: call.signature)?.build {
    case .environment(let change)?, .presentation(let change)?: change(self, call)
    default: break
    }
  }

  /// The value of an initialiser, static member, method or property; the latter two get their base.
  package func make(_ call: BoundCall, base: BuiltinValue?) -> Value {
    if let constant = call.signature.constant { return .builtin(constant) }
    switch Library.declaration(of: call.signature)?.build {
    case .value(let make)?: return make(self, call)
    case .member(let make)?, .mutation(let make)?: return base.map { make(self, $0, call) } ?? .unknown
    default: return .unknown
    }
  }
}
