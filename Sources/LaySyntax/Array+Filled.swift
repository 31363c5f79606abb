extension Array {
  /// So many copies of an element.
  ///
  /// `init(repeating:count:)` has the runtime look for the array's type at each call, which takes longer than all else that
  /// is done for the arrays of a small file.
  @inlinable package init(filledWith element: Element, count: Int) {
    #if !hasFeature(Embedded)
    if count < 256 {
      self = []
      append(contentsOf: repeatElement(element, count: count))
      return
    }
    #endif
    self.init(repeating: element, count: count)
  }
}
