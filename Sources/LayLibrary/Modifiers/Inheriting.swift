import LayCatalog
import LayViews

// Modifiers that change what their content inherits.

extension Stage {
  /// Changes `environment` as a modifier whose action is `.environment` says. The caller restores it.
  package func inherit(_ action: EnvironmentAction, _ call: BoundCall) {
    switch action {
    case .font, .bold, .italic, .fontWeight, .fontDesign, .fontWidth, .monospaced, .monospacedDigit:
      inheritFont(action, call)
    case .lineLimit, .lineLimitReserving, .lineLimitRange, .lineSpacing, .multilineTextAlignment,
      .truncationMode,
      .minimumScaleFactor, .allowsTightening, .kerning, .textCase, .baselineOffset, .underline,
      .strikethrough:
      inheritText(action, call)
    case .foregroundStyle, .foregroundColor, .backgroundStyle, .tint, .colorScheme: inheritPaint(action, call)
    case .dynamicTypeSize:
      if case .dynamicTypeSize(let size)? = call.builtin(0) { environment.dynamicTypeSize = size }
    case .dynamicTypeSizeRange: clampTypeSize(call)
    case .imageScale: environment.imageScale = call.option(0, as: ImageScale.self) ?? .medium
    case .disabled: if call.bool(0) { environment.isEnabled = false }
    case .labelStyle:
      environment.labelStyle = labelStyle(call.option(0))
    case .labelsHidden:
      let visible = 1
      environment.areLabelsHidden = call.option(0) != visible
    case .controlSize, .menuIndicator, .buttonStyle, .toggleStyle, .pickerStyle, .textFieldStyle,
      .progressViewStyle, .gaugeStyle, .menuStyle, .datePickerStyle,
      .groupBoxStyle, .buttonBorderShape:
      inheritControls(action, call)
    case .contentMargins, .contentMarginsLength, .contentMarginsInsets: inheritMargins(action, call)
    case .listStyle, .formStyle, .listRowSpacing, .listSectionSpacing, .listSectionSpacingLength,
      .scrollContentBackground, .tabViewStyle:
      inheritLists(action, call)
    case .preferredColorScheme: preferColorScheme(call)
    case .defaultScrollAnchor: inheritAnchor(call)
    case .environmentKey, .environmentObject, .ownStyle: break
    case .previewName: window.preview.name = call.optionalString(0)
    case .previewDevice: break
    case .previewLayout:
      if case .previewLayout(let layout)? = call.builtin(0) { window.preview.layout = layout }
    }
  }

  private func inheritFont(_ action: EnvironmentAction, _ call: BoundCall) {
    switch action {
    case .font: environment.font = call.font(0) ?? FontDescriptor(.platformDefault)
    case .bold: environment.fontTraits.isBold = call.bool(0)
    case .italic: environment.fontTraits.isItalic = call.bool(0)
    case .fontWeight: environment.fontTraits.weight = call.fontWeight(0)
    case .fontDesign: environment.fontTraits.design = call.option(0, as: FontDesign.self)
    case .fontWidth: environment.fontTraits.width = call.option(0, as: FontWidth.self)
    case .monospaced: environment.fontTraits.design = call.bool(0) ? .monospaced : nil
    default: environment.fontTraits.hasMonospacedDigits = true
    }
  }

  private func inheritText(_ action: EnvironmentAction, _ call: BoundCall) {
    switch action {
    case .lineLimit: limitLines(to: call.optionalInt(0), reserving: 0)
    case .lineLimitReserving: limitLines(to: call.int(0), reserving: call.bool(1) ? call.int(0) : 0)
    case .lineLimitRange: limitLines(call.value(0))
    case .lineSpacing: environment.lineSpacing = call.double(0)
    case .multilineTextAlignment:
      environment.textAlignment = call.option(0, as: TextSpec.TextAlignment.self) ?? .leading
    case .truncationMode: environment.truncation = call.option(0, as: TextSpec.Truncation.self) ?? .tail
    case .minimumScaleFactor: environment.minimumScaleFactor = call.double(0)
    case .allowsTightening: environment.allowsTightening = call.bool(0)
    case .kerning: environment.kerning = call.double(0)
    case .textCase: environment.textCase = call.option(0, as: TextCase.self)
    case .baselineOffset: environment.baselineOffset = call.double(0)
    case .underline: environment.underline = line(call)
    default: environment.strikethrough = line(call)
    }
  }

