import LayViews
import LayText

// Controls: their bodies are ordinary views, and only what no ordinary view can say is here.
// See the article Controls.

extension LayoutPass {
  func controlSize(_ node: ViewNode, _ proposal: Proposal) -> Size {
    var size = measure(node.firstChild, proposal)
    if let extra = tree.controls[node].roundedExtraHeight {
      size.height = (size.height + extra).roundedUp
    }
    return size
  }

  /// What a control asks of its neighbours.
  func controlSpacing(_ view: ViewID, _ node: ViewNode) -> UInt32 {
    let content = node.firstChild.isNone ? SpacingTable.plain : traits[node.firstChild].spacing
    switch tree.controls[node].spacing {
    case .plain: return SpacingTable.plain
    case .content: return content
    case .contentAbove:
      var spacing = SpacingPreferences.plain
      spacing.top = spacings[content].top
      return spacings.number(of: spacing)
    case .text(let font):
      let run = TextRun(text: " ", font: font, paint: .none)
      let size = tree.environments[Int(node.environment)].dynamicTypeSize
      return textSpacing(measurer.shape(TextSpec(runs: [run]), dynamicTypeSize: size))
    case .distance(let distance):
      var spacing = SpacingPreferences.plain
      for edge in [Edge.top, .bottom] {
        spacing[edge] = .none
        spacing[edge].uncategorized = distance
        spacing[edge][.textToText] = distance
      }
      return spacings.number(of: spacing)
    }
  }

  /// A control's explicit guides are its body's, but for baselines that it sets itself.
  func controlGuide(
    _ node: ViewNode, _ guide: AlignmentGuide, size: Size, _ proposal: Proposal
  ) -> Double? {
    if guide == .firstTextBaseline || guide == .lastTextBaseline {
      switch tree.controls[node].baselines {
      case .content: break
      case .top: return 0
      case .none: return nil
      }
    }
    guard !node.firstChild.isNone else { return nil }
    return explicitGuide(of: node.firstChild, guide, size: measure(node.firstChild, proposal), proposal)
  }
}
