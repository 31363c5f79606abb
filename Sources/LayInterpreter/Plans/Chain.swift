import LayCatalog
import LaySyntax
import LayViews

/// A chain of members, calls and modifiers, taken apart: `Text("a").font(.title).padding()`.
///
/// The parser nests a chain from the outside in. Here it is a list, so that a thousand modifiers need no
/// recursion, and those that the content inherits can be applied before the content is built.
final class Chain {
  let base: SyntaxID
  /// From the base outwards.
  let links: [Link]
  /// From this link on, all could be modifiers of a view.
  let firstModifier: Int
  /// The last of those that is a method of the file's own: what is before it is its `self`, and the links after it
  /// are modifiers.
  let lastDeclared: Int?
  /// Whether `map` or `flatMap` is among the links.
  let mapsElements: Bool
  /// Whether it ends with a method that may change its receiver where it is; nil until it is asked for.
  @exclusivity(unchecked) var changes: Bool?
  /// Whether `[…]` is among the links.
  let hasIndices: Bool
  #if !hasFeature(Embedded)
  /// What it subscribes to: `model.$count.map { … }.sink { … }`.
  @exclusivity(unchecked) var subscription: Subscribing?
  #endif
  /// What the chain begins with where that is asked of the device.
  let setting: DeviceSetting?
  /// The value that the chain begins with, where it can only ever be one, and the first link after it.
  @exclusivity(unchecked) var constant: (value: Value, next: Int)?
  /// What became of the constant where it was last put.
  @exclusivity(unchecked) var placed: Placed?

  /// A node without children, in one environment of one tree.
  struct Placed {
    var tree: Int
    var environment: UInt32
    var kind: ViewKind
    var payload: UInt32
    var source: UInt32
  }

  #if !hasFeature(Embedded)
  /// The first link after what a class publishes of a property, and the link that subscribes to it.
  struct Subscribing {
    var start: Int
    var end: Int
  }
  #endif

  struct Link {
    enum Kind { case member, method, call, subscripting, optional, force }

    var kind: Kind
    /// The chain up to and with this link.
    var node: SyntaxID
    /// The member node of `.member` and `.method`.
    var member: SyntaxID
    var name: Symbol
    /// What SwiftUI has of that name for every view.
    var modifier: Entry?
    /// Whether the file's `extension View` has it, or it is `modifier(_:)`.
    var isDeclared: Bool
    /// Whether it is `map` or `flatMap`, which optionals have as well as collections.
    var mapsElements = false
  }

  init(base: SyntaxID, links: [Link], setting: DeviceSetting?) {
    self.base = base
    self.setting = setting
    self.links = links
    var first = links.count
    while first > 0, links[first - 1].modifier != nil || links[first - 1].isDeclared { first -= 1 }
    self.firstModifier = first
    self.lastDeclared = links[first...].lastIndex { $0.isDeclared }
    self.mapsElements = links.contains { $0.mapsElements }
    self.hasIndices = links.contains { $0.kind == .subscripting }
  }
}
