/// One thing that was measured: a stage of the pipeline on a shape of some size.
struct Figure {
  /// What it counts; the words that tables and files have for it.
  enum Unit: String, CaseIterable {
    case nanosecondsPerView = "ns/view"
    case megabytesPerSecond = "MB/s"
    case bytesPerView = "bytes/view"
    case allocationsPerView = "allocations/view"
    case milliseconds = "ms"
    case mebibytes = "MiB"
    case filesPerSecond = "files/s"

    /// Whether more is better.
    var isRate: Bool { self == .megabytesPerSecond || self == .filesPerSecond }

    /// Whether it is counted, and the same on a machine that does other things meanwhile.
    var isCounted: Bool { self == .bytesPerView || self == .allocationsPerView }
  }

  /// What tells a figure from others, and which figures of two runs are about the same.
  struct Name: Hashable {
    var shape: String
    var stage: String
    /// Views, levels or files: what the shape is made of.
    var size: Int
    var unit: Unit
  }

  var name: Name
  var median: Double
  /// From the least sample to the 90th percentile, as a part of the median; 0 for what was measured once.
  var spread: Double
}

/// How a cost grows, found from all sizes it was measured at.
enum Growth {
  /// The exponent of a cost that is given per unit of size: 1 is linear. nil for fewer than two sizes.
  ///
  /// It is the slope of the line that fits the logarithms best.
  static func exponent(_ points: [(size: Int, each: Double)]) -> Double? {
    guard Set(points.map(\.size)).count > 1, points.allSatisfy({ $0.each > 0 }) else { return nil }
    let x = points.map { logarithm(Double($0.size)) }
    let y = points.map { logarithm($0.each) }
    let (meanX, meanY) = (x.reduce(0, +) / Double(x.count), y.reduce(0, +) / Double(y.count))
    let covariance = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    return 1 + covariance / x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
  }
}
