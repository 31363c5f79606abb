import LayCatalog
import LaySyntax
import LayViews

// What a control is given to show, evaluated in the font and colour that the control gives it.

extension Stage {
  /// The label of a control: its title, with a symbol where one is given, or the views of its closure.
  package func controlLabel(_ call: BoundCall) -> ViewList {
    if let label = call.parameter("label"), label.type != .builtin(.localizedStringKey) {
      return content(call, "label")
    }
    let title = call.has("title") ? "title" : "label"
    guard call.has(title) else { return ViewList() }
    let icon = environment.labelStyle == .titleOnly ? ViewList() : icon(call)
    if icon.isEmpty { return text(call, title) }
    let words = environment.labelStyle == .iconOnly ? ViewList() : text(call, title)
    return label(icon: icon, title: words, at: call.name.start)
  }

  /// A text from an argument of type `LocalizedStringKey`.
  func text(_ call: BoundCall, _ name: String) -> ViewList {
    views(from: .text(localized(call, name)), at: call.name.start) ?? ViewList()
  }

  /// The image of `systemImage:` or `image:`.
  func icon(_ call: BoundCall) -> ViewList {
    for (name, isSymbol) in [("systemImage", true), ("image", false)] where call.has(name) {
      guard let image = isSymbol ? call.optionalString(name) : imageName(call, name) else { continue }
      let source: ImageSpec.Source = isSymbol ? .symbol(image) : .asset(image)
      let value = ImageValue(source, nameRange: call.range(name), offset: call.name.start)
      return views(from: .image(value), at: call.name.start) ?? ViewList()
    }
    return ViewList()
  }

  /// What an image is called, by a string or by the symbol that a catalogue gives it.
  private func imageName(_ call: BoundCall, _ name: String) -> String? {
    if case .builtin(.imageResource)? = call.parameter(name)?.type {
      guard case .resource(_, let symbol)? = call.builtin(name) else { return nil }
      return assets.imageName(ofSymbol: symbol) ?? symbol
    }
    return call.optionalString(name)
  }

  /// A label beside a control; none where labels are hidden.
  func rowLabel(_ call: BoundCall) -> ViewList {
    if environment.areLabelsHidden { return ViewList() }
    // Measured on macOS 26.2: the labels of a form in columns are in the font that views have by default.
    let isInColumns = environment.list.surroundings == .columnsForm
    return looking(font: isInColumns ? nil : labelFont) { controlLabel(call) }
  }

  /// The font of a label beside a control; nil: the one that views have by default, as beside small controls.
  var labelFont: FontDescriptor? { hasSmallControls ? nil : configuration.controls.labels.font }

  private var hasSmallControls: Bool {
    environment.controls.size.position < ControlSize.regular.position
  }

  /// A font where the control size has a say: the default one follows it.
  func controlled(_ font: FontDescriptor) -> FontDescriptor {
    guard hasSmallControls, font.base == .platformDefault, let sizes = configuration.controls.labels.smallFont
    else { return font }
    var font = font
    font.base = .size(environment.controls.size == .mini ? sizes.mini : sizes.small)
    return font
  }

  /// Evaluates views in a font and a colour, unless the file has set its own.
  func looking(
    font: FontDescriptor? = nil, color: RGBA? = nil, opacity: Double = 1, _ views: () -> ViewList
  ) -> ViewList {
    let saved = saveEnvironment()
    defer { restore(saved) }
    if let font, environment.font.base == .platformDefault { environment.font = font }
    if let color, environment.foregroundStyles.isEmpty {
      setForeground([StyleValue(.color(ColorValue(.fixed(color))))])
    }
    if opacity != 1 {
      var style = environment.foregroundStyles.first ?? StyleValue(.hierarchical(0))
      style.opacity *= opacity
      setForeground([style])
    }
    return views()
  }

  func title(_ text: String, _ call: BoundCall) -> ViewList {
    views(from: .text(TextValue(text, source: call.name.start)), at: call.name.start) ?? ViewList()
  }

  /// A label at one side and a control at the other, as the platform's rows have them; without a label the control
  /// alone.
  func row(
    _ part: PartBuilder, _ label: ViewList, _ control: ViewList,
    alignment: AlignmentGuide = .verticalCenter, snapsToPixels: Bool = false
  ) -> ViewList {
    if label.isEmpty { return control }
    let profile = part.profile
    switch environment.list.surroundings {
    case .columnsForm:
      return part.row(
        [part.one(label), part.atFormLine(control)], alignment: alignment, spacing: profile.labels.gap)
    case .groupedForm: return overflowingRow(part, label, control)
    case .listRow: if profile.rowsFill { return overflowingRow(part, label, control) }
    case .plain, .bar: break
    }
    if profile.rowsFill {
      return part.row(
        [part.one(label), part.spacer(), control], alignment: alignment, spacing: nil,
        snapsToPixels: snapsToPixels)
    }
    return part.row(
      [part.one(label), control], alignment: alignment, spacing: profile.labels.gap,
      snapsToPixels: snapsToPixels)
  }

  /// In a list or a form of cards the row is as tall as its label, and the control may overflow it.
  private func overflowingRow(_ part: PartBuilder, _ label: ViewList, _ control: ViewList) -> ViewList {
    filledRow(part, label, part.frame(control, height: 0))
  }

  /// A label at one end of a list's row and its content at the other.
  func filledRow(_ part: PartBuilder, _ label: ViewList, _ content: ViewList) -> ViewList {
    part.row([part.one(label), part.spacer(), content], spacing: nil)
  }

  /// The baselines of such a row.
  var rowBaselines: ControlSpec.Baselines {
    configuration.controls.rowsHangFromTop ? .top : .content
  }

  /// Makes views and all in them parts, because the control does not show them.
  func makeParts(_ views: ViewList) {
    var waiting = [views.first]
    while let view = waiting.popLast() {
      if view.isNone { continue }
      tree[view].isPart = true
      waiting.append(tree[view].nextSibling)
      waiting.append(tree[view].firstChild)
    }
  }
}
