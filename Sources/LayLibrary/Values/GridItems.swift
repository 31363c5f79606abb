import LayCatalog
import LayViews

// Columns and rows of lazy grids as values.

extension Declaration {
  static let gridItemInitializers: [Declaration] = [
    .value("GridItem", "()") { _, _ in .builtin(.gridItem(.standard)) },
    .value("GridItem", "(_ size: GridItem.Size, spacing: CGFloat? = nil, alignment: Alignment? = nil)") {
      _, call in
      var item = GridItemSpec.standard
      if case .gridItemSize(let size)? = call.builtin("size") { item.size = size }
      item.spacing = call.optionalDouble("spacing")
      item.alignment = call.optionalAlignment("alignment")
      return .builtin(.gridItem(item))
    },
    .value("GridItem", "(spacing: CGFloat?, alignment: Alignment? = nil)") { _, call in
      var item = GridItemSpec.standard
      item.spacing = call.optionalDouble("spacing")
      item.alignment = call.optionalAlignment("alignment")
      return .builtin(.gridItem(item))
    },
    .value("GridItem", "(alignment: Alignment?)") { _, call in
      var item = GridItemSpec.standard
      item.alignment = call.optionalAlignment("alignment")
      return .builtin(.gridItem(item))
    },
  ]

  static let gridItemStatics: [Declaration] = [
    .value("GridItem.Size.adaptive", "(minimum: CGFloat, maximum: CGFloat = .infinity)") { _, call in
      .builtin(
        .gridItemSize(.adaptive(minimum: call.double("minimum"), maximum: call.double("maximum"))))
    },
    .value("GridItem.Size.fixed", "(_ size: CGFloat)") { _, call in
      .builtin(.gridItemSize(.fixed(call.double("size"))))
    },
    .value("GridItem.Size.flexible", "(minimum: CGFloat = 10, maximum: CGFloat = .infinity)") { _, call in
      .builtin(
        .gridItemSize(.flexible(minimum: call.double("minimum"), maximum: call.double("maximum"))))
    },
  ]
}

extension GridItemSpec {
  /// What an item is that says nothing, on every platform.
  fileprivate static var standard: GridItemSpec {
    GridItemSpec(size: .flexible(minimum: 10, maximum: .infinity), spacing: nil, alignment: nil)
  }
}
