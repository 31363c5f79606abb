#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax

/// Those who receive what a class publishes of a property, `$count.sink { … }`: what it is at once, and what it is set to
/// later, before it is set.
final class Subscription {
  /// What becomes of a value on its way.
  enum Stage {
    case dropped(Int)
    case changed(Value)
    case kept(Value)
    case found(Value)
    case distinct(last: Value?)
    /// It is handed on after a time.
    case late
    /// What is handed on is not known.
    case lost
  }

  enum Receiver {
    case function(Value)
    case property(KeyPathValue, of: Value)
    case place(SyntaxID, Scope)
  }

  /// The object whose property it is, and which one.
  let object: ObjectFields
  let property: Int
  /// The name of the property where it is subscribed to.
  let name: SyntaxID
  var stages: [Stage]
  let receiver: Receiver

  init(_ object: ObjectFields, _ property: Int, at name: SyntaxID, _ stages: [Stage], _ receiver: Receiver) {
    self.object = object
    self.property = property
    self.name = name
    self.stages = stages
    self.receiver = receiver
  }
}

extension Evaluator {
  /// What a chain subscribes to, by its words alone.
  func subscription(of chain: Chain) -> Chain.Subscribing? {
    guard
      let end = chain.links.firstIndex(where: {
        $0.kind == .method && (symbols[$0.name] == "sink" || symbols[$0.name] == "assign")
      })
    else { return nil }
    if syntax.kind(chain.base) == .bindingReference { return Chain.Subscribing(start: 0, end: end) }
    let published = chain.links[..<end].firstIndex { $0.kind == .member && isProjection($0.node) }
    return published.map { Chain.Subscribing(start: $0 + 1, end: end) }
  }

  /// Has what a class publishes received, as a chain says, and gives what the chain does; nil where it subscribes to
  /// nothing that is known.
  func subscribed(by chain: Chain, upTo count: Int, _ scope: Scope) -> Value? {
    guard let links = chain.subscription, count > links.end, pass.hasRealValues,
      let (instance, property) = published(by: chain, links, scope), let object = instance.object,
      property < instance.fields.count
    else { return nil }
    guard let receiver = receiver(chain.links[links.end], scope) else { return nil }
    let stages = chain.links[links.start..<links.end].flatMap { stage(of: $0, scope) ?? [.lost] }
    let name = links.start == 0 ? chain.base : chain.links[links.start - 1].member
    let subscription = Subscription(object, property, at: name, stages, receiver)
    declarations[instance.type].properties[property].isObserved = true
    state.subscriptions.append(subscription)
    deliver(instance.fields[property], to: subscription)
    var value = Value.builtin(.opaque)
    for link in chain.links[(links.end + 1)..<count] {
      value = apply(link, to: value, scope, expecting: .any)
    }
    return value
  }

  /// Hands on what a property of an object is about to be set to.
  func publish(_ value: Value, by property: Int, of instance: Instance) {
    guard !state.subscriptions.isEmpty, let object = instance.object else { return }
    for subscription in state.subscriptions
    where subscription.property == property && subscription.object === object {
      deliver(value, to: subscription)
    }
  }

  private func published(
    by chain: Chain, _ links: Chain.Subscribing, _ scope: Scope
  ) -> (Instance, property: Int)? {
    let owner: Value
    let member: Member
    if links.start == 0 {
      guard case .member(let depth, let type, let stored) = target(of: chain.base, scope), isClass(type)
      else {
        return nil
      }
      (owner, member) = (ancestor(depth, of: scope).values.first ?? .unknown, stored)
    } else {
      let link = chain.links[links.start - 1]
      owner = evaluate(syntax.child(link.node, 0), scope)
      guard case .instance(let instance) = owner, isClass(instance.type),
        let stored = instanceMember(link.name, of: instance.type)
      else { return nil }
      member = stored
    }
    guard case .instance(let instance) = owner, case .stored(let index) = member else { return nil }
    let attribute = declarations[instance.type].properties[index].attribute
    return !attribute.isNone && syntax.name(attribute) == "Published" ? (instance, index) : nil
  }

  /// What one of Combine's operators does to a value; nil for one that is not known here.
  private func stage(of link: Chain.Link, _ scope: Scope) -> [Subscription.Stage]? {
    guard link.kind == .method else { return nil }
    let arguments = plan(link.node).arguments
    func function() -> Value? { arguments.first.map { evaluate($0.expression, scope) } }
    switch symbols[link.name] {
    case "map", "tryMap": return function().map { [.changed($0)] }
    case "filter", "tryFilter": return function().map { [.kept($0)] }
    case "compactMap", "tryCompactMap": return function().map { [.found($0)] }
    case "removeDuplicates": return arguments.isEmpty ? [.distinct(last: nil)] : nil
    case "dropFirst":
      guard let count = arguments.first else { return [.dropped(1)] }
      guard case .int(let number) = evaluate(count.expression, scope, expecting: .int) else { return nil }
      return [.dropped(number)]
    // On the main queue it is received in the turn after this one, before anything is drawn.
    case "receive", "subscribe", "eraseToAnyPublisher", "share", "autoconnect", "mapError", "setFailureType",
      "assertNoFailure", "catch", "replaceError", "print":
      return []
    case "debounce", "delay", "throttle": return [.late]
    default: return nil
    }
  }

  private func receiver(_ link: Chain.Link, _ scope: Scope) -> Subscription.Receiver? {
    let arguments = plan(link.node).arguments
    if symbols[link.name] == "sink" {
      guard let argument = arguments.last, argument.label != "receiveCompletion" else { return nil }
      return .function(evaluate(argument.expression, scope))
    }
    guard let first = arguments.first, first.label == "to" else { return nil }
    if syntax.kind(first.expression) == .inoutExpr { return .place(syntax.child(first.expression, 0), scope) }
    guard arguments.count == 2, case .instance(let object) = evaluate(arguments[1].expression, scope),
      case .keyPath(let path) = evaluate(first.expression, scope)
    else { return nil }
    return .property(path, of: .instance(object))
  }

  private func deliver(_ value: Value, to subscription: Subscription) {
    var value = value
    var isLate = false
    for index in subscription.stages.indices {
      switch subscription.stages[index] {
      case .dropped(let count):
        guard count <= 0 else {
          subscription.stages[index] = .dropped(count - 1)
          return
        }
      case .changed(let function): value = call(function, arguments: [value])
      case .kept(let function): if case .bool(false) = call(function, arguments: [value]) { return }
      case .found(let function):
        value = call(function, arguments: [value])
        if value.isNil { return }
      case .distinct(let last):
        if let last, equal(last, value) == true { return }
        subscription.stages[index] = .distinct(last: value)
      case .late: isLate = true
      case .lost:
        findings.countApproximation(of: syntax.symbol(subscription.name))
        return noteUnreceived(subscription)
      }
    }
    if isLate { return noteUnreceived(subscription) }
    switch subscription.receiver {
    case .function(let function): _ = call(function, arguments: [value])
    case .property(let path, let object):
      _ = setting(path.components[...], of: object, to: value, path.syntax)
    case .place(let node, let scope): store(value, in: node, scope)
    }
  }

  /// Tells that a value is not received: what takes its time comes after the views are drawn.
  private func noteUnreceived(_ subscription: Subscription) {
    findings.warnOnce(
      .warning(
        "unsupported-value", at: syntax.range(subscription.name),
        "nobody receives what '$\(symbols[syntax.symbol(subscription.name)])' publishes",
        help: "set what depends on it where it is declared"), about: "$")
  }
}
#endif
