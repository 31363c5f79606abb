import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// The kinds of value that Swift's own types have, for the tables of their members.
struct ValueKinds: OptionSet {
  let rawValue: UInt16

  static let bool = ValueKinds(rawValue: 1 << 0)
  static let int = ValueKinds(rawValue: 1 << 1)
  static let double = ValueKinds(rawValue: 1 << 2)
  static let string = ValueKinds(rawValue: 1 << 3)
  static let array = ValueKinds(rawValue: 1 << 4)
  static let dictionary = ValueKinds(rawValue: 1 << 5)
  static let range = ValueKinds(rawValue: 1 << 6)
  static let interval = ValueKinds(rawValue: 1 << 7)

  static let number: ValueKinds = [.int, .double]
  static let sequence: ValueKinds = [.array, .range, .string, .dictionary]
  /// Sequences whose elements have places.
  static let list: ValueKinds = [.array, .range, .string]

  /// The kind of a value; empty for values that are not Swift's own.
  init(of value: Value) {
    switch value {
    case .bool: self = .bool
    case .int: self = .int
    case .double: self = .double
    case .string: self = .string
    case .array: self = .array
    case .dictionary: self = .dictionary
    case .range: self = .range
    case .interval, .span: self = .interval
    default: self = []
    }
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }
}

/// `value.name`, for the values of Swift's own types.
struct ValueProperty {
  let name: String
  let kinds: ValueKinds
  private let body: (Evaluator, Value, SyntaxID) -> Value

  init(_ name: String, _ kinds: ValueKinds, _ body: @escaping (Evaluator, Value, SyntaxID) -> Value) {
    self.name = name
    self.kinds = kinds
    self.body = body
  }

  func value(_ evaluator: Evaluator, _ value: Value, _ node: SyntaxID) -> Value {
    body(evaluator, value, node)
  }

  static func find(_ name: String, of value: Value) -> ValueProperty? {
    let kind = ValueKinds(of: value)
    if kind.isEmpty { return nil }
    return ValueTables.shared.properties[name]?.first { !$0.kinds.isDisjoint(with: kind) }
  }

  static func names(of value: Value) -> [String] {
    let kind = ValueKinds(of: value)
    return all.filter { !$0.kinds.isDisjoint(with: kind) }.map { $0.name }
  }
}

/// `value.name(…)`, for the values of Swift's own types.
struct ValueMethod {
  /// What an argument is read as.
  enum Argument {
    case any, int, string, bool, function
    /// A value of the receiver's own type, or of its elements'.
    case same, element
    /// What a reduction begins with.
    case initial
    /// A set of characters, or a string that may stand where one may.
    case characters, separator
    /// How a number is written.
    case format
    /// The name of a rule for rounding.
    case rule
  }

  struct Parameter {
    var label: String
    var type: Argument
    var isOptional = false

    init(_ label: String, _ type: Argument, optional: Bool = false) {
      self.label = label
      self.type = type
      self.isOptional = optional
    }
  }

  let name: String
  let kinds: ValueKinds
  let parameters: [Parameter]
  /// Changes its receiver: the body gives the new one.
  let isMutating: Bool
  /// What a method that changes its receiver gives, made of the old one; nothing for most.
  let taken: ((Evaluator, Value, [Value], SyntaxID) -> Value)?
  let body: (Evaluator, Value, [Value], SyntaxID) -> Value

  init(
    _ name: String, _ kinds: ValueKinds, _ parameters: [Parameter] = [], mutating: Bool = false,
    taking taken: ((Evaluator, Value, [Value], SyntaxID) -> Value)? = nil,
    _ body: @escaping (Evaluator, Value, [Value], SyntaxID) -> Value
  ) {
    self.name = name
    self.kinds = kinds
    self.parameters = parameters
    self.isMutating = mutating
    self.taken = taken
    self.body = body
  }

  static func find(_ name: String, of value: Value) -> [ValueMethod]? {
    let kind = ValueKinds(of: value)
    if kind.isEmpty { return nil }
    let found = ValueTables.shared.methods[name]?.filter { !$0.kinds.isDisjoint(with: kind) } ?? []
    return found.isEmpty ? nil : found
  }

  static func names(of value: Value) -> [String] {
    let kind = ValueKinds(of: value)
    return all.filter { !$0.kinds.isDisjoint(with: kind) }.map { $0.name }
  }
}

/// The tables by name.
final class ValueTables: Sendable {
  nonisolated(unsafe) let properties: [String: [ValueProperty]]
  nonisolated(unsafe) let methods: [String: [ValueMethod]]

  static let shared = ValueTables()

  private init() {
    var properties: [String: [ValueProperty]] = [:]
    for property in ValueProperty.all { properties[property.name, default: []].append(property) }
    var methods: [String: [ValueMethod]] = [:]
    for method in ValueMethod.all { methods[method.name, default: []].append(method) }
    self.properties = properties
    self.methods = methods
  }
}

extension Evaluator {
  /// Calls one of the overloads of a method, the first whose labels are those of the arguments.
  func call(_ overloads: [ValueMethod], of value: Value, _ link: Chain.Link, _ scope: Scope) -> Value {
    let written = plan(link.node).arguments
    guard let (method, order) = choose(overloads, written) else {
      reportMismatch(overloads, written, link)
      return .unknown
    }
    var arguments: [Value] = []
    for (index, parameter) in method.parameters.enumerated() {
      guard let argument = order[index] else {
        arguments.append(.void)
        continue
      }
      arguments.append(evaluate(written[argument].expression, as: parameter.type, of: value, link, scope))
    }
    // What is done with something unknown gives something unknown, unless it is only put among others.
    if arguments.contains(where: { $0.isOpaque }), !method.isMutating, !configuration.isLenient,
      !method.parameters.contains(where: { $0.type == .initial })
    {
      return .builtin(.opaque)
    }
    budget.charge(for: value)
    for (argument, parameter) in zip(arguments, method.parameters) where parameter.type != .element {
      budget.charge(for: argument)
    }
    let result = method.body(self, value, arguments, link.node)
    guard hasSteps(at: link.node) else { return .unknown }
    guard method.isMutating else { return stage.counted(result, at: syntax.range(link.node)) }
    store(stage.counted(result, insteadOf: value, at: syntax.range(link.node)), inReceiverOf: link, scope)
    return method.taken?(self, value, arguments, link.node) ?? .void
  }

