import LayViews

extension LayoutPass {
  /// A fraction takes the room it is proposed, as a colour does.
  func fractionPlacement(_ node: ViewNode, size: Size) -> ChildPlacement {
    let spec = tree.containers.fractions[node]
    let offer = Proposal(width: size.width * (spec.width ?? 1), height: size.height)
    let child = measure(node.firstChild, offer)
    let offset = Point(
      x: (size.width - child.width) * spec.position, y: (size.height - child.height) / 2)
    return ChildPlacement(offset: offset, size: child, proposal: offer)
  }
}
