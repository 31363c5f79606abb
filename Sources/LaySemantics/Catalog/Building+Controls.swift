import LaySyntax

// Controls, lists and bars: plain stand-ins of ordinary views, each with one warning in a file. Their boxes have
// the control's measured size; what is inside and around them is not the device's.

extension Evaluator {
  /// The views of a control; nil for a view of another kind.
  func buildControl(_ action: ViewAction, _ call: BoundCall) -> ViewList? {
    switch action {
    case .navigation: return approximate(call, content(call, call.signature.parameters.count - 1))
    case .navigationLink, .link, .menu, .button, .editButton, .shareLink:
      return approximate(call, actionLabel(action, call))
    case .toggle, .slider, .stepper, .progress, .gauge, .picker, .datePicker, .colorPicker:
      return approximate(call, buildValueControl(action, call))
    case .textField, .secureField, .textEditor: return approximate(call, field(action, call))
    case .list, .form, .groupBox, .disclosureGroup, .labeledContent, .tabView, .tab, .splitView,
      .contentUnavailable:
      return approximate(call, buildGroup(action, call))
    default: return nil
    }
  }

  /// Says that a control is a stand-in, once for each name.
  private func approximate(_ call: BoundCall, _ views: ViewList) -> ViewList {
    let name = syntax.source.text(call.name)
    warnOnce(
      .warning(
        "approximate-control", at: call.name,
        "'\(name)' is drawn as a plain stand-in; its size is not the device's"), about: name)
    return views
  }

  // MARK: Labels

  /// The label of a control: its title, with a symbol where one is given, or the views of its closure.
  func controlLabel(_ call: BoundCall) -> ViewList {
    if let label = call.index(of: "label") {
      return oneView(content(call, label), at: call.name.start)
    }
    guard let title = call.index(of: "title") else { return ViewList() }
    let icon = icon(call)
    return icon.isEmpty ? text(call, title) : row([icon, text(call, title)], spacing: 8, at: call.name.start)
  }

  /// Several views of one label stand in a row.
  private func oneView(_ views: ViewList, at source: UInt32) -> ViewList {
    if views.isEmpty || views.count == 1 { return views }
    return row([views], spacing: nil, at: source)
  }

  /// What is pressed is its label, on iOS in the tint.
  private func actionLabel(_ action: ViewAction, _ call: BoundCall) -> ViewList {
    let saved = environment
    defer { environment = saved }
    if configuration.platform == .iOS, action != .navigationLink {
      let destructive = 0
      let isDestructive = call.index(of: "role").map { call.option($0) == destructive } ?? false
      setForeground([isDestructive ? StyleValue(.color(ColorValue(.system(.red)))) : StyleValue(.tint)])
    }
    let label = controlLabel(call)
    if !label.isEmpty { return label }
    return title(action == .editButton ? "Edit" : action == .shareLink ? "Share…" : "", call)
  }

  func title(_ text: String, _ call: BoundCall) -> ViewList {
    views(from: .text(TextValue(text, source: call.name.start)), at: call.name.start) ?? ViewList()
  }

  // MARK: Boxes

  /// A rounded box of a fixed size; a nil side takes what it is offered.
  func box(
    width: Double?, height: Double?, radius: Double, _ color: SystemColor, _ call: BoundCall
  ) -> ViewList {
    var shape = ShapeValue(
      .roundedRectangle(width: radius, height: radius, isContinuous: true), spelling: "RoundedRectangle",
      source: call.name.start)
    shape.fill = StyleValue(.color(ColorValue(color == .accentColor ? .accent : .system(color))))
    let views = views(from: .shape(shape), at: call.name.start) ?? ViewList()
    let spec = FrameSpec(width: width, height: height, alignment: .center)
    return wrap(views, .frame, payload: tree.frames.add(spec), at: call.name.start)
  }

  func spacer(_ call: BoundCall) -> ViewList {
    node(.spacer, payload: tree.spacers.add(SpacerSpec(minimumLength: nil)), at: call.name.start)
  }

  private func field(_ action: ViewAction, _ call: BoundCall) -> ViewList {
    let sizes = configuration.platform.standIns
    let source = call.name.start
    let saved = environment
    defer { environment = saved }
    if action == .textEditor { return fill(boundText(call), at: source) }
    var text = boundText(call)
    if text.isEmpty {
      setForeground([StyleValue(.color(ColorValue(.system(.placeholder))))])
      text = call.index(of: "title").map { self.text(call, $0) } ?? controlLabel(call)
    }
    let bounds = FlexibleFrameSpec(
      horizontal: .init(maximum: .infinity), vertical: .init(minimum: sizes.fieldHeight),
      alignment: Alignment(.leading, .verticalCenter))
    return wrap(text, .flexibleFrame, payload: tree.flexibleFrames.add(bounds), at: source)
  }

  /// The text that a field is bound to.
  private func boundText(_ call: BoundCall) -> ViewList {
    guard let index = call.index(of: "text") ?? call.index(of: "value") else { return ViewList() }
    let string =
      call.optionalString(index) ?? call.optionalDouble(index).map { NumberFormat().format($0) } ?? ""
    return string.isEmpty ? ViewList() : title(string, call)
  }

  private func fill(_ views: ViewList, at source: UInt32) -> ViewList {
    let bounds = FlexibleFrameSpec(
      horizontal: .init(maximum: .infinity), vertical: .init(maximum: .infinity), alignment: .topLeading)
    let content = views.isEmpty ? node(.color, payload: tree.paints.add(.none), at: source) : views
    return wrap(content, .flexibleFrame, payload: tree.flexibleFrames.add(bounds), at: source)
  }
}

/// The boxes of the plain stand-ins for controls, in points; measured on iOS 26.0 and macOS 26.2.
struct StandInSizes {
  var toggle: Size
  var stepper: Size
  var sliderHeight: Double
  var fieldHeight: Double
  var barHeight: Double
  var spinner: Double

  static let iOS = StandInSizes(
    toggle: Size(width: 66, height: 30), stepper: Size(width: 94, height: 32), sliderHeight: 31,
    fieldHeight: 26,
    barHeight: 4, spinner: 20)
  static let macOS = StandInSizes(
    toggle: Size(width: 54, height: 24), stepper: Size(width: 20, height: 26), sliderHeight: 16,
    fieldHeight: 24,
    barHeight: 8, spinner: 32)
}

extension Platform {
  var standIns: StandInSizes { self == .iOS ? .iOS : .macOS }
}
