import LaySyntax

// What the evaluator's core calls once a call's arguments are bound. The core in turn offers:
// `content(_ closure: Closure, _ arguments: [Value]) -> ViewList` evaluates a view builder here and now, in the
// environment as it stands; `deferred(_ closure: Closure) -> ClosureID` keeps one for layout to call.
//
// A chain is read from the outside in: an `.environment` modifier binds its arguments, saves `environment`, calls
// `inherit`, evaluates its base, restores. If the base then is a `.builtin` value whose type has a method of the
// modifier's name (`Text.font`, `Image.resizable`, `Circle.fill`), the method is called instead and yields a value;
// else the base becomes views, before the environment is restored. `.view` modifiers evaluate the base first.

extension Evaluator {
  /// Builds the views of a call whose action is `.view`.
  package func build(_ action: ViewAction, _ call: BoundCall) -> ViewList { ViewList() }

  /// Wraps content in a modifier whose action is `.modifier`; several views are each wrapped.
  package func modify(_ content: ViewList, _ action: ModifierAction, _ call: BoundCall) -> ViewList {
    content
  }

  /// Changes `environment` as a modifier whose action is `.environment` says. The caller restores it.
  package func inherit(_ action: EnvironmentAction, _ call: BoundCall) {}

  /// Makes the value of an initialiser, static member, method or property; the latter two get their base.
  package func make(_ action: ValueAction, base: BuiltinValue?, _ call: BoundCall) -> Value { .unknown }

  /// The views that a value stands for where a view is expected; nil for a value that is no view.
  /// `fallback` is the place of a value that doesn't know its own, a colour.
  package func views(from value: BuiltinValue, at fallback: UInt32) -> ViewList? { nil }

  /// What `@Environment(\.key)` gives.
  package func environmentValue(_ key: EnvironmentKey) -> Value { .unknown }
}
