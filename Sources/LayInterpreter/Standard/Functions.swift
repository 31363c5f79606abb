import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

extension StandardLibrary {
  /// The free functions, sorted by name.
  static let functions: [StandardDeclaration] = [
    .written("CACurrentMediaTime") { _, _ in .double(0) },
    .written("CFAbsoluteTimeGetCurrent") { evaluator, _ in .double(evaluator.stage.now) },
    localizedString,
    .written("NSLog") { _, _ in .void },
    .function("abs", [Parameter("", .expected)]) { evaluator, values, node in
      switch values[0] {
      case .int(let number):
        return number == .min
          ? evaluator.stage.fault(
            "integer-overflow", at: evaluator.syntax.range(node), "the result does not fit an Int")
          : .int(Swift.abs(number))
      case .double(let number): return .double(number.magnitude)
      case .builtin(.float(let number)): return .builtin(.float(number.magnitude))
      #if !hasFeature(Embedded)
      case .builtin(.decimal(let number)): return .builtin(.decimal(number.magnitude))
      #endif
      case .builtin(.integer(let number)):
        return number.bits < 0 && number.isSigned
          ? evaluator.sizedResult(.negate, values[0], node) ?? .unknown : values[0]
      default: return evaluator.wrongArgument("abs", values[0], node)
      }
    },
    .function("acos") { Elementary.arcTangent(Elementary.cathetus($0), $0) },
    .function("asin") { Elementary.arcTangent($0, Elementary.cathetus($0)) },
    .written("assert") { evaluator, call in
      evaluator.assertion(call, "assert") { evaluator.failing("assert", call, reason: $0, messageAt: 1) }
    },
    .written("assertionFailure") { $0.failing("assertionFailure", $1) },
    .function("atan") { Elementary.arcTangent($0, 1) },
    .function("atan2") { Elementary.arcTangent($0, $1) },
    .function("cbrt") { Elementary.cubeRoot($0) },
    .function("ceil") { $0.rounded(.up) },
    .function("copysign") { Double(signOf: $1, magnitudeOf: $0) },
    .function("cos") { Elementary.sine($0 + .pi / 2) },
    .function("cosh") { (Elementary.exponential($0) + Elementary.exponential(-$0)) / 2 },
    .written("debugPrint") { $0.print($1) },
    .drand48,
    .written("dump") { $0.print($1) },
    .function("exp") { Elementary.exponential($0) },
    .function("exp2") { Elementary.power(2, $0) },
    .function("fabs") { $0.magnitude },
    .written("fatalError") { $0.ending("fatalError", $1) },
    .function("floor") { $0.rounded(.down) },
    .function("fmax") { Double.maximum($0, $1) },
    .function("fmin") { Double.minimum($0, $1) },
    .function("fmod") { $0.truncatingRemainder(dividingBy: $1) },
    .function("hypot") { Elementary.hypotenuse($0, $1) },
    .constant("kCFBundleExecutableKey", of: []) { .string("CFBundleExecutable") },
    .constant("kCFBundleIdentifierKey", of: []) { .string("CFBundleIdentifier") },
    .constant("kCFBundleNameKey", of: []) { .string("CFBundleName") },
    .constant("kCFBundleVersionKey", of: []) { .string("CFBundleVersion") },
    .function("log") { Elementary.logarithm($0) },
    .function("log10") { x in
      let exponent = Elementary.logarithm(x) / Elementary.logarithm(10)
      // Powers of ten are exact.
      return Elementary.power(10, exponent.rounded()) == x ? exponent.rounded() : exponent
    },
    .function("log2") { x in
      // Powers of two are exact.
      guard x.isFinite, x > 0 else { return Elementary.logarithm(x) }
      return Double(x.exponent) + Elementary.logarithm(x.significand) / Elementary.logarithm(2)
    },
    .lrand48,
    .function("lround", [Parameter("", .expected)]) { $0.wholeNumber(nearestTo: $1[0], "lround", $2) },
    .function("lroundf", [Parameter("", .expected)]) { $0.wholeNumber(nearestTo: $1[0], "lroundf", $2) },
    .function("max", [Parameter("", .compared)]) { evaluator, values, node in
      evaluator.extreme(values, 1, "max", node)
    },
    .function("min", [Parameter("", .compared)]) { evaluator, values, node in
      evaluator.extreme(values, -1, "min", node)
    },
    .mrand48,
    .written("os_log") { _, _ in .void },
    .written("os_signpost") { _, _ in .void },
    .function("pow") { Elementary.power($0, $1) },
    .written("precondition") { evaluator, call in
      evaluator.assertion(call, "precondition") {
        evaluator.ending("precondition", call, reason: $0, messageAt: 1)
      }
    },
    .written("preconditionFailure") { $0.ending("preconditionFailure", $1) },
    .written("print") { $0.print($1) },
    .function("remainder") { $0.remainder(dividingBy: $1) },
    .written("repeatElement") { evaluator, call in
      evaluator.initialize(.array(.any), call.node, call.scope) ?? .unknown
    },
    .function("round") { $0.rounded(.toNearestOrAwayFromZero) },
    .function("sin") { Elementary.sine($0) },
    .function("sinh") { Elementary.hyperbolicSine($0) },
    .function("sqrt") { $0.squareRoot() },
    .srand48,
    .written("stride") { $0.stride($1) },
    .written("swap") { $0.swap($1) },
    .function("tan") { Elementary.sine($0) / Elementary.sine($0 + .pi / 2) },
    .function("tanh") { x in
      let sine = Elementary.hyperbolicSine(min(max(x, -20), 20))
      return sine / (1 + sine * sine).squareRoot()
    },
    .function("trunc") { $0.rounded(.towardZero) },
    .function("type", [Parameter("", .expected)]) { _, values, _ in
      switch values[0] {
      case .instance(let instance): return .metatype(.declared(instance.type))
      case .enumCase(let value): return .metatype(.declared(value.type))
      default: return .unknown
      }
    },
    .written("withAnimation") { $0.moved($1) },
    .written("withTransaction") { $0.moved($1) },
    .function("zip", [Parameter("", .expected), Parameter("", .expected)]) { evaluator, values, node in
      evaluator.zip(values, node)
    },
  ]
}

