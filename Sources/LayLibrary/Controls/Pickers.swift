import LayCatalog
import LaySyntax
import LayViews

// Pickers: pop-ups, segments and radio buttons.

extension Declaration {
  /// What chooses one of several views.
  static let pickers: [Declaration] = [
    .view(
      "Picker",
      "(_ title: LocalizedStringKey, selection: Binding<Any>, @ViewBuilder content: () -> some View)"
    ) { $0.picker($1) },
    .view(
      "Picker",
      "(_ title: LocalizedStringKey, systemImage: String, selection: Binding<Any>, @ViewBuilder content: () -> some View)"
    ) { $0.picker($1) },
    .view(
      "Picker",
      "(selection: Binding<Any>, label: some View, @ViewBuilder content: () -> some View)"
    ) { $0.picker($1) },
    .view(
      "Picker",
      "(selection: Binding<Any>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)"
    ) { $0.picker($1) },
  ]
}

extension Stage {
  func picker(_ call: BoundCall) -> ViewList {
    let part = PartBuilder(self, at: call.name.start)
    let profile = part.profile.picker
    let style = environment.controls.picker
    switch style == .automatic ? profile.automatic : style {
    case .segmented: return segments(call, part)
    case .radioGroup, .inline:
      if let radio = profile.radio { return radios(call, radio, part) }
      approximate(call)
      return popUp(call, part)
    case .wheel:
      approximate(call)
      return wheel(call, part)
    case .palette where configuration.platform == .iOS, .navigationLink:
      approximate(call)
      return popUp(call, part)
    case .automatic, .menu, .palette: return popUp(call, part)
    }
  }

  /// The options in a look of their own, and which of them is chosen.
  private func options(_ call: BoundCall) -> (views: [ViewList], chosen: Int?) {
    let selection = call.value("selection")
    let options = withoutSections(tagging { content(call, "content") })
    var views: [ViewList] = []
    var chosen: Int?
    var option = options.first
    for _ in 0..<options.count where !option.isNone {
      let next = tree[option].nextSibling
      tree[option].nextSibling = .none
      if tree[option].kind != .divider {
        if chosen == nil, let selection, let tag = tag(of: option),
          evaluation.areEqual(selection, tag) == true
        {
          chosen = views.count
        }
        views.append(list(from: option))
      }
      option = next
    }
    return (views, chosen)
  }

  // MARK: Pop-ups

  private func popUp(_ call: BoundCall, _ part: PartBuilder) -> ViewList {
    let profile = part.profile.picker.popUp
    let isInRow = profile.fill == nil && isInRow
    let title = isInRow ? part.color(.secondary) : profile.fill == nil ? part.tint : nil
    let strength = part.strength
    var (views, chosen): ([ViewList], Int?) = ([], nil)
    _ = looking(color: title, opacity: strength) {
      (views, chosen) = options(call)
      return ViewList()
    }
    let shown = chosen ?? (profile.fitsAllOptions ? nil : views.isEmpty ? nil : 0)
    var parts: [ViewList] = []
    for (index, view) in views.enumerated() {
      if index == shown {
        parts.append(view)
      } else {
        makeParts(view)
        if profile.fitsAllOptions { parts.append(part.hidden(view)) }
      }
    }
    if parts.isEmpty { parts = [part.text(" ", .clear)] }
    let content =
      parts.count == 1 ? parts[0] : part.layers(parts, alignment: Alignment(.leading, .verticalCenter))
    let showsLabel = profile.showsLabel || isInRow
    let label = showsLabel ? part.dimmed(rowLabel(call), unless: environment.isEnabled) : ViewList()
    let body = part.popUp(content)
    if label.isEmpty { return part.control(ControlSpec("Picker", spacing: profile.spacing), body) }
    // Measured on macOS 27.0: the label wraps before the pop-up gives up its room.
    let served = profile.sideRoom > 0 ? part.prior(body) : body
    return part.control(ControlSpec("Picker", spacing: profile.spacing), row(part, label, served))
  }

  // MARK: Segments

  private func segments(_ call: BoundCall, _ part: PartBuilder) -> ViewList {
    let profile = part.profile.picker.segments
    var (views, chosen): ([ViewList], Int?) = ([], nil)
    _ = looking(
      font: profile.font, color: part.color(profile.title), opacity: part.strength
    ) {
      (views, chosen) = options(call)
      return ViewList()
    }
    if let chosen, environment.isEnabled {
      paintTexts(
        in: views[chosen].first, part.color(profile.selectedTitle), weight: profile.selectedWeight)
    }
    let body = part.segments(views, chosen: chosen)
    let label = profile.showsLabel ? part.dimmed(rowLabel(call), unless: environment.isEnabled) : ViewList()
    return part.control(ControlSpec("Picker"), label.isEmpty ? body : row(part, label, body))
  }

  // MARK: Radio buttons

  private func radios(_ call: BoundCall, _ profile: PickerProfile.Radio, _ part: PartBuilder) -> ViewList {
    var (views, chosen): ([ViewList], Int?) = ([], nil)
    _ = looking(font: labelFont, opacity: part.strength) {
      (views, chosen) = options(call)
      return ViewList()
    }
    let rows = views.enumerated().map { index, view in
      part.row(
        [part.radio(profile, isChosen: index == chosen), view], alignment: .capCenter, spacing: profile.gap)
    }
    let body = part.column(rows, alignment: .leading, spacing: profile.rowSpacing)
    let label = part.dimmed(rowLabel(call), unless: environment.isEnabled)
    return part.control(
      ControlSpec("Picker"),
      label.isEmpty ? body : row(part, label, body, alignment: .firstTextBaseline))
  }

