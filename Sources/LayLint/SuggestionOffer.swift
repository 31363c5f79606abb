import LayViews

// Where no repair is certain, what `lay suggest` would have to make true.

extension Inspection {
  /// How to look for a change that makes something true of a view; nothing where no short name means it alone.
  mutating func offer(_ condition: String, of view: ViewID) -> String {
    guard let name = nameForQueries(of: view) else { return "" }
    return "; lay suggest\(options) --want '\(name).\(condition)' looks for a change"
  }

  /// The same where there is nothing to say before it.
  mutating func offerAlone(_ condition: String, of text: ViewID) -> String? {
    guard tree[text].kind == .text, let name = nameForQueries(of: text) else { return nil }
    return "lay suggest\(options) --want '\(name).\(condition)' looks for a change"
  }

  /// How to look for a change by which something is the same of two texts.
  mutating func offerEqual(_ property: String, of first: ViewID, and second: ViewID) -> String {
    guard tree[first].kind == .text, tree[second].kind == .text, let name = nameForQueries(of: first),
      let other = nameForQueries(of: second)
    else { return "" }
    return "; lay suggest\(options) --want '\(name).\(property) == \(other).\(property)' looks for a change"
  }

  /// The same for two views that are not to lie on each other.
  mutating func offerApart(_ first: ViewID, _ second: ViewID) -> String {
    guard let name = nameForQueries(of: first), let other = nameForQueries(of: second) else { return "" }
    return "; lay suggest\(options) --want '!(\(name) overlaps \(other))' looks for a change"
  }

  /// The same where there is nothing to say before it.
  mutating func offerApartAlone(_ first: ViewID, _ second: ViewID) -> String? {
    let offered = offerApart(first, second)
    return offered.isEmpty ? nil : String(offered.dropFirst(2))
  }

  /// What the layout is made for, where that is not the usual: a finding may be true of that alone.
  private var options: String {
    let (configuration, usual) = (layout.configuration, Configuration())
    var options = ""
    if let device = configuration.device { options += " --device \(device.name)" }
    if configuration.dynamicTypeSize != usual.dynamicTypeSize {
      options += " --type-size \(configuration.dynamicTypeSize.name)"
    }
    if configuration.layoutDirection != usual.layoutDirection {
      options += " --direction \(configuration.layoutDirection == .rightToLeft ? "rtl" : "ltr")"
    }
    return options
  }

  /// An id around a view, or the words of a text that is there once.
  private mutating func nameForQueries(of view: ViewID) -> String? {
    let outermost = outline.outermost(view)
    if let id = identifier(around: outermost, to: view), isPlain(id) { return "\"\(id)\"" }
    guard tree[view].kind == .text else { return nil }
    let words = words(of: view)
    if facts.textCounts == nil {
      var counts: [String: Int] = [:]
      for index in tree.nodes.indices where tree.nodes[index].kind == .text {
        counts[self.words(of: ViewID(index)), default: 0] += 1
      }
      facts.textCounts = counts
    }
    return facts.textCounts?[words] == 1 && isPlain(words) ? "\"\(words)\"" : nil
  }

  private func words(of text: ViewID) -> String {
    tree.contents.texts[tree[text]].runs.reduce(into: "") { $0 += $1.text }
  }

  /// Whether a name stands in a command as it is.
  private func isPlain(_ name: String) -> Bool {
    let bytes = name.utf8
    return (1...60).contains(bytes.count)
      && bytes.allSatisfy {
        $0 >= 0x20 && ![UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\")].contains($0)
      }
  }
}
