/// A layout expanded into views, ready for the engine.
package struct EvaluatedLayout {
  package var name: String
  package var canvas: Size
  /// `.sizeThatFitsLayout`: the canvas shrinks to the root's answer.
  package var fitsContent = false
  /// The configuration with what the preview's traits and modifiers changed.
  package var configuration: Configuration
  package var tree = ViewTree()
  package var callbacks = LayoutCallbacks.none
  /// What stands in for something else; counted in a lenient compilation.
  package var tally = LayoutTally()

  package init(name: String, canvas: Size, configuration: Configuration) {
    self.name = name
    self.canvas = canvas
    self.configuration = configuration
  }
}
