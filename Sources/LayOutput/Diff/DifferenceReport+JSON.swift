extension DifferenceReport {
  /// The comparison as data, as `grammar/diff.schema.json` describes it; layouts that are unchanged are only counted.
  package static func json(
    old: String, new: String, tolerance: Double, _ outcomes: [LayoutOutcome], _ summary: OutcomeSummary
  ) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.member("version", 1)
      json.member("old", old)
      json.member("new", new)
      json.member("tolerance", tolerance)
      json.array("layouts") { json in
        for outcome in outcomes where outcome.status != .unchanged {
          json.element()
          json.object { write(outcome, &$0) }
        }
      }
      json.object("summary", inline: true) { json in
        json.member("unchanged", summary[.unchanged])
        json.member("changed", summary[.changed])
        json.member("redrawn", summary[.redrawn])
        json.member("added", summary[.added])
        json.member("removed", summary[.removed])
      }
    }
    return json.finish()
  }

  private static func write(_ outcome: LayoutOutcome, _ json: inout JSONText) {
    let layout = outcome.layout
    json.member("file", layout.file)
    json.member("name", layout.name)
    if !layout.variant.isEmpty { json.member("variant", layout.variant) }
    json.member("status", outcome.status.rawValue)
    if let old = outcome.old { json.object("old", inline: true) { writeCanvas(of: old, &$0) } }
    if let new = outcome.new { json.object("new", inline: true) { writeCanvas(of: new, &$0) } }
    json.array("views") { json in
      for view in outcome.views {
        json.element()
        json.object { write(view, in: outcome, &$0) }
      }
    }
    if outcome.omittedCount > 0 { json.member("notCompared", outcome.omittedCount) }
  }

  private static func writeCanvas(of layout: LayoutSnapshot, _ json: inout JSONText) {
    json.member("width", layout.width)
    json.member("height", layout.height)
  }

  private static func write(
    _ view: LayoutDifference.ViewDifference, in outcome: LayoutOutcome, _ json: inout JSONText
  ) {
    let old = view.old.flatMap { outcome.old?.nodes[$0] }
    let new = view.new.flatMap { outcome.new?.nodes[$0] }
    json.member("change", view.change.rawValue)
    if let node = new ?? old {
      json.member("kind", node.kind)
      if let id = node.id { json.member("id", id) }
    }
    if view.followsParent { json.member("followsParent", isTrue: true) }
    if view.othersWithin > 0 { json.member("othersWithin", view.othersWithin) }
    if let old { json.object("old", inline: true) { write(old, &$0) } }
    if let new { json.object("new", inline: true) { write(new, &$0) } }
  }

  private static func write(_ node: LayoutSnapshot.Node, _ json: inout JSONText) {
    json.member("x", node.frame.x)
    json.member("y", node.frame.y)
    json.member("width", node.frame.width)
    json.member("height", node.frame.height)
    if let text = node.text { json.member("text", text) }
    json.member("line", node.line)
    json.member("column", node.column)
  }
}
