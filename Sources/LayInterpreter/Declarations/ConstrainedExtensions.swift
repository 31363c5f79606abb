import LayCatalog
import LayLibrary
import LaySyntax

/// Extensions of types of Swift's for some of their element types alone.
///
/// The parser keeps the name of the extended type alone, so the words of the head tell the rest.
extension Evaluator {
  /// What an extension extends, through aliases, and for which types alone.
  func extended(by node: SyntaxID) -> (symbol: Symbol, constraints: [ExtensionConstraint]) {
    var symbol = syntax.symbol(node)
    guard let members = syntax.children(node).first(where: { syntax.kind($0) == .memberList }) else {
      return (symbol, [])
    }
    let range = syntax.range(node)
    let head = SourceRange(start: range.start, end: syntax.range(members).start)
    guard let start = place(of: "extension ", in: head) else { return (symbol, []) }
    var type = SourceRange(start: start.end, end: head.end)
    var constraints: [ExtensionConstraint] = []
    if let place = place(of: " where ", in: type) {
      constraints = requirements(syntax.source.text(SourceRange(start: place.end, end: head.end)))
      type.end = place.start
    }
    constraints += arguments(of: trimmed(withoutConformances(syntax.source.text(type))))
    // An alias of a type of Swift's.
    var path = syntax.path(ofExtension: node)
    for _ in 0..<Limits.aliasesOfExtension {
      guard let node = aliased(by: path) else { break }
      let text = trimmed(syntax.source.text(syntax.range(node))[...])
      constraints += arguments(of: text)
      switch syntax.kind(node) {
      case .arrayType: symbol = symbols.intern("Array")
      case .dictionaryType: symbol = symbols.intern("Dictionary")
      case .optionalType: symbol = symbols.intern("Optional")
      case .namedType, .memberType:
        symbol = syntax.symbol(node)
        path = syntax.path(ofType: node)
        continue
      default: break
      }
      break
    }
    return (symbol, constraints)
  }

  /// A type without the `: P` behind it; what stands in brackets belongs to it.
  private func withoutConformances(_ text: String) -> Substring {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[", "(", "<": depth += 1
      case "]", ")", ">": depth -= 1
      case ":" where depth == 0: return text[..<index]
      default: break
      }
    }
    return text[...]
  }

  /// Where a word stands first in a part of the source.
  func place(of word: StaticString, in range: SourceRange) -> SourceRange? {
    let bytes = syntax.source.bytes
    let count = UInt32(word.utf8CodeUnitCount)
    guard Int(range.end) <= bytes.count, range.end >= range.start + count else { return nil }
    for start in range.start...(range.end - count) {
      let isFound = (0..<Int(count)).allSatisfy { bytes[Int(start) + $0] == word.utf8Start[$0] }
      if isFound { return SourceRange(start: start, end: start + count) }
    }
    return nil
  }

  /// `Element == Item, Key: Hashable`
  func requirements(_ text: String) -> [ExtensionConstraint] {
    text.split(separator: ",").compactMap { part in
      let isSame = part.contains { $0 == "=" }
      let sides = part.split(maxSplits: 1, omittingEmptySubsequences: true) { $0 == (isSame ? "=" : ":") }
      guard sides.count == 2 else { return nil }
      let subject = trimmed(sides[0])
      let type = trimmed(sides[1].drop { $0 == "=" })
      guard subject != "Self", !subject.isEmpty else { return nil }
      let last = subject.split(separator: ".").last.map(String.init) ?? subject
      return ExtensionConstraint(subject: last, type: RequiredType(type), isSame: isSame)
    }
  }

  /// What `[Item]`, `Array<Item>`, `Item?` and `[Key: Value]` say of their parts.
  private func arguments(of type: String) -> [ExtensionConstraint] {
    if type.hasPrefix("["), type.hasSuffix("]") {
      let parts = type.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
      if parts.count == 2, !type.dropFirst().hasPrefix("[") {
        return [
          ExtensionConstraint(subject: "Key", type: RequiredType(trimmed(parts[0])), isSame: true),
          ExtensionConstraint(subject: "Value", type: RequiredType(trimmed(parts[1])), isSame: true),
        ]
      }
      let element = trimmed(type.dropFirst().dropLast())
      return [ExtensionConstraint(subject: "Element", type: RequiredType(element), isSame: true)]
    }
    if type.hasSuffix("?") {
      let wrapped = RequiredType(trimmed(type.dropLast()))
      return [ExtensionConstraint(subject: "Wrapped", type: wrapped, isSame: true)]
    }
    guard type.hasSuffix(">"), let open = type.firstIndex(of: "<") else { return [] }
    let argument = trimmed(type[type.index(after: open)...].dropLast())
    let subject: String? =
      switch trimmed(type[..<open]) {
      case "Array", "ArraySlice", "BidirectionalCollection", "Collection", "MutableCollection",
        "RandomAccessCollection", "RangeReplaceableCollection", "Sequence", "Set":
        "Element"
      case "Optional": "Wrapped"
      case "Binding": "Value"
      case "ClosedRange", "Range": "Bound"
      default: nil
      }
    return subject.map {
      [ExtensionConstraint(subject: $0, type: RequiredType(argument), isSame: true)]
    } ?? []
  }

  private func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  // MARK: Looking them up

  /// The constrained extensions of types of some names that a type meets.
  func constrainedExtensions(of names: [String], meeting type: Type) -> [TypeID] {
    if declarations.constrainedExtensions.isEmpty { return [] }
    var found: [TypeID] = []
    for name in names {
      guard let symbol = symbols.find(name), let extensions = declarations.constrainedExtensions[symbol]
      else {
        continue
      }
      for candidate in extensions where candidate.constraints.allSatisfy({ meets(type, $0) }) {
        found.append(candidate.type)
      }
    }
    return found
  }

