import Foundation
import Lay
import LayTestSupport
import Testing

/// Every frame of random trees, compiled from their source, against the rules as they are stated.
@Suite("Against a slow, direct statement of the rules")
struct ReferenceTests {
  private static let (width, height) = (300.0, 200.0)

  @Test("random trees have the frames that the rules give", arguments: sampled(0..<120))
  func randomTrees(block: Int) {
    onDeepStack {
      for seed in block * 50..<block * 50 + 50 {
        var trees = ReferenceTrees(seed: seed)
        let root = trees.tree(depth: 2 + seed % 3)
        let expected = ReferenceLayout.frames(
          of: root, width: Self.width, height: Self.height, textWidth: Self.textWidth)
        compare(root, expected, isMirrored: seed % 4 == 3, seed: seed)
      }
    }
  }

  private static let textWidth: Double = {
    let text = ReferenceView(0, .text).source
    let source = "#Preview(traits: .fixedLayout(width: 300, height: 200)) {\n\(text)\n}"
    let compilation = onDeepStack {
      Compiler(options: options).compile(SourceFile(name: "text.lay", text: source))
    }
    return compilation.layouts.first?.frame(ofID: "v0")?.width ?? .nan
  }()

  private static let options: Options = {
    var options = Options()
    options.platform = .macOS
    options.displayScale = 2
    return options
  }()

  private func compare(_ root: ReferenceView, _ expected: [Int: Rect], isMirrored: Bool, seed: Int) {
    var options = Self.options
    if isMirrored { options.layoutDirection = .rightToLeft }
    let source = """
      #Preview("Tree", traits: .fixedLayout(width: \(Self.width), height: \(Self.height))) {
      \(root.source)
      }
      """
    let compilation = Compiler(options: options).compile(SourceFile(name: "tree.lay", text: source))
    guard let layout = compilation.layouts.first else {
      Issue.record("seed \(seed) does not compile: \(compilation.diagnostics)\n\(source)")
      return
    }
    var found: [Int: Rect] = [:]
    for node in layout.nodes {
      if let id = node.id, let number = Int(id.dropFirst()) { found[number] = node.frame }
    }
    for (number, frame) in expected.sorted(by: { $0.key < $1.key }) {
      var frame = frame
      if isMirrored { frame.x = Self.width - frame.x - frame.width }
      guard let own = found[number], !Self.isSame(own, frame) else { continue }
      Issue.record("seed \(seed), v\(number): \(own) instead of \(frame)\n\(source)")
      return
    }
    #expect(Set(found.keys) == Set(expected.keys), "seed \(seed)\n\(source)")
  }

  private static func isSame(_ a: Rect, _ b: Rect) -> Bool {
    zip([a.x, a.y, a.width, a.height], [b.x, b.y, b.width, b.height]).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
