/// A name of the catalog with all its overloads, in the order in which they are tried.
package final class Entry {
  package let name: String
  package let effect: Effect
  /// Empty where the arguments don't matter: `.ignored` and `.unsupported`.
  package let overloads: [Signature]
  /// Whether, as a method, it changes its receiver: what it makes is the new one.
  package let isMutating: Bool
  /// What a call of the name calls.
  package let callee: Callee

  package init(name: String, effect: Effect, overloads: [Signature], isMutating: Bool = false) {
    self.name = name
    self.effect = effect
    self.overloads = overloads
    self.isMutating = isMutating
    self.callee = Callee(name: name, overloads: overloads, isOfLibrary: true)
  }
}

extension Entry {
  /// What stands in a table for a member that there is not.
  package static var absent: Entry { Entry(name: "", effect: .view, overloads: []) }

  /// nil for a member that there is not.
  package var ifAny: Entry? { name.isEmpty ? nil : self }
}

/// What using a name does.
package enum Effect: Equatable, Sendable {
  /// Builds or wraps views, or makes a value.
  case view
  /// Changes what the content inherits: applied before the content is evaluated.
  case environment
  /// Cannot change the layout: accepted with a warning, its arguments not evaluated.
  case ignored
  /// Hands something up to the views around it, or has code that waits for that: see `Handover`.
  case handover
  /// Could change the layout and is not supported: an error with this remedy.
  case unsupported(StaticString)
  /// A box stands for it, whatever its arguments are.
  case drawing

  package static func == (a: Effect, b: Effect) -> Bool {
    switch (a, b) {
    case (.view, .view), (.environment, .environment), (.ignored, .ignored), (.unsupported, .unsupported),
      (.drawing, .drawing), (.handover, .handover):
      return true
    default: return false
    }
  }
}

/// The modifiers that hand something up to the views around them, and those whose code waits for it.
///
/// Their names are not raw values, nor is there an array of all: for either the runtime makes a type in every file.
package enum Handover: UInt8 {
  case preference, transformPreference, anchorPreference
  case onPreferenceChange, onGeometryChange, backgroundPreferenceValue, overlayPreferenceValue
  /// Where a view has the space of a name, others are told where they lie in it.
  case coordinateSpace

  package init?(name: String) {
    guard let found = Self.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  package static func first(where isMeant: (Handover) -> Bool) -> Handover? {
    var number: UInt8 = 0
    while let next = Handover(rawValue: number) {
      if isMeant(next) { return next }
      number += 1
    }
    return nil
  }

  package var name: String {
    switch self {
    case .preference: "preference"
    case .transformPreference: "transformPreference"
    case .anchorPreference: "anchorPreference"
    case .onPreferenceChange: "onPreferenceChange"
    case .onGeometryChange: "onGeometryChange"
    case .backgroundPreferenceValue: "backgroundPreferenceValue"
    case .overlayPreferenceValue: "overlayPreferenceValue"
    case .coordinateSpace: "coordinateSpace"
    }
  }

  package var waits: Bool {
    switch self {
    case .preference, .transformPreference, .anchorPreference: false
    default: true
    }
  }
}
