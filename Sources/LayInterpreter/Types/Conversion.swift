import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Whether values may stand where a type is expected, and what becomes of them there.
extension Evaluator {
  /// The value as the type wants it. A value of another type is reported, once, and becomes unknown.
  /// - Parameter place: what expects the type, for the message: `'spacing' of 'VStack'`.
  package func convert(_ value: Value, to type: Type, _ node: SyntaxID, for place: () -> String) -> Value {
    if let converted = converted(value, to: type) { return converted }
    reportWrongType(value, type, node, place())
    return .unknown
  }

  /// The value as the type wants it; nil where Swift would not take it.
  func converted(_ value: Value, to type: Type) -> Value? {
    switch (type, value) {
    case (.any, _), (_, .unknown): return value
    case (_, .placeholder(let name)): return stand(in: type, for: name)
    case (.optional, .none): return value
    case (.optional(let wrapped), .builtin(.opaque)) where configuration.isLenient:
      return converted(value, to: wrapped)
    case (let type, .builtin(.opaque)) where configuration.isLenient && type != .builtin(.opaque):
      return stand(in: type, for: .empty)
    case (.optional(let wrapped), _), (.binding(let wrapped), _): return converted(value, to: wrapped)
    case (.bool, .bool), (.int, .int), (.double, .double), (.string, .string), (.void, .void): return value
    // A literal whose type was not found: code that is wrong in this way has been told of where it was checked.
    case (.double, .int(let number)) where takesElse && !findings.isSilent: return .double(Double(number))
    // What takes a number of any floating-point type is written for doubles here.
    case (.double, .builtin(.float(let number))): return .double(Double(number))
    #if !hasFeature(Embedded)
    case (.double, .builtin(.decimal(let number))): return .double(number.double)
    #endif
    case (.array(let element), .array(let elements)):
      // Elements of one array are of one type: the first speaks for all.
      guard let first = elements.first else { return value }
      guard let converted = converted(first, to: element) else { return nil }
      guard case .tuple = converted else { return value }
      budget.charge(elements.count << 3)
      return .array(elements.map { self.converted($0, to: element) ?? .unknown })
    case (.set, .set): return value
    // What Swift's and SwiftUI's own functions take of any collection, and what they give for sets.
    #if hasFeature(Embedded)
    case (.array, .set): return value
    #else
    case (.array, .set(let members)): return .array(members.entries.map { $0.key })
    #endif
    case (.set, .array(let elements)) where elements.isEmpty || takesIntegersForLiterals:
      return set(of: elements)
    case (.array(.int), .range), (.array(.any), .range): return value
    case (.range(.builtin(.opaque)), .builtin(.opaque)), (.array(.builtin(.opaque)), .builtin(.opaque)):
      return value
    case (.dictionary, .dictionary), (.keyPath, .keyPath): return value
    case (.tuple(let types, let labels), .tuple(let tuple)):
      return tuple.elements.count == types.count ? .tuple(tuple.labelled(labels)) : nil
    case (.dictionary, .array(let elements)) where elements.isEmpty: return .dictionary(DictionaryValue([]))
    case (.range(.double), .range(let range)): return range.ofDoubles
    case (.range, .range), (.range, .interval), (.range, .span): return value
    case (.view, _): return isViewLike(value) ? value : nil
    case (.content, _), (.function, _), (.action, _): return isCallable(value) ? value : nil
    case (.builtin(let wanted), _): return converted(value, toBuiltin: wanted)
    case (.array, .instance(let instance)) where isSequence(instance.type): return value
    case (.declared(let id), .instance(let instance)):
      return instance.type == id || isSubclass(instance.type, of: id) ? value : nil
    case (.declared(let id), .builtin(.layout(.own(let layout)))):
      return layout.instance.type == id ? value : nil
    // A shape of the file's own is a shape that it draws.
    case (.declared(let id), .builtin(.shape)) where declarations[id].role == .shape: return value
    case (.declared(let id), .enumCase(let instance)):
      return instance.type == id || isResult(id) && isResult(instance.type) ? value : nil
    default: return nil
    }
  }

