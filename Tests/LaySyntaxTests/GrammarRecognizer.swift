import Foundation

/// Tells whether a text can be derived from the grammar: an Earley recogniser over the tokens of the notation.
///
/// A position is the end of a token. What the grammar describes letter by letter, names, numbers and strings, is one
/// token here; the expressions inside of strings are handed out, to be recognised by themselves.
struct GrammarRecognizer {
  private enum Symbol {
    case terminal(Int)
    case rule(Int)
    /// `~`: the next token touches the last one.
    case joint
    /// The next token starts a line, or there is none.
    case newline
  }

  /// What a token is matched with.
  private enum Terminal: Hashable {
    case text(String)
    case name, plainName, index, integer, float, parameter, binding, string
  }

  private struct Production {
    var rule: Int
    var symbols: [Symbol]
    /// The terminals that it may start with, and whether it may be empty.
    var first: Set<Int> = []
    var isNullable = false
  }

  private static let tokens: [String: Terminal] = [
    "NAME": .name, "PLAIN-NAME": .plainName, "INDEX": .index, "INTEGER": .integer, "FLOAT": .float,
    "PARAMETER": .parameter, "BINDING": .binding, "string": .string,
  ]

  private var terminals: [Terminal] = []
  private var terminalNumbers: [Terminal: Int] = [:]
  private var ruleNumbers: [String: Int] = [:]
  private var ruleCount = 0
  private var productions: [Production] = []
  private var productionsOfRule: [[Int]] = []
  private var terminalsByByte: [[Int]] = Array(repeating: [], count: 256)
  private let keywords: Set<String>

  init(_ grammar: Grammar, keywords: Set<String>) {
    self.keywords = keywords
    for name in grammar.order where Self.tokens[name] == nil { _ = number(ofRule: name) }
    for name in grammar.order where Self.tokens[name] == nil {
      guard let expression = grammar.rules[name] else { continue }
      add(expression, to: number(ofRule: name))
    }
    findFirsts()
    for (number, terminal) in terminals.enumerated() {
      for byte in 0..<256 where Self.mayStart(terminal, with: UInt8(byte)) {
        terminalsByByte[byte].append(number)
      }
    }
  }

  // MARK: The grammar as productions

  private mutating func number(ofRule name: String) -> Int {
    if let known = ruleNumbers[name] { return known }
    let number = newRule()
    ruleNumbers[name] = number
    return number
  }

  private mutating func newRule() -> Int {
    productionsOfRule.append([])
    ruleCount += 1
    return ruleCount - 1
  }

  private mutating func number(of terminal: Terminal) -> Int {
    if let known = terminalNumbers[terminal] { return known }
    terminals.append(terminal)
    terminalNumbers[terminal] = terminals.count - 1
    return terminals.count - 1
  }

  private mutating func add(_ expression: Grammar.Expression, to rule: Int) {
    if case .choice(let choices) = expression {
      for choice in choices { add(choice, to: rule) }
      return
    }
    let symbols = symbols(of: expression)
    productionsOfRule[rule].append(productions.count)
    productions.append(Production(rule: rule, symbols: symbols))
  }

  private mutating func symbols(of expression: Grammar.Expression) -> [Symbol] {
    switch expression {
    case .terminal(let text): return [.terminal(number(of: .text(text)))]
    case .rule("NEWLINE"): return [.newline]
    case .rule(let name):
      if let token = Self.tokens[name] { return [.terminal(number(of: token))] }
      return [.rule(number(ofRule: name))]
    case .special: return []
    case .sequence(let parts): return parts.flatMap { symbols(of: $0) }
    case .choice:
      let rule = newRule()
      add(expression, to: rule)
      return [.rule(rule)]
    case .option(let part):
      let rule = newRule()
      add(.sequence([]), to: rule)
      add(part, to: rule)
      return [.rule(rule)]
    case .repetition(let part):
      // Left recursion: long lists stay linear.
      let rule = newRule()
      add(.sequence([]), to: rule)
      let element = newRule()
      add(part, to: element)
      productionsOfRule[rule].append(productions.count)
      productions.append(Production(rule: rule, symbols: [.rule(rule), .rule(element)]))
      return [.rule(rule)]
    case .joint: return [.joint]
    }
  }

