import LayViews

// Types that are lists of names: what each name stands for.

extension BuiltinType {
  /// All values of a type that lists them, in SwiftUI's order; nil for any other.
  package var allCaseValues: [Value]? {
    let names: [String]
    switch self {
    case .colorScheme, .layoutDirection, .contentMode, .textAlignment, .visibility, .controlSize,
      .legibilityWeight:
      names = optionNames
    case .fontTextStyle:
      names = [
        "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
        "caption", "caption2",
      ]
    case .dynamicTypeSize: names = DynamicTypeSize.allCases.map { $0.name }
    case .contentSizeCategory:
      return DynamicTypeSize.allCases.map { .builtin(.contentSizeCategory($0)) }
    case .edge: names = ["top", "leading", "bottom", "trailing"]
    case .verticalEdge: names = ["top", "bottom"]
    case .horizontalEdge: names = ["leading", "trailing"]
    case .axis: names = ["horizontal", "vertical"]
    default: return nil
    }
    return names.compactMap { constant(named: $0).map { .builtin($0) } }
  }

  /// What a static property of the type stands for, or of a type that lends its own.
  func constantOrLent(named name: String) -> BuiltinValue? {
    if let constant = constant(named: name) { return constant }
    for other in lenders {
      if let constant = other.constantOrLent(named: name) { return constant }
    }
    return nil
  }

  /// What a static property of the type stands for.
  package func constant(named name: String) -> BuiltinValue? {
    if let position = option(named: name) { return .option(self, position) }
    switch self {
    case .alignment: return alignment(named: name).map { .alignment($0) }
    case .horizontalAlignment: return horizontalGuide(named: name).map { .horizontalAlignment($0) }
    case .verticalAlignment: return verticalGuide(named: name).map { .verticalAlignment($0) }
    case .edge: return edge(named: name).map { .edge($0) }
    case .verticalEdge: return edge(named: name).flatMap { $0.axis == .vertical ? .edge($0) : nil }
    case .horizontalEdge: return edge(named: name).flatMap { $0.axis == .horizontal ? .edge($0) : nil }
    case .edgeSet: return edgeSet(named: name).map { .edgeSet($0) }
    case .redactionReasons: return redaction(named: name).map { .option(.redactionReasons, $0) }
    case .rectCorner: return corners(named: name).map { .option(.rectCorner, $0) }
    case .axis: return axis(named: name).map { .axis($0) }
    case .axisSet: return axis(named: name).map { .axisSet(AxisSet($0)) }
    case .size: return name == "zero" ? .size(.zero) : nil
    case .viewSpacing: return name == "zero" ? .viewSpacing(.zero) : nil
    case .proposedViewSize: return proposal(named: name).map { .proposedSize($0) }
    case .point: return name == "zero" ? .point(.zero) : nil
    case .rect: return name == "zero" ? .rect(.zero) : nil
    case .edgeInsets: return name == "zero" ? .edgeInsets(.zero) : nil
    case .angle: return name == "zero" ? .angle(0) : nil
    case .affineTransform: return name == "identity" ? .transform(.identity) : nil
    case .unitPoint: return unitPoint(named: name).map { .unitPoint($0) }
    case .fontWeight: return FontWeight.named(name).map { .fontWeight($0) }
    case .font: return TextStyle(rawValue: name).map { .font(FontDescriptor(.style($0))) }
    case .color: return color(named: name).map { .color($0) }
    case .uiColor: return uiColor(named: name).map { .color(ColorValue($0)) }
    case .colorResource, .imageResource: return .resource(self, name)
    case .material: return material(named: name).map { .style(StyleValue(.material($0))) }
    case .shapeStyle: return style(named: name).map { .style(StyleValue($0)) }
    case .dynamicTypeSize: return DynamicTypeSize.named(name).map { .dynamicTypeSize($0) }
    case .characterSet: return CharacterSetValue.named(name).map { .characterSet($0) }
    case .contentSizeCategory: return contentSize(named: name).map { .contentSizeCategory($0) }
    default: return nil
    }
  }