  private func converted(_ value: Value, toBuiltin wanted: BuiltinType) -> Value? {
    if wanted == .opaque {
      switch value {
      // `using generator: inout some RandomNumberGenerator`
      case .instance, .enumCase: return value
      default: return .builtin(.opaque)
      }
    }
    if wanted == .localizedStringKey, case .string = value { return value }
    if wanted == .url, case .string(let text) = value, takesTextLiterals(wanted) {
      return URLValue(text).map { .builtin(.url($0)) }
    }
    switch value {
    case .double(let number) where wanted == .float && takesIntegersForLiterals:
      return .builtin(.float(Float(number)))
    #if !hasFeature(Embedded)
    case .string(let text) where wanted == .attributedString:
      return .builtin(.attributed(AttributedValue(text)))
    case .double(let number) where wanted == .decimal && takesIntegersForLiterals:
      return .builtin(.decimal(DecimalNumber(number)))
    #endif
    case .int(let number) where wanted.isNumber && takesIntegersForLiterals:
      return BuiltinValue.number(wanted, number).map { .builtin($0) }
    case .builtin(let given):
      // A space of its own, a date's format: where these are used it is told what is not known.
      if given.type == .opaque { return wanted.takesUnknown ? value : nil }
      return given.type.converts(to: wanted) ? value : nil
    case .array where wanted == .data: return value.bytes.map { .builtin(.data($0)) }
    case .array(let elements):
      return BuiltinValue.union(elements.compactMap { $0.builtin }, as: wanted).map { .builtin($0) }
    // `error as NSError`, of an error of the file's own.
    case .instance where wanted == .foundationError, .enumCase where wanted == .foundationError:
      return .builtin(.opaque)
    case .instance(let instance):
      let conforms = declarations[instance.type].conformances.contains {
        symbols[$0] == wanted.name || symbols[$0] == "Primitive" + wanted.name
      }
      if wanted.isControlStyle { return conforms ? value : nil }
      if wanted == .shapeStyle { return style(instance) }
      #if !hasFeature(Embedded)
      if wanted == .formatStyle, takesElse { return ownFormat(instance) }
      #endif
      // A style of the file's own that is never asked stands for the automatic one.
      return conforms && !wanted.optionNames.isEmpty ? .builtin(.option(wanted, 0)) : nil
    default: return nil
    }
  }

  /// Whether the file has values of a type of SwiftUI's or Foundation's written as texts:
  /// `extension URL: ExpressibleByStringLiteral`.
  private func takesTextLiterals(_ type: BuiltinType) -> Bool {
    extensions(of: [type.name]).contains { id in
      declarations[id].conformances.contains { symbols[$0] == "ExpressibleByStringLiteral" }
    }
  }

  private func isCallable(_ value: Value) -> Bool {
    switch value {
    case .closure(let closure): return !closure.isView
    case .keyPath, .void, .metatype: return true
    default: return false
    }
  }

  private func reportWrongType(_ value: Value, _ type: Type, _ node: SyntaxID, _ place: String) {
    let given = typeName(of: value)
    let wanted = name(of: type)
    var help: String?
    switch (type.unwrapped, value) {
    case (_, .none): help = "a value of type \(wanted) can't be nil"
    case (.double, .int): help = "write CGFloat(…) around it"
    case (.int, .double): help = "write Int(…) around it"
    case (.string, .int), (.string, .double), (.string, .bool): help = "write it as \"\\(…)\""
    case (.view, .string), (.view, .int), (.view, .double): help = "write Text(…) around it"
    default: break
    }
    if value.isOpaque {
      let isText = type.unwrapped == .builtin(.localizedStringKey)
      reportUnknownValue(
        at: node, "\(place) takes a value",
        help: isText ? "write the text itself" : "write a value of type \(wanted) instead")
      return
    }
    findings.report(
      .error(
        "wrong-type", at: syntax.range(node), "\(place) takes a value of type \(wanted), not \(given)",
        help: help))
  }

