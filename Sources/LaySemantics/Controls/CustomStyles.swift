import LaySyntax

// Styles of the file's own: `struct Card: ButtonStyle`. Their `makeBody` builds the control, with the label and the state
// that the control was given.

/// A style of the file's own, as the environment hands it on: an index into `Evaluator.customStyles` plus one; 0: none.
package struct CustomStyle: Equatable, Sendable {
  var number: UInt32 = 0

  package init() {}
  init(_ number: Int) { self.number = UInt32(truncatingIfNeeded: number) }

  var isNone: Bool { number == 0 }
}

/// What a style's configuration gives of a control: built anew wherever the style puts it.
struct StyleContent: Sendable {
  enum Part: Sendable { case label, title, icon, content }

  var call: BoundCall
  var part: Part
}

extension Evaluator {
  /// Takes a style of the file's own over; none where the value is one of SwiftUI's.
  func customStyle(_ call: BoundCall) -> CustomStyle {
    guard case .instance(let instance)? = call.value(0) else { return CustomStyle() }
    customStyles.append(instance)
    return CustomStyle(customStyles.count)
  }

  /// What a style of the file's own makes of a control; nil where there is none.
  /// - Parameters:
  ///   - style: The environment's field for such styles: inside the style's body there is none.
  ///   - contents: The views that the configuration gives, by name.
  ///   - state: Its other members.
  func styled(
    _ style: WritableStyle, _ spelling: String, _ call: BoundCall,
    contents: [(name: String, part: StyleContent.Part)], state: [(name: String, value: Value)] = []
  ) -> ViewList? {
    let number = Int(style.value(in: environment.controls).number)
    guard number > 0, number <= customStyles.count, !isChecking else { return nil }
    let instance = customStyles[number - 1]
    guard let name = symbols.find("makeBody"),
      case .function(let ids)? = declarations[instance.type].members[name], let id = ids.first
    else { return nil }
    var elements = state.map { (label: symbols.intern($0.name), value: $0.value) }
    for content in contents {
      styleContents.append(StyleContent(call: call, part: content.part))
      let index = UInt32(truncatingIfNeeded: styleContents.count - 1)
      elements.append((label: symbols.intern(content.name), value: .builtin(.styleContent(index))))
    }
    let saved = saveEnvironment()
    defer { restore(saved) }
    style.clear(in: &environment.controls)
    let body = inComponent(instance, at: declarations[id].syntax) { instance in
      let arguments = BoundCall(
        signature: declarations[id].signature, values: [.tuple(TupleValue(elements))], ranges: [],
        name: call.name)
      let receiver = scope(of: instance.type, receiver: .instance(instance))
      return build(id, arguments, receiver: receiver, at: declarations[id].syntax)
    }
    return PartBuilder(self, at: call.name.start).control(ControlSpec(spelling, spacing: .content), body)
  }

  /// The views that a configuration's member stands for.
  func views(ofStyleContent index: Int) -> ViewList {
    guard index < styleContents.count else { return ViewList() }
    let content = styleContents[index]
    switch content.part {
    case .label: return controlLabel(content.call)
    case .title: return labelTitle(content.call)
    case .icon: return labelIcon(content.call)
    case .content: return self.content(content.call, "content")
    }
  }
}

/// Which kind of style: the fields of the environment that hold those of the file's own.
enum WritableStyle {
  case button, toggle, label, groupBox

  func value(in controls: ControlStyles) -> CustomStyle {
    switch self {
    case .button: return controls.customButton
    case .toggle: return controls.customToggle
    case .label: return controls.customLabel
    case .groupBox: return controls.customGroupBox
    }
  }

  func clear(in controls: inout ControlStyles) {
    switch self {
    case .button: controls.customButton = CustomStyle()
    case .toggle: controls.customToggle = CustomStyle()
    case .label: controls.customLabel = CustomStyle()
    case .groupBox: controls.customGroupBox = CustomStyle()
    }
  }
}
