import LayCatalog
import LayViews

// UIKit's and AppKit's fonts, colours that depend on where they are asked for, and what they are asked in.

extension Declaration {
  static let uiKitInitializers: [Declaration] = [
    .value("Font", "(_ font: UIFont)") { _, call in call.value("font") ?? .unknown },
    .value("NSFont", "(name: String, size: CGFloat)") { _, call in .named(call) },
    .value("UIFont", "(name: String, size: CGFloat)") { _, call in .named(call) },
    .value("UIFont", "(descriptor: UIFontDescriptor, size: CGFloat)") { _, call in
      guard case .font(var font)? = call.builtin("descriptor") else { return .builtin(.opaque) }
      let size = call.double("size")
      if size > 0 { font.base = .size(size) }
      return .builtin(.font(font))
    },
    .value("UIFontMetrics", "(forTextStyle: Font.TextStyle)") { _, call in
      .builtin(.fontMetrics(call.option("forTextStyle", as: TextStyle.self) ?? .body))
    },
    .value("UITraitCollection", "(preferredContentSizeCategory: UIContentSizeCategory)") { stage, call in
      guard case .contentSizeCategory(let size)? = call.builtin("preferredContentSizeCategory") else {
        return .builtin(.opaque)
      }
      return .builtin(.traits(stage.environment.colorScheme, size))
    },
    .value("UITraitCollection", "(userInterfaceStyle: UIUserInterfaceStyle)") { _, call in
      let style = call.option("userInterfaceStyle", as: InterfaceStyle.self)
      return .builtin(.traits(style == .dark ? .dark : .light))
    },
  ]

  static let uiKitStatics: [Declaration] = [
    .value("UIFont.boldSystemFont", "(ofSize: CGFloat)") { _, call in
      .system(call.double("ofSize")) { $0.isBold = true }
    },
    .value("UIFont.italicSystemFont", "(ofSize: CGFloat)") { _, call in
      .system(call.double("ofSize")) { $0.isItalic = true }
    },
    // UIKit's sizes of labels, buttons and small text.
    .value("UIFont.labelFontSize", "") { _, _ in .double(17) },
    .value("UIFont.monospacedDigitSystemFont", "(ofSize: CGFloat, weight: Font.Weight)") { _, call in
      .system(call.double("ofSize")) {
        $0.weight = call.fontWeight("weight")
        $0.hasMonospacedDigits = true
      }
    },
    .value("UIFont.monospacedSystemFont", "(ofSize: CGFloat, weight: Font.Weight)") { _, call in
      .system(call.double("ofSize")) {
        $0.weight = call.fontWeight("weight")
        $0.design = .monospaced
      }
    },
    .value("UIFont.preferredFont", "(forTextStyle: Font.TextStyle)") { _, call in
      let style = call.option("forTextStyle", as: TextStyle.self) ?? .body
      return .builtin(.font(FontDescriptor(.style(style))))
    },
    .value("UIFont.smallSystemFontSize", "") { _, _ in .double(12) },
    .value("UIFont.systemFont", "(ofSize: CGFloat, weight: Font.Weight? = nil)") { _, call in
      .system(call.double("ofSize")) { $0.weight = call.fontWeight("weight") }
    },
    .value("UIFont.systemFontSize", "") { _, _ in .double(14) },
    .value("UIFontMetrics.default", "") { _, _ in .builtin(.fontMetrics(.body)) },
    .value("UITraitCollection.current", "") { stage, _ in
      .builtin(.traits(stage.environment.colorScheme))
    },
  ]

  static let uiKitMembers: [Declaration] = [
    .member("UIFontMetrics.scaledFont", "(for: UIFont)") { stage, base, call in
      guard case .font(var font)? = call.builtin("for"), case .size(let size) = font.base else {
        return .builtin(.opaque)
      }
      font.base = .size(size * stage.growth(of: base, in: nil))
      return .builtin(.font(font))
    },
    .member("UIFontMetrics.scaledValue", "(for: CGFloat)") { stage, base, call in
      .double(call.double("for") * stage.growth(of: base, in: nil))
    },
    .member("UIFontMetrics.scaledValue", "(for: CGFloat, compatibleWith: UITraitCollection?)") {
      stage, base, call in
      .double(call.double("for") * stage.growth(of: base, in: call.builtin("compatibleWith")))
    },
    .member("UITraitCollection.displayScale", "") { stage, _, _ in
      .double(stage.configuration.displayScale)
    },
    .member("UITraitCollection.horizontalSizeClass", "") { stage, _, _ in
      .builtin(.option(.userInterfaceSizeClass, stage.environment.horizontalSizeClass.position))
    },
    .member("UITraitCollection.preferredContentSizeCategory", "") { stage, base, _ in
      if case .traits(_, let size?) = base { return .builtin(.contentSizeCategory(size)) }
      return .builtin(.contentSizeCategory(stage.environment.dynamicTypeSize))
    },
    .member("UITraitCollection.userInterfaceIdiom", "") { stage, _, _ in
      .builtin(.option(.interfaceIdiom, stage.interfaceIdiom.position))
    },
    .member("UITraitCollection.userInterfaceStyle", "") { _, base, _ in
      guard case .traits(let scheme, _) = base else { return .unknown }
      let style: InterfaceStyle = scheme == .dark ? .dark : .light
      return .builtin(.option(.interfaceStyle, style.position))
    },
    .member("UITraitCollection.verticalSizeClass", "") { stage, _, _ in
      .builtin(.option(.userInterfaceSizeClass, stage.environment.verticalSizeClass.position))
    },
  ]
}

extension Value {
  fileprivate static func named(_ call: BoundCall) -> Value {
    .builtin(
      .font(
        FontDescriptor(
          .custom(
            family: call.string("name"), size: call.double("size"), relativeTo: nil, isFixed: true))))
  }

  fileprivate static func system(_ size: Double, _ change: (inout FontDescriptor) -> Void) -> Value {
    var font = FontDescriptor(.size(size))
    change(&font)
    return .builtin(.font(font))
  }
}

extension Stage {
  /// How much longer a length is than in the default category: as the sizes of a text style are, as for `@ScaledMetric`.
  fileprivate func growth(of metrics: BuiltinValue, in traits: BuiltinValue?) -> Double {
    guard case .fontMetrics(let style) = metrics else { return 1 }
    var category = environment.dynamicTypeSize
    if case .traits(_, let size?)? = traits { category = size }
    return TextStyleTable.growth(of: style, platform: configuration.platform, category: category)
  }

  /// `UIColor { traits in … }`: the closure is asked once for each appearance.
  func dynamicColor(_ call: BoundCall, _ parameter: String) -> Value {
    guard let closure = call.closure(parameter) else { return .unknown }
    func color(_ scheme: ColorScheme) -> RGBA? {
      let saved = environment.colorScheme
      environment.colorScheme = scheme
      defer { environment.colorScheme = saved }
      let value = evaluation.value(closure, [.builtin(.traits(scheme))], .builtin(.uiColor))
      guard case .builtin(.color(let color)) = value else { return nil }
      return resolve(color)
    }
    guard let light = color(.light), let dark = color(.dark) else { return .unknown }
    return .builtin(.color(ColorValue(.dynamic(light: light, dark: dark))))
  }
}
