import LayCatalog
import LayViews

// Options that have arguments or members: `.page(indexDisplayMode: .never)`, `reasons.contains(.privacy)`.

extension Declaration {
  static let optionStatics: [Declaration] = [
    .value("PreviewLayout.device", "") { _, _ in .builtin(.previewLayout(.device)) },
    .value("PreviewLayout.fixed", "(width: CGFloat, height: CGFloat)") { _, call in
      let size = Size(width: call.double("width"), height: call.double("height"))
      return .builtin(.previewLayout(.fixed(size)))
    },
    .value("PreviewLayout.sizeThatFits", "") { _, _ in .builtin(.previewLayout(.sizeThatFits)) },
    .value(
      "SearchFieldPlacement.navigationBarDrawer",
      "(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode)"
    ) { _, _ in .builtin(.option(.searchFieldPlacement, SearchFieldPlacement.navigationBarDrawer.position)) },
    .value("TabViewStyle.page", "(indexDisplayMode: PageTabViewStyle.IndexDisplayMode)") { _, call in
      let mode = call.option("indexDisplayMode", as: PageIndexDisplayMode.self)
      return .builtin(.option(.tabViewStyle, TabStyle.pages(dots: mode).position))
    },
  ]

  static let optionMembers: [Declaration] = [
    .member("AsyncImagePhase.error", "") { _, _, _ in .none },
    .member("AsyncImagePhase.image", "") { _, _, _ in .none },
    .member("ContentSizeCategory.isAccessibilityCategory", "") { _, base, _ in
      guard case .contentSizeCategory(let size) = base else { return .unknown }
      return .bool(size.isAccessibilitySize)
    },
    .member("DynamicTypeSize.isAccessibilitySize", "") { _, base, _ in
      guard case .dynamicTypeSize(let size) = base else { return .unknown }
      return .bool(size.isAccessibilitySize)
    },
    .member("EditMode.isEditing", "") { _, base, _ in
      guard case .option(.editMode, let position) = base else { return .unknown }
      return .bool(position != EditMode.inactive.position)
    },
    .member("RedactionReasons.contains", "(_ reason: RedactionReasons)") { _, base, call in
      .bool(base.hasBits(of: call.option("reason")))
    },
    .member("RedactionReasons.isEmpty", "") { _, base, _ in .bool(base.hasNoBits) },
    .member("UIRectCorner.contains", "(_ corners: UIRectCorner)") { _, base, call in
      .bool(base.hasBits(of: call.option("corners")))
    },
    .member("UIRectCorner.isEmpty", "") { _, base, _ in .bool(base.hasNoBits) },
  ]
}

// Sets of options are bits.
extension BuiltinValue {
  fileprivate func hasBits(of wanted: UInt8?) -> Bool {
    guard case .option(_, let bits) = self else { return false }
    let wanted = wanted ?? 0
    return bits & wanted == wanted
  }

  fileprivate var hasNoBits: Bool {
    guard case .option(_, let bits) = self else { return false }
    return bits == 0
  }
}
