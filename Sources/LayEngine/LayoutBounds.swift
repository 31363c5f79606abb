import LaySyntax
import LayViews

/// What one layout may cost.
///
/// Every container asks its children several times, and remembers what they answered. Where each level of nesting asks
/// for lengths that no level before it asked for, the answers double with every level, though each is worked out once:
/// a row of an aspect ratio of a row … Then a layout is given up, for its time would end in no screen's lifetime.
enum LayoutBounds {
  /// The answers that the views of a layout may work out together.
  ///
  /// Ordinary views work out three to ten each, the most of what people write some two thousand. A million takes
  /// half a second and 64 MB.
  static func answers(ofViews count: Int) -> Int { max(500_000, count &* 100) }
}

/// How many answers the views of a layout have worked out, of as many as they may.
struct AnswerCount {
  /// What tests of linear cost count.
  private(set) var count = 0
  private var limit = 0

  /// Whether no more answers are worked out: the layout is given up.
  var isExhausted: Bool { count > limit }

  mutating func add() { count += 1 }

  mutating func allow(forViews count: Int) { limit = LayoutBounds.answers(ofViews: count) }
}

/// What all layouts of one file may cost together: what one may, a few times over.
package struct LayoutCost: Sendable {
  private var answerCount = 0
  private var viewCount = 0
  /// A second's work.
  private static let answers = 1_000_000

  package init() {}

  package mutating func count(_ frames: LayoutTree) {
    answerCount &+= frames.answerCount
    viewCount &+= frames.viewCount
  }

  /// Whether no further layout of the file is worked out.
  package var isSpent: Bool { answerCount > max(Self.answers, LayoutBounds.answers(ofViews: viewCount)) }

  /// What there is to say of the first that is not.
  package func fault(at place: SourceRange) -> Diagnostic {
    .error(
      "layout-too-entangled", at: SourceRange(start: place.start, end: place.start &+ 1),
      "the layouts before this one took \(answerCount) answers for \(viewCount) views: this one is left out",
      help: "put it into a file of its own")
  }
}

extension LayoutPass {
  /// What there is to say where the layout was given up: at the view that worked most.
  var faults: [Diagnostic] {
    guard answerCount.isExhausted, let (view, count) = sizes.busiest else { return [] }
    let source = nodes[view].source
    return [
      .error(
        "layout-too-entangled", at: SourceRange(start: source, end: source + 1),
        "this view was proposed \(count) different sizes, and all views together \(answerCount.count): "
          + "what is around it multiplies the questions that it is asked",
        help: "give it, or a view around it, a width and a height: .frame(width:height:) ends the questions")
    ]
  }
}
