import LayCatalog
import LayViews

extension Declaration {
  /// What the views inside are painted with.
  static let paintModifiers: [Declaration] = [
    .environment("accentColor", "(_ color: Color?)") { stage, call in stage.setTint(call.style("color")) },
    .environment("backgroundStyle", "(_ style: some ShapeStyle)") { stage, call in
      stage.environment.backgroundStyle = call.style("style")
    },
    .environment("colorScheme", "(_ colorScheme: ColorScheme)") { stage, call in
      guard let scheme = call.option("colorScheme", as: ColorScheme.self) else { return }
      stage.setColorScheme(scheme)
    },
    .environment("foregroundColor", "(_ color: Color?)") { stage, call in
      stage.setForeground(call.style("color").map { [$0] } ?? [])
    },
    .environment("foregroundStyle", "(_ style: some ShapeStyle)") { stage, call in
      stage.setForeground(call.style("style").map { [$0] } ?? [])
    },
    .environment("foregroundStyle", "(_ primary: some ShapeStyle, _ secondary: some ShapeStyle)") {
      stage, call in
      stage.setForeground([call.style("primary"), call.style("secondary")].compactMap { $0 })
    },
    .environment(
      "foregroundStyle",
      "(_ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle)"
    ) { stage, call in
      let styles = [call.style("primary"), call.style("secondary"), call.style("tertiary")]
      stage.setForeground(styles.compactMap { $0 })
    },
    .environment("tint", "(_ tint: Color?)") { stage, call in stage.setTint(call.style("tint")) },
    .environment("tint", "(_ tint: some ShapeStyle)") { stage, call in stage.setTint(call.style("tint")) },
  ]
}

extension Stage {
  fileprivate func setTint(_ style: StyleValue?) {
    guard let style else { return }
    environment.tint = resolveColor(style)
    environment.controls.tintStops = stops(of: style)
  }

  /// Sets the styles for `.primary` and the levels after it; none: the platform's labels.
  func setForeground(_ styles: [StyleValue]) {
    let paint = styles.first.map { resolve($0) }
    // A level of the style that is set stays a level of what it was: it is resolved here and now.
    environment.foregroundStyles = styles.map { style in
      if case .hierarchical = style.base, case .color(let color) = resolve(style) {
        return StyleValue(.color(ColorValue(.fixed(color))))
      }
      return style
    }
    environment.foreground =
      paint ?? .color(configuration.platform.color(.primary, in: environment.colorScheme))
    if case .hierarchical(0)? = styles.first?.base, styles.count == 1 { environment.foregroundStyles = [] }
  }

  /// Changes the appearance: what was symbolic is resolved anew.
  package func setColorScheme(_ scheme: ColorScheme) {
    let platform = configuration.platform
    let hadDefaultTint = environment.tint == platform.color(.accentColor, in: environment.colorScheme)
    environment.colorScheme = scheme
    if hadDefaultTint { environment.tint = platform.color(.accentColor, in: scheme) }
    if let style = environment.foregroundStyles.first {
      environment.foreground = resolve(style)
    } else {
      environment.foreground = .color(platform.color(.primary, in: scheme))
    }
  }
}