  private mutating func findFirsts() {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in productions.indices {
        var first: Set<Int> = []
        var isNullable = true
        for symbol in productions[index].symbols where isNullable {
          switch symbol {
          case .terminal(let number):
            first.insert(number)
            isNullable = false
          case .rule(let rule):
            isNullable = false
            for other in productionsOfRule[rule] {
              first.formUnion(productions[other].first)
              if productions[other].isNullable { isNullable = true }
            }
          case .joint, .newline: break
          }
        }
        if first.count != productions[index].first.count
          || isNullable != productions[index].isNullable
        {
          productions[index].first = first
          productions[index].isNullable = isNullable
          hasChanged = true
        }
      }
    }
  }

  // MARK: Recognising

  fileprivate struct Item: Hashable {
    var production: Int32
    var dot: Int32
    var origin: Int32
  }

  private struct Chart {
    var items: [Item] = []
    var known: Set<Item> = []
    /// Items whose next symbol is a rule, by the rule.
    var waiting: [Int: [Item]] = [:]
    /// Rules that were completed here from here.
    var empty: Set<Int> = []

    mutating func add(_ item: Item) {
      if known.insert(item).inserted { items.append(item) }
    }
  }

  struct Failure {
    /// The offset that nothing gets beyond.
    var offset: Int
    /// What could have stood there.
    var expected: [String]
  }

  /// Recognises a piece of a text as a rule; nil if it is one.
  /// - Parameter nested: takes the pieces of strings that are code.
  func failure(
    _ bytes: [UInt8], in range: Range<Int>, as rule: String, nested: (Range<Int>) -> Void
  ) -> Failure? {
    guard let start = ruleNumbers[rule] else {
      return Failure(offset: range.lowerBound, expected: [rule])
    }
    let scanner = TokenScanner(bytes: bytes, end: range.upperBound, keywords: keywords)
    var charts: [Int: Chart] = [:]
    var ends: [Int] = [range.lowerBound]
    charts[range.lowerBound] = Chart()
    for production in productionsOfRule[start] {
      charts[range.lowerBound]?.add(
        Item(production: Int32(production), dot: 0, origin: Int32(range.lowerBound)))
    }
    var next = 0
    var isWhole = false
    while next < ends.count {
      let position = ends[next]
      next += 1
      let (token, startsLine) = scanner.skipTrivia(position)
      let touches = token == position && token < range.upperBound
      var matches: [Int: Int] = [:]
      if token < range.upperBound {
        for terminal in terminalsByByte[Int(bytes[token])] {
          if let end = match(terminals[terminal], scanner, token) { matches[terminal] = end }
        }
      }
      guard var chart = charts.removeValue(forKey: position) else { continue }
      var reached: [Int: [Item]] = [:]
      var index = 0
      while index < chart.items.count {
        let item = chart.items[index]
        index += 1
        let production = productions[Int(item.production)]
        guard Int(item.dot) < production.symbols.count else {
          if Int(item.origin) == position {
            chart.empty.insert(production.rule)
            for other in chart.waiting[production.rule] ?? [] { chart.add(other.advanced) }
          } else {
            for other in charts[Int(item.origin)]?.waiting[production.rule] ?? [] {
              chart.add(other.advanced)
            }
          }
          if production.rule == start, Int(item.origin) == range.lowerBound,
            token >= range.upperBound
          {
            isWhole = true
          }
          continue
        }
        switch production.symbols[Int(item.dot)] {
        case .joint: if touches { chart.add(item.advanced) }
        case .newline: if startsLine || token >= range.upperBound { chart.add(item.advanced) }
        case .terminal(let terminal):
          if let end = matches[terminal] { reached[end, default: []].append(item.advanced) }
        case .rule(let rule):
          chart.waiting[rule, default: []].append(item)
          if chart.empty.contains(rule) { chart.add(item.advanced) }
          for other in productionsOfRule[rule] {
            if productions[other].isNullable
              || productions[other].first.contains(where: { matches[$0] != nil })
            {
              chart.add(Item(production: Int32(other), dot: 0, origin: Int32(position)))
            }
          }
        }
      }
      for (end, items) in reached {
        if charts[end] == nil {
          charts[end] = Chart()
          // Positions are taken in order: a token may be shorter than another that starts at the same place.
          let place = ends[next...].firstIndex { $0 > end } ?? ends.endIndex
          ends.insert(end, at: place)
        }
        for item in items { charts[end]?.add(item) }
      }
      if ends.count == next, !isWhole {
        return Failure(offset: token, expected: expected(in: chart))
      }
      charts[position] = Chart(waiting: chart.waiting)
      for piece in scanner.codeInString(at: token) where matches[number(.string)] != nil {
        nested(piece)
      }
    }
    return isWhole ? nil : Failure(offset: range.upperBound, expected: [])
  }

  private func number(_ terminal: Terminal) -> Int { terminalNumbers[terminal] ?? -1 }

  private func expected(in chart: Chart) -> [String] {
    var words: Set<String> = []
    for item in chart.items {
      let symbols = productions[Int(item.production)].symbols
      guard Int(item.dot) < symbols.count, item.dot > 0,
        case .terminal(let number) = symbols[Int(item.dot)]
      else {
        continue
      }
      words.insert("\(terminals[number])")
    }
    return words.sorted()
  }

  // MARK: Tokens

  private static func mayStart(_ terminal: Terminal, with byte: UInt8) -> Bool {
    switch terminal {
    case .text(let text): return text.utf8.first == byte
    case .name:
      return TokenScanner.isNameByte(byte) && !TokenScanner.isDigit(byte)
        || byte == UInt8(ascii: "`")
    case .plainName: return TokenScanner.isNameByte(byte) && !TokenScanner.isDigit(byte)
    case .index, .integer, .float: return TokenScanner.isDigit(byte)
    case .parameter, .binding: return byte == UInt8(ascii: "$")
    case .string: return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#")
    }
  }

  /// The end of a token that begins at an offset; nil if no such token does.
  private func match(_ terminal: Terminal, _ scanner: TokenScanner, _ start: Int) -> Int? {
    switch terminal {
    case .text(let text): return scanner.end(of: text, at: start)
    case .name: return scanner.endOfName(start, mayBeQuoted: true)
    case .plainName: return scanner.endOfName(start, mayBeQuoted: false)
    case .index: return scanner.endOfDigits(start)
    case .integer: return scanner.endOfNumber(start, isFloat: false)
    case .float: return scanner.endOfNumber(start, isFloat: true)
    case .parameter: return scanner.endOfDigits(start + 1)
    case .binding: return scanner.endOfName(start + 1, mayBeQuoted: false)
    case .string: return scanner.string(at: start)?.end
    }
  }
}

extension GrammarRecognizer.Item {
  var advanced: Self { Self(production: production, dot: dot + 1, origin: origin) }
}
