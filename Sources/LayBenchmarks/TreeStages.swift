import LayEngine
import LayText
import LayViews

/// Building trees through the library and laying them out, without any text.
enum TreeStages {
  /// How many processes are asked what a tree costs that is their first.
  private static let processCount = 25

  static func add(_ shape: TreeShape, size: Int, to bench: inout Bench) {
    let views = shape.views(size: size)
    let layout = shape.build(size: size)
    check(shape, size: size, layout)
    bench.add(shape.rawValue, "build", size: size, views: views, { shape }, { $0.build(size: size) })
    bench.add(shape.rawValue, "layout", size: size, views: views, { layout.unshared() }, layOut)
  }

  /// Builds and lays out in fresh processes, as a compiler does: memory comes from the system, nothing is warm.
  static func addFresh(_ shape: TreeShape, size: Int, to report: inout Report) {
    guard let own = ChildProcess.own else { return }
    var samples: [Double] = []
    for _ in 0..<processCount {
      let run = ChildProcess.run(own, ["--fresh", shape.rawValue, "\(size)"], output: nil)
      guard let run, let time = Double(run.output.prefix { $0 != "\n" }) else {
        return report.remark("\(shape.rawValue): a fresh process failed")
      }
      samples.append(time)
    }
    let time = Measurement(samples)
    report.add(
      shape.rawValue, "fresh", size: size, .nanosecondsPerView, time.median / Double(shape.views(size: size)),
      spread: time.spread)
  }

  /// What such a process does: prints how many nanoseconds both took.
  static func printFresh(_ shape: TreeShape, size: Int) {
    let start = System.processorSeconds
    var layout = shape.build(size: size)
    let frames = layOut(&layout)
    let elapsed = System.processorSeconds - start
    Stopwatch.keep(frames)
    print(Int(elapsed * 1e9))
  }

  static func layOut(_ layout: inout EvaluatedLayout) -> LayoutTree {
    var measurer = TextMeasurer(configuration: layout.configuration)
    return LayoutEngine.layout(&layout, measurer: &measurer)
  }

  /// Times nothing that is not the tree it is told to be.
  private static func check(_ shape: TreeShape, size: Int, _ layout: EvaluatedLayout) {
    var laidOut = layout
    let frames = layOut(&laidOut)
    let root = frames.frame(of: laidOut.tree.root).size
    let wanted = shape.rootSize(size: size)
    guard abs(root.width - wanted.width) < 0.001, abs(root.height - wanted.height) < 0.001 else {
      fail(
        "\(shape.rawValue) of \(size) measures \(root.width) × \(root.height), not "
          + "\(wanted.width) × \(wanted.height)")
    }
    let views = layout.tree.nodes.count { $0.kind.isCounted }
    guard views == shape.views(size: size) else {
      fail("\(shape.rawValue) of \(size) has \(views) views, not \(shape.views(size: size))")
    }
  }
}

extension EvaluatedLayout {
  /// The same, with nodes that nobody else holds: a layout that adds to them copies none.
  func unshared() -> EvaluatedLayout {
    var copy = self
    copy.tree.nodes.withUnsafeMutableBufferPointer { _ in }
    return copy
  }
}

extension ViewKind {
  /// Whether other engines would call it a node, and not a property of one.
  var isCounted: Bool {
    switch self {
    case .frame, .flexibleFrame, .padding, .fixedSize, .layoutPriority, .offset, .position, .aspectRatio,
      .alignmentGuide, .background, .overlay, .effect, .gridRow:
      return false
    default: return true
    }
  }
}