extension Evaluator {
  // MARK: Functions of values

  fileprivate func wholeNumber(nearestTo value: Value, _ name: String, _ node: SyntaxID) -> Value {
    let number: Double
    switch value.asDouble {
    case .double(let double): number = double
    case .builtin(.float(let float)): number = Double(float)
    default: return wrongArgument(name, value, node)
    }
    return Int(exactly: number.rounded(.toNearestOrAwayFromZero)).map { .int($0) }
      ?? stage.fault("integer-overflow", at: syntax.range(node), "the result does not fit an Int")
  }

  fileprivate func zip(_ values: [Value], _ node: SyntaxID) -> Value {
    guard values.count == 2 else { return missingArguments("zip", node) }
    let a = elements(of: values[0], beside: values[1], at: node)
    let b = elements(of: values[1], beside: values[0], at: node)
    let count = Swift.min(a.count, b.count)
    budget.charge(count << 4)
    return .array(
      (0..<count).map {
        .tuple(TupleValue([(label: .empty, value: a[$0]), (label: .empty, value: b[$0])]))
      })
  }

  /// A sequence to go through with another: `1...` lasts as long as that.
  private func elements(of value: Value, beside other: Value, at node: SyntaxID) -> Elements {
    guard case .span(.int(let lower), .none, _) = value else { return elements(of: value, at: node) }
    let (end, isTooLarge) = lower.addingReportingOverflow(elements(of: other, at: node).count)
    return .range(lower..<(isTooLarge ? .max : end))
  }

  fileprivate func extreme(_ values: [Value], _ sign: Int, _ name: String, _ node: SyntaxID) -> Value {
    var values = values
    if takesIntegersForLiterals { unifyNumbers(&values) }
    var best = values[0]
    for value in values.dropFirst() {
      guard let order = compare(value, best) else { return wrongArguments(name, value, best, node) }
      if order * sign > 0 { best = value }
    }
    return best
  }

  private func wrongArguments(_ name: String, _ a: Value, _ b: Value, _ node: SyntaxID) -> Value {
    if a.isPlaceholder || b.isPlaceholder { return a.isPlaceholder ? a : b }
    findings.report(
      .error(
        "wrong-type", at: syntax.range(node),
        "'\(name)' does not compare values of type \(typeName(of: b)) and \(typeName(of: a))"))
    return .unknown
  }

  // MARK: Functions that need the call as it is written

  /// Checks the condition of an assertion.
  /// - Parameter failing: What becomes of one that does not hold, for a reason.
  fileprivate func assertion(_ call: WrittenCall, _ name: String, failing: (String) -> Value) -> Value {
    guard let first = plan(call.node).arguments.first else { return missingArguments(name, call.node) }
    guard condition(first.expression, call.scope) == false else { return .void }
    return failing("its condition is not met")
  }

