import LaySyntax

/// Variables by name, with the scope around them.
package final class Scope: @unchecked Sendable {
  package let parent: Scope?
  package var names: [Symbol] = []
  package var values: [Value] = []

  package init(parent: Scope?) { self.parent = parent }
}
