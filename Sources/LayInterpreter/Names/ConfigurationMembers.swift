import LayCatalog
import LayLibrary
import LaySyntax

/// What the configuration has that a custom style gets.
extension Evaluator {
  /// A member of a style's configuration; nil where it has none of the name.
  func member(_ name: String, of configuration: ControlConfiguration) -> Value? {
    if configuration.isPart { return nil }
    let call = configuration.call
    switch (name, Library.declaration(of: call.signature)?.styleType) {
    case ("title", .labelStyle): return configuration.part(.title)
    case ("icon", .labelStyle): return configuration.part(.icon)
    case ("label", _):
      return call.has("label") || call.has("title") ? configuration.part(.label) : Value.none
    case ("content", .labeledContentStyle):
      // A value given as text stands where the views would.
      guard call.has("value") else { return configuration.part(.content) }
      let text =
        call.has("format")
        ? stage.shown(call.value("value"), call.builtin("format"), at: call.name) : call.string("value")
      return .builtin(.text(TextValue(text, source: call.name.start)))
    case ("content", _): return configuration.part(.content)
    case ("isPressed", _), ("isMixed", _): return .bool(false)
    case ("role", _): return call["role"] ?? Value.none
    case ("trigger", _): return .void
    case ("isOn", _), ("$isOn", _): return .bool(call.has("isOn") && call.bool("isOn"))
    case ("isExpanded", _), ("$isExpanded", _):
      return .bool(call.has("isExpanded") && call.bool("isExpanded"))
    case ("fractionCompleted", _): return call.fraction.map { .double($0) } ?? Value.none
    case ("value", .gaugeStyle): return .double(call.fraction ?? 0)
    case ("currentValueLabel", _), ("minimumValueLabel", _), ("maximumValueLabel", _):
      return call.has(name) ? configuration.part(.closure(name)) : Value.none
    default: return nil
    }
  }

  static let configurationMembers = [
    "label", "title", "icon", "content", "isPressed", "role", "trigger", "isOn", "isExpanded",
    "fractionCompleted", "value", "currentValueLabel", "minimumValueLabel", "maximumValueLabel",
  ]
}
