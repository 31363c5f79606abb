import LayCatalog
import LaySyntax
import LayViews

// Fields: a line of text, or as many as it takes, in the width that is offered.

extension Declaration {
  /// What text is typed into.
  static let textFields: [Declaration] = [
    .control(
      "SecureField",
      "(_ title: LocalizedStringKey, text: Binding<String>)",
      styledBy: .textFieldStyle
    ) { $0.field($1, isSecure: true) },
    .control(
      "SecureField",
      "(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?)",
      styledBy: .textFieldStyle
    ) { $0.field($1, isSecure: true) },
    .control(
      "SecureField",
      "(_ title: LocalizedStringKey, text: Binding<String>, onCommit: () -> Void)",
      styledBy: .textFieldStyle
    ) { $0.field($1, isSecure: true) },
    .control(
      "SecureField",
      "(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> some View)",
      styledBy: .textFieldStyle
    ) { $0.field($1, isSecure: true) },
    .view("TextEditor", "(text: Binding<String>)") { $0.textEditor($1) },
    .view("TextEditor", "(text: Binding<String>, selection: Any)") { $0.textEditor($1) },
    .control(
      "TextField",
      "(_ title: LocalizedStringKey, text: Binding<String>)",
      styledBy: .textFieldStyle
    ) { $0.field($1) },
    .control(
      "TextField",
      "(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis)",
      styledBy: .textFieldStyle
    ) { $0.field($1) },
    .control(
      "TextField",
      "(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?)",
      styledBy: .textFieldStyle
    ) { $0.field($1) },
    .control(
      "TextField",
      "(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)",
      styledBy: .textFieldStyle
    ) { $0.field($1) },
    .control(
      "TextField",
      "(_ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: (Bool) -> Void, onCommit: () -> Void)",
      styledBy: .textFieldStyle
    ) { $0.field($1) },
    .control(
      "TextField",
      "(_ title: LocalizedStringKey, text: Binding<String>, onCommit: () -> Void)",
      styledBy: .textFieldStyle
    ) { $0.field($1) },
    .control(
      "TextField",
      "(_ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: (Bool) -> Void)",
      styledBy: .textFieldStyle
    ) { $0.field($1) },
    .control(
      "TextField",
      "(_ title: LocalizedStringKey, text: Binding<String>, selection: Any, prompt: Text? = nil, axis: Axis? = nil)",
      styledBy: .textFieldStyle
    ) { $0.field($1) },
    .control(
      "TextField",
      "(_ title: LocalizedStringKey, value: Binding<Any>, formatter: Any, prompt: Text?)",
      styledBy: .textFieldStyle
    ) { $0.field($1) },
    .control(
      "TextField",
      "(_ title: LocalizedStringKey, value: Binding<Any>, formatter: Any, onEditingChanged: (Bool) -> Void, onCommit: () -> Void)",
      styledBy: .textFieldStyle
    ) { $0.field($1) },
    .control(
      "TextField",
      "(value: Binding<Any>, format: FormatStyle, prompt: Text? = nil, @ViewBuilder label: () -> some View)",
      styledBy: .textFieldStyle
    ) { $0.field($1) },
    .control(
      "TextField",
      "(_ title: LocalizedStringKey, value: Binding<Any>, format: FormatStyle)",
      styledBy: .textFieldStyle
    ) { $0.field($1) },
    .control(
      "TextField",
      "(_ title: LocalizedStringKey, value: Binding<Any>, format: FormatStyle, prompt: Text?)",
      styledBy: .textFieldStyle
    ) { $0.field($1) },
    .control(
      "TextField",
      "(_ title: LocalizedStringKey, value: Binding<Any>, formatter: Any)",
      styledBy: .textFieldStyle
    ) { $0.field($1) },
    .control(
      "TextField",
      "(text: Binding<String>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> some View)",
      styledBy: .textFieldStyle
    ) { $0.field($1) },
  ]
}

extension Stage {
  func field(_ call: BoundCall, isSecure: Bool = false) -> ViewList {
    let part = PartBuilder(self, at: call.name.start)
    let profile = part.profile.field
    let style = environment.controls.textField
    let isGrouped = environment.list.surroundings == .groupedForm
    let isPlain = isGrouped || (style == .automatic ? profile.automatic : style) == .plain
    let label = fieldLabel(call)
    let grows = isVertical(call)
    let content = fieldContent(call, isSecure: isSecure, grows: grows, part)
    var spec = ControlSpec(file.text(call.name))
    if isPlain {
      // Measured on macOS 26.2, derived for iOS: where no width is offered, a plain field is 4 wider than its text.
      let room = isGrouped || grows ? 0 : 4.0
      let body = part.filling(
        part.padding(content, EdgeInsets(trailing: room)),
        alignment: Alignment(isGrouped ? .trailing : .leading, .verticalCenter))
      spec.roundedExtraHeight = profile.plainExtraHeight
      if isSecure, let extra = profile.password.extraHeight {
        spec.roundedExtraHeight = boundText(call).isEmpty ? extra.empty : extra.filled
      }
      return part.control(spec, row(part, label, body))
    }
    let body = part.boxed(content, grows: grows)
    return part.control(spec, row(part, label, part.background(body, part.fieldBox())))
  }

