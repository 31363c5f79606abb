import LayViews

/// What a view is to someone who looks at outlines.
enum OutlineRole: UInt8 {
  case container, spacer, text, content, modifier

  var color: StaticString {
    switch self {
    case .container: return "#0088ff"
    case .spacer: return "#ff8d28"
    case .text: return "#cb30e0"
    case .content: return "#34c759"
    case .modifier: return "#8e8e93"
    }
  }

  var isDashed: Bool { self == .spacer || self == .modifier }
}

extension ViewKind {
  /// How a view's frame is outlined; nil for effects, whose frame is their content's.
  var outlineRole: OutlineRole? {
    switch self {
    case .hStack, .vStack, .zStack, .lazyHStack, .lazyVStack, .lazyHGrid, .lazyVGrid, .grid, .gridRow,
      .scrollView, .viewThatFits, .geometryReader, .ownLayout, .section, .uniformRow, .formColumns,
      .fraction:
      return .container
    case .spacer:
      return .spacer
    case .text:
      return .text
    case .divider, .color, .gradient, .shape, .image, .control:
      return .content
    case .frame, .flexibleFrame, .padding, .fixedSize, .layoutPriority, .offset, .position, .aspectRatio,
      .alignmentGuide, .background, .overlay, .safeAreaInset, .safeAreaPadding, .ignoresSafeArea,
      .containerRelativeFrame, .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes:
      return .modifier
    case .effect:
      return nil
    }
  }
}
