import LayEngine
import LaySemantics
import LaySyntax

/// One layout with its frames: what a backend gets.
package struct LaidOutLayout: Sendable {
  package var source: SourceFile
  package var name: String
  package var configuration: Configuration
  package var views: ViewTree
  package var frames: LayoutTree

  package init(
    source: SourceFile, name: String, configuration: Configuration, views: ViewTree, frames: LayoutTree
  ) {
    self.source = source
    self.name = name
    self.configuration = configuration
    self.views = views
    self.frames = frames
  }
}