  private func line(_ call: BoundCall) -> RGBA? {
    guard call.bool(0) else { return nil }
    if case .color(let color)? = call["color"]?.builtin { return resolve(color) }
    if case .color(let color) = environment.foreground { return color }
    return resolve(ColorValue(.system(.primary)))
  }

  private func limitLines(to limit: Int?, reserving reserved: Int) {
    environment.lineLimit = limit.map { max($0, 1) }
    environment.reservedLines = max(reserved, 0)
  }

  /// `1...3`, `2...` or `...4`: the lower bound keeps room, the upper one limits.
  private func limitLines(_ value: Value?) {
    switch value {
    case .range(let range)?: limitLines(to: range.elements.upperBound - 1, reserving: range.lowerBound)
    case .span(let lower, let upper, let isClosed)?:
      var limit: Int?
      if case .int(let number) = upper { limit = isClosed ? number : number &- 1 }
      var reserved = 0
      if case .int(let number) = lower { reserved = number }
      limitLines(to: limit, reserving: reserved)
    default: break
    }
  }

  private func clampTypeSize(_ call: BoundCall) {
    guard case .span(let lower, let upper, _)? = call.value(0) else { return }
    if case .dynamicTypeSize(let smallest)? = lower.builtin {
      environment.dynamicTypeSize = max(environment.dynamicTypeSize, smallest)
    }
    if case .dynamicTypeSize(let largest)? = upper.builtin {
      environment.dynamicTypeSize = min(environment.dynamicTypeSize, largest)
    }
  }

  private func labelStyle(_ option: Int?) -> LabelStyle {
    let names = BuiltinType.labelStyle.optionNames
    guard let option, option < names.count else { return .titleAndIcon }
    switch names[option].text {
    case "titleOnly": return .titleOnly
    case "iconOnly": return .iconOnly
    default: return .titleAndIcon
    }
  }

  // MARK: Paint

  private func inheritPaint(_ action: EnvironmentAction, _ call: BoundCall) {
    switch action {
    case .foregroundStyle:
      let styles = call.signature.parameters.indices.compactMap { call.style($0) }
      setForeground(styles)
    case .foregroundColor: setForeground(call.style(0).map { [$0] } ?? [])
    case .backgroundStyle: environment.backgroundStyle = call.style(0)
    case .tint:
      guard let style = call.style(0) else { break }
      environment.tint = resolveColor(style)
    default:
      guard let option = call.option(0) else { break }
      setColorScheme(option == 1 ? .dark : .light)
    }
  }

  // MARK: Scrolling

  private func inheritMargins(_ action: EnvironmentAction, _ call: BoundCall) {
    let placement = call.signature.parameters.count - 1
    let scrollIndicators = 2
    if call.option(placement) == scrollIndicators { return }
    switch action {
    case .contentMarginsLength:
      environment.contentMargins = insets(.all, call.double(0))
    case .contentMarginsInsets:
      let insets = call.insets(1)
      for edge in Edge.allCases where call.edges(0).contains(edge) {
        environment.contentMargins[edge] = insets[edge]
      }
    default:
      let length = call.optionalDouble(1) ?? configuration.platform.profile.defaultPadding
      for edge in Edge.allCases where call.edges(0).contains(edge) {
        environment.contentMargins[edge] = length
      }
    }
  }

  private func inheritAnchor(_ call: BoundCall) {
    let anchor = call.optionalUnitPoint(0)
    let roles = BuiltinType.scrollAnchorRole.optionNames
    let role = call.option(1).flatMap { $0 < roles.count ? roles[$0].text : nil }
    if role == nil || role == "initialOffset" { environment.initialScrollAnchor = anchor }
    if role == nil || role == "alignment" { environment.alignmentScrollAnchor = anchor }
  }
}
