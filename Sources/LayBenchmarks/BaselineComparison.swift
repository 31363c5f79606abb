/// The figures of a run beside those of an earlier one on the same machine.
///
/// A machine that is busy makes times longer, so they are only reported. What is counted decides.
struct BaselineComparison {
  /// How many times as much a stage may take: more than runs on a quiet machine differ by.
  ///
  /// What either run's own samples differ by comes on top.
  static let limit = 1.25

  private struct Pair {
    var now: Figure
    var then: Figure

    /// How many times as much it takes; for rates, how many times as little is done.
    var ratio: Double {
      now.name.unit.isRate ? then.median / now.median : now.median / then.median
    }
    var spread: Double { max(now.spread, then.spread) }
    private var isMore: Bool { ratio > BaselineComparison.limit + spread }
    var isSlower: Bool { isMore && !now.name.unit.isCounted }
    var isWorse: Bool { isMore && now.name.unit.isCounted }
  }

  private var pairs: [Pair] = []
  /// Figures of this run that the earlier one lacks.
  private var newCount = 0

  init(of report: Report, with baseline: Report) {
    let earlier = Dictionary(baseline.figures.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for figure in report.figures {
      guard let then = earlier[figure.name], then.median > 0, figure.median > 0 else {
        newCount += 1
        continue
      }
      pairs.append(Pair(now: figure, then: then))
    }
  }

  var isEmpty: Bool { pairs.isEmpty }
  /// How many figures are larger that are the same on every run.
  var worseCount: Int { pairs.count { $0.isWorse } }

  func table() -> String {
    var text =
      "figure".padded(to: 30) + "unit".padded(to: 17) + "then".padded(to: -10) + "now".padded(to: -10)
    text += "ratio".padded(to: -8) + "±".padded(to: -7) + "\n"
    for pair in pairs {
      let name = pair.now.name
      text += "\(name.shape) \(name.stage) \(name.size)".padded(to: 30) + name.unit.rawValue.padded(to: 17)
      text += pair.then.median.rounded(to: 1).padded(to: -10) + pair.now.median.rounded(to: 1).padded(to: -10)
      text +=
        pair.ratio.rounded(to: 2).padded(to: -8) + "\((pair.spread * 100).rounded(to: 0)) %".padded(to: -7)
      text += (pair.isWorse ? "  worse" : pair.isSlower ? "  slower" : "") + "\n"
    }
    text += "\n\(pairs.count) compared, \(pairs.count { $0.isSlower }) slower, \(worseCount) worse"
    return text + (newCount > 0 ? ", \(newCount) not in the earlier run\n" : "\n")
  }
}
