import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// `Int(…)`, `String(…)`, `Array(…)` and the other initialisers of Swift's own types.
extension Evaluator {
  func standard(_ type: Type, _ node: SyntaxID, _ scope: Scope) -> Value {
    let arguments = plan(node).arguments
    guard let first = arguments.first else { return emptyValue(of: type) }
    if type == .string { return string(arguments, scope, node) }
    // An optional is the value itself.
    if case .optional(let wrapped) = type { return evaluate(first.expression, scope, expecting: wrapped) }
    if case .array(let element) = type { return array(of: element, arguments, scope, node) }
    let value = evaluate(first.expression, scope)
    budget.charge(for: value)
    if type.isInt, let number = integer(value, arguments, scope, node) { return number }
    if case .dictionary = type {
      return dictionary(value, first, arguments.count > 1 ? arguments[1] : nil, scope)
    }
    if type.isRange, case .range(let range) = value {
      return .range(IntegerRange(range.elements, isClosed: callee(of: node) == "ClosedRange"))
    }
    if let converted = convertingInitializer(type, value) { return converted }
    switch (type, value) {
    case (.int, .double(let number)):
      return stage.fault("integer-overflow", at: syntax.range(node), "\(number) does not fit an Int")
    default:
      findings.report(
        .error(
          "wrong-type", at: first.range,
          "\(name(of: type)) can't be made of a value of type \(typeName(of: value))"))
      return .unknown
    }
  }

  /// `Int("ff", radix: 16)`, `Int(exactly: 2.5)`, `UInt8(clamping: 300)`; nil for `Int(x)`.
  private func integer(
    _ value: Value, _ arguments: [CallPlan.Argument], _ scope: Scope, _ node: SyntaxID
  ) -> Value? {
    switch (arguments[0].label, value) {
    case ("", .string(let text)):
      guard arguments.count > 1, arguments[1].label == "radix",
        case .int(let radix) = evaluate(arguments[1].expression, scope, expecting: .int),
        (2...36).contains(radix)
      else { return nil }
      return Int(text, radix: radix).map { .int($0) } ?? Value.none
    case ("exactly", .double(let number)): return Int(exactly: number).map { .int($0) } ?? Value.none
    case ("exactly", .int(let number)), ("clamping", .int(let number)),
      ("truncatingIfNeeded", .int(let number)):
      guard let bounds = Self.bounds(ofInteger: callee(of: node) ?? "Int") else { return value }
      if bounds.contains(number) { return value }
      switch arguments[0].label {
      case "exactly": return Value.none
      case "clamping": return .int(min(max(number, bounds.lowerBound), bounds.upperBound))
      default:
        let count = bounds.upperBound - bounds.lowerBound + 1
        let rest = (number - bounds.lowerBound) % count
        return .int(bounds.lowerBound + (rest < 0 ? rest + count : rest))
      }
    default: return nil
    }
  }

  /// The numbers of Swift's narrower integers; nil for those of 64 bits.
  private static func bounds(ofInteger name: String) -> ClosedRange<Int>? {
    switch name {
    case "Int8": return Int(Int8.min)...Int(Int8.max)
    case "UInt8": return 0...Int(UInt8.max)
    case "Int16": return Int(Int16.min)...Int(Int16.max)
    case "UInt16": return 0...Int(UInt16.max)
    default: return nil
    }
  }

  private func emptyValue(of type: Type) -> Value {
    switch type {
    case .string: return .string("")
    case .int: return .int(0)
    case .double: return .double(0)
    case .bool: return .bool(false)
    case .array: return .array([])
    case .dictionary: return .dictionary(DictionaryValue([]))
    case .void: return .void
    default: return .unknown
    }
  }

  /// A value in another type; nil where that can't be.
  func convertingInitializer(_ type: Type, _ value: Value) -> Value? {
    switch (type, value) {
    case (_, .unknown): return .unknown
    case (_, .placeholder(let name)): return stand(in: type, for: name)
    case (.int, .int), (.double, .double), (.string, .string), (.bool, .bool), (.any, _): return value
    case (.double, .int(let number)): return .double(Double(number))
    case (.int, .double(let number)): return Int(exactly: number.rounded(.towardZero)).map { .int($0) }
    case (.int, .string(let text)): return Int(text).map { .int($0) } ?? Value.none
    case (.double, .string(let text)): return Double(text).map { .double($0) } ?? Value.none
    case (.bool, .string(let text)):
      return text == "true" ? .bool(true) : text == "false" ? .bool(false) : Value.none
    case (_, .builtin(.opaque)):
      return stage.isChecking || configuration.isLenient ? stand(in: type, for: .empty) : value
    case (.string, _): return .string(description(of: value))
    case (.array, .array): return value
    case (.range, .range): return value
    default: return nil
    }
  }

