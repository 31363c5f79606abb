import LayViews

/// A view tree as indented text: a line for each node with what its payload says beyond the defaults. The parts that
/// controls are built of are left out, what is in them is not.
struct ViewTreeDump {
  private let tree: ViewTree
  private(set) var text = ""

  init(_ tree: ViewTree) {
    self.tree = tree
    if tree.root.isNone { text = "nothing\n" } else { dump(tree.root, depth: 0) }
  }

  private mutating func dump(_ id: ViewID, depth: Int) {
    let node = tree[id]
    if node.isPart {
      dumpChildren(of: node, depth: depth)
      return
    }
    var line = String(repeating: "  ", count: depth) + (tree.spelling(of: id) ?? "effect")
    let details = details(of: node)
    if !details.isEmpty { line += " " + details.joined(separator: " ") }
    if node.identifier != 0 { line += " #" + tree.identifiers[Int(node.identifier)] }
    text += line + "\n"
    dumpChildren(of: node, depth: depth + 1)
  }

  private mutating func dumpChildren(of node: ViewNode, depth: Int) {
    var child = node.firstChild
    while !child.isNone {
      dump(child, depth: depth)
      child = tree[child].nextSibling
    }
  }

  private func details(of node: ViewNode) -> [String] {

    switch node.kind {
    case .hStack, .vStack, .lazyHStack, .lazyVStack:
      let stack = tree.containers.stacks[node]
      return guide(stack.alignment) + number("spacing", stack.spacing)
    case .zStack: return alignment(tree.containers.zStacks[node])
    case .text: return text(tree.contents.texts[node], tree.environments[Int(node.environment)])
    case .color, .gradient: return [paint(tree.contents.paints[node])]
    case .shape:
      let shape = tree.contents.shapes[node]
      return (shape.fill.map { ["fill=" + paint($0)] } ?? [])
        + (shape.stroke.map { ["stroke=" + paint($0)] } ?? [])
    case .image:
      return ["\(tree.contents.images[node].source)"]
        + (tree.contents.images[node].isResizable ? ["resizable"] : [])
    case .spacer: return number("minLength", tree.contents.spacers[node].minimumLength)
    case .frame:
      let frame = tree.modifiers.frames[node]
      return number("width", frame.width) + number("height", frame.height) + alignment(frame.alignment)
    case .flexibleFrame:
      let frame = tree.modifiers.flexibleFrames[node]
      return bounds("Width", frame.horizontal) + bounds("Height", frame.vertical) + alignment(frame.alignment)
    case .padding, .safeAreaPadding:
      let insets = tree.modifiers.insets[node]
      return [
        [insets.top, insets.leading, insets.bottom, insets.trailing].map { plain($0) }.joined(separator: ",")
      ]
    case .offset, .position:
      return [plain(tree.modifiers.points[node].x) + "," + plain(tree.modifiers.points[node].y)]
    case .layoutPriority: return [plain(tree.modifiers.numbers[node])]
    case .aspectRatio:
      return number("ratio", tree.modifiers.aspectRatios[node].ratio) + [
        tree.modifiers.aspectRatios[node].fills ? "fill" : "fit"
      ]
    case .alignmentGuide: return guide(tree.modifiers.alignmentGuides[node].guide)
    case .background, .overlay: return alignment(tree.modifiers.layers[node].alignment)
    case .effect:
      return ["\(tree.modifiers.effects[node])".split(separator: "(").first.map(String.init) ?? ""]
    case .gridCellColumns: return ["\(tree.gridCells.counts[node])"]
    case .fixedSize:
      return tree.modifiers.axisSets[node] == .both ? [] : ["\(tree.modifiers.axisSets[node].rawValue)"]
    default: return []
    }
  }

  private func text(_ spec: TextSpec, _ environment: EnvironmentValues) -> [String] {
    var details: [String] = []
    for run in spec.runs {
      var part = "\"" + run.text + "\""
      if run.font.base != .platformDefault { part += " " + font(run.font.base) }
      if let weight = run.font.weight { part += " \(weight)" }
      if run.font.isBold { part += " bold" }
      if run.font.isItalic { part += " italic" }
      details.append(part)
    }
    return details + (spec.lineLimit.map { ["lineLimit=\($0)"] } ?? [])
  }

  private func font(_ base: FontDescriptor.Base) -> String {
    switch base {
    case .platformDefault: return ""
    case .style(let style): return "\(style)"
    case .size(let size): return plain(size)
    case .custom(let family, let size, _, _): return family + " " + plain(size)
    }
  }

  private func paint(_ paint: Paint) -> String {
    switch paint {
    case .color(let color):
      return "("
        + [color.red, color.green, color.blue, color.alpha].map { plain(($0 * 255).rounded()) }
        .joined(separator: ",") + ")"
    case .gradient(let index): return "gradient of \(tree.contents.gradients[Int(index)].stops.count)"
    }
  }

  private func guide(_ guide: AlignmentGuide) -> [String] {
    switch guide {
    case .horizontalCenter, .verticalCenter: return []
    case .leading: return ["leading"]
    case .trailing: return ["trailing"]
    case .top: return ["top"]
    case .bottom: return ["bottom"]
    case .firstTextBaseline: return ["firstTextBaseline"]
    case .lastTextBaseline: return ["lastTextBaseline"]
    default: return guide.isCustom ? [tree.customGuides[guide.customIndex].name] : ["guide\(guide.index)"]
    }
  }

  private func alignment(_ alignment: Alignment) -> [String] {
    guide(alignment.vertical) + guide(alignment.horizontal)
  }

  private func bounds(_ name: String, _ bounds: FlexibleFrameSpec.Bounds) -> [String] {
    number("min" + name, bounds.minimum) + number("ideal" + name, bounds.ideal)
      + number("max" + name, bounds.maximum)
  }

  private func number(_ name: String, _ value: Double?) -> [String] {
    value.map { [name + "=" + plain($0)] } ?? []
  }

  private func plain(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
