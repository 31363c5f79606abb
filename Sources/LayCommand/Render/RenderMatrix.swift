import Lay

/// The lists of what layouts are made for, of which every combination is drawn.
struct RenderMatrix {
  var devices: [Device] = []
  var platforms: [Options.Platform] = []
  var releases: [Options.Release] = []
  var typeSizes: [Options.DynamicTypeSize] = []
  var directions: [Options.LayoutDirection] = []
  var colorSchemes: [Options.ColorScheme] = []
}

/// One combination of what layouts are made for.
struct RenderVariant {
  var options: Options
  /// What tells it from the others, as file names show it: `iphone-se-dark`; empty for the only one.
  var name: String

  /// Every combination of the lists on the command line.
  static func list(_ arguments: Arguments) throws(UsageError) -> [RenderVariant] {
    let asked = arguments.own.render.matrix
    var variants = try screens(asked, arguments.options)
    variants = try releases(asked, variants)
    variants = combine(variants, asked.typeSizes, \.rawValue) { $0.dynamicTypeSize = $1 }
    variants = combine(variants, asked.directions, { $0 == .leftToRight ? "ltr" : "rtl" }) {
      $0.layoutDirection = $1
    }
    variants = combine(variants, asked.colorSchemes, \.rawValue) { $0.colorScheme = $1 }
    for index in variants.indices {
      variants[index].options.canvas = arguments.canvas(for: variants[index].options)
    }
    return variants
  }

  /// Devices give their platform; `--platform` beside them chooses among them.
  private static func screens(
    _ asked: RenderMatrix, _ options: Options
  ) throws(UsageError) -> [RenderVariant] {
    let plain = [RenderVariant(options: options, name: "")]
    guard !asked.devices.isEmpty else {
      return combine(plain, asked.platforms, \.commandWord) { $0.platform = $1 }
    }
    let devices = asked.devices.filter { asked.platforms.isEmpty || asked.platforms.contains($0.platform) }
    guard !devices.isEmpty else {
      let platforms = asked.platforms.map(\.rawValue).joined(separator: " or ")
      throw UsageError(
        "none of the devices is a \(platforms) device", help: "leave out --platform: the device gives it")
    }
    return combine(plain, devices, \.name) {
      $0.device = $1
      $0.platform = $1.platform
    }
  }

  /// Each screen with each of the releases that its platform has.
  private static func releases(
    _ asked: RenderMatrix, _ screens: [RenderVariant]
  ) throws(UsageError) -> [RenderVariant] {
    if asked.releases.isEmpty { return screens }
    var variants = combine(screens, asked.releases, { "os" + $0.commandWord }) { $0.release = $1 }
    variants.removeAll { !$0.options.platform.releases.contains($0.options.release) }
    if variants.isEmpty, let screen = screens.first, let release = asked.releases.first {
      try screen.options.platform.check(release)
    }
    return variants
  }

  /// Each variant with each value; without values, as they are, and a single value needs no name.
  private static func combine<Value: Equatable>(
    _ variants: [RenderVariant], _ values: [Value], _ name: (Value) -> String,
    set: (inout Options, Value) -> Void
  ) -> [RenderVariant] {
    var distinct: [Value] = []
    for value in values where !distinct.contains(value) { distinct.append(value) }
    if distinct.isEmpty { return variants }
    return variants.flatMap { variant in
      distinct.map { value in
        var next = variant
        set(&next.options, value)
        if distinct.count > 1 { next.name += (next.name.isEmpty ? "" : "-") + name(value) }
        return next
      }
    }
  }
}
