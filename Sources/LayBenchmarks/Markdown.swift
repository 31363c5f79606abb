/// The tables of Performance.md: no figure in them is typed by hand.
extension Report {
  func markdown() -> String {
    let parts = [
      "lay on \(machine), \(date). Medians.",
      "Layout alone, in nanoseconds a view; growth is the exponent over all sizes:\n\n"
        + layoutTable("layout"),
      "Building the tree and laying it out in a fresh process, in nanoseconds a view:\n\n"
        + layoutTable("fresh"),
      "From text to picture, start to exit, in milliseconds:\n\n" + processTable(),
      "The stages, in nanoseconds a view, JSON in nanoseconds a node, at 100,000 views:\n\n" + stageTable(),
      "Rows of some six views whose sizes follow from each other, in nanoseconds a view at 10,000:\n\n"
        + rowTable(),
      rest,
    ]
    return parts.map(\.wrapped).joined(separator: "\n\n") + "\n"
  }

  private func layoutTable(_ stage: String) -> String {
    let sizes = [1_000, 10_000, 100_000]
    var rows = [["tree"] + sizes.map(\.grouped) + ["growth"]]
    for shape in TreeShape.allCases where !shape.isDeep {
      let cells = sizes.map { median(shape.rawValue, stage, .nanosecondsPerView, size: $0).whole }
      rows.append([shape.phrase] + cells + [growth(shape.rawValue, stage)?.rounded(to: 2) ?? "–"])
    }
    return markdownTable(rows)
  }

  private func processTable() -> String {
    let counts = [20, 1_000, 10_000]
    let times = counts.map { median(ProcessStages.shape, "boxes", .milliseconds, size: $0).significant }
    return markdownTable([["boxes"] + counts.map(\.grouped), ["lay"] + times])
  }

  private func stageTable() -> String {
    let shapes: [SourceShape] = [.looped, .screen, .app, .written]
    var rows = [["stage"] + shapes.map(\.phrase) + ["growth up to"]]
    for stage in ["lex", "parse", "evaluate", "layout", "svg", "json"] {
      let cells = shapes.map { median($0.rawValue, stage, .nanosecondsPerView, size: 100_000).whole }
      let growths = shapes.compactMap { growth($0.rawValue, stage) }
      rows.append([stage.phrase] + cells + [growths.max()?.rounded(to: 2) ?? "–"])
    }
    return markdownTable(rows)
  }

  private func rowTable() -> String {
    let shapes = SourceShape.allCases.filter(\.isOfRows)
    let rows = ["evaluate", "layout", "svg"].map { stage in
      [stage.phrase] + shapes.map { median($0.rawValue, stage, .nanosecondsPerView, size: 10_000).whole }
    }
    return markdownTable([["stage"] + shapes.map(\.phrase)] + rows)
  }

  /// What stands in no table.
  private var rest: String {
    func rate(_ shape: String, _ stage: String) -> String {
      median(shape, stage, .megabytesPerSecond, size: 100_000).whole
    }
    func million(_ stage: String) -> String {
      let seconds = median(ProcessStages.shape, stage, .milliseconds, size: 1_000_000).map { $0 / 1e3 }
      let bytes = median(ProcessStages.shape, stage, .bytesPerView, size: 1_000_000)
      return "\(seconds?.rounded(to: 1) ?? "–") s and \(bytes.whole) bytes a view"
    }
    func files(_ stage: String) -> String {
      median(RenderStages.shape, stage, .filesPerSecond, size: 5_000).map { Int($0.rounded()).grouped } ?? "–"
    }
    let small = median(ProcessStages.shape, "boxes", .mebibytes, size: 20)
    let folder = median(RenderStages.shape, "all jobs", .mebibytes, size: 5_000)
    return """
      Ordinary source is split into tokens at \(rate("app", "lex")) MB a second and parsed at \
      \(rate("app", "parse")). A process that draws 20 boxes takes \(small?.rounded(to: 1) ?? "–") MiB beyond one that \
      does nothing. A million views take \(million("looped")) in a loop, \(million("written")) where all are written \
      out. `lay render` draws \(files("1 job")) files of 40 views a second on one core and passes over \
      \(files("unchanged")) unchanged ones, in \(folder.whole) MiB.
      """
  }
}

/// The first row is the heading; all columns but the first are numbers.
private func markdownTable(_ rows: [[String]]) -> String {
  var lines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
  let columns = rows.first?.count ?? 0
  lines.insert("| --- |" + String(repeating: " ---: |", count: max(columns - 1, 0)), at: 1)
  return lines.joined(separator: "\n")
}

extension TreeShape {
  fileprivate var phrase: String {
    switch self {
    case .wide: return "one column"
    case .nested: return "nested stacks"
    case .spaced: return "stacks with spacers"
    case .rows: return "rows in a column"
    case .chain: return "one in another"
    case .deep: return "flexible, one in another"
    case .grid: return "grid of 100 columns"
    case .lazy: return "lazy column"
    }
  }
}

extension SourceShape {
  fileprivate var phrase: String {
    switch self {
    case .written: return "written out"
    case .looped: return "loop"
    case .screen: return "rows of a screen"
    case .app: return "components"
    case .boxes: return "boxes"
    case .wrapping: return "wrapped text"
    case .fitting: return "ViewThatFits"
    case .readers: return "GeometryReader"
    case .guided: return "guides"
    case .ratios: return "aspect ratios"
    case .tabular: return "Grid"
    case .custom: return "own layout"
    case .listed: return "list"
    case .form: return "form"
    }
  }
}

extension String {
  /// In lines of 120 characters at most; tables as they are.
  fileprivate var wrapped: String {
    let paragraphs = split(separator: "\n\n").map { paragraph in
      if paragraph.first == "|" { return String(paragraph) }
      var lines = [""]
      for word in paragraph.split(separator: " ") {
        if lines[lines.count - 1].count + 1 + word.count > 120 { lines.append("") }
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      }
      return lines.joined(separator: "\n")
    }
    return paragraphs.joined(separator: "\n\n")
  }

  /// A stage as the page calls it.
  fileprivate var phrase: String { self == "svg" || self == "json" ? uppercased() : self }
}

extension Int {
  /// With commas between thousands.
  fileprivate var grouped: String {
    let digits = "\(self)"
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}

extension Double? {
  /// Without decimals; a dash for what there is not.
  fileprivate var whole: String { self.map { Int($0.rounded()).grouped } ?? "–" }

  /// Decimals only where they tell something.
  fileprivate var significant: String {
    self.map { $0 < 10 ? $0.rounded(to: 2) : Int($0.rounded()).grouped } ?? "–"
  }
}
