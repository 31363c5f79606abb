import LaySyntax

/// What is known about syntax nodes, by node; it takes memory only near nodes of which something is known.
///
/// Code that runs again and again is little and close together; what is written out and runs once is most of a large
/// file, and nothing is kept of it.
package struct NodeTable<Element> {
  private var elements: [Element] = []
  /// By node, page after page, the index of its element and one more; 0 for none.
  private var indices: [UInt32] = []
  /// By page, where it begins in `indices` and one more; 0 for one of which nothing is known.
  private var pages: [UInt32] = []
  private let count: Int
  private static var pageSize: UInt32 { 64 }

  init(count: Int) { self.count = count }

  package subscript(node: SyntaxID) -> Element? {
    get {
      guard !pages.isEmpty else { return nil }
      let page = pages[Int(node.index / Self.pageSize)]
      guard page > 0 else { return nil }
      let index = indices[Int(page - 1 + node.index % Self.pageSize)]
      return index == 0 ? nil : elements[Int(index) - 1]
    }
    set {
      guard let newValue else { return }
      if pages.isEmpty { pages = Array(filledWith: 0, count: count / Int(Self.pageSize) + 1) }
      let page = Int(node.index / Self.pageSize)
      if pages[page] == 0 {
        pages[page] = UInt32(truncatingIfNeeded: indices.count + 1)
        indices.append(contentsOf: repeatElement(0, count: Int(Self.pageSize)))
      }
      let place = Int(pages[page] - 1 + node.index % Self.pageSize)
      if indices[place] > 0 {
        elements[Int(indices[place]) - 1] = newValue
      } else {
        elements.append(newValue)
        indices[place] = UInt32(truncatingIfNeeded: elements.count)
      }
    }
  }
}

/// What a name means wherever it stands, by symbol: nil for what is known to mean nothing.
///
/// Found at its place, without the search that a `SymbolMap` needs: every modifier of every view is looked up here.
struct SymbolTableOf<Element> {
  private var elements: [Element] = []
  /// By symbol, the index of its element and two more; 1 for what means nothing, 0 for what is not known.
  private var places: [UInt32] = []

  subscript(symbol: Symbol) -> Element?? {
    guard Int(symbol.index) < places.count else { return .none }
    let place = places[Int(symbol.index)]
    guard place > 1 else { return place == 0 ? .none : .some(nil) }
    return .some(elements[Int(place) - 2])
  }

  /// Keeps what was found out about a name of which nothing is known.
  mutating func note(_ element: Element?, for symbol: Symbol) {
    let missing = Int(symbol.index) + 1 - places.count
    if missing > 0 { places.append(contentsOf: repeatElement(0, count: missing)) }
    places[Int(symbol.index)] = 1
    guard let element else { return }
    elements.append(element)
    places[Int(symbol.index)] = UInt32(truncatingIfNeeded: elements.count + 1)
  }
}