  /// `extension Array: Shown where Element: Shown`, of a list whose elements are shown.
  private func constrainedExtensions(conforming type: Type, to name: Symbol) -> [TypeID] {
    constrainedExtensions(of: extensionNames(of: type), meeting: type).filter {
      declarations[$0].conformances.contains(name)
    }
  }

  private func meets(_ type: Type, _ constraint: ExtensionConstraint) -> Bool {
    let part: Type
    switch (constraint.subject, type) {
    case ("Element", .array(let element)), ("Element", .set(let element)): part = element
    case ("Element", .string): part = .string
    case ("Element", .range(let bound)), ("Bound", .range(let bound)): part = bound
    case ("Key", .dictionary(let key, _)): part = key
    case ("Value", .dictionary(_, let value)): part = value
    case ("Wrapped", .optional(let wrapped)): part = wrapped
    case ("Wrapped", _): part = type
    case ("Value", .binding(let value)): part = value
    default: return true
    }
    return meets(part, constraint.type, isSame: constraint.isSame)
  }

  /// Whether a type is, or conforms to, what is written; what is not known may.
  private func meets(_ type: Type, _ required: RequiredType, isSame: Bool) -> Bool {
    if type.isAny { return true }
    switch required.form {
    case .list:
      guard case .array(let element) = type else { return false }
      return meets(element, required.inner, isSame: true)
    case .optional: return meets(type, required.inner, isSame: isSame)
    case .named: break
    }
    guard let symbol = symbol(of: required) else { return true }
    switch declarations.topLevel[symbol] ?? declarations.nestedTypes[symbol].map({ Member.type($0) }) {
    case .type(let id)?:
      if declarations[id].kind == .protocolType {
        if case .declared(let own) = type {
          return inherits(declarations[own].conformances, from: declarations[id].name)
        }
        return extensions(of: extensionNames(of: type)).contains {
          inherits(declarations[$0].conformances, from: declarations[id].name)
        } || !constrainedExtensions(conforming: type, to: declarations[id].symbol).isEmpty
      }
      guard case .declared(let own) = type else { return false }
      return own == id || !isSame && isSubclass(own, of: id)
    case .alias(let node)?: return self.type(node, in: nil, generics: []) == type
    default: break
    }
    #if !hasFeature(Embedded)
    if !isSame, required.isCollection { return isCollection(type, required.last) }
    #endif
    guard let standard = required.standard else {
      return isSame ? false : conforms(type, toStandard: required.last)
    }
    return standard.isAny ? true : standard == type
  }

  /// Kept where it is one of the source: what else an evaluator knows by a number is another's by another.
  private func symbol(of required: RequiredType) -> Symbol? {
    if let symbol = required.symbol { return symbol }
    guard let symbol = symbols.find(required.last) ?? symbols.find(required.name) else { return nil }
    if Int(symbol.index) < syntax.symbols.count { required.symbol = symbol }
    return symbol
  }

  /// Whether a value may stand for a parameter of an operator's: one of a generic type takes no nil, and what its head
  /// requires of the type, as `func == <T: Keyed>(…)`.
  func mayTake(_ id: FunctionID, _ value: Value, _ type: Type) -> Bool {
    guard type.isAny, !value.isUnknown, !value.isOpaque else { return true }
    if value.isNil { return false }
    let declaration = declarations[id]
    let required = declaration.requirements ?? requirements(ofHead: declaration)
    declaration.requirements = required
    let given = valueType(value)
    return required.allSatisfy { meets(given, $0.type, isSame: $0.isSame) }
  }

  /// What the head of an operator requires of its generic type; nothing that is known where there are several.
  private func requirements(ofHead declaration: FunctionDeclaration) -> [ExtensionConstraint] {
    let range = syntax.range(declaration.syntax)
    let end = declaration.body.isNone ? range.end : syntax.range(declaration.body).start
    let head = SourceRange(start: range.start, end: end)
    budget.charge(Int(end - range.start))
    guard let start = place(of: "func ", in: head) else { return [] }
    let text = syntax.source.text(SourceRange(start: start.end, end: end)).dropFirst(
      symbols[declaration.name].count)
    var required: [ExtensionConstraint] = []
    let generic = text.drop { $0 == " " }
    if generic.first == "<", let close = generic.firstIndex(of: ">") {
      required = requirements(String(generic[..<close].dropFirst()))
    }
    if let place = place(of: " where ", in: head) {
      required += requirements(syntax.source.text(SourceRange(start: place.end, end: end)))
    }
    let subject = required.first?.subject
    return required.allSatisfy { $0.subject == subject } ? required : []
  }

  private func isCollection(_ type: Type, _ name: String) -> Bool {
    switch type {
    case .string, .array, .set, .dictionary, .range, .builtin(.data): return true
    case .declared(let id): return inherits(declarations[id].conformances, from: name)
    default: return false
    }
  }

  private func conforms(_ type: Type, toStandard name: String) -> Bool {
    if case .declared(let id) = type {
      return Self.impliedProtocols.contains(name) || inherits(declarations[id].conformances, from: name)
    }
    switch name {
    case "Numeric", "SignedNumeric", "AdditiveArithmetic", "Strideable":
      return type.isInt || type.isDouble || type.isSized
    case "BinaryInteger", "FixedWidthInteger", "SignedInteger":
      return type.isInt || type.isSized && !type.takesFractions
    case "BinaryFloatingPoint", "FloatingPoint": return type.isDouble || type == .builtin(.float)
    default: return true
    }
  }

  /// Protocols that types are given without a word in some way or other.
  private static let impliedProtocols: Set<String> = [
    "Equatable", "Hashable", "Sendable", "AnyObject", "Any",
  ]
}
