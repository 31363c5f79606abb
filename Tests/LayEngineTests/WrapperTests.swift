import LayTestSupport
import LayViews
import Testing

@testable import LayEngine

/// Views around one that is rigid are laid out as any others are.
@Suite struct WrapperTests {
  private static func tree(_ seed: Int) -> View {
    var random = RandomViews(seed: seed)
    return .vStack([random.wrapped(depth: 12), random.wrapped(depth: 5), random.leaf()])
  }

  /// Wrappers have the traits that other modifiers and stacks would have.
  @Test(arguments: sampled(0..<400)) func wrappersHaveTheTraitsOfOtherViews(seed: Int) {
    Probe.run(Self.tree(seed)) { run in
      run.prepareAll()
      for index in 0..<run.nodes.count where run.traits[index].isWrapper {
        let (view, node, traits) = (ViewID(index), run.nodes[index], run.traits[index])
        let content = run.traits[node.firstChild]
        let others =
          node.kind.isModifier
          ? run.modifierTraits(content, view, node, traits.stackAxis, content.flags)
          : run.stackTraits(view, node, traits.stackAxis, ChildSummary(content))
        #expect(traits.flags.subtracting(.wrapper) == others.flags)
        #expect(traits.spacing == others.spacing)
        #expect(traits.priority == others.priority)
        #expect(traits.rigidSize == others.rigidSize)
        #expect(traits.elasticity == others.elasticity)
        if node.kind.isStack {
          #expect(run.stackFacts[Int(traits.number)].childCount == 1)
          #expect(run.gapTotal(of: view) == 0)
        }
      }
    }
  }

  /// They answer every proposal with their size, as their content has it.
  @Test(arguments: sampled(0..<200)) func wrappersAnswerAsTheirContentDoes(seed: Int) {
    Probe.run(Self.tree(seed)) { run in
      run.prepareAll()
      for index in 0..<run.nodes.count where run.traits[index].isWrapper {
        let view = ViewID(index)
        for width in [nil, 0, 17.5, 400, .infinity] as [Double?] {
          for height in [nil, 0, 17.5, 400, .infinity] as [Double?] {
            let asked = run.computeSize(view, run.nodes[index], Proposal(width: width, height: height))
            #expect(asked == run.traits[index].rigidSize)
          }
        }
      }
    }
  }

  @Test(arguments: sampled(0..<600), [LayoutDirection.leftToRight, .rightToLeft])
  func wrappersPlaceAsOtherViewsDo(seed: Int, direction: LayoutDirection) {
    let tree = Self.tree(seed)
    let quick = Probe.placements(tree, direction: direction)
    let slow = Probe.placements(tree, direction: direction) { run in
      for index in 0..<run.nodes.count {
        run.traits.base[index].isWrapper = false
        run.traits.base[index].takesOnePass = false
      }
    }
    #expect(quick.map(\.frame) == slow.map(\.frame))
    #expect(quick.map(\.proposal) == slow.map(\.proposal))
  }

  /// Nothing that would let a guide or a pixel decide is taken for a wrapper.
  @Test func stacksWhoseGuidesCountAreNoWrappers() {
    var random = RandomViews(seed: 1)
    var (wrappers, others) = (0, 0)
    for _ in 0..<200 {
      Probe.run(random.wrapped(depth: 12)) { run in
        run.prepareAll()
        for index in 0..<run.nodes.count where run.nodes[index].kind.isStack {
          let (node, traits) = (run.nodes[index], run.traits[index])
          let stack = run.tree.stacks[node]
          if traits.isWrapper { wrappers += 1 } else if traits.isRigid { others += 1 }
          if traits.isWrapper {
            #expect(!traits.mayBeExplicit(stack.alignment) && !stack.snapsToPixels)
          }
        }
      }
    }
    // Both happen.
    #expect(wrappers > 100 && others > 20, "\(wrappers) and \(others)")
  }

  @Test func chainsOfWrappersAskNobody() {
    var view = View.box(1, 1)
    for level in 0..<100 {
      view = .padding(EdgeInsets(top: 1), level.isMultiple(of: 2) ? .hStack([view]) : .vStack([view]))
    }
    #expect(Probe.answers(view) == 0)
  }
}
