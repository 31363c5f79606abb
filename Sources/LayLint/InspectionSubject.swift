import LayEngine
import LaySyntax
import LayViews

extension Inspection {
  /// What an inspection looks at.
  ///
  /// A class, so that a check that is handed on, or asks for one part, copies none of it: taken together, the source, the
  /// layout and its frames are some kilobytes of references.
  final class Subject {
    let sites: CallSites
    let doubts: Doubts
    let settings: RuleSettings
    let layout: EvaluatedLayout
    /// The layout before it was laid out.
    let pristine: EvaluatedLayout
    let frames: LayoutTree
    let outline: ViewOutline

    init(
      _ sites: CallSites, _ doubts: Doubts, _ layout: EvaluatedLayout, pristine: EvaluatedLayout,
      _ frames: LayoutTree, _ settings: RuleSettings
    ) {
      self.doubts = doubts
      self.sites = sites
      self.settings = settings
      self.layout = layout
      self.pristine = pristine
      self.frames = frames
      self.outline = ViewOutline(layout.tree, frames)
    }
  }

  // Lent, and not copied.

  var sites: CallSites { _read { yield subject.sites } }
  var doubts: Doubts { _read { yield subject.doubts } }
  var settings: RuleSettings { _read { yield subject.settings } }
  var layout: EvaluatedLayout { _read { yield subject.layout } }
  var frames: LayoutTree { _read { yield subject.frames } }
  var outline: ViewOutline { _read { yield subject.outline } }
  var syntax: SyntaxTree { _read { yield subject.sites.syntax } }
  var tree: ViewTree { _read { yield subject.layout.tree } }
}
