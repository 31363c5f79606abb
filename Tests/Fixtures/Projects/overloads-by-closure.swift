import SwiftUI

enum Block {
  case paragraph([Inline])
  case rule
}

enum Inline {
  case text(String)
  case image(String)
}

extension Sequence where Element == Inline {
  func rewritten(_ change: (Inline) -> [Inline]) -> [Inline] { flatMap { change($0) } }
}

extension Sequence where Element == Block {
  func rewritten(_ change: (Block) -> [Block]) -> [Block] { flatMap { $0.rewritten(change) } }
  func rewritten(_ change: (Inline) -> [Inline]) -> [Block] { flatMap { $0.rewritten(change) } }
  func withoutImages() -> [Block] {
    rewritten { inline in
      switch inline {
      case .image: return []
      default: return [inline]
      }
    }
  }
}

extension Block {
  func rewritten(_ change: (Block) -> [Block]) -> [Block] { change(self) }

  func rewritten(_ change: (Inline) -> [Inline]) -> [Block] {
    switch self {
    case .paragraph(let inlines): [.paragraph(inlines.rewritten(change))]
    case .rule: [self]
    }
  }

  var words: String {
    switch self {
    case .rule: "—"
    case .paragraph(let inlines):
      inlines.map { inline in
        switch inline {
        case .text(let text): text
        case .image(let name): "[\(name)]"
        }
      }.joined(separator: " ")
    }
  }
}

#Preview {
  let blocks: [Block] = [.paragraph([.text("a"), .image("b"), .text("c")]), .rule]
  VStack {
    Text(blocks.map { $0.words }.joined(separator: " / "))
    Text(blocks.withoutImages().map { $0.words }.joined(separator: " / "))
    Text(blocks.rewritten { (block: Block) in [block, block] }.map { $0.words }.joined(separator: " / "))
  }
}
