import LayEngine
import LayViews
import LaySyntax

// Names and numbers as an explanation shows them.

extension Explanation {
  /// A view by its kind, its first words and its id, `Text("London") #capital`; a modifier after what it
  /// modifies, `Color.frame`.
  func name(_ view: ViewID) -> String {
    var inner = view
    var modifier: String?
    var identifier = ""
    while true {
      if identifier.isEmpty { identifier = views.identifiers[Int(views[inner].identifier)] }
      guard views[inner].kind.isModifier, !views[inner].firstChild.isNone else { break }
      modifier = modifier ?? views.spelling(of: inner)
      inner = views[inner].firstChild
    }
    let node = views[inner]
    var name = views.spelling(of: inner) ?? "view"
    if node.kind == .text { name += "(\"\(excerpt(views.contents.texts[node]))\")" }
    if let modifier { name += "." + modifier }
    return identifier.isEmpty ? name : name + " #" + identifier
  }

  private func excerpt(_ text: TextSpec) -> String {
    let words = text.runs.reduce(into: "") { $0 += $1.text }
    return words.count > 24 ? words.prefix(24) + "…" : words
  }

  /// `3:10`
  func place(_ view: ViewID) -> String {
    let location = source.location(of: views[view].source)
    return "\(location.line):\(location.column)"
  }

  func size(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }

  func proposal(_ proposal: Proposal) -> String {
    "\(offer(proposal.width, .horizontal)) × \(offer(proposal.height, .vertical))"
  }

  /// What is proposed along an axis: a length, or any.
  func offer(_ length: Double?, _ axis: Axis) -> String {
    length.map { number($0) } ?? "any \(axis.lengthName)"
  }

  /// At most three decimals.
  func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value > 0 ? "∞" : "−∞" }
    var buffer = ByteBuffer(capacity: 64)
    buffer.append(rounded: abs(value))
    let text = buffer.string
    return value < 0 && text != "0" ? "−" + text : text
  }
}

extension Axis {
  /// `width` or `height`.
  var lengthName: String { self == .horizontal ? "width" : "height" }
}
