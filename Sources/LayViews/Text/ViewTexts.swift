/// The texts of a tree: what each says, and once for all that are alike, how.
///
/// Texts of one run that differ in nothing but their characters have one description. A text then takes 24 bytes
/// instead of 300, and whoever goes through many of them reads the descriptions from the processor's cache.
package struct ViewTexts: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    /// The characters of the first run.
    package var words: String
    /// Index into the descriptions.
    package var description: UInt32
  }

  package private(set) var entries: [Entry] = []
  /// Texts whose first run says nothing: its characters are those of the entry.
  package private(set) var descriptions: [TextSpec] = []

  package init() {}

  /// Appends a text and gives its index: the payload of a node.
  package mutating func add(_ text: TextSpec) -> Int { add(text.runs.first?.text ?? "", likeText: text) }

  /// Appends a text that says other words in its first run.
  package mutating func add(_ words: String, likeText text: TextSpec) -> Int {
    let description = text.saying("")
    if descriptions.last != description { descriptions.append(description) }
    return add(words, description: descriptions.count - 1)
  }

  /// Appends a text that differs from another in the words of its first run only.
  package mutating func add(_ words: String, like other: Int) -> Int {
    add(words, description: Int(entries[other].description))
  }

  private mutating func add(_ words: String, description: Int) -> Int {
    entries.append(Entry(words: words, description: UInt32(truncatingIfNeeded: description)))
    return entries.count - 1
  }
}

extension ViewTexts: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { entries.count }

  package subscript(index: Int) -> TextSpec {
    descriptions[Int(entries[index].description)].saying(entries[index].words)
  }
}

extension ViewTexts {
  /// The kinds of the nodes whose payloads are texts.
  package static var kinds: ViewKinds { ViewKinds(.text) }

  /// A text in full, put together anew: in a hot loop, ask for its entry and description.
  package subscript(node: ViewNode) -> TextSpec {
    let entry = entry(of: node)
    return description(of: entry).saying(entry.words)
  }

  package func entry(of node: ViewNode) -> Entry {
    assert(node.kind == .text, "another table has the payload of this kind")
    return entries[Int(node.payload)]
  }

  package func description(of entry: Entry) -> TextSpec { descriptions[Int(entry.description)] }

  /// What a text is but for the characters of its first run, which say nothing here.
  package func description(of node: ViewNode) -> TextSpec { description(of: entry(of: node)) }
}

extension TextSpec {
  /// The same text with other words in its first run.
  package func saying(_ words: String) -> TextSpec {
    var text = self
    if !text.runs.isEmpty { text.runs[0].text = words }
    return text
  }
}
