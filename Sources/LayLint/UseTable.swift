import LaySyntax

/// Where each name of a source is used rather than declared, and which of its files have previews: found out when somebody
/// first asks, once for all files of a source.
final class UseTable {
  private var known: Contents?

  fileprivate func contents(_ syntax: SyntaxTree) -> Contents {
    if let known { return known }
    let made = Contents(syntax)
    known = made
    return made
  }

  fileprivate struct Contents {
    /// By symbol, where its uses begin in `places`; and where those of the last end.
    private var starts: [Int]
    private var places: [UInt32]
    /// The files that have previews, by their numbers.
    private(set) var partsWithPreviews: Set<Int> = []

    /// - Complexity: O(n) in the nodes.
    init(_ syntax: SyntaxTree) {
      var uses: [(symbol: Symbol, place: UInt32)] = []
      uses.reserveCapacity(syntax.nodes.count / 2)
      starts = Array(filledWith: 0, count: syntax.symbols.count + 1)
      for index in syntax.nodes.indices {
        let id = SyntaxID(UInt32(index))
        if syntax.nodes.kind(index) == .macroExpansion {
          partsWithPreviews.insert(syntax.source.partIndex(at: syntax.range(id).start) ?? 0)
        }
        guard let symbol = Self.used(by: id, syntax) else { continue }
        uses.append((symbol, syntax.range(id).start))
        starts[Int(symbol.index) + 1] += 1
      }
      for index in 1..<starts.count { starts[index] += starts[index - 1] }
      var next = starts
      places = Array(filledWith: 0, count: uses.count)
      for use in uses {
        places[next[Int(use.symbol.index)]] = use.place
        next[Int(use.symbol.index)] += 1
      }
    }

    /// The name that a node uses; the label of an argument is not a use of the parameter.
    private static func used(by id: SyntaxID, _ syntax: SyntaxTree) -> Symbol? {
      switch syntax.kind(id) {
      case .identifier, .member, .implicitMember, .namedType, .memberType, .bindingReference,
        .keyPathComponent, .attribute:
        return syntax.symbol(id)
      case .optionalBinding:
        // `if let x` reads the x around it.
        let name = syntax[id].firstChild
        guard !name.isNone, syntax.kind(name) == .identifierPattern else { return nil }
        return syntax.symbol(name)
      default: return nil
      }
    }

    func places(of symbol: Symbol) -> ArraySlice<UInt32> {
      let index = Int(symbol.index)
      return index + 1 < starts.count ? places[starts[index]..<starts[index + 1]] : []
    }
  }
}

extension CallSites {
  /// Whether a name is used, outside of a range, in a file that the one which is checked sees.
  /// - Complexity: O(k log n) in the uses of the name and the files, but for the first question about a source: O(n) in its
  ///   nodes.
  func isUsed(_ symbol: Symbol, outside range: SourceRange = SourceRange(start: 0, end: 0)) -> Bool {
    uses.contents(syntax).places(of: symbol).contains { !range.contains($0) && sees($0) }
  }

  /// Whether a file that is seen has a preview.
  var seesPreviews: Bool {
    uses.contents(syntax).partsWithPreviews.contains { sees(part: $0) }
  }
}
