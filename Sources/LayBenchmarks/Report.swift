/// Figures in the order they were measured, with what they were measured on.
struct Report {
  var machine = System.machine
  var date = System.date
  private(set) var figures: [Figure] = []
  private var remarks: [String] = []

  init() {}

  init(machine: String, date: String, figures: [Figure]) {
    self.machine = machine
    self.date = date
    self.figures = figures
  }

  mutating func add(
    _ shape: String, _ stage: String, size: Int, _ unit: Figure.Unit, _ median: Double, spread: Double = 0
  ) {
    let name = Figure.Name(shape: shape, stage: stage, size: size, unit: unit)
    figures.append(Figure(name: name, median: median, spread: spread))
  }

  /// Something to tell beside the figures.
  mutating func remark(_ text: String) { remarks.append(text) }

  /// The figures of a stage of a shape, by growing size.
  func figures(_ shape: String, _ stage: String, _ unit: Figure.Unit) -> [Figure] {
    figures.filter { $0.name.shape == shape && $0.name.stage == stage && $0.name.unit == unit }
      .sorted { $0.name.size < $1.name.size }
  }

  func median(_ shape: String, _ stage: String, _ unit: Figure.Unit, size: Int) -> Double? {
    figures(shape, stage, unit).first { $0.name.size == size }?.median
  }

  /// The exponent of growth over all sizes; nil for what is not measured in time per view.
  func growth(_ shape: String, _ stage: String) -> Double? {
    Growth.exponent(
      figures(shape, stage, .nanosecondsPerView).map { (size: $0.name.size, each: $0.median) })
  }
}

// MARK: Tables

extension Report {
  /// For people: what is measured in the same unit at the same sizes stands in one table.
  func tables() -> String {
    var text =
      "\(date), \(machine)\nmedians; ± is the widest way from the fastest run to the 90th percentile;\n"
    text += "growth is the exponent over all sizes: 1 where cost is linear\n"
    for unit in Figure.Unit.allCases {
      var rest = rows(unit)
      // Levels of nesting, files and views are no sizes to put side by side.
      while let first = rest.first {
        let alike = rest.filter { $0.isBeside(first) }
        rest.removeAll { $0.isBeside(first) }
        text += "\n" + table(alike, unit)
      }
    }
    return text + remarks.map { "\n\($0)\n" }.joined()
  }

  private struct Row {
    var shape: String
    var stage: String
    var figures: [Figure]

    /// Whether all sizes of one are sizes of the other.
    func isBeside(_ other: Row) -> Bool {
      let (own, others) = (Set(figures.map(\.name.size)), Set(other.figures.map(\.name.size)))
      return own.isSubset(of: others) || others.isSubset(of: own)
    }
  }

  private func rows(_ unit: Figure.Unit) -> [Row] {
    var rows: [Row] = []
    for figure in figures where figure.name.unit == unit {
      let (shape, stage) = (figure.name.shape, figure.name.stage)
      if rows.contains(where: { $0.shape == shape && $0.stage == stage }) { continue }
      rows.append(Row(shape: shape, stage: stage, figures: figures(shape, stage, unit)))
    }
    return rows
  }

  private func table(_ rows: [Row], _ unit: Figure.Unit) -> String {
    let sizes = Set(rows.flatMap { $0.figures.map(\.name.size) }).sorted()
    let grows = unit == .nanosecondsPerView
    var text = unit.rawValue.padded(to: 18) + sizes.map { "\($0)".padded(to: -10) }.joined()
    text += "±".padded(to: -7) + (grows ? "growth".padded(to: -9) : "") + "\n"
    for row in rows {
      text += row.shape.padded(to: 8) + row.stage.padded(to: 10)
      for size in sizes {
        let figure = row.figures.first { $0.name.size == size }
        text += (figure.map { $0.median.rounded(to: $0.median < 10 ? 2 : 1) } ?? "–").padded(to: -10)
      }
      let spread = row.figures.map(\.spread).max() ?? 0
      text += (spread > 0 ? "\((spread * 100).rounded(to: 0)) %" : "").padded(to: -7)
      if grows { text += (growth(row.shape, row.stage)?.rounded(to: 2) ?? "–").padded(to: -9) }
      text.removeLast(text.reversed().prefix { $0 == " " }.count)
      text += "\n"
    }
    return text
  }
}

extension String {
  /// With spaces behind it, or before it where the width is negative.
  func padded(to width: Int) -> String {
    let spaces = String(repeating: " ", count: max(abs(width) - count, 1))
    return width < 0 ? spaces + self : self + spaces
  }
}

extension Double {
  /// As many decimals as are asked for.
  func rounded(to places: Int) -> String {
    guard isFinite, magnitude < 1e12 else { return "\(self)" }
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let units = Int((magnitude * Double(scale)).rounded())
    let sign = self < 0 && units > 0 ? "-" : ""
    guard places > 0 else { return sign + "\(units)" }
    let decimals = "\(units % scale)"
    return sign + "\(units / scale)." + String(repeating: "0", count: places - decimals.count) + decimals
  }
}
