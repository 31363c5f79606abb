import LayViews
import Testing

@testable import LayEngine

/// Every rule of the flexible frame, on a grid of bounds, contents and proposals.
@Suite struct FlexibleFrameTests {
  static let bounds: [Double?] = [nil, -20, 0, 50, 100, .infinity]
  static let proposals: [Double?] = [nil, 0, 30, 75, 150, .infinity]

  /// A child of a fixed length, or one that takes what it is proposed, 10 without a proposal.
  enum Content: CaseIterable {
    case short, long, greedy

    var view: View {
      switch self {
      case .short: return .box(40, 10)
      case .long: return .box(120, 10)
      case .greedy: return .color
      }
    }

    func answer(_ proposal: Double?) -> Double {
      switch self {
      case .short: return 40
      case .long: return 120
      case .greedy: return proposal ?? 10
      }
    }
  }

  /// The rules as SwiftUI's documentation of them reads, case by case, written without the engine's steps.
  static func expected(
    _ lower: Double?, _ ideal: Double?, _ upper: Double?, _ content: Content, _ proposal: Double?
  )
    -> Double
  {
    let lower = lower.map { $0 < 0 ? 0 : $0 }
    var ideal = ideal
    if let given = ideal, given < lower ?? 0 { ideal = lower ?? 0 }
    var upper = upper
    if let given = upper, given < ideal ?? 0 { upper = ideal ?? 0 }
    if proposal == nil, let ideal { return ideal }

    var offered = proposal
    if let length = offered {
      var length = length
      if let lower, length < lower { length = lower }
      if let upper, length > upper { length = upper }
      offered = length
    }
    let child = content.answer(offered)
    switch (lower, upper) {
    case (nil, nil): return child
    case (let lower?, nil):
      // Never below the minimum; above it the child decides, but no more than it was offered.
      if let offered, child > offered { return offered < lower ? lower : offered }
      return child < lower ? lower : child
    case (nil, let upper?):
      // Grows to what is offered, and no further than the maximum.
      if let offered, child < offered { return offered > upper ? upper : offered }
      return child > upper ? upper : child
    case (let lower?, let upper?):
      if lower > upper { return child }
      let length = proposal ?? child
      if length < lower { return lower }
      return length > upper ? upper : length
    }
  }

  @Test(arguments: Content.allCases) func everyCombinationFollowsTheRules(content: Content) {
    for lower in Self.bounds {
      for ideal in Self.bounds {
        for upper in Self.bounds {
          for proposal in Self.proposals {
            let bounds = FlexibleFrameSpec.Bounds(minimum: lower, ideal: ideal, maximum: upper)
            let view = View.named("frame", .flexible(bounds, content.view))
            let answer = Probe.width(of: view, proposal)
            let wanted = Self.expected(lower, ideal, upper, content, proposal)
            #expect(
              answer == wanted,
              Comment(
                rawValue:
                  "min \(lower as Any), ideal \(ideal as Any), max \(upper as Any), \(content) at \(proposal as Any)"
              ))
          }
        }
      }
    }
  }

  @Test func bothAxesFollowTheSameRules() {
    for lower in Self.bounds {
      for upper in Self.bounds {
        for proposal in Self.proposals {
          let bounds = FlexibleFrameSpec.Bounds(minimum: lower, maximum: upper)
          let wide = Probe.size(of: .flexible(bounds, .color), Proposal(width: proposal, height: 20))
          let tall = Probe.size(
            of: .flexible(.init(), vertical: bounds, .color), Proposal(width: 20, height: proposal))
          #expect(wide == Size(width: tall.height, height: tall.width))
        }
      }
    }
  }

  @Test func noAnswerIsNotANumber() {
    let odd: [Double?] = [nil, .nan, .infinity, -.infinity, 1e308, -1e308]
    for lower in odd {
      for upper in odd {
        for proposal in Self.proposals {
          let bounds = FlexibleFrameSpec.Bounds(minimum: lower, ideal: upper, maximum: upper)
          #expect(!Probe.width(of: .flexible(bounds, .box(40, 10)), proposal).isNaN)
        }
      }
    }
  }

  /// The three lessons, each with a proposal below, inside and above the bounds.
  @Test func theThreeScenarios() {
    func width(_ bounds: FlexibleFrameSpec.Bounds, _ proposal: Double) -> Double {
      Probe.width(of: .flexible(bounds, .box(40, 20)), proposal)
    }
    // Both: clamp(min, proposal, max), whatever the content.
    #expect([30, 75, 150].map { width(.init(minimum: 50, maximum: 100), $0) } == [50, 75, 100])
    // Only a minimum: the content, but not below the minimum.
    #expect([30, 75, 150].map { width(.init(minimum: 50), $0) } == [50, 50, 50])
    // Only a maximum: the proposal, but not below the content nor above the maximum.
    #expect([30, 75, 150].map { width(.init(maximum: 100), $0) } == [40, 75, 100])
  }
}
