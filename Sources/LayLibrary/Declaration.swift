import LayCatalog
import LayViews

/// What SwiftUI has of a name: one overload in Swift's notation, and what it builds.
///
/// The declaration of a view, modifier or member is one place: who reads an argument names the parameter, so that
/// parameters can be added, moved and given other defaults without looking anywhere else.
///
/// The tables of declarations are constants of the program: nothing is done for them before one is looked up.
package struct Declaration: Sendable {
  /// As source writes it; that of a member after the name of its type: `Font.bold`.
  package let name: StaticString
  /// `(radius: CGFloat, opaque: Bool = false)`; empty for a property. See `SignatureParser`.
  package let signature: StaticString
  package let build: Build

  package enum Build: Sendable {
    /// The views of a call.
    case view(@Sendable (Stage, BoundCall) -> ViewList)
    /// A control that custom styles of a type can build: the type of the styles, and its views without one.
    case control(BuiltinType, @Sendable (Stage, BoundCall) -> ViewList)
    /// The views that a modifier makes of others.
    case modifier(@Sendable (Stage, ViewList, BoundCall) -> ViewList)
    /// Changes what the content of a modifier inherits; it is restored afterwards.
    case environment(@Sendable (Stage, BoundCall) -> Void)
    /// Says something of the layout as a whole.
    case presentation(@Sendable (Stage, BoundCall) -> Void)
    /// The value of an initialiser or static member.
    case value(@Sendable (Stage, BoundCall) -> Value)
    /// The value of a property or method of another.
    case member(@Sendable (Stage, BuiltinValue, BoundCall) -> Value)
    /// A method that changes the value it is called on, into what it gives.
    case mutation(@Sendable (Stage, BuiltinValue, BoundCall) -> Value)
    /// What only the evaluator can do.
    case evaluated(EvaluatedForm)
    /// Could change the layout and is not supported: an error with this remedy.
    case unsupported(StaticString)
    /// A view that takes what it is proposed and shows what only a running app has: a box stands for it.
    case drawing
  }

  /// What is evaluated as no other call is.
  package enum EvaluatedForm: Sendable {
    /// Its closure takes an element: `ForEach`.
    case forEach
    /// Views that are built are given to its closure: `Group(subviews: content) { subviews in … }`.
    case subviews
    /// `ModifiedContent(content: …, modifier: …)`
    case modifiedContent
    /// `List(data) { … }`
    case rowsOfData
    /// `OutlineGroup(data, children: \.parts) { … }`: of data, or of one root.
    case outline
    /// `environment(\.key, value)`: the type of the value is that of the key.
    case environmentKey
    /// `environment(object)`, `environmentObject(object)`: found again by its type.
    case environmentObject
  }
}

extension Declaration {
  /// A view that is built where it is called.
  static func view(
    _ name: StaticString, _ signature: StaticString,
    _ build: @escaping @Sendable (Stage, BoundCall) -> ViewList
  ) -> Declaration {
    Declaration(name: name, signature: signature, build: .view(build))
  }

  /// A control that custom styles of a type can build.
  static func control(
    _ name: StaticString, _ signature: StaticString, styledBy type: BuiltinType,
    _ build: @escaping @Sendable (Stage, BoundCall) -> ViewList
  ) -> Declaration {
    Declaration(name: name, signature: signature, build: .control(type, build))
  }

  /// A modifier that wraps or marks its content.
  static func modifier(
    _ name: StaticString, _ signature: StaticString,
    _ build: @escaping @Sendable (Stage, ViewList, BoundCall) -> ViewList
  ) -> Declaration {
    Declaration(name: name, signature: signature, build: .modifier(build))
  }

  /// A modifier that changes what its content inherits.
  static func environment(
    _ name: StaticString, _ signature: StaticString, _ build: @escaping @Sendable (Stage, BoundCall) -> Void
  ) -> Declaration {
    Declaration(name: name, signature: signature, build: .environment(build))
  }

  /// A modifier that says something of the layout as a whole.
  static func presentation(
    _ name: StaticString, _ signature: StaticString, _ build: @escaping @Sendable (Stage, BoundCall) -> Void
  ) -> Declaration {
    Declaration(name: name, signature: signature, build: .presentation(build))
  }

  /// An initialiser, or a static function or property that is more than a name.
  static func value(
    _ name: StaticString, _ signature: StaticString, _ build: @escaping @Sendable (Stage, BoundCall) -> Value
  ) -> Declaration {
    Declaration(name: name, signature: signature, build: .value(build))
  }

  /// A property or method.
  static func member(
    _ name: StaticString, _ signature: StaticString,
    _ build: @escaping @Sendable (Stage, BuiltinValue, BoundCall) -> Value
  ) -> Declaration {
    Declaration(name: name, signature: signature, build: .member(build))
  }

  /// A method that changes the value it is called on.
  static func mutation(
    _ name: StaticString, _ signature: StaticString,
    _ build: @escaping @Sendable (Stage, BuiltinValue, BoundCall) -> Value
  ) -> Declaration {
    Declaration(name: name, signature: signature, build: .mutation(build))
  }

  static func evaluated(
    _ name: StaticString, _ signature: StaticString, _ form: EvaluatedForm
  ) -> Declaration {
    Declaration(name: name, signature: signature, build: .evaluated(form))
  }

  static func unsupported(_ name: StaticString, _ help: StaticString) -> Declaration {
    Declaration(name: name, signature: "()", build: .unsupported(help))
  }

  /// A view that a box stands for, whatever it is given.
  static func drawing(_ name: StaticString) -> Declaration {
    Declaration(name: name, signature: "()", build: .drawing)
  }
}

extension Declaration {
  /// What using the name does.
  package var effect: Effect {
    switch build {
    case .environment, .presentation, .evaluated(.environmentKey), .evaluated(.environmentObject):
      return .environment
    case .unsupported(let help): return .unsupported(help)
    case .drawing: return .drawing
    default: return .view
    }
  }

  var isMutating: Bool { if case .mutation = build { true } else { false } }

  /// The type of the custom styles that can build a control.
  package var styleType: BuiltinType? { if case .control(let type, _) = build { type } else { nil } }

  /// Whether what it sets is what its content inherits, and nothing of the layout as a whole.
  package var isInherited: Bool { if case .environment = build { true } else { false } }
}
