import LaySyntax

/// Finds declarations among tokens.
struct DeclarationReader {
  private let tokens: WrittenTokens
  private(set) var found: [FileNames.Declared] = []
  private(set) var bodies: [(owner: String, tokens: Range<Int>)] = []
  private var braces: [OpenBrace] = []
  /// The body that the next brace opens.
  private var next = OpenBrace()

  /// What a brace opens that has not closed.
  private struct OpenBrace {
    /// The type whose body it is; empty for code.
    var owner = ""
    var isPrivate = false
    var start = 0
    /// The names that are known up to its end, and where they begin to be.
    var locals: [(index: Int, start: Int)] = []
  }

  init(_ tokens: WrittenTokens) { self.tokens = tokens }

  private var owner: String { braces.last?.owner ?? "" }

  mutating func read() {
    var index = 0
    while index < tokens.count {
      switch tokens.kind(index) {
      case .leftBrace:
        next.start = index
        braces.append(next)
        next = OpenBrace()
        readClosureParameters(index + 1)
      case .rightBrace:
        if let brace = braces.popLast() { close(brace, index) }
        next = OpenBrace()
      case .keyword, .identifier: readDeclaration(index)
      default: break
      }
      index += 1
    }
    while let brace = braces.popLast() { close(brace, tokens.count) }
  }

  private mutating func close(_ brace: OpenBrace, _ end: Int) {
    if !brace.owner.isEmpty { bodies.append((brace.owner, brace.start..<end)) }
    for local in brace.locals { found[local.index].reach = min(local.start, end)..<end }
  }

  private typealias Modifiers = (isPrivate: Bool, isStatic: Bool, wrapper: String)

  /// What is written before a declaration's word: who sees it, whether it is the type's own, and its wrapper.
  private func modifiers(before word: Int) -> Modifiers {
    var (isPrivate, isStatic, wrapper) = (false, false, "")
    var index = word - 1
    while index >= 0, word - index < 40 {
      switch tokens.text(index) {
      case "private", "fileprivate": isPrivate = true
      case "static", "class": isStatic = true
      case "public", "internal", "open", "final", "lazy", "mutating", "override", "nonisolated", "weak",
        "indirect", "required", "convenience", "package", "unowned":
        break
      case ")":
        // `private(set)`, `@Environment(…)`
        guard let open = tokens.opening(of: index) else { return (isPrivate, isStatic, wrapper) }
        index = tokens.kind(open - 2) == .at ? open : open - 1
      default:
        guard tokens.kind(index - 1) == .at else { return (isPrivate, isStatic, wrapper) }
        wrapper = tokens.text(index)
        index -= 1
      }
      index -= 1
    }
    return (isPrivate, isStatic, wrapper)
  }

  private mutating func readDeclaration(_ index: Int) {
    guard tokens.kind(index - 1) != .period else { return }
    switch tokens.text(index) {
    case "struct", "class", "enum", "actor": readType(index, .type)
    case "protocol": readType(index, .protocolType)
    case "extension":
      guard tokens.isName(index + 1) else { return }
      next = OpenBrace(owner: tokens.text(index + 1), isPrivate: modifiers(before: index).isPrivate)
    case "let", "var": readVariable(index)
    case "func" where tokens.isName(index + 1):
      add(index + 1, .function, parameters: parameters(from: parameterList(behind: index + 2)))
    case "init" where !owner.isEmpty && [.leftParen, .questionPostfix].contains(tokens.kind(index + 1)):
      add(index, .initializer, parameters: parameters(from: parameterList(behind: index + 1)))
    case "case" where !owner.isEmpty && tokens.isName(index + 1): readCases(index + 1)
    case "for" where tokens.isName(index + 1): add(index + 1, .local)
    default: break
    }
  }

  private mutating func readType(_ index: Int, _ kind: FileNames.Kind) {
    guard tokens.isName(index + 1) else { return }
    var isView = false
    for word in index + 2..<max(index + 2, min(tokens.count, index + 30)) {
      if tokens.kind(word) == .leftBrace { break }
      if ["View", "Shape", "ViewModifier"].contains(tokens.text(word)) {
        isView = tokens.text(word) != "ViewModifier"
      }
    }
    add(index + 1, isView && kind == .type ? .view : kind)
    found[found.count - 1].isClass = tokens.isKeyword(index, "class", "actor")
    next = OpenBrace(
      owner: tokens.text(index + 1),
      isPrivate: modifiers(before: index).isPrivate || braces.last?.isPrivate == true)
  }

  /// The parenthesis behind a function's name, and behind its generic parameters.
  private func parameterList(behind index: Int) -> Int {
    if tokens.kind(index) == .leftParen { return index }
    return (index..<min(tokens.count, index + 40)).first {
      tokens.kind($0) == .leftParen || tokens.kind($0) == .leftBrace
    } ?? index
  }

  private mutating func readVariable(_ index: Int) {
    guard tokens.isName(index + 1) else { return }
    var type = ""
    if tokens.kind(index + 2) == .colon {
      type = typeText(index + 3)
    } else if tokens.kind(index + 2) == .equal {
      type = valueType(index + 3)
    }
    add(index + 1, owner.isEmpty ? .local : .property, type: type)
  }