  private func alignment(named name: String) -> Alignment? {
    switch name {
    case "center": return .center
    case "leading": return Alignment(.leading, .verticalCenter)
    case "trailing": return Alignment(.trailing, .verticalCenter)
    case "top": return Alignment(.horizontalCenter, .top)
    case "bottom": return Alignment(.horizontalCenter, .bottom)
    case "topLeading": return .topLeading
    case "topTrailing": return Alignment(.trailing, .top)
    case "bottomLeading": return Alignment(.leading, .bottom)
    case "bottomTrailing": return Alignment(.trailing, .bottom)
    case "centerFirstTextBaseline": return Alignment(.horizontalCenter, .firstTextBaseline)
    case "centerLastTextBaseline": return Alignment(.horizontalCenter, .lastTextBaseline)
    case "leadingFirstTextBaseline": return Alignment(.leading, .firstTextBaseline)
    case "leadingLastTextBaseline": return Alignment(.leading, .lastTextBaseline)
    case "trailingFirstTextBaseline": return Alignment(.trailing, .firstTextBaseline)
    case "trailingLastTextBaseline": return Alignment(.trailing, .lastTextBaseline)
    default: return nil
    }
  }

  private func horizontalGuide(named name: String) -> AlignmentGuide? {
    switch name {
    case "leading": return .leading
    case "center": return .horizontalCenter
    case "trailing": return .trailing
    case "listRowSeparatorLeading": return .listRowSeparatorLeading
    case "listRowSeparatorTrailing": return .listRowSeparatorTrailing
    default: return nil
    }
  }

  private func verticalGuide(named name: String) -> AlignmentGuide? {
    switch name {
    case "top": return .top
    case "center": return .verticalCenter
    case "bottom": return .bottom
    case "firstTextBaseline": return .firstTextBaseline
    case "lastTextBaseline": return .lastTextBaseline
    default: return nil
    }
  }

  private func edge(named name: String) -> Edge? {
    switch name {
    case "top": return .top
    case "leading": return .leading
    case "bottom": return .bottom
    case "trailing": return .trailing
    default: return nil
    }
  }

  private func edgeSet(named name: String) -> EdgeSet? {
    switch name {
    case "all": return .all
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    default: return edge(named: name).map { EdgeSet($0) }
    }
  }

  /// Bits, as UIKit numbers them.
  private func corners(named name: String) -> UInt8? {
    switch name {
    case "topLeft": return 1
    case "topRight": return 2
    case "bottomLeft": return 4
    case "bottomRight": return 8
    case "allCorners": return 15
    default: return nil
    }
  }

  private func redaction(named name: String) -> UInt8? {
    switch name {
    case "placeholder": return 1
    case "privacy": return 2
    case "invalidated": return 4
    default: return nil
    }
  }

  private func proposal(named name: String) -> ProposedSize? {
    switch name {
    case "zero": return ProposedSize(width: 0, height: 0)
    case "infinity": return ProposedSize(width: .infinity, height: .infinity)
    case "unspecified": return ProposedSize(width: nil, height: nil)
    default: return nil
    }
  }

  private func axis(named name: String) -> Axis? {
    switch name {
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    default: return nil
    }
  }

  private func unitPoint(named name: String) -> UnitPoint? {
    switch name {
    case "zero": return UnitPoint(x: 0, y: 0)
    case "center": return .center
    case "leading": return UnitPoint(x: 0, y: 0.5)
    case "trailing": return UnitPoint(x: 1, y: 0.5)
    case "top": return UnitPoint(x: 0.5, y: 0)
    case "bottom": return UnitPoint(x: 0.5, y: 1)
    case "topLeading": return UnitPoint(x: 0, y: 0)
    case "topTrailing": return UnitPoint(x: 1, y: 0)
    case "bottomLeading": return UnitPoint(x: 0, y: 1)
    case "bottomTrailing": return UnitPoint(x: 1, y: 1)
    default: return nil
    }
  }

  private func color(named name: String) -> ColorValue? {
    if name == "accentColor" { return ColorValue(.accent) }
    return SystemColor.named(name).map { ColorValue(.system($0)) }
  }

