/// What a style's `configuration` is, or one of the views it holds, built where the style puts it.
package final class ControlConfiguration: @unchecked Sendable {
  package enum Part {
    /// The configuration itself: as a view, the control without the style.
    case whole
    case label, title, icon, content
    /// The views of a closure parameter of the control.
    case closure(String)
  }

  package let call: BoundCall
  package let part: Part

  package init(_ call: BoundCall, _ part: Part = .whole) {
    self.call = call
    self.part = part
  }

  /// Whether it is one of the views that the configuration holds.
  package var isPart: Bool {
    if case .whole = part { return false }
    return true
  }

  package func part(_ part: Part) -> Value { .control(ControlConfiguration(call, part)) }
}

extension BuiltinType {
  /// Whether the file may declare a style of this kind.
  package var isControlStyle: Bool {
    switch self {
    case .buttonStyle, .toggleStyle, .labelStyle, .progressViewStyle, .gaugeStyle, .groupBoxStyle,
      .labeledContentStyle, .textFieldStyle, .menuStyle, .pickerStyle, .datePickerStyle:
      return true
    default: return false
    }
  }
}
