import LayEngine
import LayViews
import LaySyntax
import LayText

/// One layout with its frames: what a backend gets.
package struct LaidOutLayout: Sendable {
  package var source: SourceFile
  package var name: String
  package var configuration: Configuration
  package var views: ViewTree
  package var frames: LayoutTree
  /// The fonts that custom families were measured with.
  package var library: FontLibrary
  /// What stands in for something else; counted in a lenient compilation.
  package var tally: LayoutTally

  package init(
    source: SourceFile, name: String, configuration: Configuration, views: ViewTree, frames: LayoutTree,
    library: FontLibrary = FontLibrary(), tally: LayoutTally = LayoutTally()
  ) {
    self.source = source
    self.name = name
    self.configuration = configuration
    self.views = views
    self.frames = frames
    self.library = library
    self.tally = tally
  }
}

extension LaidOutLayout {
  func environment(of node: ViewNode) -> EnvironmentValues {
    let index = Int(node.environment)
    return index < views.environments.count ? views.environments[index] : EnvironmentValues()
  }

  // Read where they stand: a copy of an environment costs as much as drawing a rectangle.

  @inline(__always)
  func isRightToLeft(_ node: ViewNode) -> Bool {
    let index = Int(node.environment)
    return index < views.environments.count && views.environments[index].layoutDirection == .rightToLeft
  }

  func foreground(of node: ViewNode) -> Paint {
    let index = Int(node.environment)
    return index < views.environments.count
      ? views.environments[index].foreground : EnvironmentValues().foreground
  }
}
