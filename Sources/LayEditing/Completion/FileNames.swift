import LaySyntax

/// The names that a file declares, read from its tokens, so that a file which is half written has them too.
struct FileNames {
  struct Declared: Equatable {
    var name: String
    var kind: Kind
    /// The type whose member it is; empty outside of types.
    var owner: String
    /// What is written of its type, or of the type that its value is made of.
    var type: String
    /// The labels of a function's or initialiser's parameters, empty for `_`, with their types.
    var parameters: [Parameter] = []
    var range: SourceRange
  }

  struct Parameter: Equatable {
    var label: String
    /// As the function's own code writes it; the label unless another is given.
    var name = ""
    var type: String
    var hasDefault: Bool
  }

  enum Kind { case type, view, protocolType, property, function, initializer, enumCase, local, parameter }

  private(set) var all: [Declared] = []
  /// How often each name is written in the file, whether after a dot or not, and as a label.
  private(set) var uses: [String: Int] = [:]
  private(set) var memberUses: [String: Int] = [:]
  private(set) var labelUses: [String: Int] = [:]

  /// - Complexity: O(n) in the bytes.
  init(_ tokens: WrittenTokens) {
    var reader = DeclarationReader(tokens)
    reader.read()
    all = reader.found
    count(tokens)
  }

  private mutating func count(_ tokens: WrittenTokens) {
    for index in 0..<tokens.count where tokens.kind(index) == .identifier && !tokens.isAtEnd(index) {
      let name = tokens.text(index)
      if tokens.kind(index - 1) == .period {
        memberUses[name, default: 0] += 1
      } else if tokens.kind(index + 1) == .colon {
        labelUses[name, default: 0] += 1
      } else {
        uses[name, default: 0] += 1
      }
    }
  }

  func declared(_ name: String) -> [Declared] { all.filter { $0.name == name } }

  func members(of type: String) -> [Declared] { all.filter { $0.owner == type } }

  /// What is written of the type of the variable, parameter or property of a name.
  func type(of name: String) -> String? {
    all.last { $0.name == name && [.property, .local, .parameter].contains($0.kind) && !$0.type.isEmpty }?
      .type
  }

  /// The parameters by which a value of a type is made: of its initialisers, else of its stored properties.
  func initializers(of type: String) -> [[Parameter]] {
    let written = all.filter { $0.owner == type && $0.kind == .initializer }.map(\.parameters)
    if !written.isEmpty { return written }
    let stored = all.filter {
      $0.owner == type && $0.kind == .property && $0.name != "body" && !$0.type.hasPrefix("some ")
    }
    return stored.isEmpty ? [] : [stored.map { Parameter(label: $0.name, type: $0.type, hasDefault: false) }]
  }
}

/// Finds declarations among tokens.
private struct DeclarationReader {
  let tokens: WrittenTokens
  var found: [FileNames.Declared] = []
  /// For each open brace: the type whose body it opens, empty for code.
  private var owners: [String] = []
  private var pendingOwner: String?

  init(_ tokens: WrittenTokens) { self.tokens = tokens }

  private var owner: String { owners.last ?? "" }

  mutating func read() {
    var index = 0
    while index < tokens.count {
      switch tokens.kind(index) {
      case .leftBrace:
        owners.append(pendingOwner ?? "")
        pendingOwner = nil
        readClosureParameters(index + 1)
      case .rightBrace: _ = owners.popLast()
      case .keyword, .identifier: readDeclaration(index)
      default: break
      }
      index += 1
    }
  }

  private mutating func readDeclaration(_ index: Int) {
    guard tokens.kind(index - 1) != .period else { return }
    switch tokens.text(index) {
    case "struct", "class", "enum", "actor": readType(index, .type)
    case "protocol": readType(index, .protocolType)
    case "extension":
      if tokens.isName(index + 1) { pendingOwner = tokens.text(index + 1) }
    case "let", "var": readVariable(index)
    case "func" where tokens.isName(index + 1):
      add(index + 1, .function, parameters: parameters(from: index + 2))
    case "init" where tokens.kind(index + 1) == .leftParen && !owner.isEmpty:
      add(index, .initializer, parameters: parameters(from: index + 1))
    case "case" where !owner.isEmpty && tokens.isName(index + 1): readCases(index + 1)
    case "for" where tokens.isName(index + 1): add(index + 1, .local)
    default: break
    }
  }

  private mutating func readType(_ index: Int, _ kind: FileNames.Kind) {
    guard tokens.isName(index + 1) else { return }
    var isView = false
    var next = index + 2
    while next < tokens.count, next < index + 30, tokens.kind(next) != .leftBrace {
      if ["View", "Shape", "ViewModifier"].contains(tokens.text(next)) {
        isView = tokens.text(next) != "ViewModifier"
      }
      next += 1
    }
    add(index + 1, isView && kind == .type ? .view : kind)
    pendingOwner = tokens.text(index + 1)
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
      let colon = (start..<min(start + 6, end)).first { tokens.kind($0) == .colon }
      guard let colon else { return nil }
      let label = tokens.text(start)
      let next = place + 1 < starts.count ? starts[place + 1] : end
      let hasDefault = (colon..<next).contains { tokens.kind($0) == .equal }
      return FileNames.Parameter(
        label: label == "_" ? "" : label, name: tokens.text(colon - 1), type: typeText(colon + 1),
        hasDefault: hasDefault)
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
    found.append(
      FileNames.Declared(
        name: tokens.text(index), kind: kind, owner: owner, type: type, parameters: parameters,
        range: tokens.tokens[index].range))
    if kind == .function || kind == .initializer {
      for parameter in parameters where !parameter.name.isEmpty {
        found.append(
          FileNames.Declared(
            name: parameter.name, kind: .parameter, owner: "", type: parameter.type,
            range: tokens.tokens[index].range))
      }
    }
  }
}
