/// Tells what a comparison found, for people.
package enum DifferenceReport {
  /// The most views of a layout that are listed unless all are asked for.
  static let listedCount = 20

  /// One layout's differences, each line ended; nothing for one that is unchanged.
  /// - Parameter isVerbose: List every view, those too that only went along with what they lie in.
  package static func text(_ outcome: LayoutOutcome, isVerbose: Bool) -> String {
    guard outcome.status != .unchanged else { return "" }
    var text = "\(outcome.status.rawValue): \(name(of: outcome.layout))\n"
    if let change = outcome.environmentChange { text += "  made for \(change.visible)\n" }
    guard outcome.status == .changed else { return text }
    if let change = outcome.canvasChange { text += "  canvas \(change)\n" }
    let own = isVerbose ? outcome.views : outcome.views.filter { !$0.followsParent }
    let listed = isVerbose ? own : Array(own.prefix(listedCount))
    text += rows(listed.map { ViewChangeText($0, in: outcome) })
    if own.count > listed.count { text += "  and \(own.count - listed.count) more\n" }
    let following = outcome.views.count - own.count
    if following > 0 {
      text += "  and \(following) view\(following == 1 ? "" : "s") within went along\n"
    }
    if outcome.omittedCount > 0 {
      text += "  \(outcome.omittedCount) more views are not kept in the records and were not compared\n"
    }
    return text
  }

  /// `adapting/country.lay, "Country" (dark)`
  static func name(of layout: LayoutSnapshot) -> String {
    let variant = layout.variant.isEmpty ? "" : " (\(layout.variant.visible))"
    return "\(layout.file.visibleName), \"\(layout.name.visible)\"\(variant)"
  }

  /// The changes in columns.
  private static func rows(_ changes: [ViewChangeText]) -> String {
    let widest = 32
    let width = min(widest, changes.map { $0.view.count + $0.place.count + 1 }.max() ?? 0)
    return changes.map { change in
      let view = change.view + " " + change.place
      return "  " + padded(change.verb, 8) + " " + padded(view, width) + "  "
        + change.details.joined(separator: ", ") + "\n"
    }.joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
