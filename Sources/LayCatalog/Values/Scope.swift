import LaySyntax

/// Variables by name, with the scope around them.
///
/// Scopes nest as the source does: the same expression always finds its variable at the same depth and slot, which
/// is what lets a name be looked up once.
package final class Scope: @unchecked Sendable {
  package let parent: Scope?
  @exclusivity(unchecked) package var names: [Symbol]
  @exclusivity(unchecked) package var values: [Value]
  /// The type whose members are in scope; `values[0]` is then `self`.
  package let owner: TypeID?
  /// Whether `self` is the type itself.
  package let isStatic: Bool

  /// Whether `self` is still being made by an initialiser, so that what observes its properties does not run.
  @exclusivity(unchecked) package var isInitializing = false
  /// The block whose variables these are; none for others.
  @exclusivity(unchecked) package var block = SyntaxID.none
  /// The function whose parameters come first; nil for others.
  @exclusivity(unchecked) package var signature: Signature?

  package init(parent: Scope?, names: [Symbol] = [], values: [Value] = []) {
    self.parent = parent
    self.names = names
    self.values = values
    self.owner = nil
    self.isStatic = false
  }

  /// The scope of a type's members.
  package init(parent: Scope?, owner: TypeID, isStatic: Bool, names: [Symbol], receiver: Value) {
    self.parent = parent
    self.names = names
    self.values = [receiver]
    self.owner = owner
    self.isStatic = isStatic
  }

  /// A copy with the variables as they are now, and so of the scopes around it, up to a type's members or the file's.
  package func snapshot() -> Scope {
    guard owner == nil, let parent else { return self }
    let copy = Scope(parent: parent.snapshot(), names: names, values: values)
    copy.block = block
    copy.signature = signature
    return copy
  }

  package func declare(_ name: Symbol, _ value: Value) {
    names.append(name)
    values.append(value)
  }
}
