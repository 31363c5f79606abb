import LayCatalog
import LaySyntax
import LayViews

// What a control is given to show, evaluated in the font and colour that the control gives it.

extension Stage {
  /// The label of a control: its title, with a symbol where one is given, or the views of its closure.
  package func controlLabel(_ call: BoundCall) -> ViewList {
    if let label = call.index(of: "label"),
      call.signature.parameters[label].type != .builtin(.localizedStringKey)
    {
      return content(call, label)
    }
    guard let title = call.index(of: "title") ?? call.index(of: "label") else { return ViewList() }
    let icon = environment.labelStyle == .titleOnly ? ViewList() : icon(call)
    if icon.isEmpty { return text(call, title) }
    let words = environment.labelStyle == .iconOnly ? ViewList() : text(call, title)
    return label(icon: icon, title: words, at: call.name.start)
  }

  /// A label beside a control; none where labels are hidden.
  func rowLabel(_ call: BoundCall) -> ViewList {
    if environment.areLabelsHidden { return ViewList() }
    // Measured on macOS 26.2: the labels of a form in columns are in the font that views have by default.
    let isInColumns = environment.list.surroundings == .columnsForm
    return looking(font: isInColumns ? nil : configuration.platform.controls.labelFont) { controlLabel(call) }
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
        [part.one(label), part.atFormLine(control)], alignment: alignment, spacing: profile.labelGap)
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
      [part.one(label), control], alignment: alignment, spacing: profile.labelGap,
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
    configuration.platform.controls.rowsHangFromTop ? .top : .content
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

  // MARK: Label

  /// `Label`: icon and title side by side, the icon's middle half a cap height above the title's first baseline.
  func buildLabel(_ call: BoundCall) -> ViewList {
    let title = environment.labelStyle == .iconOnly ? ViewList() : labelTitle(call)
    let icon = environment.labelStyle == .titleOnly ? ViewList() : inIconSlot { labelIcon(call) }
    return label(icon: icon, title: title, at: call.name.start)
  }

  package func labelTitle(_ call: BoundCall) -> ViewList {
    guard let index = call.index(of: "title") else { return ViewList() }
    let isBuilder = call.signature.parameters[index].isViewBuilder
    return isBuilder ? withoutSections(content(call, index)) : text(call, index)
  }

  package func labelIcon(_ call: BoundCall) -> ViewList {
    guard let index = call.index(of: "icon") else { return icon(call) }
    return withoutSections(content(call, index))
  }

  func label(icon: ViewList, title: ViewList, at source: UInt32) -> ViewList {
    let part = PartBuilder(self, at: source)
    let spec = ControlSpec("Label", spacing: .content)
    if title.isEmpty || icon.isEmpty { return part.control(spec, title.isEmpty ? icon : title) }
    let quietIcon = part.group(ControlSpec("Label", spacing: .content, baselines: .none), icon)
    if let slot = iconSlot {
      let icon = part.frame(quietIcon, width: slot.width, height: slot.isOverflowed ? 0 : nil)
      let alignment: AlignmentGuide = slot.isOverflowed ? .verticalCenter : .capCenter
      return part.control(spec, part.row([icon, part.one(title)], alignment: alignment, spacing: slot.gap))
    }
    let row = part.row([quietIcon, part.one(title)], alignment: .capCenter, spacing: part.profile.labelGap)
    return part.control(spec, row)
  }
}
