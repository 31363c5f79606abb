/// A growing block of plain values that nothing shares, so that writing needs no look at who else holds it.
struct Stack<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  /// - Parameter capacity: how many elements fit before the block is moved; more than none.
  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  var last: Element? { count == 0 ? nil : base[count &- 1] }

  subscript(index: Int) -> Element {
    @inline(__always)
    _read {
      precondition(index >= 0 && index < count)
      yield base[index]
    }
    @inline(__always)
    _modify {
      precondition(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    // There is room for it now.
    (base + count).initialize(to: element)
    count &+= 1
  }

  @inline(__always)
  @discardableResult
  mutating func removeLast() -> Element {
    precondition(count > 0)
    count &-= 1
    return base[count]
  }

  /// Takes away what was appended since there were so many elements.
  mutating func truncate(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count)
    count = newCount
  }

  /// Hands over the block, which the receiver deallocates, and goes on with an empty one.
  mutating func release() -> UnsafeMutableBufferPointer<Element> {
    let block = UnsafeMutableBufferPointer(start: base, count: count)
    base = .allocate(capacity: 1)
    (count, capacity) = (0, 1)
    return block
  }

  @inline(never)
  private mutating func grow() {
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity *= 2
  }
}
