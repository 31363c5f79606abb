import LayViews

// Images: the picture itself where it is known, else a stand-in of its size.

extension SVGPainter {
  mutating func paintImage(_ element: Element) {
    let image = layout.views.contents.images[element.node]
    switch image.source {
    case .asset:
      guard let index = image.picture, Int(index) < layout.views.contents.pictures.count else {
        paintCrossedBox(element)
        return
      }
      paintPicture(Int(index), tint: image.tint, element)
    case .symbol(let name):
      let tint = image.tint ?? environment(of: element.node).foreground
      paintSymbol(name, tint, image.rendering, isStretched: image.isResizable, element)
    }
  }

  private mutating func paintPicture(_ index: Int, tint: Paint?, _ element: Element) {
    let frame = element.frame
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    if isShared(picture: index), definitions.pictures[index] == nil { definePicture(index, size: frame.size) }
    guard let tint else {
      usePicture(index, in: frame)
      close(element)
      return
    }
    // A template is a hole through which its tint shows: white where the picture is opaque.
    let ink = prepare(tint, in: frame, element.node)
    guard ink != .none else { return }
    let whitening = definedWhitening()
    let mask = makeDefinition()
    output.append("<mask id=\"d")
    output.append(mask)
    output.append("\" maskUnits=\"userSpaceOnUse\"")
    attribute("x", frame.minX)
    attribute("y", frame.minY)
    attribute("width", frame.size.width)
    attribute("height", frame.size.height)
    output.append("><g filter=\"url(#d")
    output.append(whitening)
    output.append(")\">")
    usePicture(index, in: frame)
    output.append("/></g></mask>\n")
    openRect(frame)
    attribute(fill: ink)
    output.append(" mask=\"url(#d")
    output.append(mask)
    output.append(")\"")
    close(element)
  }

  /// Begins the element that shows a picture; one shown more than once is written once and referred to.
  private mutating func usePicture(_ index: Int, in frame: Rect) {
    guard let known = definitions.pictures[index] else {
      openPicture(index, in: frame)
      return
    }
    output.append("<use xlink:href=\"#d")
    output.append(known.definition)
    output.append("\" transform=\"translate(")
    append(frame.origin)
    if frame.size != known.size {
      output.append(") scale(")
      output.append(rounded: frame.size.width / known.size.width)
      output.append(" ")
      output.append(rounded: frame.size.height / known.size.height)
    }
    output.append(")\"")
  }

  /// Writes a picture for later, at the size that is needed first: most are shown at one, and need no scale.
  private mutating func definePicture(_ index: Int, size: Size) {
    let id = makeDefinition()
    definitions.pictures[index] = (id, size)
    output.append("<defs>")
    openPicture(index, in: Rect(origin: .zero, size: size))
    output.append(" id=\"d")
    output.append(id)
    output.append("\"/></defs>\n")
  }

  private mutating func openPicture(_ index: Int, in frame: Rect) {
    let picture = layout.views.contents.pictures[index]
    output.append("<image")
    attribute("x", frame.minX)
    attribute("y", frame.minY)
    attribute("width", frame.size.width)
    attribute("height", frame.size.height)
    output.append(" preserveAspectRatio=\"none\" xlink:href=\"data:")
    output.append(xml: picture.mimeType)
    output.append(";base64,")
    output.append(base64: picture.bytes)
    output.append("\"")
  }

  /// The filter that leaves of a picture only where it is opaque, in white.
  private mutating func definedWhitening() -> Int {
    if let whitening = definitions.whitening { return whitening }
    let id = makeDefinition()
    definitions.whitening = id
    output.append("<filter id=\"d")
    output.append(id)
    output.append("\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\">")
    output.append("<feColorMatrix values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/></filter>\n")
    return id
  }

  /// A box with its diagonals, for an image that was not found.
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

extension ViewTree {
  /// How many views show each picture: those that say the same share what they say.
  /// - Complexity: O(n) in the views, where there are pictures at all.
  var pictureUses: [Int] {
    var uses = Array(repeating: 0, count: contents.pictures.count)
    if contents.pictures.isEmpty { return uses }
    for node in nodes where node.kind == .image {
      if let picture = contents.images[node].picture, Int(picture) < uses.count { uses[Int(picture)] += 1 }
    }
    return uses
  }
}