  /// An assertion that does not hold. It ends an app that is looked for faults in, and not the one that is handed out:
  /// where something stands in for what an app has, that is why, and the code after it runs.
  fileprivate func failing(
    _ name: String, _ call: WrittenCall, reason: String = "an app would end here", messageAt first: Int = 0
  ) -> Value {
    guard takesElse, !budget.isStopped else { return ending(name, call, reason: reason, messageAt: first) }
    findings.report(
      .warning(
        "unknown-condition", at: syntax.range(call.node),
        "\(name): this is not met by what stands in for an app's values"))
    return .void
  }

  /// What ends an app ends its layout: an error that says why.
  fileprivate func ending(
    _ name: String, _ call: WrittenCall, reason: String = "an app would end here", messageAt first: Int = 0
  ) -> Value {
    let message = plan(call.node).arguments.dropFirst(first).first { $0.label.isEmpty }.map {
      evaluate($0.expression, call.scope, expecting: .string)
    }
    var reason = reason
    if case .string(let text)? = message, !text.isEmpty { reason = text }
    if pass.takesEveryBranch || failsInstead(ofEndingAt: call.node) { return .unknown }
    if takesElse, state.failure.findsValue, !budget.isStopped {
      findings.report(
        .warning(
          "unknown-condition", at: syntax.range(call.node),
          "\(name): an app would end here: what was to be found out is not known"))
      budget.endValue()
      return .unknown
    }
    stage.stop(
      "fatal-error", at: syntax.range(call.node), "\(name): \(reason)", resumption: Resumption())
    return .unknown
  }

  /// `stride(from:to:by:)`, `stride(from:through:by:)`
  /// What moves is shown where it ends: the code runs at once.
  fileprivate func moved(_ call: WrittenCall) -> Value {
    let code = plan(call.node).arguments.last { $0.label.isEmpty }
    guard pass.hasRealValues, let code else { return .void }
    return self.call(evaluate(code.expression, call.scope), arguments: [])
  }

  fileprivate func stride(_ call: WrittenCall) -> Value {
    let (node, scope) = (call.node, call.scope)
    let arguments = plan(node).arguments
    guard arguments.count == 3 else { return missingArguments("stride", node) }
    var context = Type.any
    var found: [Value?] = arguments.map { argument in
      let operand = operand(argument.expression)
      if operand.isLiteral || operand.isContextual { return nil }
      let value = evaluate(argument.expression, scope)
      context = valueType(value)
      return value
    }
    for (index, argument) in arguments.enumerated() where found[index] == nil {
      found[index] = evaluate(argument.expression, scope, expecting: context)
    }
    var values = found.map { $0 ?? .unknown }
    if values.contains(where: { if case .double = $0 { return true } else { return false } }) {
      values = values.map { $0.number.map { .double($0) } ?? $0 }
    }
    let isClosed = arguments[1].label == "through"
    switch (values[0], values[1], values[2]) {
    case (.int(let start), .int(let end), .int(let step)):
      guard step != 0 else {
        return stage.fault("division-by-zero", at: syntax.range(node), "a stride by 0 has no end")
      }
      var numbers: [Value] = []
      var number = start
      while step > 0 ? number < end || isClosed && number == end : number > end || isClosed && number == end {
        numbers.append(.int(number))
        let (next, overflow) = number.addingReportingOverflow(step)
        if overflow { break }
        if numbers.count > Limits.collectionSize { return tooLarge(node) }
        number = next
      }
      return .array(numbers)
    case (.double(let start), .double(let end), .double(let step)):
      guard step != 0, step.isFinite, start.isFinite else {
        return stage.fault("division-by-zero", at: syntax.range(node), "a stride by \(step) has no end")
      }
      var numbers: [Value] = []
      var number = start
      while step > 0 ? number < end || isClosed && number == end : number > end || isClosed && number == end {
        numbers.append(.double(number))
        if numbers.count > Limits.collectionSize { return tooLarge(node) }
        number = start + Double(numbers.count) * step
      }
      return .array(numbers)
    default: return .unknown
    }
  }

  /// `swap(&a, &b)`
  fileprivate func swap(_ call: WrittenCall) -> Value {
    let (node, scope) = (call.node, call.scope)
    let arguments = plan(node).arguments
    guard arguments.count == 2 else { return missingArguments("swap", node) }
    let (first, second) = (arguments[0].expression, arguments[1].expression)
    let (a, b) = (evaluate(first, scope), evaluate(second, scope))
    store(b, in: first, scope)
    store(a, in: second, scope)
    return .void
  }
}