  /// The type of a literal, or the name of the type that is made.
  private func valueType(_ index: Int) -> String {
    switch tokens.kind(index) {
    case .integer: "Int"
    case .float: "Double"
    case .stringStart: "String"
    case .leftBracket:
      valueType(index + 1).isEmpty ? "" : "[" + valueType(index + 1) + "]"
    case .keyword where ["true", "false"].contains(tokens.text(index)): "Bool"
    case .identifier where tokens.text(index).first?.isUppercase == true: tokens.text(index)
    default: ""
    }
  }

  /// A type as it is written, up to what cannot belong to one.
  private func typeText(_ index: Int) -> String {
    var text = ""
    var depth = 0
    for next in index..<min(tokens.count, index + 24) {
      switch tokens.kind(next) {
      case .identifier, .keyword: text += (text.last?.isLetter == true ? " " : "") + tokens.text(next)
      case .leftBracket, .leftParen: (text, depth) = (text + tokens.text(next), depth + 1)
      case .rightBracket, .rightParen:
        if depth == 0 { return text }
        (text, depth) = (text + tokens.text(next), depth - 1)
      case .questionPostfix, .period, .arrow: text += tokens.text(next)
      case .colon, .comma:
        if depth == 0 { return text }
        text += tokens.text(next)
      default: return text
      }
      if depth == 0, tokens.startsLine(next + 1) { return text }
    }
    return text
  }

  /// A list of parameters is read as far as this.
  private static var reach: Int { 400 }

  private func parameters(from open: Int) -> [FileNames.Parameter] {
    guard tokens.kind(open) == .leftParen else { return [] }
    var end = open + 1
    var depth = 1
    while end < min(tokens.count, open + Self.reach), depth > 0 {
      if [.leftParen, .leftBracket, .leftBrace].contains(tokens.kind(end)) { depth += 1 }
      if [.rightParen, .rightBracket, .rightBrace].contains(tokens.kind(end)) { depth -= 1 }
      end += 1
    }
    let starts = tokens.arguments(from: open, to: end - 1)
    return starts.enumerated().compactMap { place, start in
      guard start < end - 1 else { return nil }
      let next = place + 1 < starts.count ? starts[place + 1] : end
      // The values of a case need no label.
      guard let colon = (start..<min(start + 6, next)).first(where: { tokens.kind($0) == .colon }) else {
        return nil
      }
      let label = tokens.text(start)
      let hasDefault = (colon..<next).contains { tokens.kind($0) == .equal }
      return FileNames.Parameter(
        label: label == "_" ? "" : label, name: tokens.text(colon - 1), type: typeText(colon + 1),
        hasDefault: hasDefault, token: colon - 1)
    }
  }

  private mutating func readCases(_ index: Int) {
    var next = index
    while tokens.isName(next) {
      add(next, .enumCase, type: owner, parameters: parameters(from: next + 1))
      next += 1
      if tokens.kind(next) == .leftParen {
        var depth = 0
        repeat {
          if tokens.kind(next) == .leftParen { depth += 1 }
          if tokens.kind(next) == .rightParen { depth -= 1 }
          next += 1
        } while depth > 0 && next < tokens.count
      }
      guard tokens.kind(next) == .comma else { return }
      next += 1
    }
  }

  /// `{ a, b in`
  private mutating func readClosureParameters(_ index: Int) {
    var next = index
    var names: [Int] = []
    while tokens.isName(next), tokens.text(next) != "in" {
      names.append(next)
      next += 1
      if tokens.kind(next) == .comma { next += 1 }
    }
    guard !names.isEmpty, tokens.isKeyword(next, "in") else { return }
    for name in names {
      add(name, .parameter, type: tokens.text(index - 2) == "GeometryReader" ? "GeometryProxy" : "")
    }
  }

  private mutating func add(
    _ index: Int, _ kind: FileNames.Kind, type: String = "", parameters: [FileNames.Parameter] = []
  ) {
    let modifiers =
      kind == .local || kind == .parameter
      ? Modifiers(false, false, "") : modifiers(before: index - (kind == .initializer ? 0 : 1))
    let isLocal = kind == .local || kind == .parameter || kind == .function && owner.isEmpty
    if isLocal, !braces.isEmpty {
      let start = kind == .function ? braces[braces.count - 1].start : index
      braces[braces.count - 1].locals.append((found.count, start))
    }
    found.append(
      FileNames.Declared(
        name: tokens.text(index), kind: kind, owner: owner, type: type, parameters: parameters,
        range: tokens.tokens[index].range,
        isPrivate: modifiers.isPrivate || braces.last?.isPrivate == true,
        isStatic: modifiers.isStatic || kind == .enumCase, wrapper: modifiers.wrapper))
    guard kind == .function || kind == .initializer else { return }
    next = OpenBrace()
    let callee = kind == .initializer ? owner : tokens.text(index)
    for parameter in parameters where !parameter.name.isEmpty {
      next.locals.append((found.count, index))
      found.append(
        FileNames.Declared(
          name: parameter.name, kind: .parameter, owner: "", type: parameter.type,
          range: tokens.tokens[parameter.token].range, function: callee, label: parameter.label))
    }
  }
}