  // MARK: Before evaluation

  /// Whether an argument could be of a type: by its syntax where that shows it, else by its value.
  package func fits(_ node: SyntaxID, _ type: Type, _ scope: Scope) -> Bool {
    if type == .any { return true }
    let wanted = type.unwrapped
    if declarations.features.hasLiteralTypes, case .declared(let id) = wanted, let kind = literalKind(node),
      takesLiteral(kind, id)
    {
      return true
    }
    switch syntax.kind(node) {
    case .missing: return true
    case .integerLiteral: return wanted == .int || wanted == .double || wanted.isSized || isOpaque(wanted)
    case .floatLiteral: return wanted == .double || wanted.takesFractions || isOpaque(wanted)
    case .boolLiteral: return wanted == .bool || isOpaque(wanted)
    case .stringLiteral:
      if case .builtin(let type) = wanted, type.isAttributed { return true }
      return wanted == .string || wanted == .builtin(.localizedStringKey) || isOpaque(wanted)
    case .nilLiteral: return type.isOptional
    case .arrayLiteral: return arrayFits(node, wanted, scope)
    #if hasFeature(Embedded)
    case .closure: return wanted.isClosure
    #else
    case .closure: return wanted.isClosure && closureFits(node, wanted)
    case .identifier where takesElse && !functionFits(node, wanted, scope): return false
    case .dictionaryLiteral where !entriesFit(node, wanted, scope): return false
    #endif
    case .implicitMember: return hasStaticMember(syntax.symbol(node), wanted)
    case .parenthesized: return fits(syntax.child(node, 0), type, scope)
    case .ternary:
      // `isBusy ? ProgressView() : nil` is a view, too.
      return (1...2).allSatisfy { place in
        let branch = syntax.child(node, place)
        return wanted.isView && syntax.kind(branch) == .nilLiteral || fits(branch, type, scope)
      }
    case .prefixOperator where isLiteral(node):
      return isRange(node) ? wanted.isRange : fits(syntax.child(node, 0), type, scope)
    case .binaryOperator where isLiteral(node):
      return isRange(node) ? wanted.isRange : wanted == .int || wanted == .double || wanted.isSized
    case .call, .member:
      let chain = chain(node)
      if wanted.isView, isSurelyView(chain) { return true }
      if isPlainText(chain) {
        let text = BuiltinValue.text(TextValue(segments: [], source: 0))
        return converted(.builtin(text), to: type) != nil
      }
      if syntax.kind(chain.base) == .implicitMember {
        return hasStaticMember(syntax.symbol(chain.base), wanted)
      }
      if syntax.kind(chain.base) == .call, syntax.kind(syntax.child(chain.base, 0)) == .implicitMember {
        if type.isOptional, symbols[syntax.symbol(syntax.child(chain.base, 0))] == "some" { return true }
        return hasStaticMember(syntax.symbol(syntax.child(chain.base, 0)), wanted)
      }
    default: break
    }
    let value = tried(node, scope, expecting: type)
    if tellsNothing(value) { inference.trials?.metUnknown = true }
    return findings.probing { converted(value, to: type) != nil }
  }

  /// Whether a value would fit any overload: what is not known, also as the elements of a list.
  private func tellsNothing(_ value: Value) -> Bool {
    if takesElse, case .array(let elements) = value {
      return elements.first.map { $0.isUnknown || $0.isPlaceholder || $0.isOpaque } ?? true
    }
    return value.isUnknown || value.isPlaceholder || value.isOpaque
  }

