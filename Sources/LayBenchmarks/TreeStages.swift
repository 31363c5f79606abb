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

  /// Builds and lays out so many times, and prints what the programs in Tests/Peers print.
  static func printPeer(_ shape: TreeShape, size: Int, times: Int) {
    var builds: [Double] = []
    var layouts: [Double] = []
    var line = ""
    for _ in 0..<max(times, 1) {
      let start = System.processorSeconds
      var layout = shape.build(size: size)
      let middle = System.processorSeconds
      let frames = layOut(&layout)
      layouts.append((System.processorSeconds - middle) * 1e9)
      builds.append((middle - start) * 1e9)
      let root = frames.frame(of: layout.tree.root)
      line = "\(root.size.width) \(root.size.height) \(meanPlace(of: layout.tree, frames, from: root.origin))"
    }
    let first = builds[0] + layouts[0]
    print(line, Measurement(layouts).median, Measurement(builds).median, first)
  }

  /// The mean of `x + y / 2` over all leaves.
  private static func meanPlace(of tree: ViewTree, _ frames: LayoutTree, from origin: Point) -> Double {
    var (sum, count) = (0.0, 0.0)
    for index in tree.nodes.indices where tree.nodes[index].kind == .color {
      let place = frames.frame(of: ViewID(index)).origin
      sum += place.x - origin.x + (place.y - origin.y) / 2
      count += 1
    }
    return sum / max(count, 1)
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
