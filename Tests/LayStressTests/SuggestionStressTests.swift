import Foundation
import Lay
import LayTestSupport
import Testing

/// Whatever is wanted of whatever file: an answer, of a source that holds what it says.
@Suite("Suggestions")
struct SuggestionStressTests {
  private static let sources: [SourceFile] =
    (Repository.files(below: Repository.fixtures, suffix: ".lay")
    + Repository.files(below: Repository.samples, suffix: ".lay"))
    .compactMap { try? Repository.source($0) }.filter { $0.bytes.count < 4_000 }

  private static let pairCount = 10_000
  /// How many changes are laid out for each; most expressions name nothing that is there.
  private static let limit = 6

  private static let properties = [
    "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY", "leading", "trailing", "lines",
    "isTruncated", "isWhole", "isVisible", "firstBaseline", "lastBaseline", "aspect",
  ]
  private static let relations = [
    "==", "!=", "<", "<=", ">", ">=", "inside", "overlaps", "above", "before", "&&", "±",
  ]

  /// The same numbers on every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 31)
    }
  }

  /// Names that stand in quotation marks in a source, kinds of views, and some that are nowhere.
  private static func names(of source: SourceFile) -> [String] {
    let parts = String(decoding: source.bytes, as: UTF8.self).split(
      separator: "\"", omittingEmptySubsequences: false)
    let quoted = parts.enumerated().filter { $0.offset % 2 == 1 && $0.element.count < 20 }.map {
      String($0.element)
    }
    return quoted.flatMap { ["\"\($0)\"", $0] } + [
      "canvas", "safeArea", "\"Text\"", "\"VStack\"", "nobody", "7", "0.5",
    ]
  }

  private static func expression(_ names: [String], _ numbers: inout Numbers) -> String {
    func side() -> String {
      let name = names.randomElement(using: &numbers) ?? "canvas"
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0: return "\(Int.random(in: -9...900, using: &numbers))"
      case 1: return name
      case 2: return "gap(\(name), \(names.randomElement(using: &numbers) ?? "canvas"))"
      case 3: return "all(\(name)).\(properties.randomElement(using: &numbers) ?? "width")"
      default: return "\(name).\(properties.randomElement(using: &numbers) ?? "width")"
      }
    }
    return side() + " \(relations.randomElement(using: &numbers) ?? "==") " + side()
  }

  @Test("10,000 pairs of a file and an expression have an answer", .thorough, arguments: 0..<20)
  func pairs(part: Int) {
    onDeepStack {
      var numbers = Numbers(state: UInt64(part) + 1)
      for _ in 0..<Self.pairCount / 20 {
        guard let source = Self.sources.randomElement(using: &numbers) else { return }
        let want = Self.expression(Self.names(of: source), &numbers)
        var suggester = Suggester()
        suggester.limit = Self.limit
        suggester.options.maximumViewCount = 2_000
        guard
          case .suggestions(let suggestions, _, _, let tried, _) = suggester.suggest(for: [want], in: source)
        else { continue }
        #expect(tried <= Self.limit, "\(source.name): \(want)")
        for suggestion in suggestions {
          guard case .holds = suggester.suggest(for: [want], in: suggestion.source) else {
            Issue.record("\(source.name): \(want): \(suggestion.title) does not hold")
            continue
          }
        }
      }
    }
  }
}
