import LaySyntax

/// What is known about syntax nodes, by node; it takes no memory until something is.
struct NodeTable<Element> {
  private var elements: [Element?] = []
  private let count: Int

  init(count: Int) { self.count = count }

  subscript(node: SyntaxID) -> Element? {
    get { elements.isEmpty ? nil : elements[Int(node.index)] }
    set {
      if elements.isEmpty { elements = Array(repeating: nil, count: count) }
      elements[Int(node.index)] = newValue
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
