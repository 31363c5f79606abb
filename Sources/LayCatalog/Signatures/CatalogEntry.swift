/// A name of the catalog with all its overloads, in the order in which they are tried.
package final class Entry {
  package let name: String
  package let effect: Effect
  /// Empty where the arguments don't matter: `.ignored` and `.unsupported`.
  package let overloads: [Signature]
  /// What a call of the name calls.
  package let callee: Callee

  package init(name: String, effect: Effect, overloads: [Signature]) {
    self.name = name
    self.effect = effect
    self.overloads = overloads
    self.callee = Callee(name: name, overloads: overloads, buildsViews: true)
  }
}

extension Entry {
  /// What stands in a table for a member that there is not.
  package static var absent: Entry { Entry(name: "", effect: .view, overloads: []) }

  /// nil for a member that there is not.
  package var ifAny: Entry? { name.isEmpty ? nil : self }

  /// Whether the method changes its receiver: what it makes is the new one.
  package var isMutating: Bool {
    if case .value(.path(let action))? = overloads.first?.action { return action.isMutating }
    return false
  }
}

/// What using a name does.
package enum Effect: Equatable, Sendable {
  /// Builds or wraps views, or makes a value.
  case view
  /// Changes what the content inherits: applied before the content is evaluated.
  case environment
  /// Cannot change the layout: accepted with a warning, its arguments not evaluated.
  case ignored
  /// Could change the layout and is not supported: an error with this remedy.
  case unsupported(StaticString)

  package static func == (a: Effect, b: Effect) -> Bool {
    switch (a, b) {
    case (.view, .view), (.environment, .environment), (.ignored, .ignored), (.unsupported, .unsupported):
      return true
    default: return false
    }
  }
}

/// One overload; every call of it refers to the same one.
package final class Signature: Sendable {
  package let parameters: [Parameter]
  package let action: Action
  /// Used without parentheses: `.red`, `size.width`.
  package let isProperty: Bool
  /// The value of a static property that is always the same: `.leading`. Its action is `.value(.constant)`.
  package let constant: BuiltinValue?

  package init(parameters: [Parameter], action: Action, isProperty: Bool = false) {
    self.parameters = parameters
    self.action = action
    self.isProperty = isProperty
    self.constant = nil
  }

  init(constant: BuiltinValue) {
    self.parameters = []
    self.action = .value(.constant)
    self.isProperty = true
    self.constant = constant
  }
}

package struct Parameter: Sendable {
  /// As the call writes it; empty for `_`.
  package var label: String
  package var name: String
  package var type: Type
  /// What stands for an argument that is not given; nil: it must be given.
  package var defaultValue: Value?
  /// `T...`: any number of arguments, handed over as one array. `type` is that of an element.
  package var isVariadic: Bool

  package init(label: String, name: String, type: Type, defaultValue: Value? = nil, isVariadic: Bool) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isVariadic = isVariadic
  }

  /// A closure that builds views: the last ones may be written after the parentheses.
  package var isViewBuilder: Bool {
    if case .content = type { return true }
    return false
  }
}

/// What a call does, once its arguments are bound.
package enum Action: Equatable, Sendable {
  case view(ViewAction)
  case modifier(ModifierAction)
  case environment(EnvironmentAction)
  case value(ValueAction)
}

/// One line of a table: a name, one overload in Swift's notation, and what it does.
struct Line: Sendable {
  let name: StaticString
  let signature: StaticString
  let action: Action?
  let effect: Effect

  static func view(_ name: StaticString, _ signature: StaticString, _ action: ViewAction) -> Line {
    Line(name: name, signature: signature, action: .view(action), effect: .view)
  }

  static func modifier(_ name: StaticString, _ signature: StaticString, _ action: ModifierAction) -> Line {
    Line(name: name, signature: signature, action: .modifier(action), effect: .view)
  }

  static func environment(
    _ name: StaticString, _ signature: StaticString, _ action: EnvironmentAction
  ) -> Line {
    Line(name: name, signature: signature, action: .environment(action), effect: .environment)
  }

  static func value(_ name: StaticString, _ signature: StaticString, _ action: ValueAction) -> Line {
    Line(name: name, signature: signature, action: .value(action), effect: .view)
  }

  static func unsupported(_ name: StaticString, _ help: StaticString) -> Line {
    Line(name: name, signature: "()", action: nil, effect: .unsupported(help))
  }
}
