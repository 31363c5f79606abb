import LayText
import LayViews

/// Lays view trees out by SwiftUI's rules.
package enum LayoutEngine {
  /// Computes every frame. The tree may grow: a `GeometryReader`'s content is built when its size is known.
  /// - Complexity: O(n) in the views, whatever their nesting.
  package static func layout(_ layout: inout EvaluatedLayout, measurer: inout TextMeasurer) -> LayoutTree {
    let (canvas, configuration, callbacks) = (layout.canvas, layout.configuration, layout.callbacks)
    let fitsContent = layout.fitsContent
    return withUnsafeMutablePointer(to: &layout.tree) { tree in
      withUnsafeMutablePointer(to: &measurer) { measurer in
        let run = LayoutPass<SwiftUIRules>(
          tree, measurer: measurer, canvas: canvas, configuration: configuration, callbacks: callbacks)
        defer { run.deallocate() }
        return run.run(fitsContent: fitsContent)
      }
    }
  }

  /// Lays layouts out whose frames are only looked at by the layouts' own code; nil in Embedded Swift, where such code is
  /// not run.
  package static func trial(_ library: FontLibrary) -> ((inout EvaluatedLayout) -> Void)? {
    #if hasFeature(Embedded)
    return nil
    #else
    return { layout in
      var measurer = TextMeasurer(configuration: layout.configuration, library: library)
      _ = LayoutEngine.layout(&layout, measurer: &measurer)
    }
    #endif
  }
}

extension LayoutPass where Rules == SwiftUIRules {
  /// The root is proposed the canvas within its safe area and centred there, overflowing evenly if it is larger.
  func run(fitsContent: Bool) -> LayoutTree {
    guard !tree.root.isNone else { return finish() }
    callbacks.begin()
    prepareAll()
    safeArea = SafeArea(
      canvas: Rect(origin: .zero, size: canvas), insets: fitsContent ? .zero : deviceInsets)
    var room = safeArea.safeFrame
    container = FrameContainer(size: room.size, number: 0)
    let proposal = Proposal(room.size)
    let size = measure(tree.root, proposal)
    if fitsContent {
      canvas = size
      room.size = size
    }
    let origin = Point(
      x: room.minX + (room.size.width - size.width) / 2, y: room.minY + (room.size.height - size.height) / 2)
    place(tree.root, Rect(origin: origin, size: size), proposal)
    return finish()
  }

  /// Hands the placements over.
  private func finish() -> LayoutTree {
    handOver()
    var result = LayoutTree(placements, canvas: canvas)
    result.columns = columns
    result.rows = rows
    result.viewports = viewports
    texts.fonts = measurer.fonts
    result.texts = texts
    result.faults = faults
    result.answerCount = answerCount.count
    return result
  }
}
