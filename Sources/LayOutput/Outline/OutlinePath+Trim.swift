import LayViews

// Cutting a path by its length.

extension OutlinePath {
  /// The part of the path between two fractions of its length; nothing where they are out of order.
  func trimmed(from: Double, to: Double) -> OutlinePath {
    // Comparisons are written so that NaN gives nothing.
    guard from < to, to > 0, from < 1 else { return OutlinePath() }
    if from <= 0, to >= 1 { return self }
    let segments = segments.map(MeasuredSegment.init)
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return OutlinePath() }
    let start = max(0, from) * total
    let end = min(1, to) * total
    var result = OutlinePath()
    var position = 0.0
    var pen: Point?
    for segment in segments where segment.length > 0 {
      let low = segment.parameter(at: start - position)
      let high = segment.parameter(at: end - position)
      position += segment.length
      guard low < high else { continue }
      let part = segment.segment.part(from: low, to: high)
      if pen != part.start { result.move(to: part.start) }
      result.add(part)
      pen = part.end
    }
    return result
  }

  private mutating func add(_ segment: Segment) {
    if let (control1, control2) = segment.controls {
      curve(control1, control2, to: segment.end)
    } else {
      line(to: segment.end)
    }
  }

  /// The path's lines and curves, those that close it included.
  private var segments: [Segment] {
    var result: [Segment] = []
    var pen = Point.zero
    var first = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        first = point
        pen = point
      case .line(let point):
        result.append(Segment(start: pen, end: point))
        pen = point
      case .curve(let control1, let control2, let end):
        result.append(Segment(start: pen, controls: (control1, control2), end: end))
        pen = end
      case .close:
        result.append(Segment(start: pen, end: first))
        pen = first
      }
    }
    return result
  }
}

/// A line or a cubic curve with both its ends.
private struct Segment {
  var start: Point
  /// nil for a line.
  var controls: (Point, Point)?
  var end: Point

  /// The stretch between two parameters, `low < high`.
  func part(from low: Double, to high: Double) -> Segment {
    let upper = high < 1 ? split(at: high).0 : self
    return low > 0 ? upper.split(at: low / high).1 : upper
  }

  /// Both sides of a parameter, by De Casteljau's construction.
  func split(at t: Double) -> (Segment, Segment) {
    guard let (control1, control2) = controls else {
      let middle = start.toward(end, t)
      return (Segment(start: start, end: middle), Segment(start: middle, end: end))
    }
    let a = start.toward(control1, t)
    let b = control1.toward(control2, t)
    let c = control2.toward(end, t)
    let ab = a.toward(b, t)
    let bc = b.toward(c, t)
    let middle = ab.toward(bc, t)
    return (
      Segment(start: start, controls: (a, ab), end: middle),
      Segment(start: middle, controls: (bc, c), end: end)
    )
  }
}

/// A segment with its length, which for a curve is that of many short chords.
private struct MeasuredSegment {
  let segment: Segment
  /// The lengths from the start to evenly spaced parameters, 0 first.
  private let lengths: [Double]

  var length: Double { lengths[lengths.count - 1] }

  init(_ segment: Segment) {
    self.segment = segment
    // Thirty-two chords measure a quarter turn to a ten-thousandth.
    let chordCount = segment.controls == nil ? 1 : 32
    var lengths = [0.0]
    var previous = segment.start
    for index in 1...chordCount {
      let point =
        index == chordCount ? segment.end : segment.split(at: Double(index) / Double(chordCount)).0.end
      lengths.append(lengths[index - 1] + previous.distance(to: point))
      previous = point
    }
    self.lengths = lengths
  }

  /// The parameter where the segment has run for a length; 0 before it, 1 after it.
  func parameter(at length: Double) -> Double {
    guard length > 0 else { return 0 }
    guard length < self.length else { return 1 }
    var index = 1
    while index < lengths.count - 1, lengths[index] < length { index += 1 }
    let step = lengths[index] - lengths[index - 1]
    let fraction = step > 0 ? (length - lengths[index - 1]) / step : 0
    return (Double(index - 1) + fraction) / Double(lengths.count - 1)
  }
}
