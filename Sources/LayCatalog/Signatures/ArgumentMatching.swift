/// The arguments that a parameter takes, by their positions in the call: of several, each follows the one before.
package struct ArgumentSpan: BitwiseCopyable {
  package private(set) var start = 0
  private var end = 0

  package var isEmpty: Bool { start == end }
  package var range: Range<Int> { start..<end }

  mutating func append(_ argument: Int) {
    assert(isEmpty || argument == end)
    if isEmpty { start = argument }
    end = argument + 1
  }
}

/// Puts a call's arguments to the parameters of one overload, by labels and order as Swift does.
package struct ArgumentMatch {
  package enum Failure {
    case unknownLabel(argument: Int)
    case wrongOrder(argument: Int, before: Int)
    case extra(argument: Int)
    case missing(parameter: Int)
    case missingLabel(argument: Int, parameter: Int)
  }

  /// By parameter.
  package var arguments: [ArgumentSpan] = []
  package var failure: Failure?
  /// How many arguments found their place: of failed overloads the best is reported.
  var matchedCount = 0

  package init(_ written: [CallPlan.Argument], _ parameters: [Parameter]) {
    arguments.reserveCapacity(parameters.count)
    for _ in parameters.indices { arguments.append(ArgumentSpan()) }
    var next = 0
    var index = 0
    while index < written.count {
      let argument = written[index]
      guard let parameter = Self.parameter(for: index, written, parameters, from: next) else {
        failure = explain(index, written, parameters)
        return
      }
      arguments[parameter].append(index)
      matchedCount += 1
      next = parameters[parameter].isVariadic ? parameter : parameter + 1
      // A labelled variadic parameter goes on with unlabelled arguments.
      if parameters[parameter].isVariadic, !argument.isTrailing {
        while index + 1 < written.count, written[index + 1].label.isEmpty, !written[index + 1].isTrailing {
          index += 1
          arguments[parameter].append(index)
          matchedCount += 1
        }
        next = parameter + 1
      }
      index += 1
    }
    for parameter in parameters.indices
    where arguments[parameter].isEmpty && parameters[parameter].defaultValue == nil
      && !parameters[parameter].isVariadic
    {
      failure = .missing(parameter: parameter)
      return
    }
  }

  /// The parameter that an argument goes to: the next of its label, with only optional ones passed over.
  private static func parameter(
    for index: Int, _ written: [CallPlan.Argument], _ parameters: [Parameter], from next: Int
  ) -> Int? {
    let argument = written[index]
    if argument.isTrailing, argument.label.isEmpty {
      return trailingParameter(index, written, parameters, from: next)
    }
    for parameter in next..<max(next, parameters.count) {
      if parameters[parameter].label == argument.label { return parameter }
      if argument.isTrailing { continue }
      if parameters[parameter].defaultValue == nil, !parameters[parameter].isVariadic { return nil }
    }
    return nil
  }

  /// The first closure parameter that a trailing closure can be for, scanning forwards.
  private static func trailingParameter(
    _ index: Int, _ written: [CallPlan.Argument], _ parameters: [Parameter], from next: Int
  ) -> Int? {
    var found: Int?
    let laterLabels = written[(index + 1)...].map { $0.label }
    for parameter in next..<max(next, parameters.count) {
      let candidate = parameters[parameter]
      guard candidate.type.isClosure || candidate.type == .any else { continue }
      if laterLabels.contains(candidate.label), !candidate.label.isEmpty { continue }
      if found == nil || candidate.defaultValue == nil {
        found = parameter
        if candidate.defaultValue == nil { break }
      }
    }
    return found
  }

  private func explain(_ index: Int, _ written: [CallPlan.Argument], _ parameters: [Parameter]) -> Failure {
    let argument = written[index]
    if argument.label.isEmpty { return unlabelled(argument, index, parameters) }
    guard let parameter = parameters.firstIndex(where: { $0.label == argument.label }) else {
      return .unknownLabel(argument: index)
    }
    if !arguments[parameter].isEmpty { return .extra(argument: index) }
    // A later parameter was already given: the order is wrong.
    for later in parameters.indices where later > parameter {
      if !arguments[later].isEmpty { return .wrongOrder(argument: index, before: arguments[later].start) }
    }
    for earlier in parameters.indices.prefix(parameter)
    where arguments[earlier].isEmpty && parameters[earlier].defaultValue == nil {
      // Given too late, or not at all.
      if let late = written.indices.first(where: {
        $0 > index && written[$0].label == parameters[earlier].label && !written[$0].isTrailing
      }) {
        return .wrongOrder(argument: late, before: index)
      }
      return .missing(parameter: earlier)
    }
    return .extra(argument: index)
  }

  /// An argument without label: most often the next parameter wants one.
  private func unlabelled(_ argument: CallPlan.Argument, _ index: Int, _ parameters: [Parameter]) -> Failure {
    if argument.isTrailing { return .extra(argument: index) }
    let taken = parameters.indices.last { !arguments[$0].isEmpty } ?? -1
    let open = parameters.indices.first {
      $0 > taken && !parameters[$0].label.isEmpty && !parameters[$0].type.isClosure
    }
    return open.map { .missingLabel(argument: index, parameter: $0) } ?? .extra(argument: index)
  }
}
