import SwiftUI

struct Linked: View {
  private func text(_ markdown: String) -> AttributedString {
    var result = (try? AttributedString(markdown: markdown)) ?? AttributedString(markdown)
    for (link, range) in result.runs[\.link] {
      if link != nil { result[range].underlineStyle = .single }
    }
    return result
  }
  private var parts: String {
    var whole = AttributedString("one ")
    var second = AttributedString("two ")
    second.font = .body
    var third = AttributedString("three")
    third.font = .body
    third.kern = 2
    whole.append(second)
    whole.append(third)
    let fonts = whole.runs[\.font].map { $0.0 == nil ? "none" : String(whole[$0.1].characters) }
    let pairs = whole.runs[\.font, \.kern].map { font, kern, _ in "\(font == nil) \(kern ?? 0)" }
    return fonts.joined(separator: "|") + " " + pairs.joined(separator: ", ")
  }
  var body: some View {
    VStack {
      Text(text("see [there](https://example.org) now"))
      Text(parts)
    }
  }
}
#Preview { Linked() }