  /// UIKit's plain hues are not the system's: the values are documented.
  private func uiColor(named name: String) -> ColorValue.Base? {
    switch name {
    case "red": return .fixed(RGBA(hex: 0xFF00_00FF))
    case "green": return .fixed(RGBA(hex: 0x00FF_00FF))
    case "blue": return .fixed(RGBA(hex: 0x0000_FFFF))
    case "cyan": return .fixed(RGBA(hex: 0x00FF_FFFF))
    case "magenta": return .fixed(RGBA(hex: 0xFF00_FFFF))
    case "yellow": return .fixed(RGBA(hex: 0xFFFF_00FF))
    case "orange": return .fixed(RGBA(hex: 0xFF80_00FF))
    case "purple": return .fixed(RGBA(hex: 0x8000_80FF))
    case "brown": return .fixed(RGBA(hex: 0x9966_33FF))
    case "gray": return .fixed(RGBA(hex: 0x8080_80FF))
    case "darkGray": return .fixed(RGBA(hex: 0x5555_55FF))
    case "lightGray": return .fixed(RGBA(hex: 0xAAAA_AAFF))
    case "tintColor", "controlAccentColor": return .accent
    default: return SystemColor.uiKitNamed(name).map { .system($0) }
    }
  }

  private func material(named name: String) -> UInt8? {
    let names: [StaticString] = [
      "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
    ]
    let short: [StaticString] = ["ultraThin", "thin", "regular", "thick", "ultraThick", "bar"]
    let index = names.firstIndex { $0.equals(name) } ?? short.firstIndex { $0.equals(name) }
    return index.map { UInt8($0) }
  }

  private func style(named name: String) -> StyleValue.Base? {
    switch name {
    case "primary": return .hierarchical(0)
    case "secondary": return .hierarchical(1)
    case "tertiary": return .hierarchical(2)
    case "quaternary", "quinary": return .hierarchical(3)
    case "tint": return .tint
    case "foreground": return .foreground
    case "background", "windowBackground": return .background(0)
    case "selection": return .tint
    case "separator": return .color(ColorValue(.system(.separator)))
    case "placeholder": return .color(ColorValue(.system(.placeholder)))
    case "link": return .color(ColorValue(.system(.link)))
    case "fill": return .color(ColorValue(.system(.systemFill)))
    default: return nil
    }
  }

  private func contentSize(named name: String) -> DynamicTypeSize? {
    switch name {
    case "extraSmall": return .xSmall
    case "small": return .small
    case "medium": return .medium
    case "large": return .large
    case "extraLarge": return .xLarge
    case "extraExtraLarge": return .xxLarge
    case "extraExtraExtraLarge": return .xxxLarge
    case "accessibilityMedium": return .accessibility1
    case "accessibilityLarge": return .accessibility2
    case "accessibilityExtraLarge": return .accessibility3
    case "accessibilityExtraExtraLarge": return .accessibility4
    case "accessibilityExtraExtraExtraLarge": return .accessibility5
    default: return nil
    }
  }
}

extension BuiltinValue {
  /// The set that an array literal spells: `[.top, .leading]`; nil where the type is no set.
  package static func union(_ elements: [BuiltinValue], as type: BuiltinType) -> BuiltinValue? {
    switch type {
    case .edgeSet:
      var set: EdgeSet = []
      for case .edgeSet(let element) in elements { set.formUnion(element) }
      return .edgeSet(set)
    case .axisSet:
      var set: AxisSet = []
      for case .axisSet(let element) in elements { set.formUnion(element) }
      return .axisSet(set)
    case .rectCorner, .redactionReasons:
      var bits: UInt8 = 0
      for case .option(type, let bit) in elements { bits |= bit }
      return .option(type, bits)
    case .safeAreaRegions:
      // Two of them are all there are.
      if let only = elements.first, elements.allSatisfy({ $0 == only }) { return only }
      return .option(type, SafeAreaRegions.all.position)
    case .opaque: return .opaque
    default: return nil
    }
  }
}

extension FontWeight {
  static func named(_ name: String) -> FontWeight? {
    switch name {
    case "ultraLight": return .ultraLight
    case "thin": return .thin
    case "light": return .light
    case "regular": return .regular
    case "medium": return .medium
    case "semibold": return .semibold
    case "bold": return .bold
    case "heavy": return .heavy
    case "black": return .black
    default: return nil
    }
  }
}

extension DynamicTypeSize {
  package static func named(_ name: String) -> DynamicTypeSize? { allCases.first { $0.name == name } }
}
