import SwiftUI

struct Block {
  var words: [Word]
}

enum Word {
  case plain(String)
  case link(String)
}

extension Sequence<Word> {
  func shown() -> String {
    map { word in
      switch word {
      case .plain(let text): text
      case .link(let text): "→" + text
      }
    }.joined(separator: " ")
  }
}

extension Sequence<Block> {
  func shown() -> String { map { $0.words.shown() }.joined(separator: "; ") }
}

extension Collection<Int> {
  var total: Int { reduce(0, +) }
}

extension Range<Int> {
  var middle: Int { (lowerBound + upperBound) / 2 }
}

#Preview {
  VStack {
    Text([Block(words: [.plain("a"), .link("b")]), Block(words: [.plain("c")])].shown())
    Text("\([1, 2, 3].total), \((2..<8).middle)")
  }
}
