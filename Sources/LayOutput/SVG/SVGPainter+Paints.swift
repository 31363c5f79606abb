import LayViews

/// What an element is filled or stroked with, its definition written.
enum Ink: Equatable {
  case none
  case color(RGBA)
  /// A gradient or pattern, by the number of its definition.
  case definition(Int)
}

extension SVGPainter {
  /// Writes the definition that a paint needs before its element; a clear paint draws nothing.
  mutating func prepare(_ paint: Paint, in frame: Rect, _ node: ViewNode) -> Ink {
    switch paint {
    case .color(let color):
      return color.alpha > 0 ? .color(color) : .none
    case .gradient(let index):
      guard Int(index) < layout.views.contents.gradients.count else { return .none }
      return define(layout.views.contents.gradients[Int(index)], in: frame, isMirrored: isRightToLeft(node))
    }
  }

  mutating func attribute(fill ink: Ink) {
    switch ink {
    case .none: output.append(" fill=\"none\"")
    case .color(let color): attribute(fill: color)
    case .definition(let id): attribute(" fill", definition: id)
    }
  }

  mutating func attribute(stroke ink: Ink) {
    switch ink {
    case .none: break
    case .color(let color): attribute(stroke: color)
    case .definition(let id): attribute(" stroke", definition: id)
    }
  }

  private mutating func attribute(_ name: StaticString, definition id: Int) {
    output.append(name)
    output.append("=\"url(#d")
    output.append(id)
    output.append(")\"")
  }
}
