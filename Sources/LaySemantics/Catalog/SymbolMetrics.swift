/// The size of an SF Symbol at a font's size.
package struct SymbolMetrics: Equatable, Sendable {
  package var size: Size
  /// How far the symbol reaches below the baseline.
  package var descent: Double

  /// The metrics at 17 points, regular, medium scale; a star's for a symbol that was not measured.
  package static func named(_ name: String) -> SymbolMetrics {
    row(named: name)?.large ?? star
  }

  /// `star` at 17 points (iOS 26.0).
  private static let star = SymbolMetrics(size: Size(width: 22, height: 20), descent: 3.5)

  /// The metrics at a point size: measured at 13 and 17 points, in between and beyond in proportion, to the half
  /// point (derived).
  package static func named(_ name: String, pointSize: Double, scale: ImageScale) -> SymbolMetrics {
    let row = row(named: name)
    let small = row?.small ?? SymbolMetrics(size: Size(width: 16.5, height: 16), descent: 3)
    let large = row?.large ?? star
    let nearest = pointSize <= 15 ? (small, 13.0) : (large, 17.0)
    // Measured on a star: 21.5 to 16.5 and 13.5 to 16.5 at 13 points (macOS 26.2).
    let scales = [13.5 / 16.5, 1, 21.5 / 16.5]
    let factor = pointSize / nearest.1 * scales[Int(scale.rawValue)]
    if factor == 1 { return nearest.0 }
    return SymbolMetrics(
      size: Size(width: (nearest.0.size.width * factor).half, height: (nearest.0.size.height * factor).half),
      descent: (nearest.0.descent * factor).half)
  }

  private static func row(named name: String) -> (small: SymbolMetrics, large: SymbolMetrics)? {
    var name = name
    return name.withUTF8 { name in
      var low = 0
      var high = rows.count
      while low < high {
        let middle = (low + high) / 2
        if rows[middle].name.compare(name, nil) < 0 { low = middle + 1 } else { high = middle }
      }
      guard low < rows.count, rows[low].name.compare(name, nil) == 0 else { return nil }
      let row = rows[low]
      return (metrics(row.small), metrics(row.large))
    }
  }

  private static func metrics(_ halves: (Int8, Int8, Int8)) -> SymbolMetrics {
    SymbolMetrics(
      size: Size(width: Double(halves.0) / 2, height: Double(halves.1) / 2), descent: Double(halves.2) / 2)
  }
}

extension Double {
  /// Rounded to the half point.
  fileprivate var half: Double {
    guard magnitude < 1e15 else { return self }
    return Double(Int64(self * 2 + (self < 0 ? -0.5 : 0.5))) / 2
  }
}
