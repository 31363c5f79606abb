/// The size of an SF Symbol at a font's size.
package struct SymbolMetrics: Equatable, Sendable {
  package var size: Size
  /// How far the symbol reaches below the baseline.
  package var descent: Double

  /// What a symbol's size goes by: the font's resolved size and weight, and the image scale.
  package struct Font: Equatable, Sendable {
    package var pointSize: Double
    package var weight: FontWeight
    package var scale: ImageScale

    package init(pointSize: Double, weight: FontWeight = .regular, scale: ImageScale = .medium) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }
  }

  private init(_ width: Double, _ height: Double, _ descent: Double) {
    size = Size(width: width, height: height)
    self.descent = descent
  }

  /// The metrics at 17 points, regular, medium scale.
  package static func named(_ name: String) -> SymbolMetrics {
    guard mayName(name) else { return SymbolMetrics(0, 0, 0) }
    return row(named: model(of: name).name)?.large ?? star(17)
  }

  /// Whether a symbol might have such a name: words of SF Symbols with dots between. What has no symbol's name takes no
  /// room: macOS 26.2.
  package static func mayName(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { name in
      var start = 0
      for end in 0...name.count where end == name.count || name[end] == UInt8(ascii: ".") {
        guard SymbolWords.contains(name[start..<end]) else { return false }
        start = end + 1
      }
      return true
    }
  }

  /// The measured symbol whose size a symbol has, or takes for want of a measurement.
  ///
  /// All that lie in a circle or in a square measured as these do, 23 and 4 of them, and 13 of 15 that are filled as
  /// their outlines do: macOS 26.2 and iOS 26.0. A star stands for all others.
  /// - Returns: its name, and whether the size is known to be the same.
  package static func model(of name: String) -> (name: String, isKnown: Bool) {
    if row(named: name) != nil { return (name, true) }
    // The same drawings, which turn with the direction of reading.
    for (word, side) in [(".forward", ".right"), (".backward", ".left")] where name.hasSuffix(word) {
      let turned = name.dropLast(word.utf8.count) + side
      if row(named: String(turned)) != nil { return (String(turned), true) }
    }
    let outline = name.hasSuffix(".fill") ? String(name.dropLast(".fill".utf8.count)) : name
    for shape in ["circle", "square"]
    where outline.hasSuffix(".\(shape)") && !outline.hasSuffix(".on.\(shape)") {
      return (shape, true)
    }
    return (row(named: outline) == nil ? "star" : outline, false)
  }

  /// The metrics in a font: as measured at 13 and 17 points, in proportion to the nearer of the two elsewhere, to the
  /// half point (derived but for stars); weights and scales change every symbol as they do a star (derived).
  package static func named(_ name: String, in font: Font) -> SymbolMetrics {
    let size = min(max(font.pointSize, 0), 10_000)
    guard mayName(name) else { return SymbolMetrics(0, 0, 0) }
    let name = model(of: name).name
    let isStar = name == "star" || name == "star.fill"
    if isStar, font.weight == .regular, font.scale == .medium,
      let measured = stars.first(where: { $0.pointSize == size })
    {
      return measured.metrics
    }
    let row = row(named: name)
    let base = size <= 15 ? row?.small ?? star(13) : row?.large ?? star(17)
    let growth = size / (size <= 15 ? 13 : 17)
    let change = font.changeOfStar
    var metrics = SymbolMetrics(
      (base.size.width * growth * change.width).half, (base.size.height * growth * change.height).half,
      (base.descent * growth * change.descent).half)
    if font.weight == .regular, font.scale == .large, size == 17,
      let measured = large.first(where: { $0.name.equals(name) })
    {
      metrics.size = measured.size
    }
    return metrics
  }

  /// A star in the regular weight at medium scale: macOS 26.2; at 17 points iOS 26.0 too. The descents at 11, 24, 28,
  /// 34 and 40 points are derived: a fifth of the size.
  private static let stars: [(pointSize: Double, metrics: SymbolMetrics)] = [
    (10, SymbolMetrics(13, 11.5, 2)), (11, SymbolMetrics(14.5, 13.5, 2.5)), (13, SymbolMetrics(16.5, 16, 3)),
    (17, SymbolMetrics(22, 20, 3.5)), (22, SymbolMetrics(28.5, 26, 4.5)), (24, SymbolMetrics(31, 28.5, 5)),
    (26, SymbolMetrics(33.5, 31.5, 5.5)), (28, SymbolMetrics(36, 33.5, 6)),
    (34, SymbolMetrics(43.5, 40.5, 7)),
    (40, SymbolMetrics(51.5, 47, 8)),
  ]

  /// Symbols at the large scale and 17 points: iOS 26.0, in rows of a list.
  private static let large: [(name: StaticString, size: Size)] = [
    ("gear", Size(width: 27.5, height: 27)), ("wifi", Size(width: 29, height: 22)),
  ]

  private static func star(_ pointSize: Double) -> SymbolMetrics {
    stars.first { $0.pointSize == pointSize }?.metrics ?? SymbolMetrics(22, 20, 3.5)
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
    SymbolMetrics(Double(halves.0) / 2, Double(halves.1) / 2, Double(halves.2) / 2)
  }
}

extension SymbolMetrics.Font {
  /// What weight and scale make of a star, as factors: measured at 13 points on macOS 26.2, bold and large at 17 points
  /// on iOS 26.0. Weights that were not measured take the nearest one's.
  fileprivate var changeOfStar: (width: Double, height: Double, descent: Double) {
    let weighted = weightOfStar
    let scaled = scaleOfStar
    return (
      weighted.width * scaled.width, weighted.height * scaled.height, scaled.descent
    )
  }

  private var weightOfStar: (width: Double, height: Double) {
    let isLarge = pointSize > 15
    switch weight {
    case .ultraLight, .thin, .light: return Self.ratio(16, 15.5, to: (16.5, 16))
    case .regular, .medium: return (1, 1)
    case .semibold: return Self.ratio(17, 16, to: (16.5, 16))
    case .bold: return isLarge ? Self.ratio(22.5, 21.5, to: (22, 20)) : Self.ratio(17, 16.5, to: (16.5, 16))
    case .heavy, .black: return Self.ratio(17.5, 17, to: (16.5, 16))
    }
  }

  private var scaleOfStar: (width: Double, height: Double, descent: Double) {
    let ratio: (width: Double, height: Double)
    switch scale {
    case .small: ratio = Self.ratio(13.5, 13, to: (16.5, 16))
    case .medium: return (1, 1, 1)
    case .large:
      ratio = pointSize > 15 ? Self.ratio(28, 27, to: (22, 20)) : Self.ratio(21.5, 20.5, to: (16.5, 16))
    }
    // A large star at 13 points reaches 5 below the baseline instead of 3.
    return (ratio.width, ratio.height, scale == .large ? 5.0 / 3 : ratio.height)
  }

  private static func ratio(
    _ width: Double, _ height: Double, to regular: (width: Double, height: Double)
  ) -> (width: Double, height: Double) {
    (width / regular.width, height / regular.height)
  }
}
