#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

import LayEngine
import LaySemantics
import LayText

/// Times each stage of the pipeline on generated inputs and prints a table.
@main
struct Benchmarks {
  static func main() {
    keepFreedMemory()
    print("layout alone, ns per view: median of runs (a leaf's frame and its rectangle are one view)")
    let chosen = CommandLine.arguments.dropFirst()
    for shape in TreeShape.allCases where chosen.isEmpty || chosen.contains(shape.rawValue) {
      var line = shape.rawValue
      for size in [1_000, 10_000, 100_000] {
        if shape == .chain, size > 1_000 { continue }
        line += "  \(size): \(rounded(time(shape, size: size)))"
      }
      print(line)
    }
  }

  /// Has the allocator keep what is freed, so that repeated runs time the layout and not the kernel's page faults.
  ///
  /// Freeing a block of nearly 32 MiB raises glibc's thresholds for mapping and trimming to about its size.
  private static func keepFreedMemory() {
    UnsafeMutableRawPointer.allocate(byteCount: 31 << 20, alignment: 16).deallocate()
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  private static func time(_ shape: TreeShape, size: Int) -> Double {
    let layout = shape.build(size: size)
    let leaves = layout.tree.nodes.count { $0.kind == .frame }
    let views = layout.tree.nodes.count - leaves
    var samples: [Double] = []
    for _ in 0..<max(5, 200_000 / size) {
      var copy = layout
      var measurer = TextMeasurer(configuration: layout.configuration)
      let start = ContinuousClock.now
      let result = LayoutEngine.layout(&copy, measurer: &measurer)
      let elapsed = ContinuousClock.now - start
      guard result.frames.count == layout.tree.nodes.count else { return .nan }
      samples.append(Double(elapsed.components.attoseconds) / 1e9 / Double(views))
    }
    samples.sort()
    return samples[samples.count / 2]
  }
}
