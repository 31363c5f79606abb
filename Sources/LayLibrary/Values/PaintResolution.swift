import LayViews

// Symbolic colours and styles become paint in the environment of the view that uses them.

extension Stage {
  /// A colour's value in the environment as it stands.
  package func resolve(_ color: ColorValue) -> RGBA {
    var rgba: RGBA
    switch color.base {
    case .fixed(let fixed): rgba = fixed
    case .system(let system): rgba = configuration.platform.color(system, in: environment.colorScheme)
    case .asset(let index): rgba = assets.color(Int(index), environment.colorScheme)
    case .dynamic(let light, let dark): rgba = environment.colorScheme == .dark ? dark : light
    case .accent: rgba = environment.tint
    }
    rgba.alpha *= color.opacity
    guard color.whiteness > 0 else { return rgba }
    return RGBA(
      red: rgba.red + (1 - rgba.red) * color.whiteness,
      green: rgba.green + (1 - rgba.green) * color.whiteness,
      blue: rgba.blue + (1 - rgba.blue) * color.whiteness, alpha: rgba.alpha)
  }

  /// A style as paint; a gradient is added to the tree.
  func resolve(_ style: StyleValue) -> Paint {
    let paint: Paint
    switch style.base {
    case .color(let color): paint = .color(resolve(color))
    case .hierarchical(let level): paint = foreground(level: Int(level))
    case .tint: paint = .color(environment.tint)
    case .foreground: paint = environment.foreground
    case .background(let level): paint = background(level: Int(level))
    case .material(let thickness): paint = .color(material(Int(thickness)))
    case .gradient(let stops, let geometry): return gradient(stops, geometry, opacity: style.opacity)
    }
    return paint.faded(style.opacity)
  }

  /// The colour where a style must be one: a shadow's, an underline's, a tint's. Of a gradient that is its last, which is
  /// the colour itself of a colour's own gradient.
  func resolveColor(_ style: StyleValue) -> RGBA {
    if case .gradient(let stops, _) = style.base, let stop = stops.last {
      var color = resolve(stop.color)
      color.alpha *= style.opacity
      return color
    }
    if case .color(let color) = resolve(style) { return color }
    return configuration.platform.color(.primary, in: environment.colorScheme)
  }

  /// The stops of a style that is a gradient; none of others.
  func stops(of style: StyleValue) -> [Gradient.Stop] {
    guard case .gradient(let stops, _) = style.base else { return [] }
    return resolved(stops, opacity: style.opacity)
  }

  private func gradient(_ stops: [GradientStop], _ geometry: Gradient.Geometry, opacity: Double) -> Paint {
    gradient(resolved(stops, opacity: opacity), geometry)
  }

  /// A gradient as paint: it is added to the tree.
  func gradient(_ stops: [Gradient.Stop], _ geometry: Gradient.Geometry) -> Paint {
    tree.contents.gradients.append(Gradient(stops: stops, geometry: geometry))
    return .gradient(UInt32(tree.contents.gradients.count - 1))
  }

  private func resolved(_ stops: [GradientStop], opacity: Double) -> [Gradient.Stop] {
    stops.map { stop in
      var color = resolve(stop.color)
      color.alpha *= opacity
      return Gradient.Stop(color: color, location: stop.location)
    }
  }

  /// `.primary`, `.secondary`, …: the platform's labels, or ever fainter forms of the style that was set.
  private func foreground(level: Int) -> Paint {
    let styles = environment.foregroundStyles
    if level > 0, level < styles.count { return resolve(styles[level]) }
    if styles.isEmpty {
      let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary]
      return .color(configuration.platform.color(labels[min(level, 3)], in: environment.colorScheme))
    }
    return environment.foreground.faded(Paint.strengths[min(level, 3)])
  }

  /// `.background` and what it names `.secondary` and `.tertiary`.
  /// derived: the platform's own grounds, as UIKit has them; on the Mac fainter forms of the one.
  private func background(level: Int) -> Paint {
    if let style = environment.backgroundStyle, style.isOwnGround {
      return resolve(style).faded(Paint.strengths[min(level, 3)])
    }
    let grounds: [SystemColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
    let isSystem = configuration.platform == .iOS
    let ground = configuration.platform.color(
      isSystem ? grounds[min(level, 2)] : grounds[0], in: environment.colorScheme)
    return Paint.color(ground).faded(isSystem ? 1 : Paint.strengths[min(level, 3)])
  }

  /// A flat stand-in: nothing is blurred, what lies behind shines through a thin material.
  /// derived: the ground's colour, the more of it the thicker the material.
  private func material(_ thickness: Int) -> RGBA {
    let opacities = [0.45, 0.6, 0.75, 0.87, 0.95, 0.9]
    let isDark = environment.colorScheme == .dark
    let ground = isDark ? RGBA(hex: 0x2525_25FF) : RGBA(hex: 0xF9F9_F9FF)
    var color = ground
    color.alpha = opacities[min(max(thickness, 0), opacities.count - 1)]
    return color
  }
}

extension Paint {
  /// How strong the primary to quaternary forms of a style are.
  /// derived: the strengths of the platform's own black labels (macOS 26.2: 127, 66 and 26 of 255).
  static let strengths = [1, 0.5, 0.26, 0.1]

  fileprivate func faded(_ opacity: Double) -> Paint {
    guard opacity != 1, case .color(var color) = self else { return self }
    color.alpha *= opacity
    return .color(color)
  }
}
