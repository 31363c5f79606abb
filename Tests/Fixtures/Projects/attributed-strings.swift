// Texts whose parts have attributes.
import SwiftUI

/// A part larger than the rest, and lines below and through others.
struct Parts: View {
  private var title: AttributedString {
    var title = AttributedString("Hello brave new world")
    title.font = .title
    if let range = title.range(of: "brave") { title[range].font = .system(size: 40, weight: .bold) }
    if let range = title.range(of: "new") {
      title[range].underlineStyle = .single
      title[range].foregroundColor = .red
    }
    return title
  }

  var body: some View {
    Text(title)
    // What a text sets further inside prevails over its modifiers.
    Text(title).font(.caption)
    Text("In a key: \(title.shortened)")
    Text(title.shortened).font(.title.bold()).italic()
  }
}

extension AttributedString {
  fileprivate var shortened: AttributedString {
    AttributedString(self[startIndex..<index(startIndex, offsetByCharacters: 5)])
  }
}

struct Containers: View {
  private let large = AttributeContainer.font(.largeTitle).kern(4)

  var body: some View {
    Text(AttributedString("Large", attributes: large))
    Text(AttributedString("Both").mergingAttributes(large.underlineStyle(.single)))
    Text(joined)
  }

  private var joined: AttributedString {
    var scoped = AttributedString("scoped")
    scoped.swiftUI.font = .footnote
    var result: AttributedString = "A literal, "
    result += scoped
    for run in result.runs where run.font == nil { result[run.range].font = .headline }
    return result
  }
}

struct Markdown: View {
  private let source = "# Title\n\nA **bold** line\nand a [link](https://swift.org).\n\n- one\n- two"

  var body: some View {
    if let blocks = try? AttributedString(markdown: source) { Text(blocks) }
    if let inline = try? AttributedString(
      markdown: source, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    {
      Text(inline)
    }
    Text(AttributedString(localized: "*Key* of \(3)"))
  }
}

/// What no frame depends on is told, and nothing is drawn of it.
struct Told: View {
  private var text: AttributedString {
    var text = AttributedString("Told")
    text.backgroundColor = .yellow
    return text
  }

  var body: some View {
    Text(text)
    Text(AttributedString(NSAttributedString(string: "Not known")))
  }
}

#Preview("Parts") { Parts() }
#Preview("Containers") { Containers() }
#Preview("Markdown") { Markdown() }
#Preview("Told") { Told() }
