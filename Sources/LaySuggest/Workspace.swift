import LayLint
import LaySyntax

/// A length that would make a comparison true.
struct WantedLength: Equatable {
  var value: Double
  /// Whether the expressions say the number, and it is not one that was worked out of a frame.
  var isGiven: Bool
}

/// A file and its views, with what making edits of it needs to know.
struct Workspace {
  let sites: CallSites
  let source: SourceFile
  let chains: [ViewChain]
  /// The chain of each expression.
  private let chainOfNode: [SyntaxID: Int]
  /// Lengths that the expressions ask for, in points.
  let lengths: [WantedLength]

  init(_ sites: CallSites, shown: Set<UInt32>, near: Set<UInt32>, lengths: [WantedLength]) {
    self.sites = sites
    self.source = sites.syntax.source
    self.chains = ViewChains(sites, shown: shown, near: near).chains
    self.lengths = lengths
    var numbers: [SyntaxID: Int] = [:]
    for (index, chain) in chains.enumerated() { numbers[chain.whole] = index }
    chainOfNode = numbers
  }

  var syntax: SyntaxTree { sites.syntax }

  func chain(of expression: SyntaxID) -> ViewChain? { chainOfNode[expression].map { chains[$0] } }

  // MARK: The source

  /// Line and column of an offset, as titles name places.
  func place(_ offset: UInt32) -> String {
    let location = source.location(of: offset)
    return "\(location.line):\(location.column)"
  }

  /// `the Text at 3:5`
  func words(for chain: ViewChain) -> String { "the \(chain.name) at \(place(chain.baseRange.start))" }

  func holdsLineEnd(_ range: SourceRange) -> Bool {
    source.bytes[Int(range.start)..<Int(range.end)].contains(UInt8(ascii: "\n"))
  }

  /// The blanks that the line of an offset begins with.
  func indentation(at offset: UInt32) -> String {
    var start = Int(min(offset, UInt32(source.bytes.count)))
    while start > 0, source.bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var end = start
    while end < source.bytes.count, source.bytes[end] == 0x20 || source.bytes[end] == 0x09 { end += 1 }
    return source.text(SourceRange(start: UInt32(start), end: UInt32(end)))
  }

  /// What stands before a modifier's dot that goes behind so many others: a line's end where the others have lines.
  func separator(in chain: ViewChain, at position: Int) -> String {
    let near = [position, position - 1].filter { chain.modifiers.indices.contains($0) }
    for index in near + Array(chain.modifiers.indices) {
      let range = chain.modifiers[index].range
      let blanks = source.bytes[Int(range.start)..<Int(range.end)].prefix { $0 <= 0x20 }
      if blanks.contains(UInt8(ascii: "\n")) { return String(decoding: blanks, as: UTF8.self) }
    }
    guard chain.modifiers.isEmpty, holdsLineEnd(chain.baseRange) else { return "" }
    return "\n" + indentation(at: chain.baseRange.end)
  }

  /// The text of a modifier from its dot on.
  func text(of modifier: ViewChain.Modifier) -> String {
    String(source.text(modifier.range).drop { $0.isWhitespace })
  }

  /// Adds a modifier, as `.name(…)`, behind so many others.
  func insertion(_ text: String, in chain: ViewChain, at position: Int) -> Candidate.Edit {
    let end = chain.end(after: position)
    return Candidate.Edit(
      SourceRange(start: end, end: end), separator(in: chain, at: position) + text)
  }

  /// Moves lines to the right that lie in a range; nil where a text of several lines would change.
  func indenting(_ range: SourceRange) -> [Candidate.Edit]? {
    let bytes = source.bytes[Int(range.start)..<Int(range.end)]
    var edits: [Candidate.Edit] = []
    for index in bytes.indices {
      if bytes[index...].starts(with: "\"\"\"".utf8) { return nil }
      let next = index + 1
      if bytes[index] == UInt8(ascii: "\n"), next < bytes.endIndex, bytes[next] != UInt8(ascii: "\n") {
        let place = UInt32(truncatingIfNeeded: next)
        edits.append(Candidate.Edit(SourceRange(start: place, end: place), Self.step))
      }
    }
    return edits
  }

  /// How far a block is indented.
  static let step = "    "

  // MARK: Calls

  /// The statements of a call's only closure.
  func statements(ofCall call: SyntaxID) -> [SyntaxID]? {
    guard syntax.kind(call) == .call else { return nil }
    for child in syntax.children(call) where syntax.kind(child) == .closure {
      guard syntax.next(child).isNone else { return nil }
      return statements(ofClosure: child)
    }
    return nil
  }

  func statements(ofClosure closure: SyntaxID) -> [SyntaxID] {
    let block = syntax.child(closure, 1)
    return block.isNone || syntax.kind(block) != .block ? [] : Array(syntax.children(block))
  }

  /// The argument of a label, or the first without one.
  func argument(_ label: String, of call: SyntaxID) -> SyntaxID? {
    guard let name = sites.nameRange(ofCall: call), let list = sites.argumentList(ofCallAt: name.start) else {
      return nil
    }
    return syntax.children(list).first { syntax.name($0) == label }
  }

  func arguments(of call: SyntaxID) -> [SyntaxID] {
    guard let name = sites.nameRange(ofCall: call), let list = sites.argumentList(ofCallAt: name.start) else {
      return []
    }
    return Array(syntax.children(list))
  }

  /// The expression of an argument.
  func value(of argument: SyntaxID) -> SourceRange {
    let value = syntax.child(argument, 0)
    return syntax.range(value.isNone ? argument : value)
  }

  /// The number that an argument is written as.
  func number(of argument: SyntaxID) -> Double? {
    var value = syntax.child(argument, 0)
    guard !value.isNone else { return nil }
    var sign = 1.0
    if syntax.kind(value) == .prefixOperator, syntax[value].detail == Operator.negate.rawValue {
      sign = -1
      value = syntax.child(value, 0)
    }
    guard !value.isNone else { return nil }
    switch syntax.kind(value) {
    case .integerLiteral: return sign * Double(syntax.integer(value))
    case .floatLiteral: return sign * syntax.floats[Int(syntax[value].payload)]
    default: return nil
    }
  }

  /// Adds an argument: before the first of these labels that is there, else at the end.
  func adding(_ argument: String, to call: SyntaxID, before labels: [String]) -> Candidate.Edit? {
    guard let name = sites.nameRange(ofCall: call) else { return nil }
    let known = arguments(of: call)
    if let next = known.first(where: { labels.contains(syntax.name($0)) }) {
      let start = syntax.range(next).start
      return Candidate.Edit(SourceRange(start: start, end: start), argument + ", ")
    }
    if let last = known.last {
      let end = syntax.range(last).end
      return Candidate.Edit(SourceRange(start: end, end: end), ", " + argument)
    }
    let end = Int(name.end)
    if end + 1 < source.bytes.count, source.bytes[end] == UInt8(ascii: "("),
      source.bytes[end + 1] == UInt8(ascii: ")")
    {
      return Candidate.Edit(SourceRange(start: name.end + 1, end: name.end + 1), argument)
    }
    guard syntax[call].detail == 1 else { return nil }
    return Candidate.Edit(SourceRange(start: name.end, end: name.end), "(\(argument))")
  }
}
