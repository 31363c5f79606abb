import LayViews

/// Growable storage for plain values, one for each view or item, without the checks that arrays make on access.
///
/// The engine indexes it only with ids of the tree and positions that it pushed itself; debug builds check.
/// Whoever makes a column deallocates it.
struct Column<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  func deallocate() { base.deallocate() }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(capacity * 2) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Appends copies of an element until there are so many.
  mutating func grow(to newCount: Int, repeating element: Element) {
    guard newCount > count else { return }
    reserve(newCount)
    (base + count).initialize(repeating: element, count: newCount - count)
    count = newCount
  }

  /// Makes room for so many elements, of which the new ones must be written before they are read.
  mutating func growUninitialized(to newCount: Int) {
    guard newCount > count else { return }
    reserve(newCount)
    count = newCount
  }

  mutating func truncate(to newCount: Int) { count = min(count, newCount) }

  /// Makes room for so many elements at once, and for more than those where there was too little.
  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    capacity = max(wanted, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
  }
}

extension Column {
  /// The value of a view.
  subscript(view: ViewID) -> Element {
    get { self[Int(view.index)] }
    nonmutating set { self[Int(view.index)] = newValue }
  }
}
