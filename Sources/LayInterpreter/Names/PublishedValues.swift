#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax

/// Who receives what classes publish of their properties.
extension Evaluator {
  /// Has what a class publishes received, as a chain says.
  /// - Returns: The first link after the one that subscribes; nil where it subscribes to nothing that is known.
  func subscribed(by chain: Chain, upTo count: Int, _ scope: Scope) -> Int? {
    guard let links = chain.subscription, count > links.end, pass.hasRealValues,
      let (instance, property) = published(by: chain, links, scope), let object = instance.object,
      property < instance.fields.count
    else { return nil }
    guard let receiver = receiver(chain.links[links.end], scope) else { return nil }
    let stages = chain.links[links.start..<links.end].flatMap { stage(of: $0, scope) ?? [.lost] }
    let name = links.start == 0 ? chain.base : chain.links[links.start - 1].member
    let subscription = Subscription(object, property, at: name, stages, receiver)
    declarations[instance.type].properties[property].isObserved = true
    state.objects.subscriptions.append(subscription)
    deliver(instance.fields[property], to: subscription)
    return links.end + 1
  }

  /// Hands on what a property of an object is about to be set to.
  func publish(_ value: Value, by property: Int, of instance: Instance) {
    guard !state.objects.subscriptions.isEmpty, let object = instance.object else { return }
    for subscription in state.objects.subscriptions
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
      case .kept(let function):
        guard case .bool(let isKept) = call(function, arguments: [value]) else {
          findings.countApproximation(of: syntax.symbol(subscription.name))
          return noteUnreceived(subscription)
        }
        if !isKept { return }
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
