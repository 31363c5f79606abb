import LayText
import LayViews

@testable import LayEngine

/// Asks a view alone, without placing it.
enum Probe {
  /// Prepares a run over a view, for a question to it.
  static func run<Answer>(
    _ view: View, direction: LayoutDirection = .leftToRight, _ ask: (LayoutPass<SwiftUIRules>) -> Answer
  ) -> Answer {
    var layout = Scene(view, direction: direction).layout
    var measurer = TextMeasurer(configuration: layout.configuration)
    let (canvas, configuration) = (layout.canvas, layout.configuration)
    return withUnsafeMutablePointer(to: &layout.tree) { tree in
      withUnsafeMutablePointer(to: &measurer) { measurer in
        let run = LayoutPass<SwiftUIRules>(
          tree, measurer: measurer, canvas: canvas, configuration: configuration, callbacks: .none)
        defer { run.deallocate() }
        return ask(run)
      }
    }
  }

  /// The placements of all views that are placed, after something was done to what is known of them.
  static func placements(
    _ view: View, direction: LayoutDirection = .leftToRight,
    _ change: (LayoutPass<SwiftUIRules>) -> Void = { _ in }
  ) -> [Placement] {
    run(view, direction: direction) { run in
      run.prepareAll()
      change(run)
      let proposal = Proposal(width: 240, height: 160)
      let size = run.measure(run.tree.root, proposal)
      run.place(run.tree.root, Rect(origin: .zero, size: size), proposal)
      return (0..<run.nodes.count).filter { run.placements.isPlaced(ViewID($0)) }.map {
        run.placements[ViewID($0)]
      }
    }
  }

  static func size(of view: View, _ proposal: Proposal) -> Size {
    run(view) { run in
      run.prepareAll()
      return run.measure(run.tree.root, proposal)
    }
  }

  static func width(of view: View, _ proposal: Double?) -> Double {
    size(of: view, Proposal(width: proposal, height: 20)).width
  }

  /// How many answers a view's layout needs.
  static func answers(_ view: View) -> Int {
    run(view) { run in
      _ = run.run(fitsContent: false)
      return run.answerCount.count
    }
  }
}