  private func choose(_ overloads: [ValueMethod], _ written: [CallPlan.Argument]) -> (ValueMethod, [Int?])? {
    for method in overloads {
      if let order = order(method.parameters, written) { return (method, order) }
    }
    return nil
  }

  /// By parameter, the argument it gets; nil if the labels don't fit.
  private func order(_ parameters: [ValueMethod.Parameter], _ written: [CallPlan.Argument]) -> [Int?]? {
    var order: [Int?] = []
    var next = 0
    for parameter in parameters {
      if next < written.count,
        written[next].label == parameter.label || (written[next].isTrailing && parameter.type == .function)
      {
        order.append(next)
        next += 1
      } else if parameter.isOptional {
        order.append(nil)
      } else {
        return nil
      }
    }
    return next == written.count ? order : nil
  }

  private func reportMismatch(_ overloads: [ValueMethod], _ written: [CallPlan.Argument], _ link: Chain.Link)
  {
    let name = symbols[link.name]
    let labels = overloads.flatMap { $0.parameters.map { $0.label } }.filter { !$0.isEmpty }
    if let wrong = written.first(where: { !$0.label.isEmpty && !labels.contains($0.label) }) {
      reportUnknown(
        "unknown-argument", wrong.label, at: wrong.labelRange, "'\(name)' has no argument '\(wrong.label)'",
        among: labels)
      return
    }
    let fewest = overloads.map { $0.parameters.filter { !$0.isOptional }.count }.min() ?? 0
    if written.count < fewest {
      findings.report(
        .error(
          "missing-argument", at: nameRange(link.node),
          "'\(name)' needs \(fewest) argument\(fewest == 1 ? "" : "s")"))
    } else {
      let range = written.last?.range ?? nameRange(link.node)
      findings.report(.error("extra-argument", at: range, "'\(name)' does not take these arguments"))
    }
  }

  private func evaluate(
    _ node: SyntaxID, as type: ValueMethod.Argument, of receiver: Value, _ link: Chain.Link, _ scope: Scope
  ) -> Value {
    func typed(_ type: Type) -> Value {
      convert(evaluate(node, scope, expecting: type), to: type, node) { "'\(symbols[link.name])'" }
    }
    switch type {
    case .any: return evaluate(node, scope)
    case .int: return typed(.int)
    case .string: return typed(.string)
    case .bool: return typed(.bool)
    case .function: return evaluate(node, scope, expecting: .any)
    case .same:
      let type = valueType(receiver)
      return typed(type.isAny ? declaredType(ofReceiver: receiver, link, scope) : type)
    case .element:
      var type = elementType(receiver)
      if type.isAny {
        switch declaredType(ofReceiver: receiver, link, scope) {
        case .array(let element), .dictionary(_, let element): type = element
        default: break
        }
      }
      return evaluate(node, scope, expecting: type)
    case .format: return typed(.builtin(.formatStyle))
    case .characters: return typed(.builtin(.characterSet))
    case .separator:
      // A literal is a string, everything else tells what it is; a name after a dot is a set's.
      let isText = syntax.kind(node) == .stringLiteral
      let value = evaluate(node, scope, expecting: isText ? .string : .builtin(.characterSet))
      if case .builtin(.characterSet) = value { return value }
      return convert(value, to: .string, node) { "'\(symbols[link.name])'" }
    case .rule:
      guard syntax.kind(node) == .implicitMember else { return .unknown }
      return .string(syntax.name(node))
    case .initial: return initial(node, of: receiver, link, scope)
    }
  }

  /// The declared type of an empty collection, whose elements don't tell theirs; any where that is not known.
  private func declaredType(ofReceiver value: Value, _ link: Chain.Link, _ scope: Scope) -> Type {
    switch value {
    case .array(let elements) where elements.isEmpty: break
    case .dictionary(let dictionary) where dictionary.entries.isEmpty: break
    default: return .any
    }
    let base = link.member.isNone ? SyntaxID.none : syntax.child(link.member, 0)
    return base.isNone ? .any : assignedType(base, scope).unwrapped
  }

  func elementType(_ value: Value) -> Type {
    switch value {
    case .array(let elements): return elements.first.map { valueType($0) } ?? .any
    case .range: return .int
    case .interval: return .double
    case .span(let lower, let upper, _): return valueType(lower.isNil ? upper : lower)
    case .string: return .string
    case .dictionary(let dictionary): return dictionary.entries.first.map { valueType($0.value) } ?? .any
    default: return .any
    }
  }

  /// The first error of what is only tried.
  func firstFault(_ body: () -> Void) -> Diagnostic? {
    let outer = findings.silentFault
    findings.silentFault = nil
    defer { findings.silentFault = outer }
    silently(body)
    return findings.silentFault
  }

  /// Evaluates without a word: to try whether something works.
  func silently<Result>(_ body: () -> Result) -> Result {
    let wasSilent = findings.isSilent
    findings.isSilent = true
    defer { findings.isSilent = wasSilent }
    return body()
  }
}