  // MARK: Wheels

  /// Five options, the chosen one in the middle. Only the size of a date picker's wheels was measured.
  private func wheel(_ call: BoundCall, _ part: PartBuilder) -> ViewList {
    let size = part.profile.datePicker.wheel
    let (views, chosen) = options(call)
    let middle = chosen ?? 0
    var rows: [ViewList] = []
    for (index, view) in views.enumerated() {
      let distance = abs(index - middle)
      if distance > 2 {
        makeParts(view)
        continue
      }
      rows.append(part.frame(part.opacity(view, distance == 0 ? 1 : distance == 1 ? 0.5 : 0.25), height: 32))
    }
    // The chosen option stays in the middle, however few there are before it.
    let before = max(0, 2 - middle)
    let after = max(0, 2 - (views.count - 1 - middle))
    rows.insert(contentsOf: (0..<before).map { _ in part.strut(height: 32) }, at: 0)
    rows.append(contentsOf: (0..<after).map { _ in part.strut(height: 32) })
    let band = part.padding(
      part.frame(
        part.shape(
          .roundedRectangle(width: 8, height: 8, isContinuous: true), part.color(.tertiarySystemFill)),
        height: 34), EdgeInsets(leading: 9, trailing: 9))
    let body = part.filling(
      part.layers([band, part.column(rows, spacing: 0)]), ideal: size.width, alignment: .center)
    return part.control(ControlSpec("Picker"), part.frame(body, height: size.height))
  }
}

extension PartBuilder {
  /// A title with arrows behind it, in a box where the platform draws one.
  func popUp(_ content: ViewList) -> ViewList {
    let popUp = profile.picker.popUp
    let ink = popUp.fill == nil ? tint : color(popUp.arrowInk)
    let arrows = doubleArrow(width: popUp.arrows, ink.faded(strength))
    let row = roomy(
      row([one(content), arrows], spacing: popUp.gap),
      insets: EdgeInsets(leading: popUp.leading, trailing: popUp.trailing), sideRoom: popUp.sideRoom)
    guard let fill = popUp.fill, let height = popUp.height else {
      let half = popUp.extraHeight / 2
      return padding(row, EdgeInsets(top: half, bottom: half))
    }
    let radius = popUp.cornerRadius
    let box = shape(
      .roundedRectangle(width: radius, height: radius, isContinuous: false),
      color(environment.isEnabled ? fill : popUp.disabledFill))
    return background(frame(row, height: height), box)
  }

  fileprivate func segments(_ titles: [ViewList], chosen: Int?) -> ViewList {
    let profile = profile.picker.segments
    let outline: Outline =
      profile.cornerRadius.map { .roundedRectangle(width: $0, height: $0, isContinuous: true) }
      ?? .capsule(isContinuous: true)
    let cells = titles.enumerated().map { index, title in
      segment(
        title, isChosen: index == chosen,
        hasDivider: index + 1 < titles.count && index != chosen
          && index + 1 != chosen, outline)
    }
    let row =
      profile.extraWidth == nil ? self.row(cells, spacing: 0) : uniformRow(cells, giving: profile.sideRoom)
    return background(frame(row, height: profile.height), shape(outline, color(profile.fill)))
  }

  private func segment(
    _ title: ViewList, isChosen: Bool, hasDivider: Bool, _ outline: Outline
  ) -> ViewList {
    let profile = profile.picker.segments
    var cell: ViewList
    if let extra = profile.extraWidth {
      cell = padding(title, EdgeInsets(leading: extra / 2, trailing: extra / 2))
      cell = flexible(cell, horizontal: .init(maximum: .infinity), vertical: .init(maximum: .infinity))
    } else {
      let length = FlexibleFrameSpec.Bounds(minimum: 0, maximum: .infinity)
      cell = flexible(title, horizontal: length, vertical: length)
    }
    if isChosen {
      let inset = profile.selectedInset
      let pill = padding(
        shape(outline, color(profile.selected)),
        EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset))
      return background(cell, pill)
    }
    guard hasDivider, profile.divider.light & 0xFF != 0 else { return cell }
    let divider = frame(
      shape(.rectangle, color(profile.divider)), width: profile.dividerSize.width,
      height: profile.dividerSize.height)
    return overlay(cell, divider, alignment: Alignment(.trailing, .verticalCenter))
  }

  fileprivate func radio(_ profile: PickerProfile.Radio, isChosen: Bool) -> ViewList {
    let strength = environment.isEnabled ? 1 : 0.5
    let circle = shape(.circle, color(isChosen ? profile.selected : profile.fill).faded(strength))
    if !isChosen { return frame(circle, width: profile.side, height: profile.side) }
    let dot = frame(
      shape(.circle, color(profile.dotColor).faded(strength)), width: profile.dot, height: profile.dot)
    return frame(layers([circle, dot]), width: profile.side, height: profile.side)
  }
}
