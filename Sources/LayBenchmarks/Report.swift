#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Figures by shape, stage and size, printed as a table for people or as JSON for comparing runs.
struct Report {
  struct Row {
    var shape: String
    var stage: String
    /// Nanoseconds per view, by size.
    var figures: [(size: Int, perView: Double)]

    /// The exponent of growth between the smallest and the largest size: 1 is linear.
    var exponent: Double? {
      guard let first = figures.first, let last = figures.last, first.size < last.size else { return nil }
      return 1 + log(last.perView / first.perView) / log(Double(last.size) / Double(first.size))
    }
  }

  private(set) var rows: [Row] = []
  private var throughputs: [(shape: String, stage: String, megabytesPerSecond: Double)] = []

  mutating func add(_ shape: String, _ stage: String, size: Int, perView: Double) {
    if let index = rows.firstIndex(where: { $0.shape == shape && $0.stage == stage }) {
      rows[index].figures.append((size, perView))
    } else {
      rows.append(Row(shape: shape, stage: stage, figures: [(size, perView)]))
    }
  }

  private var fileRates: [(stage: String, filesPerSecond: Double, peakMegabytes: Double)] = []
  private var remarks: [String] = []

  mutating func add(files filesPerSecond: Double, _ stage: String, peakMegabytes: Double) {
    fileRates.append((stage, filesPerSecond, peakMegabytes))
  }

  /// Something to tell beside the figures.
  mutating func remark(_ text: String) { remarks.append(text) }

  mutating func add(throughput shape: String, _ stage: String, megabytesPerSecond: Double) {
    throughputs.append((shape, stage, megabytesPerSecond))
  }

  func table() -> String {
    var text = "nanoseconds per view, medians; the exponent of growth is 1 where cost is linear\n\n"
    let sizes = Set(rows.flatMap { $0.figures.map(\.size) }).sorted()
    text +=
      pad("shape", 10) + pad("stage", 10) + sizes.map { padLeft("\($0)", 10) }.joined() + padLeft("growth", 9)
      + "\n"
    for row in rows {
      text += pad(row.shape, 10) + pad(row.stage, 10)
      for size in sizes {
        text += padLeft(row.figures.first { $0.size == size }.map { decimal($0.perView) } ?? "–", 10)
      }
      text += padLeft(row.exponent.map { decimal($0, places: 2) } ?? "–", 9) + "\n"
    }
    if !throughputs.isEmpty { text += "\nmegabytes a second, medians\n\n" }
    for row in throughputs {
      text += pad(row.shape, 10) + pad(row.stage, 10) + padLeft(decimal(row.megabytesPerSecond), 10) + "\n"
    }
    if !fileRates.isEmpty { text += "\nrender: files a second, and the peak of memory in megabytes\n\n" }
    for row in fileRates {
      text += pad(row.stage, 20) + padLeft("\(Int(row.filesPerSecond.rounded()))", 10)
      text += padLeft(decimal(row.peakMegabytes), 10) + "\n"
    }
    return text + remarks.map { "\n" + $0 + "\n" }.joined()
  }

  /// Every time, by shape, stage and size.
  var figures: [Comparison.Figure] {
    rows.flatMap { row in
      row.figures.map {
        Comparison.Figure(shape: row.shape, stage: row.stage, size: $0.size, perView: $0.perView)
      }
    }
  }

  func json() -> String {
    let lines = rows.flatMap { row in
      row.figures.map {
        "  { \"shape\": \"\(row.shape)\", \"stage\": \"\(row.stage)\", \"views\": \($0.size), \"nsPerView\": \(decimal($0.perView)) }"
      }
    }
    let more = throughputs.map {
      "  { \"shape\": \"\($0.shape)\", \"stage\": \"\($0.stage)\", \"MBPerSecond\": \(decimal($0.megabytesPerSecond)) }"
    }
    let files = fileRates.map {
      "  { \"shape\": \"render\", \"stage\": \"\($0.stage)\", \"filesPerSecond\": \(decimal($0.filesPerSecond)), \"peakMB\": \(decimal($0.peakMegabytes)) }"
    }
    return "[\n" + (lines + more + files).joined(separator: ",\n") + "\n]\n"
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }

  private func padLeft(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 1)) + text
  }

  private func decimal(_ value: Double, places: Int = 1) -> String {
    let scale = pow(10, Double(places))
    return "\((value * scale).rounded() / scale)"
  }
}
