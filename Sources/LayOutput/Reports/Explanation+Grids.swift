import LayEngine
import LayViews

// How a grid made its tracks.

extension Explanation {
  func gridLines(_ division: LazyGridDivision, _ view: ViewID, isVerbose: Bool) -> [String] {
    let spec = views.containers.lazyGrids[views[view]]
    var lines = ["measured in \(number(division.measured.length)):"]
    lines += passLines(division.measured, spec)
    let answer = max(division.measured.length, length(division.measured))
    if answer != division.measured.length || isVerbose {
      lines.append("divided once more in its answer, \(number(answer)):")
      lines += passLines(division.drawn, spec)
    }
    return lines
  }

  private func length(_ pass: LazyGridDivision.Pass) -> Double {
    pass.tracks.last.map { $0.start + $0.length } ?? 0
  }

  /// The round that divides a length among items, step by step.
  private func passLines(_ pass: LazyGridDivision.Pass, _ spec: LazyGridSpec) -> [String] {
    var lines: [String] = []
    var reserved = 0.0
    var open = 0
    for (index, item) in spec.items.enumerated() {
      if case .fixed(let length) = item.size { reserved += length } else { open += 1 }
      if index + 1 < spec.items.count { reserved += gap(after: index, in: pass, item) }
    }
    var rest = pass.length - reserved
    lines.append(
      "  \(number(pass.length)) − \(number(reserved)) of gaps and fixed tracks = \(number(rest)) for \(open)")
    for (index, item) in spec.items.enumerated() {
      let tracks = pass.tracks.filter { $0.item == index }
      guard let first = tracks.first, let last = tracks.last else { continue }
      let used = last.start + last.length - first.start
      let count = tracks.count == 1 ? "" : "\(tracks.count) tracks of \(number(first.length)), "
      if case .fixed = item.size {
        lines.append("  \(index + 1). fixed: \(number(used))")
        continue
      }
      lines.append(
        "  \(index + 1). \(bounds(item)): \(number(rest)) / \(open) = \(number(rest / Double(max(open, 1)))), "
          + "takes \(count)\(number(used)), \(number(rest)) − \(number(used)) = \(number(rest - used)) left")
      rest -= used
      open -= 1
    }
    lines.append("  all tracks: \(number(length(pass)))")
    return lines
  }

  /// The gap after an item as the tracks have it: from the end of its last one to the start of the next item's.
  private func gap(after index: Int, in pass: LazyGridDivision.Pass, _ item: GridItemSpec) -> Double {
    guard let last = pass.tracks.last(where: { $0.item == index }),
      let next = pass.tracks.first(where: { $0.item == index + 1 })
    else { return item.spacing ?? 0 }
    return next.start - last.start - last.length
  }

  private func bounds(_ item: GridItemSpec) -> String {
    switch item.size {
    case .fixed(let length): return "fixed \(number(length))"
    case .flexible(let minimum, let maximum): return "flexible \(number(minimum))…\(number(maximum))"
    case .adaptive(let minimum, let maximum): return "adaptive \(number(minimum))…\(number(maximum))"
    }
  }

  /// The columns and rows of a Grid as they came out.
  func trackLines(_ tracks: [LayoutTree.Track], _ noun: String) -> [String] {
    guard let last = tracks.last else { return [] }
    let lengths = tracks.map { number($0.length) }.joined(separator: ", ")
    return ["\(tracks.count) \(noun): \(lengths); the last ends at \(number(last.start + last.length))"]
  }
}
