import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// A title with its icon.
  static let labels: [Declaration] = [
    .control(
      "Label",
      "(_ title: LocalizedStringKey, systemImage: String)",
      styledBy: .labelStyle
    ) { $0.label($1) },
    .control("Label", "(_ title: LocalizedStringKey, image: String)", styledBy: .labelStyle) { $0.label($1) },
    .control("Label", "(_ title: LocalizedStringKey, image: ImageResource)", styledBy: .labelStyle) {
      $0.label($1)
    },
    .control(
      "Label",
      "(@ViewBuilder title: () -> some View, @ViewBuilder icon: () -> some View)",
      styledBy: .labelStyle
    ) { $0.label($1) },
  ]
}

extension Stage {
  /// `Label`: icon and title side by side, the icon's middle half a cap height above the title's first baseline.
  func label(_ call: BoundCall) -> ViewList {
    let title = environment.labelStyle == .iconOnly ? ViewList() : labelTitle(call)
    let icon = environment.labelStyle == .titleOnly ? ViewList() : inIconSlot { labelIcon(call) }
    return label(icon: icon, title: title, at: call.name.start)
  }

  package func labelTitle(_ call: BoundCall) -> ViewList {
    guard let title = call.parameter("title") else { return ViewList() }
    return title.isViewBuilder ? withoutSections(content(call, "title")) : text(call, "title")
  }

  package func labelIcon(_ call: BoundCall) -> ViewList {
    call.has("icon") ? withoutSections(content(call, "icon")) : icon(call)
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
    let row = part.row([quietIcon, part.one(title)], alignment: .capCenter, spacing: part.profile.labels.gap)
    return part.control(spec, row)
  }
}
