import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

// What only apps call of C's and Foundation's functions: it is not in Embedded Swift.

#if hasFeature(Embedded)
extension StandardLibrary {
  static let appFunctions: [StandardDeclaration] = []
  static let appStatics: [StandardDeclaration] = []
}
#else
extension StandardLibrary {
  /// Functions beside `functions`, sorted by name: of `Float`, those of C whose names end in `f`, and its random numbers.
  static let appFunctions: [StandardDeclaration] =
    [
      geometry("CGPointMake") { $0.count == 2 ? .point(Point(x: $0[0], y: $0[1])) : nil },
      geometry("CGRectMake") {
        $0.count == 4
          ? .rect(Rect(origin: Point(x: $0[0], y: $0[1]), size: Size(width: $0[2], height: $0[3]))) : nil
      },
      geometry("CGSizeMake") { $0.count == 2 ? .size(Size(width: $0[0], height: $0[1])) : nil },
      .constant("M_E", of: []) { .double(2.718281828459045) },
    ] + names.map { $0.hasSuffix("48") ? random($0) : ofFloats($0) }

  private static let names = [
    "acosf", "asinf", "atan2f", "atanf", "cbrtf", "ceilf", "cosf", "coshf", "drand48", "exp2f", "expf",
    "fabsf",
    "floorf",
    "fmaxf", "fminf", "fmodf", "hypotf", "log10f", "log2f", "logf", "lrand48", "mrand48", "powf", "roundf",
    "sinf", "sinhf",
    "sqrtf", "srand48",
    "tanf", "tanhf", "truncf",
  ]

  /// `drand48()`, `srand48(5)`: numbers that follow from a seed, or from the one that an app starts with.
  private static func random(_ name: String) -> StandardDeclaration {
    .written(name) { evaluator, call in
      if name == "srand48" {
        guard let seed = evaluator.plan(call.node).arguments.first else { return .unknown }
        let number = evaluator.evaluate(seed.expression, call.scope, expecting: .int).wholeNumber
        guard let number else {
          evaluator.findings.countStandIn(for: .empty)
          return .void
        }
        evaluator.change(RandomBits(seed: number))
        return .void
      }
      var random = evaluator.stage.random
      let bits = random.next()
      evaluator.change(random)
      switch name {
      case "drand48": return .double(Double(bits) / Double(1 << 48))
      case "lrand48": return .int(Int(bits >> 17))
      default: return .int(Int(Int32(truncatingIfNeeded: bits >> 16)))
      }
    }
  }

  private static func geometry(
    _ name: String, _ make: @escaping @Sendable ([Double]) -> BuiltinValue?
  ) -> StandardDeclaration {
    .written(name) { evaluator, call in
      let lengths = evaluator.plan(call.node).arguments.map {
        evaluator.evaluate($0.expression, call.scope, expecting: .double).number
      }
      return make(lengths.compactMap { $0 }).map { .builtin($0) } ?? .unknown
    }
  }

  static let appStatics: [StandardDeclaration] = [
    .written("jsonObject", of: .decoder) { $0.jsonObject($1) },
    // With the user's separators in its numbers.
    .written("localizedStringWithFormat", of: .string) { evaluator, call in
      guard let format = evaluator.plan(call.node).arguments.first else { return .unknown }
      let text = evaluator.evaluate(format.expression, call.scope, expecting: .string)
      return evaluator.formatted(text, call, evaluator.stage.language)
    },
  ]

  private static func ofFloats(_ name: String) -> StandardDeclaration {
    .written(name) { evaluator, call in
      guard let function = evaluator.swift.function(named: String(name.dropLast())) else { return .unknown }
      let values = evaluator.plan(call.node).arguments.map {
        evaluator.evaluate($0.expression, call.scope, expecting: .builtin(.float))
      }
      return evaluator.call(function, values.map { $0.asFloat }, call.node)
    }
  }
}

extension Evaluator {
  /// `JSONSerialization.jsonObject(with: data)`
  fileprivate func jsonObject(_ call: WrittenCall) -> Value {
    guard let argument = plan(call.node).arguments.first, argument.label == "with" else { return .unknown }
    let data = evaluate(argument.expression, call.scope)
    guard case .builtin(.data(let bytes)) = data else { return data.isOpaque ? data : .unknown }
    budget.charge(bytes.count << 2)
    guard hasSteps(at: call.node) else { return .unknown }
    guard let json = JSONValue(bytes) else { return throwDecoding(.dataCorrupted, "the data is no JSON") }
    return wholeValue(json)
  }

  /// What is read with all that lies in it.
  private func wholeValue(_ json: JSONValue) -> Value {
    switch json {
    case .array(let elements): .array(elements.map { wholeValue($0) })
    case .object(let members):
      .dictionary(
        DictionaryValue(
          members.sorted { $0.key < $1.key }.map { (key: .string($0.key), value: wholeValue($0.value)) }))
    default: plainValue(json)
    }
  }
}

extension Value {
  /// A literal, or what is written for doubles, as a `Float`.
  fileprivate var asFloat: Value {
    switch self {
    case .int(let number): .builtin(.float(Float(number)))
    case .double(let number): .builtin(.float(Float(number)))
    default: self
    }
  }
}

extension Evaluator {
  /// What is only tried leaves the numbers as they are.
  fileprivate func change(_ random: RandomBits) {
    if pass.hasRealValues, !findings.isSilent { stage.random = random }
  }
}
#endif