  /// `String(x)`, `String(repeating:count:)`, `String(format:)`
  private func string(_ arguments: [CallPlan.Argument], _ scope: Scope, _ node: SyntaxID) -> Value {
    let value = evaluate(
      arguments[0].expression, scope, expecting: arguments[0].label == "repeating" ? .string : .any)
    if value.isUnknown { return stage.isChecking ? .string("") : .unknown }
    if value.isOpaque, !stage.isChecking, !configuration.isLenient { return value }
    switch arguments[0].label {
    case "repeating":
      guard arguments.count > 1 else { return .unknown }
      let given = evaluate(arguments[1].expression, scope, expecting: .int)
      guard case .int(let count) = given else { return given.isOpaque ? given : .unknown }
      let text = description(of: value)
      guard count >= 0,
        text.utf8.count.multipliedReportingOverflow(by: count).partialValue <= Limits.collectionSize,
        count <= Limits.collectionSize
      else {
        return stage.fault("too-large", at: arguments[1].range, "a string can't be repeated \(count) times")
      }
      return .string(String(repeating: text, count: count))
    case "format":
      guard case .string(let format) = value else { return .unknown }
      let values = arguments.dropFirst().filter { $0.label.isEmpty }.map { evaluate($0.expression, scope) }
      if values.contains(where: { $0.isOpaque }), !configuration.isLenient { return .builtin(.opaque) }
      return .string(FormatText.text(format, values) { self.description(of: $0) })
    case "localized": return .string(description(of: value))
    default:
      if case .int(let number) = value, callee(of: node) == "UnicodeScalar" {
        let scalar = UInt32(exactly: number).flatMap { Unicode.Scalar($0) }
        return scalar.map { .string(String(Character($0))) } ?? .none
      }
      if arguments.count > 1, arguments[1].label == "radix",
        case .int(let number) = value,
        case .int(let radix) = evaluate(arguments[1].expression, scope, expecting: .int),
        (2...36).contains(radix)
      {
        let isUppercase = arguments.count > 2 && condition(arguments[2].expression, scope) == true
        return .string(String(number, radix: radix, uppercase: isUppercase))
      }
      if case .array(let characters) = value {
        return .string(joinedWithinLimit(characters.lazy.map { self.description(of: $0) }))
      }
      return .string(description(of: value))
    }
  }

  /// `Array(sequence)`, `Array(repeating:count:)`, `Set(array)`
  private func array(
    of element: Type, _ arguments: [CallPlan.Argument], _ scope: Scope, _ node: SyntaxID
  ) -> Value {
    let isRepetition = arguments.count > 1
    let value = evaluate(arguments[0].expression, scope, expecting: isRepetition ? element : .any)
    if isRepetition {
      let given = evaluate(arguments[1].expression, scope, expecting: .int)
      guard case .int(let count) = given else { return given.isOpaque ? given : .unknown }
      guard count >= 0, count <= Limits.collectionSize else {
        return stage.fault("too-large", at: arguments[1].range, "an array can't have \(count) elements")
      }
      return .array(Array(repeating: value, count: count))
    }
    if value.isUnknown { return value }
    let elements = elements(of: value, at: arguments[0].expression).values
    return .array(callee(of: node) == "Set" ? unique(elements) : elements)
  }

  /// The name that a call is written with; nil where that is no plain name.
  private func callee(of node: SyntaxID) -> String? {
    let callee = syntax.child(node, 0)
    return syntax.kind(callee) == .identifier ? syntax.name(callee) : nil
  }

  /// The elements without repetitions, in the order of their first occurrence.
  private func unique(_ elements: [Value]) -> [Value] {
    budget.charge(elements.count << 3)
    var seen = ValueSet()
    return elements.filter { seen.insert($0, self) }
  }

  /// `Dictionary(grouping:by:)`, `Dictionary(uniqueKeysWithValues:)`
  private func dictionary(
    _ value: Value, _ first: CallPlan.Argument, _ second: CallPlan.Argument?, _ scope: Scope
  ) -> Value {
    var elements = elements(of: value, at: first.expression)
    var dictionary = DictionaryValue([])
    if first.label == "grouping" {
      guard let second else { return .unknown }
      let key = evaluate(second.expression, scope)
      if stage.isChecking { elements = elements.firstOnly }
      for index in 0..<elements.count where budget.charge(dictionary.entries.count << 4) {
        let group = call(key, arguments: [elements[index]])
        if group.isUnknown { return .unknown }
        if group.isOpaque, !configuration.isLenient { return group }
        if let known = dictionary.entries.firstIndex(where: { equal($0.key, group) == true }),
          case .array(var members) = dictionary.entries[known].value
        {
          dictionary.entries[known].value = .void
          members.append(elements[index])
          dictionary.entries[known].value = .array(members)
        } else {
          dictionary.entries.append((key: group, value: .array([elements[index]])))
        }
      }
      return stage.isChecking ? .unknown : .dictionary(dictionary)
    }
    for index in 0..<elements.count {
      guard case .tuple(let tuple) = elements[index], tuple.elements.count == 2 else { return .unknown }
      dictionary.entries.append((key: tuple.elements[0].value, value: tuple.elements[1].value))
    }
    guard first.label != "uniqueKeysWithValues", let second else { return .dictionary(dictionary) }
    let choice = evaluate(second.expression, scope)
    return merged(.dictionary(DictionaryValue([])), .dictionary(dictionary), choice)
  }
}
