/// A layout as some output tells it: every view's frame, without the compiler that made it.
package struct LayoutSnapshot: Sendable {
  /// The name that previews give, and which layout of this file, name and variant it is, from 0.
  package var name = ""
  package var ordinal = 0
  /// The file's path, as the output names it.
  package var file = ""
  /// What tells this picture from the layout's others; empty for the only one.
  package var variant = ""
  package var width = 0.0
  package var height = 0.0
  /// What it was made for: platform, text size and so on, a word each.
  package var environment: [String] = []
  /// Parents before children.
  package var nodes: [Node] = []
  /// How many further views the output leaves out.
  package var omittedCount = 0
  /// The path of its picture, relative to the folder of the output.
  package var drawing: String?

  package init() {}

  package struct Node: Sendable, Equatable {
    package var kind = ""
    package var id: String?
    /// What a text shows, its lines joined.
    package var text: String?
    package var frame = Frame()
    package var line = 0
    package var column = 0
    /// How many nodes enclose this one.
    package var depth = 0

    package init() {}
  }

  /// A rectangle in points.
  package struct Frame: Sendable, Equatable {
    package var x = 0.0
    package var y = 0.0
    package var width = 0.0
    package var height = 0.0

    package init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// What a layout is compared by: the same in both outputs.
  package struct Key: Hashable, Sendable {
    package var file: String
    package var name: String
    package var variant: String
    package var ordinal: Int
  }

  package var key: Key { Key(file: file, name: name, variant: variant, ordinal: ordinal) }

  /// Numbers layouts of the same file, name and variant in their order.
  package static func number(_ layouts: inout [LayoutSnapshot]) {
    var counts: [Key: Int] = [:]
    for index in layouts.indices {
      layouts[index].ordinal = 0
      let key = layouts[index].key
      layouts[index].ordinal = counts[key, default: 0]
      counts[key, default: 0] += 1
    }
  }
}
