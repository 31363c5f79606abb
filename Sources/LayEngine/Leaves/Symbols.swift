import LayViews
import LayText

extension LayoutPass {
  /// Gives the symbols among the views from an index on the size that their fonts say.
  ///
  /// Fonts are resolved by the measurer, so that the evaluator cannot know it.
  func sizeSymbols(from first: Int) {
    guard !tree.contents.images.isEmpty else { return }
    // The rows of a list mostly show the same one: its name is looked up once.
    var latest: (name: String, font: SymbolMetrics.Font, metrics: SymbolMetrics)?
    for index in first..<nodes.count where nodes[index].kind == .image {
      let node = nodes[index]
      let image = tree.contents.images[node]
      guard case .symbol(let name) = image.source, let descriptor = image.font else { continue }
      let category = tree.environments[Int(node.environment)].dynamicTypeSize
      let font = measurer.symbolFont(descriptor, dynamicTypeSize: category)
      let size = SymbolMetrics.Font(pointSize: font.pointSize, weight: font.weight, scale: image.scale)
      let metrics: SymbolMetrics
      if let latest, latest.name == name, latest.font == size {
        metrics = latest.metrics
      } else {
        metrics = SymbolMetrics.named(name, in: size)
        latest = (name, size, metrics)
      }
      let baseline = metrics.size.height - metrics.descent
      tree.contents.images[node].size = metrics.size
      tree.contents.images[node].baseline = baseline
      // Measured on macOS 26.2: 9 at 13 points, 15.5 at 22, 19.5 at 28.
      tree.contents.images[node].capCenter = baseline - font.capHeight.half / 2
    }
  }
}
