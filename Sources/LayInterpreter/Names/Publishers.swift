import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

// Combine's publishers are made and subscribed to, and send nothing while a preview is drawn.
extension Evaluator {
  /// What a call of one of Combine's operators gives, on whatever publishes: a publisher, of which nothing is known; nil for
  /// any other call.
  func publisher(_ link: Chain.Link, of value: Value) -> Value? {
    let name = symbols[link.name]
    guard Self.publisherOperators.containsSorted(name) else { return nil }
    if case .instance(let instance) = value,
      case .function(let ids)? = instanceMember(link.name, of: instance.type)
    {
      guard isPublisher(instance.type), !takes(ids, link.node) else { return nil }
    }
    return .builtin(.opaque)
  }

  /// Whether a type of the file's own says that it publishes.
  private func isPublisher(_ type: TypeID) -> Bool {
    ["Publisher", "Subject", "ConnectablePublisher"].contains {
      inherits(declarations[type].conformances, from: $0)
    }
  }

  /// `CurrentValueSubject<State, Never>(.idle)`
  func madeSubject(_ node: SyntaxID, _ scope: Scope) -> Value {
    guard let argument = plan(node).arguments.first else { return .builtin(.opaque) }
    let value = evaluate(argument.expression, scope, expecting: outputType(node, scope))
    return .builtin(.subject(SubjectValue(value)))
  }

  /// The type that a subject's call names between angle brackets; any where it names none.
  private func outputType(_ node: SyntaxID, _ scope: Scope) -> Type {
    let callee = syntax.child(node, 0)
    guard syntax.kind(callee) == .typeExpr else { return .any }
    let first = syntax.child(syntax.child(callee, 0), 0)
    return first.isNone ? .any : type(first, in: owner(of: scope), generics: [])
  }

  /// The operators of publishers whose names nothing else has that is known here, sorted.
  private static let publisherOperators: [StaticString] = [
    "assertNoFailure", "assign", "autoconnect", "breakpoint", "buffer", "catch", "combineLatest", "debounce",
    "decode", "eraseToAnyPublisher", "flatMapLatest", "handleEvents", "ignoreOutput", "makeConnectable",
    "mapError", "measureInterval", "multicast", "receive", "removeDuplicates", "replaceEmpty",
    "replaceError", "replaceNil", "retry", "setFailureType", "share", "sink", "subscribe", "switchToLatest",
    "throttle", "timeout", "tryMap",
  ]
}