  /// Whether an expression could be of a type, by its syntax alone.
  func mayBe(_ node: SyntaxID, _ type: Type) -> Bool {
    if type.isAny { return true }
    let wanted = type.unwrapped
    switch syntax.kind(node) {
    case .integerLiteral, .floatLiteral, .boolLiteral, .stringLiteral, .nilLiteral, .closure:
      return fits(node, type, fileScope)
    case .implicitMember: return hasStaticMember(syntax.symbol(node), wanted)
    case .call where syntax.kind(syntax.child(node, 0)) == .implicitMember:
      return hasStaticMember(syntax.symbol(syntax.child(node, 0)), wanted)
    case .parenthesized: return mayBe(syntax.child(node, 0), type)
    case .prefixOperator where isLiteral(node): return fits(node, type, fileScope)
    default: return true
    }
  }

  /// Whether one of several functions takes a call's arguments, by labels and order, and by what their syntax shows.
  func mayTake(_ functions: [FunctionID], _ node: SyntaxID) -> Bool {
    let arguments = plan(node).arguments
    return functions.contains { id in
      let parameters = declarations[id].signature.parameters
      let match = ArgumentMatch(arguments, parameters)
      guard match.failure == nil else { return false }
      return match.arguments.indices.allSatisfy { place in
        match.arguments[place].range.allSatisfy {
          mayBe(arguments[$0].expression, parameters[place].type)
        }
      }
    }
  }

  /// Whether one of several functions takes a call's arguments, by labels and order, and by types as far as they are known.
  func couldTake(_ functions: [FunctionID], _ node: SyntaxID, _ scope: Scope) -> Bool {
    let arguments = plan(node).arguments
    return functions.contains { id in
      let parameters = declarations[id].signature.parameters
      let match = ArgumentMatch(arguments, parameters)
      guard match.failure == nil else { return false }
      return silently {
        match.arguments.indices.allSatisfy { place in
          match.arguments[place].range.allSatisfy {
            fits(arguments[$0].expression, parameters[place].type, scope)
          }
        }
      }
    }
  }

  /// Whether a call means a member that an extension of the file adds: not where it is a method of Swift's or SwiftUI's,
  /// and the extension's does not take the arguments.
  func isMeant(
    _ member: Member, by node: SyntaxID, of value: Value, named symbol: Symbol, _ scope: Scope
  ) -> Bool {
    guard case .function(let ids) = member else {
      // `(width * 2).rounded()`, beside `var rounded: Int`.
      guard case .variable(let id) = member, swift.methods(symbols[symbol], of: value) != nil else {
        return true
      }
      return declarations[id].type.unwrapped.isClosure || declarations[id].type.isAny
    }
    var isTheirs = swift.methods(symbols[symbol], of: value) != nil
    if case .builtin(let builtin) = value, builtinMethod(symbol, of: builtin.type) != nil { isTheirs = true }
    // What else the SDK has of the name, an app that compiles means.
    guard isTheirs || takesElse && declarations.topLevel.isDivided && !takes(ids, node) else { return true }
    return prefers(ids, node, scope) { true }
  }

  /// Whether functions of the file are meant by a call, beside one of that name of Swift's or SwiftUI's: they take its
  /// arguments, and it does not stand in the code of all of those that do, which would call itself without end.
  /// - Parameter isTaken: Whether the other takes the arguments.
  func prefers(_ ids: [FunctionID], _ node: SyntaxID, _ scope: Scope, _ isTaken: () -> Bool) -> Bool {
    guard mayTake(ids, node) else { return false }
    func isOwnCode(_ id: FunctionID) -> Bool {
      syntax.range(declarations[id].syntax).contains(syntax.range(node))
    }
    var isOutranked = ids.allSatisfy(isOwnCode)
    #if !hasFeature(Embedded)
    if !isOutranked, ids.contains(where: isDisfavored) {
      isOutranked = ids.allSatisfy { isOwnCode($0) || isDisfavored($0) || !takes([$0], node) }
    }
    #endif
    return !isOutranked && couldTake(ids, node, scope) || !isTaken()
  }

