import LayCatalog
import LayCompletion
import LayLibrary
import LaySyntax

/// The parts of a text that are set off, five numbers each, as the protocol counts them from one to the next.
struct SemanticTokens {
  private(set) var numbers: [Int] = []

  /// The kinds of tokens and what is said about them, in the order of their numbers.
  static let types = [
    "keyword", "type", "method", "parameter", "string", "number", "comment", "macro", "enumMember",
    "property",
    "variable",
  ]
  static let modifiers = ["declaration", "defaultLibrary", "readonly"]

  private static let known: Set<String> = Set(
    Library.viewNames.map { $0.description } + BuiltinType.allCases.map(\.name) + Words.types
      + Words.protocols)
  private static let knownModifiers = Set(Library.modifierNames.map { $0.description })

  /// - Complexity: O(n) in the bytes.
  init(_ document: EditedDocument, in stretch: SourceRange?) {
    let (source, tokens) = (document.source, document.reading.tokens)
    let names = DeclaredNames(document.reading)
    var last = TextPosition(line: 0, character: 0)
    var index = 0
    func add(_ range: SourceRange, _ type: Int, _ modifiers: Int, _ numbers: inout [Int]) {
      if let stretch, range.end < stretch.start || range.start > stretch.end { return }
      let start = source.position(of: range.start, encoding: document.encoding)
      let end = source.position(of: range.end, encoding: document.encoding)
      if start.line == end.line { return add(start, end.character, type, modifiers, &numbers) }
      for part in document.lines(of: range) {
        add(
          source.position(of: part.start, encoding: document.encoding),
          source.position(of: part.end, encoding: document.encoding).character, type, modifiers, &numbers)
      }
    }
    func add(_ start: TextPosition, _ end: Int, _ type: Int, _ modifiers: Int, _ numbers: inout [Int]) {
      guard end > start.character, start >= last else { return }
      numbers.append(start.line - last.line)
      numbers.append(start.line == last.line ? start.character - last.character : start.character)
      numbers.append(end - start.character)
      numbers.append(type)
      numbers.append(modifiers)
      last = start
    }
    func addPlainNames(before offset: UInt32, _ numbers: inout [Int]) {
      while index < tokens.count, tokens.tokens[index].range.start < offset {
        if tokens.kind(index) == .identifier {
          let name = tokens.text(index)
          add(
            tokens.tokens[index].range, names.properties.contains(name) ? 9 : 10,
            names.modifiers(of: name, at: tokens.tokens[index].range.start), &numbers)
        }
        index += 1
      }
    }
    for highlight in source.highlights() {
      addPlainNames(before: highlight.range.start, &numbers)
      let isToken = index < tokens.count && tokens.tokens[index].range.start == highlight.range.start
      var (type, modifiers) = (Self.type(of: highlight.role), 0)
      if isToken, tokens.kind(index) == .identifier {
        let name = tokens.text(index)
        modifiers = names.modifiers(of: name, at: highlight.range.start)
        switch highlight.role {
        case .type where !names.all.contains(name) && Self.known.contains(name): modifiers |= 2
        case .member:
          if ![.leftParen, .leftBrace].contains(tokens.kind(index + 1)) {
            type = tokens.endsOperand(index - 2) ? 9 : 8
          } else if !names.all.contains(name), Self.knownModifiers.contains(name) {
            modifiers |= 2
          }
        default: break
        }
      }
      add(highlight.range, type, modifiers, &numbers)
      while index < tokens.count, tokens.tokens[index].range.start < highlight.range.end { index += 1 }
    }
    addPlainNames(before: .max, &numbers)
  }

  private static func type(of role: SourceHighlight.Role) -> Int {
    switch role {
    case .keyword: 0
    case .type: 1
    case .member: 2
    case .label: 3
    case .string: 4
    case .number: 5
    case .comment: 6
    case .directive: 7
    }
  }

  /// The edits that make these numbers of others: one, of what differs.
  func edits(from old: [Int]) -> JSONValue {
    var start = 0
    while start < min(old.count, numbers.count), old[start] == numbers[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, numbers.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == numbers[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    if start == oldEnd, start == newEnd { return .array([]) }
    return .array([
      .object([
        "start": .integer(start), "deleteCount": .integer(oldEnd - start),
        "data": .array(numbers[start..<newEnd].map { .integer($0) }),
      ])
    ])
  }
}

/// What a file says of its own names.
private struct DeclaredNames {
  private(set) var all: Set<String> = []
  private(set) var properties: Set<String> = []
  private var places: Set<UInt32> = []
  private var constants: Set<String> = []

  init(_ reading: DocumentReading) {
    var variables: Set<String> = []
    for declared in reading.names.all {
      all.insert(declared.name)
      places.insert(declared.range.start)
      switch declared.kind {
      case .property: properties.insert(declared.name)
      default: break
      }
    }
    let tokens = reading.tokens
    for index in 1..<max(tokens.count, 1) where tokens.kind(index) == .identifier {
      if tokens.isKeyword(index - 1, "let") { constants.insert(tokens.text(index)) }
      if tokens.isKeyword(index - 1, "var") { variables.insert(tokens.text(index)) }
    }
    constants.subtract(variables)
  }

  func modifiers(of name: String, at place: UInt32) -> Int {
    (places.contains(place) ? 1 : 0) | (constants.contains(name) ? 4 : 0)
  }
}
