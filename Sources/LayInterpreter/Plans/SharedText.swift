import LayCatalog
import LayLibrary
import LayViews

/// What pieces of the source have been found to stand for, wherever they are written.
struct SharedText {
  /// A modifier that puts its content into a node, with a view behind or before it at most.
  struct Modifier {
    var tree: Int
    var environment: UInt32
    var kind: ViewKind
    var payload: UInt32
    /// The colour of a background or overlay.
    var layer: Layer?
  }

  struct Layer {
    var kind: ViewKind
    var payload: UInt32
  }

  /// A modifier that changes what its content inherits: two environments of one tree, outside of it and inside.
  struct Inherited {
    var tree: Int
    var before: UInt32
    var after: UInt32
  }

  /// A container up to its content, or a view of the catalog that has none.
  struct Container {
    var tree: Int
    var kind: ViewKind
    var payload: UInt32
  }

  /// A view without children that a chain begins with.
  struct Leaf {
    var placed: Chain.Placed
    /// From the start of the chain to the place that the view's node names.
    var sourceOffset: UInt32
  }

  /// What a text's own modifiers make of any string, and where that was put last.
  struct Text {
    /// The number of its value; nil where the modifiers are not constant.
    var value: Int?
    var tree = -1
    var environment: UInt32 = 0
    var payload: UInt32 = 0
  }

  var modifiers = TextTable<Modifier>()
  var inherited = TextTable<Inherited>()
  var containers = TextTable<Container>()
  var leaves = TextTable<Leaf>()
  var texts = TextTable<Text>()
  /// A text without modifiers of its own.
  var plainText = Text(value: 0)
  /// Those of texts with modifiers, by number from 1.
  private var textValues: [TextValue] = []

  private lazy var plainValue = TextValue("", source: 0)

  /// What a text's own modifiers make of the empty string.
  mutating func textValue(_ number: Int) -> TextValue {
    number == 0 ? plainValue : textValues[number - 1]
  }

  /// Numbers what modifiers make of the empty string.
  mutating func add(_ value: TextValue) -> Int {
    textValues.append(value)
    return textValues.count
  }
}
