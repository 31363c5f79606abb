import LayTestSupport
import LayViews
import Testing

/// Costs counted in answers worked out, not in seconds.
@Suite struct CostTests {
  /// Stacks in stacks by turns, each beside what `sibling` gives.
  private func alternating(depth: Int, _ sibling: View) -> View {
    var view = View.color
    for level in 0..<depth {
      view = level.isMultiple(of: 2) ? .hStack([sibling, view]) : .vStack([sibling, view])
    }
    return view
  }

  /// Where every length follows the proposal along its own axis, nobody is asked at all.
  @Test(arguments: [View.box(1, 1), .color, .spacer()])
  func stacksOfElasticViewsAskNobody(sibling: View) {
    #expect(Probe.answers(alternating(depth: 96, sibling)) == 0)
  }

  /// Doubling the depth doubles the work where an answer's width does not depend on the height proposed, as it does not
  /// in stacks of unequal minimums.
  @Test(arguments: [Axis.horizontal, .vertical])
  func alternatingStacksCostTheSameAtEveryDepth(axis: Axis) {
    let sibling: View =
      axis == .horizontal
      ? .hStack([.clamped(5...20, 0...9), .clamped(7...20, 0...9)])
      : .vStack([.clamped(0...9, 5...20), .clamped(0...9, 7...20)])
    let costs = [24, 48, 96].map { Probe.answers(alternating(depth: $0, sibling)) }
    #expect(costs[1] < 8 * 48 * 2)
    #expect(Double(costs[1]) / Double(costs[0]) < 2.2)
    #expect(Double(costs[2]) / Double(costs[1]) < 2.2)
  }

  /// A view that ties its sides together gives each level a proposal of its own: at most one more a level.
  @Test(.thorough, arguments: [View.circle, .aspectRatio(2, fills: false, .color)])
  func contentWithTiedSidesAddsOneProposalALevel(sibling: View) {
    let costs = [24, 48, 96].map { Probe.answers(alternating(depth: $0, sibling)) }
    #expect(Double(costs[1]) / Double(costs[0]) < 4.2)
    #expect(Double(costs[2]) / Double(costs[1]) < 4.2)
  }

  @Test func aStackAsksEachFlexibleChildThreeTimes() {
    let child = View.flexible(.init(maximum: 100), .box(10, 10))
    let count = 1_000
    let cost = Probe.answers(.vStack(Array(repeating: child, count: count)))
    // Shortest, longest and share; once more when the stack, placed, has found its width.
    #expect(cost <= 4 * count + 4)
  }

  @Test func aChainOfModifiersIsWalkedOnce() {
    var view = View.color
    for _ in 0..<500 { view = .padding(EdgeInsets(top: 1), view) }
    #expect(Probe.answers(view) <= 502)
  }

  @Test func chainsAroundARigidViewAskNobody() {
    var view = View.box(1, 1)
    for level in 0..<100 {
      view = .padding(EdgeInsets(top: 1), level.isMultiple(of: 2) ? .hStack([view]) : .vStack([view]))
    }
    #expect(Probe.answers(view) == 0)
  }

  @Test func rigidTreesAreNeverProbed() {
    var view = View.box(10, 10)
    for level in 0..<60 {
      view = level.isMultiple(of: 2) ? .hStack([view, .box(1, 1)]) : .vStack([view, .box(1, 1)])
    }
    #expect(Probe.answers(view) <= 2 * 60 + 2)
  }

  @Test(.thorough) func aHundredThousandChildrenAreAskedAFewTimesEach() {
    let count = 100_000
    #expect(Probe.answers(.vStack(Array(repeating: .color, count: count))) <= 4 * count + 4)
    #expect(Probe.answers(.hStack(Array(repeating: .box(1, 1), count: count))) <= 2 * count + 4)
  }

  /// Content of fixed size, centred along one axis and then the other: where engines that ask a child for its smallest
  /// and its largest size at every level double the work with each.
  @Test func centredChainsAreLinearInTheirDepth() {
    func chain(_ depth: Int) -> View {
      var view = View.box(1, 1)
      for level in 0..<depth {
        let row: [View] = [.spacer(0), view, .spacer(0)]
        view = level.isMultiple(of: 2) ? .hStack(row) : .vStack(row)
      }
      return view
    }
    let costs = [20, 40, 80, 160].map { Probe.answers(chain($0)) }
    #expect(costs[3] <= 8 * 3 * 160)
    // Nothing at all is asked where the sizes are plain from the outset.
    for (less, more) in zip(costs, costs.dropFirst()) { #expect(Double(more) <= 2.2 * Double(less) + 8) }
  }

  /// What fits is asked for its ideal size, then for the place it gets: once at each level, not twice at the next.
  @Test func choicesInReadersInChoicesAddAFewProposalsALevel() {
    func nest(_ depth: Int) -> View {
      var view = View.color
      for level in 0..<depth {
        let inside: View = .hStack([.box(1, 1), view])
        view =
          level.isMultiple(of: 2)
          ? .viewThatFits([inside, .box(900, 900), .color]) : .geometryReader([inside])
      }
      return view
    }
    let costs = [16, 32, 64].map { Probe.answers(nest($0)) }
    for (less, more) in zip(costs, costs.dropFirst()) { #expect(Double(more) <= 4.2 * Double(less)) }
  }

  /// Everything that makes an answer depend on a proposal, at every level.
  @Test func adversarialContentStaysBelowTheSquareOfItsDepth() {
    func nest(_ depth: Int) -> View {
      var view = View.circle
      for level in 0..<depth {
        let clamped = View.flexible(.init(minimum: 1, ideal: Double(level), maximum: 90), .color)
        switch level % 5 {
        case 0: view = .hStack([.priority(1, clamped), view, .priority(-1, .circle)])
        case 1: view = .vStack([clamped, .aspectRatio(1.5, fills: false, view), .spacer()])
        case 2: view = .fixedSize(level.isMultiple(of: 2) ? .horizontal : .vertical, view)
        case 3: view = .grid([.row([clamped, view]), .row([.columns(2, .circle)])])
        default: view = .overlay(.center, .zStack([view, clamped]), [.color])
        }
      }
      return view
    }
    let costs = [20, 40, 80].map { Probe.answers(nest($0)) }
    for (less, more) in zip(costs, costs.dropFirst()) { #expect(Double(more) <= 4.5 * Double(less)) }
  }
}
