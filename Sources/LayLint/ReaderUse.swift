import LaySyntax
import LayViews

/// Which lengths the content of a GeometryReader reads, as far as its source tells.
struct ReaderUse {
  private(set) var axes = AxisSet()
  /// Whether the proxy is read at all.
  var isEmpty: Bool { axes.isEmpty }

  /// - Parameter closure: of the reader; its parameter is the proxy.
  /// - Complexity: O(uses of the name in the file).
  init(of closure: SyntaxID, in sites: CallSites, _ uses: NameUses) {
    let syntax = sites.syntax
    let parameters = syntax.child(closure, 0)
    guard !parameters.isNone, syntax.kind(parameters) == .parameterList,
      case let parameter = syntax.child(parameters, 0), !parameter.isNone
    else {
      for use in uses.anonymous(in: syntax.range(closure)) { note(use, in: sites) }
      return
    }
    let name = syntax.symbol(parameter)
    if syntax.symbols.length(of: name) == 0 { return }
    for use in uses.named(name, in: syntax.range(closure)) { note(use, in: sites) }
  }

  /// `proxy.size.width` reads a width, `proxy.safeAreaInsets` neither length, anything else both.
  private mutating func note(_ use: SyntaxID, in sites: CallSites) {
    let syntax = sites.syntax
    let member = sites.parent(use)
    guard !member.isNone, syntax.kind(member) == .member else { return axes = .both }
    if syntax.name(member) == "safeAreaInsets" { return axes = .both }
    guard syntax.name(member) == "size", case let length = sites.parent(member), !length.isNone,
      syntax.kind(length) == .member
    else { return axes = .both }
    switch syntax.name(length) {
    case "width": axes.formUnion(.horizontal)
    case "height": axes.formUnion(.vertical)
    default: axes = .both
    }
  }
}

/// Where each name stands in a file, in order: collected once, when a check first asks.
struct NameUses {
  private var positions: [Symbol: [SyntaxID]] = [:]
  private var anonymous: [SyntaxID] = []
  private let syntax: SyntaxTree

  /// - Complexity: O(n log n) in the syntax nodes.
  init(_ syntax: SyntaxTree) {
    self.syntax = syntax
    for index in syntax.nodes.indices {
      let id = SyntaxID(UInt32(index))
      switch syntax.kind(id) {
      case .identifier: positions[syntax.symbol(id), default: []].append(id)
      case .anonymousParameter: anonymous.append(id)
      default: break
      }
    }
    for symbol in positions.keys {
      positions[symbol]?.sort { syntax.range($0).start < syntax.range($1).start }
    }
    anonymous.sort { syntax.range($0).start < syntax.range($1).start }
  }

  func named(_ symbol: Symbol, in range: SourceRange) -> ArraySlice<SyntaxID> {
    slice(positions[symbol] ?? [], in: range)
  }

  func anonymous(in range: SourceRange) -> ArraySlice<SyntaxID> { slice(anonymous, in: range) }

  private func slice(_ uses: [SyntaxID], in range: SourceRange) -> ArraySlice<SyntaxID> {
    uses[first(in: uses, from: range.start)..<first(in: uses, from: range.end)]
  }

  /// The index of the first use at an offset or after it.
  private func first(in uses: [SyntaxID], from offset: UInt32) -> Int {
    var (low, high) = (0, uses.count)
    while low < high {
      let middle = (low + high) / 2
      if syntax.range(uses[middle]).start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
