import LaySyntax

/// What is known about syntax nodes, by node; it takes memory only near nodes of which something is known.
///
/// Code that runs again and again is little and close together; what is written out and runs once is most of a large
/// file, and nothing is kept of it.
struct NodeTable<Element> {
  private var pages: [[Element?]] = []
  private let count: Int
  private static var pageSize: UInt32 { 256 }

  init(count: Int) { self.count = count }

  subscript(node: SyntaxID) -> Element? {
    get {
      guard !pages.isEmpty else { return nil }
      let page = Int(node.index / Self.pageSize)
      return pages[page].isEmpty ? nil : pages[page][Int(node.index % Self.pageSize)]
    }
    set {
      if pages.isEmpty { pages = Array(repeating: [], count: count / Int(Self.pageSize) + 1) }
      let page = Int(node.index / Self.pageSize)
      if pages[page].isEmpty { pages[page] = Array(repeating: nil, count: Int(Self.pageSize)) }
      pages[page][Int(node.index % Self.pageSize)] = newValue
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
