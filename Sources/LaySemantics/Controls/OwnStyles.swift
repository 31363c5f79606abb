import LayViews
import LaySyntax

/// Styles of the file's own: `makeBody(configuration:)` builds the control where it is put.
///
/// A style is inherited as an environment object is: by the name of what it styles, until another one is set.

/// What a style's `configuration` is, or one of the views it holds, built where the style puts it.
package final class ControlConfiguration: @unchecked Sendable {
  enum Part {
    /// The configuration itself: as a view, the control without the style.
    case whole
    case label, title, icon, content
    /// The views of a closure parameter of the control.
    case closure(String)
  }

  let action: ViewAction
  let call: BoundCall
  let part: Part

  init(_ action: ViewAction, _ call: BoundCall, _ part: Part = .whole) {
    self.action = action
    self.call = call
    self.part = part
  }

  /// Whether it is one of the views that the configuration holds.
  var isPart: Bool {
    if case .whole = part { return false }
    return true
  }

  fileprivate func part(_ part: Part) -> Value { .control(ControlConfiguration(action, call, part)) }
}

extension BuiltinType {
  /// Whether the file may declare a style of this kind.
  var isControlStyle: Bool {
    switch self {
    case .buttonStyle, .toggleStyle, .labelStyle, .progressViewStyle, .gaugeStyle, .groupBoxStyle,
      .labeledContentStyle, .textFieldStyle, .menuStyle, .pickerStyle, .datePickerStyle:
      return true
    default: return false
    }
  }
}

extension Evaluator {
  /// Notes which style of the file's own a modifier sets: any other ends it.
  /// - Returns: Whether the modifier is one of styles.
  func inheritOwnStyle(_ call: BoundCall) -> Bool {
    guard case .builtin(let type)? = call.signature.parameters.first?.type, type.isControlStyle else {
      return false
    }
    let name = symbols.intern(type.name)
    if case .instance(let style)? = call.value(0) {
      declaredEnvironment[name] = .instance(style)
    } else if !declaredEnvironment.isEmpty {
      declaredEnvironment[name] = nil
    }
    return true
  }

  /// A control as the file's own style builds it; nil for one that has none.
  func buildStyled(_ action: ViewAction, _ call: BoundCall, at node: SyntaxID) -> ViewList? {
    guard !declaredEnvironment.isEmpty, !isChecking, let type = action.ownStyle,
      let name = symbols.find(type.name), case .instance(let style)? = declaredEnvironment[name],
      let function = makeBody(of: style.type)
    else { return nil }
    let saved = saveEnvironment()
    defer { restore(saved) }
    // Inside of its own body the control is the plain one.
    declaredEnvironment[name] = nil
    let configuration = Value.control(ControlConfiguration(action, call))
    let views = inComponent(style, at: node) { style in
      let body = BoundCall(
        signature: declarations[function].signature, values: [configuration], name: call.name)
      return build(function, body, receiver: scope(of: style.type, receiver: .instance(style)), at: node)
    }
    let part = PartBuilder(self, at: call.name.start)
    return part.control(ControlSpec(syntax.source.text(call.name), spacing: .content), views)
  }

  /// `makeBody(configuration:)`; `_body(configuration:)` of a text field's style.
  private func makeBody(of type: TypeID) -> FunctionID? {
    for name in ["makeBody", "_body"] {
      if let symbol = symbols.find(name), case .function(let ids)? = declarations[type].members[symbol] {
        return ids.first
      }
    }
    return nil
  }

  /// `Toggle(configuration)`: the control that is being styled, without the style.
  func buildConfigured(_ entry: Entry, _ node: SyntaxID, _ scope: Scope) -> ViewList? {
    guard case .view(let action)? = entry.overloads.first?.action, action.ownStyle != nil else { return nil }
    let arguments = plan(node).arguments
    guard arguments.count == 1, arguments[0].label.isEmpty,
      syntax.kind(arguments[0].expression) == .identifier
    else { return nil }
    switch evaluate(arguments[0].expression, scope) {
    case .control(let configuration): return views(of: configuration)
    case .unknown where isChecking: return ViewList()
    default: return nil
    }
  }

  /// The views of a configuration's part.
  func views(of configuration: ControlConfiguration) -> ViewList {
    let (action, call) = (configuration.action, configuration.call)
    switch configuration.part {
    case .whole: return build(action, call)
    case .label: return controlLabel(call)
    case .title: return labelTitle(call)
    case .icon: return labelIcon(call)
    case .content: return content(call, "content")
    case .closure(let name): return content(call, name)
    }
  }

  /// A member of a style's configuration; nil where it has none of the name.
  func member(_ name: String, of configuration: ControlConfiguration) -> Value? {
    if configuration.isPart { return nil }
    let call = configuration.call
    switch (name, configuration.action) {
    case ("title", .label): return configuration.part(.title)
    case ("icon", .label): return configuration.part(.icon)
    case ("label", _):
      return call.index(of: "label") ?? call.index(of: "title") == nil
        ? Value.none : configuration.part(.label)
    case ("content", .labeledContent):
      // A value given as text stands where the views would.
      guard let index = call.index(of: "value") else { return configuration.part(.content) }
      let text = call.index(of: "format").map { formatted(call, index, $0) } ?? call.string(index)
      return .builtin(.text(TextValue(text, source: call.name.start)))
    case ("content", _): return configuration.part(.content)
    case ("isPressed", _), ("isMixed", _): return .bool(false)
    case ("role", _): return call["role"] ?? Value.none
    case ("trigger", _): return .void
    case ("isOn", _), ("$isOn", _): return .bool(call.index(of: "isOn").map { call.bool($0) } ?? false)
    case ("isExpanded", _), ("$isExpanded", _):
      return .bool(call.index(of: "isExpanded").map { call.bool($0) } ?? false)
    case ("fractionCompleted", _): return call.fraction.map { .double($0) } ?? Value.none
    case ("value", .gauge): return .double(call.fraction ?? 0)
    case ("currentValueLabel", _), ("minimumValueLabel", _), ("maximumValueLabel", _):
      return call.index(of: name) == nil ? Value.none : configuration.part(.closure(name))
    default: return nil
    }
  }

  static let configurationMembers = [
    "label", "title", "icon", "content", "isPressed", "role", "trigger", "isOn", "isExpanded",
    "fractionCompleted", "value", "currentValueLabel", "minimumValueLabel", "maximumValueLabel",
  ]
}

extension ViewAction {
  /// The type of the styles that build such a control.
  fileprivate var ownStyle: BuiltinType? {
    switch self {
    case .button, .link, .editButton, .shareLink: return .buttonStyle
    case .toggle: return .toggleStyle
    case .label: return .labelStyle
    case .progress: return .progressViewStyle
    case .gauge: return .gaugeStyle
    case .groupBox: return .groupBoxStyle
    case .labeledContent: return .labeledContentStyle
    case .textField, .secureField: return .textFieldStyle
    default: return nil
    }
  }
}
