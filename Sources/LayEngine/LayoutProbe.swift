import LayText
import LayViews

/// A finished layout that answers questions: what a view would be as large as, were it proposed something else.
///
/// Lint asks it how views behave, for which their kind alone does not tell: a row of texts hugs them, a row that holds a
/// slider somewhere fills.
package final class LayoutProbe {
  private let tree: UnsafeMutablePointer<ViewTree>
  private let measurer: UnsafeMutablePointer<TextMeasurer>
  private let run: LayoutPass<SwiftUIRules>
  /// Owns what the run found.
  private let frames: LayoutTree

  /// Lays out once; the ids are those of any other layout of the same value.
  /// - Complexity: that of a layout.
  package init(_ layout: EvaluatedLayout, measurer: TextMeasurer) {
    tree = .allocate(capacity: 1)
    tree.initialize(to: layout.tree)
    self.measurer = .allocate(capacity: 1)
    self.measurer.initialize(to: measurer)
    run = LayoutPass<SwiftUIRules>(
      tree, measurer: self.measurer, canvas: layout.canvas, configuration: layout.configuration,
      callbacks: layout.callbacks)
    frames = run.run(fitsContent: layout.fitsContent)
  }

  /// The size that a view with a frame answers to a proposal; nil for others.
  /// - Complexity: O(n) in the views inside it.
  package func size(of view: ViewID, proposing proposal: Proposal) -> Size? {
    frames.isPlaced(view) ? run.measure(view, proposal) : nil
  }

  /// The ideal size of a candidate that `ViewThatFits` passed over.
  /// - Complexity: O(n) in the views inside it.
  package func idealSize(ofCandidate view: ViewID) -> Size { run.measure(view, .unspecified) }

  deinit {
    run.deallocate()
    measurer.deinitialize(count: 1)
    measurer.deallocate()
    tree.deinitialize(count: 1)
    tree.deallocate()
  }
}
