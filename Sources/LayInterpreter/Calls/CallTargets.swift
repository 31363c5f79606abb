import LayCatalog
import LayLibrary
import LaySyntax

/// What calls and names of functions mean, where properties and views share the name.
extension Evaluator {
  /// What the name of a call means: SwiftUI's view, where another module has a type of that name which does not take the
  /// arguments.
  func target(ofCall node: SyntaxID, _ callee: SyntaxID, _ scope: Scope) -> NameTarget {
    let target = target(ofCallee: callee, scope)
    if case .member(_, _, .function(let ids)) = target, let property = callableProperty(callee, scope),
      !mayTake(ids, node)
    {
      return property
    }
    guard declarations.topLevel.isDivided, case .topLevel(.type(let id)) = target,
      declarations[id].role == .data,
      let entry = library.view(named: syntax.name(callee)),
      declarations.topLevel.isOfOtherModule(syntax.range(declarations[id].syntax).start),
      !takes(initializers(of: id), node)
    else { return target }
    let memberwise =
      declarations[id].kind == .structure ? memberwiseInitializer(of: id).signature.parameters : []
    let isMade =
      !declarations[id].declaresInitializer && ArgumentMatch(plan(node).arguments, memberwise).failure == nil
    return isMade ? target : .view(entry)
  }

  /// A property that holds a function and shares its name with functions.
  func callableProperty(_ callee: SyntaxID, _ scope: Scope) -> NameTarget? {
    guard declarations.functionNames[syntax.symbol(callee)] != nil else { return nil }
    let target = target(of: callee, scope)
    guard case .member(_, let owner, let member) = target else { return nil }
    return type(of: member, in: owner).unwrapped.isClosure ? target : nil
  }

  /// `rows.map(size(of:))`, where a property has the function's name, too: the function, where one is expected; nil for
  /// anything else.
  func namedFunction(_ node: SyntaxID, _ type: Type, _ scope: Scope) -> Value? {
    guard type.unwrapped.isClosure, syntax.kind(node) == .identifier || syntax.kind(node) == .member,
      let name = declarations.functionNames[syntax.symbol(node)]
    else { return nil }
    if syntax.kind(node) == .identifier {
      guard callableProperty(node, scope) == nil,
        case .member(let depth, _, .function(let ids))? = lookUp(name, scope)
      else { return nil }
      return ids.first.map {
        .closure(Closure(code: declarations[$0].syntax, scope: ancestor(depth, of: scope)))
      }
    }
    guard case .instance(let instance) = evaluate(syntax.child(node, 0), scope),
      case .function(let ids)? = instanceMember(name, of: instance.type), let first = ids.first,
      let property = instanceMember(syntax.symbol(node), of: instance.type),
      !self.type(of: property, in: instance.type).unwrapped.isClosure
    else { return nil }
    let receiver = self.scope(of: instance.type, receiver: .instance(instance))
    return .closure(Closure(code: declarations[first].syntax, scope: receiver))
  }
}
