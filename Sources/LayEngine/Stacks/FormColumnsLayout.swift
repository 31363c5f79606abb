import LayViews

// A form in columns: labels end where the controls begin, at one line down the form. See "Forms" in the article
// Lists and Bars.

extension LayoutPass {
  /// Where the controls begin: as far in as the longest label asks.
  ///
  /// - Complexity: O(n) in the rows.
  private func formLine(_ node: ViewNode) -> Double {
    var line = 0.0
    var child = node.firstChild
    while !child.isNone {
      line = max(line, formLead(of: child))
      child = nodes[child].nextSibling
    }
    return line
  }

  /// What of a row lies before its control: nothing where it has no label.
  private func formLead(of row: ViewID) -> Double {
    guard traits[row].hasGuides else { return 0 }
    return guideValue(of: row, .formControl, size: measure(row, .unspecified), .unspecified)
  }

  /// Every row is proposed the width from its label's start to the form's end.
  private func formOffer(lead: Double, line: Double, _ proposal: Proposal) -> Proposal {
    Proposal(width: proposal.width.map { max($0 - (line - lead), 0) }, height: nil)
  }

  func formSize(_ view: ViewID, _ node: ViewNode, _ proposal: Proposal) -> Size {
    let line = formLine(node)
    var size = Size(width: 0, height: gapTotal(of: view))
    var child = node.firstChild
    while !child.isNone {
      let lead = formLead(of: child)
      let answer = measure(child, formOffer(lead: lead, line: line, proposal))
      size.width = max(size.width, line - lead + answer.width)
      size.height += answer.height
      child = nodes[child].nextSibling
    }
    return size
  }

  func placeForm(_ view: ViewID, _ node: ViewNode, _ frame: Rect, _ proposal: Proposal) {
    let line = formLine(node)
    let firstGap = recordGaps(of: stackLayout(view))
    let gapEnd = gaps.count
    var child = node.firstChild
    var offset = Point.zero
    var index = firstGap
    while !child.isNone {
      let lead = formLead(of: child)
      let offer = formOffer(lead: lead, line: line, Proposal(frame.size))
      let size = measure(child, offer)
      offset.x = line - lead
      placeChild(child, of: view, in: frame, offset: offset, size: size, offer)
      offset.y += size.height
      if index < gapEnd { offset.y += gaps[index] }
      index += 1
      child = nodes[child].nextSibling
    }
  }
}