  /// The forms of macOS show a field's title beside it.
  private func fieldLabel(_ call: BoundCall) -> ViewList {
    showsFieldLabel ? rowLabel(call) : ViewList()
  }

  private var showsFieldLabel: Bool {
    environment.list.surroundings == .columnsForm || environment.list.surroundings == .groupedForm
  }

  private func isVertical(_ call: BoundCall) -> Bool {
    call.has("axis") && call.axis("axis") == .vertical
  }

  /// The text that the field is bound to, else its prompt or title.
  private func fieldContent(
    _ call: BoundCall, isSecure: Bool, grows: Bool, _ part: PartBuilder
  ) -> ViewList {
    let saved = saveEnvironment()
    defer { restore(saved) }
    if !grows { limitToOneLine() }
    if grows { environment.lineSpacing = part.profile.field.lineSpacing }
    let text = boundText(call)
    if !text.isEmpty {
      if isSecure { return part.bullets(text.count) }
      return looking(opacity: part.strength) { title(text, call) }
    }
    let color = part.color(.placeholder)
    let prompt = prompt(call, color)
    if !prompt.isEmpty { return part.one(prompt) }
    // An empty field is as tall as one with text.
    return part.text(" ", color)
  }

  private func limitToOneLine() {
    environment.lineLimit = 1
    environment.reservedLines = 0
  }

  private func prompt(_ call: BoundCall, _ color: RGBA) -> ViewList {
    looking(color: color) {
      if call.has("prompt"), let prompt = call.text("prompt") {
        return views(from: .text(prompt), at: call.name.start) ?? ViewList()
      }
      if showsFieldLabel { return ViewList() }
      if case .string("")? = call["title"] { return ViewList() }
      return controlLabel(call)
    }
  }

  private func boundText(_ call: BoundCall) -> String {
    let value = call["text"] ?? call["value"]
    if case .string(let text)? = value { return text }
    if let value, call.has("formatter"), case .formatter(let formatter)? = call.builtin("formatter"),
      case .string(let text)? = string(of: value, formatter, at: call.name)
    {
      return text
    }
    #if !hasFeature(Embedded)
    if call.has("format"), case .valueFormat(.own)? = call.builtin("format") {
      return value.map { shown($0, call.builtin("format"), at: call.name) } ?? ""
    }
    #endif
    if call.has("format"), value?.plain.number != nil {
      return shown(value, call.builtin("format"), at: call.name)
    }
    return value?.number.map { NumberFormat().format($0) } ?? ""
  }

  // MARK: Editors

  /// An editor takes all the room that it is offered.
  func textEditor(_ call: BoundCall) -> ViewList {
    let part = PartBuilder(self, at: call.name.start)
    let text = boundText(call)
    let inset = part.profile.field.editor.inset
    let content =
      text.isEmpty
      ? part.strut()
      : part.padding(
        looking(opacity: part.strength) { title(text, call) },
        EdgeInsets(leading: inset, trailing: inset))
    let ideal = part.profile.field.editor.ideal
    let body = part.flexible(
      content, horizontal: .init(minimum: 0, ideal: ideal.width, maximum: .infinity),
      vertical: .init(minimum: 0, ideal: ideal.height, maximum: .infinity), .topLeading)
    let ground = part.shape(.rectangle, part.color(part.profile.field.fill))
    return part.control(
      ControlSpec("TextEditor"), part.clipped(part.background(body, ground), to: .rectangle))
  }
}

extension PartBuilder {
  /// The text of a field with a border, as wide as is offered.
  fileprivate func boxed(_ text: ViewList, grows: Bool) -> ViewList {
    let field = profile.field
    var insets = EdgeInsets(leading: field.textInset, trailing: field.textInset)
    if let height = field.height, !grows {
      insets.top = 2 * field.textDrop
      return frame(filling(padding(text, insets)), height: height)
    }
    insets.top = field.borderedExtraHeight / 2
    insets.bottom = insets.top
    // One line is as tall without any room for it.
    var text = grows ? text : fixedHeight(text)
    if grows, let plainExtra = field.plainExtraHeight {
      text = group(ControlSpec("TextField", roundedExtraHeight: plainExtra), text)
    }
    return filling(padding(text, insets))
  }

  fileprivate func fieldBox() -> ViewList {
    let field = profile.field
    let outline = Outline.roundedRectangle(
      width: field.cornerRadius, height: field.cornerRadius, isContinuous: true)
    let ground = shape(outline, color(environment.isEnabled ? field.fill : field.disabledFill))
    let border = line(
      outline, color(field.border), width: field.borderWidth, staysInside: true,
      operations: field.bordersOutside ? [.inset(-field.borderWidth)] : [])
    return layers([ground, border])
  }

  /// Dots for the characters of a password.
  fileprivate func bullets(_ count: Int) -> ViewList {
    let field = profile.field
    let ink = color(.primary).faded(strength)
    let dots = (0..<min(count, 64)).map { _ in
      frame(shape(.circle, ink), width: field.password.bullet, height: field.password.bullet)
    }
    // The line's height is kept by a text that shows nothing.
    let row = padding(
      self.row(dots, spacing: field.password.pitch - field.password.bullet), EdgeInsets(leading: 1.5))
    return layers([text(" ", .clear), row], alignment: Alignment(.leading, .verticalCenter))
  }
}
