/// A view's change in words.
struct ViewChangeText {
  /// `moved`, `resized`, `reworded`, `added` or `removed`.
  let verb: String
  /// The view's kind and id.
  let view: String
  /// Where it is written, in the new source; where it was, if it was removed.
  let place: String
  /// Each number that changed, with the one before; of a view that came or went, its frame.
  let details: [String]

  init(_ change: LayoutDifference.ViewDifference, in outcome: LayoutOutcome) {
    let old = change.old.flatMap { outcome.old?.nodes[$0] }
    let new = change.new.flatMap { outcome.new?.nodes[$0] }
    let node = new ?? old ?? LayoutSnapshot.Node()
    view = node.kind + (node.id.map { " \"\($0.visible)\"" } ?? "")
    place = "\(node.line):\(node.column)"
    guard let old, let new else {
      verb = change.change.rawValue
      let within = change.othersWithin
      details =
        ["at " + Self.frame(node.frame)]
        + (within == 0 ? [] : ["with \(within) more view\(within == 1 ? "" : "s")"])
      return
    }
    let numbers = [
      Self.change("x", old.frame.x, new.frame.x), Self.change("y", old.frame.y, new.frame.y),
      Self.change("width", old.frame.width, new.frame.width),
      Self.change("height", old.frame.height, new.frame.height),
    ]
    let text = old.text == new.text ? nil : "text \(Self.quoted(old.text)) → \(Self.quoted(new.text))"
    verb =
      numbers[2] != nil || numbers[3] != nil
      ? "resized" : numbers[0] != nil || numbers[1] != nil ? "moved" : "reworded"
    details = ([text] + numbers).compactMap { $0 }
  }

  private static func quoted(_ text: String?) -> String {
    guard let text else { return "none" }
    let limit = 40
    let shown = text.prefix(limit).split(separator: "\n", omittingEmptySubsequences: false)
    return "\"" + shown.joined(separator: "⏎").visible + (text.count > limit ? "…" : "") + "\""
  }

  /// `y 69.75 → 80 (+10.25)`; nil where three decimals show no difference.
  private static func change(_ name: String, _ old: Double, _ new: Double) -> String? {
    let (before, after) = (number(old), number(new))
    if before == after { return nil }
    return "\(name) \(before) → \(after) (\(new > old ? "+" : "")\(number(new - old)))"
  }

  private static func frame(_ frame: LayoutSnapshot.Frame) -> String {
    "\(number(frame.x)), \(number(frame.y)), \(size(frame.width, frame.height))"
  }

  static func size(_ width: Double, _ height: Double) -> String { "\(number(width)) × \(number(height))" }

  static func number(_ value: Double) -> String {
    var text = ByteBuffer()
    text.append(rounded: value)
    return text.string
  }
}
