import LayTestSupport
import LayViews
import Testing

@testable import LayEngine

/// What is worked out without asking is what asking comes to.
@Suite struct ShortcutTests {
  private static let lengths: [Double?] = [nil, 0, 3, 17.5, 60, 400, .infinity]

  /// Trees in which much is elastic: stacks, modifiers, spacers.
  private static func tree(_ seed: Int) -> View {
    var random = RandomViews(seed: seed)
    return random.elastic(depth: 4)
  }

  @Test(arguments: sampled(0..<400)) func elasticViewsAnswerAsTheirContentDoes(seed: Int) {
    Probe.run(Self.tree(seed)) { run in
      run.prepareAll()
      for index in 0..<run.nodes.count where run.traits[index].elasticity != Elasticity.none {
        let (view, node) = (ViewID(index), run.nodes[index])
        for width in Self.lengths {
          for height in Self.lengths {
            let proposal = Proposal(width: width, height: height)
            let asked = run.directAnswer(view, node, proposal) ?? run.computeSize(view, node, proposal)
            #expect(
              isClose(run.measure(view, proposal), asked),
              "\(node.kind) to \(width as Any) × \(height as Any)")
          }
        }
      }
    }
  }

  @Test(arguments: sampled(0..<400)) func stacksInOnePassPlaceAsOthersDo(seed: Int) {
    let quick = Probe.placements(Self.tree(seed))
    let slow = Probe.placements(Self.tree(seed)) { run in
      for index in 0..<run.nodes.count { run.traits.base[index].takesOnePass = false }
    }
    expectSame(quick, slow)
  }

  /// Chains of modifiers and stacks around one rigid view.
  @Test(arguments: sampled(0..<600), [LayoutDirection.leftToRight, .rightToLeft])
  func chainsInOnePassPlaceAsOthersDo(seed: Int, direction: LayoutDirection) {
    var random = RandomViews(seed: seed)
    let tree = View.vStack([random.wrapped(depth: 12), random.wrapped(depth: 5), random.leaf()])
    let quick = Probe.placements(tree, direction: direction)
    let slow = Probe.placements(tree, direction: direction) { run in
      for index in 0..<run.nodes.count { run.traits.base[index].takesOnePass = false }
    }
    expectSame(quick, slow)
  }

  /// Chains of modifiers and stacks around one view, most of them rigid.
  @Test(arguments: sampled(0..<400)) func rigidViewsAnswerAsTheirContentDoes(seed: Int) {
    var random = RandomViews(seed: seed)
    let tree = View.vStack([random.wrapped(depth: 12), random.wrapped(depth: 5), random.leaf()])
    Probe.run(tree) { run in
      run.prepareAll()
      for index in 0..<run.nodes.count where run.traits[index].isRigid {
        let (view, node) = (ViewID(index), run.nodes[index])
        for width in Self.lengths {
          for height in Self.lengths {
            let proposal = Proposal(width: width, height: height)
            let asked = run.directAnswer(view, node, proposal) ?? run.computeSize(view, node, proposal)
            #expect(isClose(run.traits[index].rigidSize, asked), "\(node.kind)")
          }
        }
      }
    }
  }

  @Test(arguments: sampled(0..<800)) func viewsThatKeepTheirIdealSizeAnswerAsTheirContentDoes(seed: Int) {
    var random = RandomViews(seed: seed)
    let tree = random.written(depth: 4)
    Probe.run(tree) { run in
      run.prepareAll()
      for index in 0..<run.nodes.count {
        let (view, node, traits) = (ViewID(index), run.nodes[index], run.traits[index])
        for height in Self.lengths {
          func asked(_ width: Double?) -> Size {
            let proposal = Proposal(width: width, height: height)
            return run.directAnswer(view, node, proposal) ?? run.computeSize(view, node, proposal)
          }
          if let least = run.leastWidth(of: view, traits) { #expect(isClose(asked(0).width, least)) }
          guard traits.keepsIdealSize else { continue }
          let width = traits.rigidSize.width
          for width in [nil, width + 1e-9, width + 0.25, width + 70, 3000, .infinity] {
            let kept = traits.idealSize(in: width) ?? Size(width: -.infinity, height: 0)
            #expect(isClose(asked(width), kept), "\(node.kind) to \(width as Any) × \(height as Any)")
          }
        }
      }
    }
  }

  @Test(arguments: sampled(0..<800)) func viewsThatKeepTheirIdealSizeArePlacedAsOthersAre(seed: Int) {
    var random = RandomViews(seed: seed)
    let tree = random.written(depth: 4)
    let quick = Probe.placements(tree)
    let slow = Probe.placements(tree) { run in
      for index in 0..<run.nodes.count where run.traits[index].keepsIdealSize {
        run.traits.base[index].keepsIdealSize = false
        run.traits.base[index].takesOnePass = false
      }
    }
    expectSame(quick, slow)
  }

  /// What is only measured is served as what is placed.
  @Test(arguments: sampled(0..<800)) func stacksServeTheLastAsAllOthers(seed: Int) {
    var random = RandomViews(seed: seed)
    let tree = random.written(depth: 4)
    Probe.run(tree) { run in
      run.prepareAll()
      for index in 0..<run.nodes.count where [.hStack, .vStack].contains(run.nodes[index].kind) {
        let stack = run.stackLayout(ViewID(index))
        func sizes(_ proposal: Proposal, _ sharesMatter: Bool) -> [Size] {
          let base = run.divide(stack, proposal, sharesMatter: sharesMatter)
          defer { run.scratch.truncate(to: base) }
          return (base..<run.scratch.count).map { run.scratch[$0].size }
        }
        for width in Self.lengths {
          for height in Self.lengths {
            let proposal = Proposal(width: width, height: height)
            #expect(sizes(proposal, false) == sizes(proposal, true))
          }
        }
      }
    }
  }

  private func expectSame(_ quick: [Placement], _ slow: [Placement]) {
    #expect(quick.count == slow.count)
    for (a, b) in zip(quick, slow) {
      #expect(isClose(a.frame.size, b.frame.size))
      #expect(isClose(a.frame.minX, b.frame.minX) && isClose(a.frame.minY, b.frame.minY))
      #expect(isClose(a.proposal.width, b.proposal.width) && isClose(a.proposal.height, b.proposal.height))
    }
  }

  private func isClose(_ a: Size, _ b: Size) -> Bool {
    isClose(a.width, b.width) && isClose(a.height, b.height)
  }

  private func isClose(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == b }
    return a == b || abs(a - b) <= 1e-9 * max(1, abs(a))
  }
}