  #if !hasFeature(Embedded)
  /// Whether a function gives way to others that take the same arguments: `@_disfavoredOverload`.
  func isDisfavored(_ id: FunctionID) -> Bool {
    guard symbols.find("_disfavoredOverload") != nil else { return false }
    return syntax.children(declarations[id].syntax).contains { list in
      syntax.kind(list) == .attributeList
        && syntax.children(list).contains { syntax.name($0) == "_disfavoredOverload" }
    }
  }
  #endif

  /// Whether a chain is a view, or wrong in itself, which is said when it is evaluated: `Text("a").padding()`.
  private func isSurelyView(_ chain: Chain) -> Bool {
    guard syntax.kind(chain.base) == .call else { return false }
    let callee = syntax.child(chain.base, 0)
    guard syntax.kind(callee) == .identifier, chain.links.allSatisfy({ $0.modifier != nil }) else {
      return false
    }
    switch undeclaredTarget(syntax.symbol(callee)) {
    case .view?: return true
    case .type(.builtin(let type))?: return type.isView
    default: return false
    }
  }

  /// Whether a chain is a text of one literal and nothing more, in which nothing can be wrong.
  private func isPlainText(_ chain: Chain) -> Bool {
    guard chain.links.isEmpty, syntax.kind(chain.base) == .call else { return false }
    let callee = syntax.child(chain.base, 0)
    guard syntax.kind(callee) == .identifier,
      case .type(.builtin(.text))? = undeclaredTarget(syntax.symbol(callee))
    else { return false }
    guard let literal = onlyArgument(of: chain.base) else { return false }
    return syntax.kind(literal) == .stringLiteral && isConstant(literal)
  }

  /// Whether an expression is an operator's that makes a range: `0..<3`, `...3`.
  func isRange(_ node: SyntaxID) -> Bool {
    guard syntax.kind(node) == .binaryOperator || syntax.kind(node) == .prefixOperator else { return false }
    switch Operator(rawValue: syntax[node].detail) {
    case .halfOpenRange, .closedRange, .partialFrom, .partialUpTo, .partialThrough: return true
    default: return false
    }
  }

  private func isOpaque(_ type: Type) -> Bool { type == .any || type == .builtin(.opaque) }

  private func arrayFits(_ node: SyntaxID, _ type: Type, _ scope: Scope) -> Bool {
    switch type {
    case .array(let element), .set(let element):
      return syntax.children(node).allSatisfy { fits($0, element, scope) }
    case .builtin(let set):
      return BuiltinValue.union([], as: set) != nil
        && syntax.children(node).allSatisfy { fits($0, type, scope) }
    case .any: return true
    default: return false
    }
  }

  /// Whether `.name` can mean something where the type is expected.
  private func hasStaticMember(_ symbol: Symbol, _ type: Type) -> Bool {
    let name = symbols[symbol]
    switch type {
    case .any: return true
    case .builtin(.opaque): return true
    case .builtin(let builtin):
      if name == "init" || library.staticMember(name, of: builtin) != nil { return true }
      if stage.hasResource(name, of: builtin) { return true }
      return ([builtin] + builtin.lenders).contains { extended in
        extensions(of: [extended.name]).contains { declarations[$0].statics[symbol] != nil }
      }
    case .declared(let id):
      if name == "init" {
        return declarations[id].kind != .enumeration || !declarations[id].initializers.isEmpty
      }
      return staticMember(symbol, of: id) != nil
    case .double, .int:
      return swift.constant(name, of: .double) != nil || !numberExtensions(symbol).isEmpty
    case .bool, .string, .array, .set: return name == "init"
    default: return false
    }
  }

  private func numberExtensions(_ symbol: Symbol) -> [TypeID] {
    extensions(of: ["CGFloat", "Double", "Int"]).filter { declarations[$0].statics[symbol] != nil }
  }
}
