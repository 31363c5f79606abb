extension LayoutPass {
  /// Pushes the positions of the items from `base` on in the order in which a stack serves them.
  ///
  /// Most stacks serve in source order, or serve their spacers after everything else in source order; only what
  /// remains is sorted.
  /// - Returns: where in `serving` they start; the caller truncates to it when done.
  func servingOrder(from base: Int) -> Int {
    let order = serving.count
    for index in base..<scratch.count where scratch[index].priority != -.infinity {
      serving.append(Int32(truncatingIfNeeded: index))
    }
    for index in base..<scratch.count where scratch[index].priority == -.infinity {
      serving.append(Int32(truncatingIfNeeded: index))
    }
    // Read where they stand: an item costs more to copy than to compare.
    let (items, positions) = (scratch.base, serving.base)
    for position in order + 1..<max(serving.count, order + 1) {
      let (item, previous) = (items + Int(positions[position]), items + Int(positions[position - 1]))
      if item.pointee.isServed(before: previous.pointee) {
        sortServing(from: order)
        break
      }
    }
    return order
  }

  private func sortServing(from order: Int) {
    let count = serving.count - order
    #if !hasFeature(Embedded)
    if count <= Self.fewItems { return insertServing(from: order, count) }
    #endif
    let items = scratch
    var positions = UnsafeMutableBufferPointer(start: serving.base + order, count: count)
    positions.sort { a, b in
      let (first, second) = (items[Int(a)], items[Int(b)])
      if first.isServed(before: second) { return true }
      return !second.isServed(before: first) && a < b
    }
  }

  #if !hasFeature(Embedded)
  private static var fewItems: Int { 12 }

  /// Puts each of a few items, which equals follow in their order in the source, before those that it is served before.
  private func insertServing(from order: Int, _ count: Int) {
    let (items, positions) = (scratch.base, serving.base + order)
    for index in 1..<count {
      let position = positions[index]
      var place = index
      while place > 0,
        items[Int(position)].isServed(before: items[Int(positions[place - 1])])
      {
        positions[place] = positions[place - 1]
        place -= 1
      }
      positions[place] = position
    }
  }
  #endif
}
