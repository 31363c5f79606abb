import LaySyntax

/// What is known about syntax nodes, by node; it takes memory only near nodes of which something is known.
///
/// Code that runs again and again is little and close together; what is written out and runs once is most of a large
/// file, and nothing is kept of it.
struct NodeTable<Element> {
  private var elements: [Element] = []
  /// The index of each node's element and one more, 0 for none. Numbers, since empty places that could hold objects
  /// would have to be looked at when they are let go.
  private var pages: [[UInt32]] = []
  private let count: Int
  private static var pageSize: UInt32 { 128 }

  init(count: Int) { self.count = count }

  subscript(node: SyntaxID) -> Element? {
    get {
      guard !pages.isEmpty else { return nil }
      let page = Int(node.index / Self.pageSize)
      guard !pages[page].isEmpty else { return nil }
      let index = pages[page][Int(node.index % Self.pageSize)]
      return index == 0 ? nil : elements[Int(index) - 1]
    }
    set {
      guard let newValue else { return }
      if pages.isEmpty { pages = Array(repeating: [], count: count / Int(Self.pageSize) + 1) }
      let page = Int(node.index / Self.pageSize)
      if pages[page].isEmpty { pages[page] = Array(repeating: 0, count: Int(Self.pageSize)) }
      let known = pages[page][Int(node.index % Self.pageSize)]
      if known > 0 {
        elements[Int(known) - 1] = newValue
      } else {
        elements.append(newValue)
        pages[page][Int(node.index % Self.pageSize)] = UInt32(truncatingIfNeeded: elements.count)
      }
    }
  }
}

/// What a name means wherever it stands, by symbol: nil for what is known to mean nothing.
struct SymbolTableOf<Element> {
  private var elements: [Element??] = []

  subscript(symbol: Symbol) -> Element?? {
    get { Int(symbol.index) < elements.count ? elements[Int(symbol.index)] : .none }
    set {
      while elements.count <= Int(symbol.index) { elements.append(.none) }
      elements[Int(symbol.index)] = newValue
    }
  }
}
