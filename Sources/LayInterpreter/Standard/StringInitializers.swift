import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

extension StandardLibrary {
  /// The initialisers of strings. They evaluate their first argument themselves, for what is not known stays so.
  static let stringInitializers: [StandardDeclaration] = [
    .initializer(of: .string, writtenWith: "repeating") { evaluator, call in
      evaluator.string(call, of: .string) { evaluator.repeating($0, call) }
    },
    .initializer(of: .string, writtenWith: "format") { evaluator, call in
      evaluator.string(call) { evaluator.formatted($0, call) }
    },
    .initializer(of: .string, writtenWith: "localized") { evaluator, call in
      evaluator.stage.withoutShownLocale {
        evaluator.localized(call) ?? evaluator.string(call) { .string(evaluator.description(of: $0)) }
      }
    },
    // `String(x)`, `String(describing: x)`, `String(255, radix: 16)`
    .initializer(of: .string, writtenWith: nil) { evaluator, call in
      evaluator.string(call) { evaluator.string(of: $0, call) }
    },
  ]
}

extension Evaluator {
  /// What a key that is written out stands for, without its markup.
  fileprivate func localized(_ call: WrittenCall) -> Value? {
    let found = textOfKey(call.node, call.scope)
    guard case .builtin(.text(let text))? = found else { return found }
    return .string(text.segments.map { $0.text }.joined())
  }

  /// What is made of the first argument, once it is known.
  func string(_ call: WrittenCall, of type: Type = .any, _ make: (Value) -> Value) -> Value {
    let value = evaluate(plan(call.node).arguments[0].expression, call.scope, expecting: type)
    if value.isUnknown { return unknown(or: .string("")) }
    if value.isOpaque, keepsOpaque { return value }
    return make(value)
  }

  fileprivate func repeating(_ value: Value, _ call: WrittenCall) -> Value {
    let arguments = plan(call.node).arguments
    guard arguments.count > 1 else { return .unknown }
    let given = evaluate(arguments[1].expression, call.scope, expecting: .int)
    guard case .int(let count) = given else { return given.isOpaque ? given : .unknown }
    let text = description(of: value)
    guard count >= 0,
      text.utf8.count.multipliedReportingOverflow(by: count).partialValue <= Limits.collectionSize,
      count <= Limits.collectionSize
    else {
      return stage.fault("too-large", at: arguments[1].range, "a string can't be repeated \(count) times")
    }
    return .string(String(repeating: text, count: count))
  }

  func formatted(_ value: Value, _ call: WrittenCall, _ language: FormatLanguage? = nil) -> Value {
    guard case .string(let format) = value else { return .unknown }
    var language = language
    #if !hasFeature(Embedded)
    if let locale = plan(call.node).arguments.first(where: { $0.label == "locale" }),
      case .builtin(.locale(let identifier)) = evaluate(
        locale.expression, call.scope, expecting: .builtin(.locale))
    {
      // That of programs has no separators.
      language = identifier.hasSuffix("POSIX") ? nil : stage.knownLanguage(identifier, at: locale.range)
    }
    #endif
    var values = plan(call.node).arguments.dropFirst().filter { $0.label.isEmpty }.map {
      evaluate($0.expression, call.scope)
    }
    if let list = plan(call.node).arguments.first(where: { $0.label == "arguments" }),
      case .array(let given) = evaluate(list.expression, call.scope)
    {
      values += given
    }
    if values.contains(where: { $0.isOpaque }), !configuration.isLenient { return .builtin(.opaque) }
    return .string(formatted(format, values, language))
  }

  fileprivate func string(of value: Value, _ call: WrittenCall) -> Value {
    if case .builtin(.data(let bytes)) = value { return .string(String(decoding: bytes, as: UTF8.self)) }
    if let number = value.wholeNumber, callee(of: call.node) == "UnicodeScalar" {
      let scalar = UInt32(exactly: number).flatMap { Unicode.Scalar($0) }
      return scalar.map { .string(String(Character($0))) } ?? .none
    }
    if case .int(let number) = value, let radix = radix(call) {
      let arguments = plan(call.node).arguments
      let isUppercase = arguments.count > 2 && condition(arguments[2].expression, call.scope) == true
      return .string(String(number, radix: radix, uppercase: isUppercase))
    }
    if case .builtin(.integer(let number)) = value, let radix = radix(call) {
      let arguments = plan(call.node).arguments
      let isUppercase = arguments.count > 2 && condition(arguments[2].expression, call.scope) == true
      return .string(
        number.isWide
          ? String(number.wide, radix: radix, uppercase: isUppercase)
          : String(number.bits, radix: radix, uppercase: isUppercase))
    }
    if case .array(let characters) = value {
      return .string(joinedWithinLimit(characters.lazy.map { self.description(of: $0) }))
    }
    let argument = plan(call.node).arguments[0]
    #if !hasFeature(Embedded)
    if argument.label == "reflecting" { return .string(debugDescription(of: value)) }
    #endif
    let isOptional = argument.label == "describing" && printsOptional(argument.expression, call.scope)
    return .string(description(of: value, isOptional: isOptional))
  }
}
