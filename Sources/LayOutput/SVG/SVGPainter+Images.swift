import LaySemantics

// Images: the picture itself where it is known, else a stand-in of its size.

extension SVGPainter {
  mutating func paintImage(_ element: Element) {
    guard Int(element.node.payload) < layout.views.images.count else { return }
    let image = layout.views.images[Int(element.node.payload)]
    if let data = image.data {
      paintData(data, element)
      return
    }
    switch image.source {
    case .asset: paintCrossedBox(element)
    case .symbol(let name):
      let tint = image.tint ?? environment(of: element.node).foreground
      paintSymbol(name, tint, element)
    }
  }

  private mutating func paintData(_ data: ImageSpec.EncodedImage, _ element: Element) {
    output.append("<image")
    attribute("x", element.frame.minX)
    attribute("y", element.frame.minY)
    attribute("width", max(0, element.frame.size.width))
    attribute("height", max(0, element.frame.size.height))
    output.append(" preserveAspectRatio=\"none\" xlink:href=\"data:")
    output.append(xml: data.mimeType)
    output.append(";base64,")
    output.append(base64: data.bytes)
    output.append("\"")
    close(element)
  }

  /// A box with its diagonals, for an image that is not at hand.
  private mutating func paintCrossedBox(_ element: Element) {
    let box = element.frame.inset(by: 0.5)
    output.append("<path d=\"")
    append(OutlinePath.rectangle(box))
    output.append("M")
    append(box.origin)
    output.append("L")
    append(Point(x: box.maxX, y: box.maxY))
    output.append("M")
    append(Point(x: box.maxX, y: box.minY))
    output.append("L")
    append(Point(x: box.minX, y: box.maxY))
    output.append("\" fill=\"#8e8e93\" fill-opacity=\"0.12\" stroke=\"#8e8e93\"")
    close(element)
  }
}
