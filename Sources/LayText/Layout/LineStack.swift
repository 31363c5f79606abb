import LayViews

/// Puts lines one below the other and rounds as the platform does, measured on macOS 26.2 and iOS 26.0.
struct LineStack {
  /// Else iOS.
  let isMacOS: Bool
  let pixels: PixelRounding
  /// At least so much lies between two lines.
  let lineSpacing: Double
  /// At zero width iOS leaves out one of the gaps between lines.
  let dropsOneGap: Bool

  private(set) var count = 0
  private var top = 0.0
  private var first = LineMetrics()
  private var last = LineMetrics()

  init(platform: Platform, pixels: PixelRounding, lineSpacing: Double, isZeroWidth: Bool) {
    // Comparing the enumeration at every line cost as much as the rest.
    if case .macOS = platform { isMacOS = true } else { isMacOS = false }
    self.pixels = pixels
    self.lineSpacing = lineSpacing
    dropsOneGap = isZeroWidth && !isMacOS
  }

  mutating func add(_ line: LineMetrics) { add(line, times: 1) }

  /// Adds equal lines; a number below 1 adds none.
  mutating func add(_ line: LineMetrics, times: Int) {
    guard times > 0 else { return }
    if count == 0 {
      first = line
    } else {
      top += last.height + (dropsOneGap && count == 1 ? 0 : gap(below: last))
    }
    last = line
    count += 1
    guard times > 1 else { return }
    top += Double(times - 1) * (line.height + gap(below: line))
    count += times - 1
  }

  private func gap(below line: LineMetrics) -> Double {
    lineSpacing > 0 ? max(line.leading, lineSpacing) : line.leading
  }

  /// The height of all lines.
  var height: Double {
    guard count > 0 else { return 0 }
    return pixels.up(top + lastHeight)
  }

  func fits(_ height: Double) -> Bool { self.height <= height + .roundingError }

  /// On macOS a baseline that was rounded down fits into the exact height; one that was rounded up needs whole points.
  private var lastHeight: Double {
    let baseline = last.ascent.roundedToNearest
    guard isMacOS, baseline > last.ascent else { return last.height }
    return (baseline + last.descent - .roundingError).roundedUp
  }

  var firstBaseline: Double {
    isMacOS ? first.ascent.roundedToNearest : pixels.nearest(first.ascent)
  }

  var lastBaseline: Double {
    if isMacOS { return pixels.nearest(baselineOfLastLine) }
    // The shift that rounding gave the first baseline goes on to the last, which is then rounded up.
    return count == 1 ? firstBaseline : pixels.up(baselineOfLastLine)
  }

  /// Where the line added last stands, not rounded to a pixel but shifted as the first one was.
  var baselineOfLastLine: Double {
    isMacOS
      ? top + last.ascent.roundedToNearest : top + last.ascent + firstBaseline - first.ascent
  }
}
