import LayCatalog
import LayLibrary
import LaySyntax

/// A variable, or a part of one, that a value is stored in and nothing else happens at: `count`, `model.rows[2].name`.
struct Place {
  enum Step {
    case field(Symbol)
    case index(Int)
  }

  /// The variable's name.
  let root: SyntaxID
  /// From the variable inwards.
  var steps: [Step] = []
}

/// Values that are changed where they are: what nobody else holds is not copied.
///
/// The value is taken out of its variable, changed and put back. Where a property has a wrapper, a setter or a type that
/// makes another value of what it is given, there is no such place.
extension Evaluator {
  /// The place that an expression names; nil where it is none, or where that takes more than a look at it.
  func place(_ node: SyntaxID, _ scope: Scope) -> Place? {
    guard pass.hasRealValues, hasStack(at: node) else { return nil }
    switch syntax.kind(node) {
    case .identifier: return isPlace(node, scope) ? Place(root: node) : nil
    case .parenthesized: return place(syntax.child(node, 0), scope)
    case .member:
      guard var place = place(syntax.child(node, 0), scope), place.steps.count < Self.steps else {
        return nil
      }
      place.steps.append(.field(syntax.symbol(node)))
      return place
    case .subscriptExpr:
      let arguments = plan(node).arguments
      guard arguments.count == 1, arguments[0].label.isEmpty,
        let index = plainIndex(arguments[0].expression, scope),
        var place = place(syntax.child(node, 0), scope), place.steps.count < Self.steps
      else { return nil }
      place.steps.append(.index(index))
      return place
    default: return nil
    }
  }

  private static let steps = 16

  /// The value of a number or a variable that an element is named by.
  private func plainIndex(_ node: SyntaxID, _ scope: Scope) -> Int? {
    switch syntax.kind(node) {
    case .integerLiteral: return syntax.integer(node)
    case .identifier:
      guard case .local(let depth, let slot) = target(of: node, scope) else { return nil }
      let owner = ancestor(depth, of: scope)
      guard slot < owner.values.count, case .int(let index) = owner.values[slot] else { return nil }
      return index
    default: return nil
    }
  }

  private func isPlace(_ node: SyntaxID, _ scope: Scope) -> Bool {
    if variable(of: node, scope) != nil { return true }
    return switch target(of: node, scope) {
    case .local: true
    case .member(_, let owner, .stored(let index)): isPlace(declarations[owner].properties[index])
    case .topLevel(.variable(let id)): isPlace(id)
    case .member(_, _, .variable(let id)): declarations[id].isStatic && isPlace(id)
    default: false
    }
  }

  private func isPlace(_ property: StoredProperty) -> Bool {
    if case .plain = property.wrapper, !property.isObserved { return property.type.keepsChangedValues }
    return false
  }

  /// Whether a variable of the file, or of a type as such, has a value, and nothing else to do with it.
  private func isPlace(_ id: VariableID) -> Bool {
    let variable = declarations[id]
    guard !variable.isWrapped, !variable.isLazy, !variable.isObserved, variable.accessor.isNone,
      variable.setter.isNone,
      pass.entersDeclarations, case .evaluated = declarations[value: id]
    else { return false }
    return variable.type.keepsChangedValues
  }

  /// The value at a place; nil where the way there has an end.
  func value(at place: Place, _ scope: Scope) -> Value? {
    var found: Value?
    _ = change(place, scope) { value in
      found = value
      return true
    }
    return found
  }

  /// Changes the value at a place; false where there is none, or `body` says that it has not changed it.
  /// - Parameter body: runs no code of the file, which would find the variable without its value.
  func change(_ place: Place, _ scope: Scope, _ body: (inout Value) -> Bool) -> Bool {
    if let (owner, slot) = variable(of: place.root, scope) {
      return change(slot, of: owner) { change(place.steps[...], in: &$0, body) }
    }
    switch target(of: place.root, scope) {
    case .local(let depth, let slot):
      let owner = ancestor(depth, of: scope)
      guard slot < owner.values.count else { return false }
      return change(slot, of: owner) { change(place.steps[...], in: &$0, body) }
    case .member(let depth, _, .stored(let index)):
      let owner = ancestor(depth, of: scope)
      guard case .instance(var instance)? = owner.values.first, index < instance.fields.count else {
        return false
      }
      owner.values[0] = .void
      defer { owner.values[0] = .instance(instance) }
      return change(index, of: &instance) { change(place.steps[...], in: &$0, body) }
    case .topLevel(.variable(let id)), .member(_, _, .variable(let id)):
      guard case .evaluated(var value) = declarations[value: id] else { return false }
      declarations[value: id] = .evaluated(.void)
      defer { declarations[value: id] = .evaluated(value) }
      guard change(place.steps[...], in: &value, body) else { return false }
      // Each layout begins with what the file says.
      if state.changedVariables.last != id { state.changedVariables.append(id) }
      if state.firstUses.variables.last != id { state.firstUses.variables.append(id) }
      return true
    default: return false
    }
  }

  private func change(
    _ steps: ArraySlice<Place.Step>, in value: inout Value, _ body: (inout Value) -> Bool
  ) -> Bool {
    guard let step = steps.first else { return body(&value) }
    switch step {
    case .field(let symbol):
      guard case .instance(var instance) = value, let index = storedField(symbol, of: instance),
        isPlace(declarations[instance.type].properties[index])
      else { return false }
      value = .void
      defer { value = .instance(instance) }
      return change(index, of: &instance) { change(steps.dropFirst(), in: &$0, body) }
    case .index(let index):
      if extensionMember(known.subscriptName, of: value) != nil { return false }
      return value.changeElements { elements in
        guard elements.indices.contains(index) else { return false }
        var element = elements[index]
        elements[index] = .void
        defer { elements[index] = element }
        return change(steps.dropFirst(), in: &element, body)
      } ?? false
    }
  }

  /// - Parameter slot: in bounds.
  private func change(_ slot: Int, of owner: Scope, _ body: (inout Value) -> Bool) -> Bool {
    var value = owner.values[slot]
    owner.values[slot] = .void
    defer { owner.values[slot] = value }
    return body(&value)
  }

  /// - Parameter index: in bounds.
  private func change(_ index: Int, of instance: inout Instance, _ body: (inout Value) -> Bool) -> Bool {
    var field = instance.fields[index]
    instance.fields[index] = .void
    defer { instance.fields[index] = field }
    return body(&field)
  }

  /// The stored property of a value by name; nil where it has none, or somebody observes it.
  func storedField(_ symbol: Symbol, of instance: Instance) -> Int? {
    guard case .stored(let index)? = instanceMember(symbol, of: instance.type), index < instance.fields.count,
      index < declarations[instance.type].properties.count,
      !declarations[instance.type].properties[index].isObserved
    else { return nil }
    return index
  }
}

extension Value {
  /// Changes an array's elements where they are; nil, with nothing done, for any other value.
  mutating func changeElements<Result>(_ body: (inout [Value]) -> Result) -> Result? {
    guard case .array(var elements) = self else { return nil }
    self = .void
    defer { self = .array(elements) }
    return body(&elements)
  }
}

extension Type {
  /// Whether a value that was changed in a variable of this type stays as it is: pairs in a list get the labels of its type.
  fileprivate var keepsChangedValues: Bool {
    switch unwrapped {
    case .array(.tuple): false
    case .any, .string, .array, .set, .dictionary, .declared: true
    default: false
    }
  }
}
