import LaySyntax
import LayViews

// What is hard to hit, to name or to read.

extension Inspection {
  mutating func checkAccessibility() {
    for view in outline.placed where tree[view].kind == .text && !tree[view].isPart { checkTextSize(view) }
  }

  private mutating func checkTextSize(_ view: ViewID) {
    guard settings.isOn(.tinyText) else { return }
    let smallest = layout.configuration.platform == .iOS ? 11.0 : 10.0
    for run in tree.contents.texts[tree[view]].runs {
      guard let size = run.font.givenSize, size > 0, size < smallest else { continue }
      // Small sizes that the platform chooses, as under a tab's icon, are not reported.
      let call = sites.enclosingCall(of: ["font", "system", "custom"], around: tree[view].source)
      guard let place = call.flatMap({ sites.nameRange(ofCall: $0) }) else { continue }
      return report(
        .tinyText, at: place,
        "text of \(points(size)) pt; \(points(smallest)) is the least that is easy to read")
    }
  }
}
