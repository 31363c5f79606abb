import LaySyntax

/// A run as JSON: the machine, the day, and every figure with the same six members.
extension Report {
  func json() -> String {
    let lines = figures.map { figure in
      let name = figure.name
      return "    { \"shape\": \"\(name.shape)\", \"stage\": \"\(name.stage)\", \"size\": \(name.size), "
        + "\"median\": \(figure.median.rounded(to: 3)), \"spread\": \(figure.spread.rounded(to: 3)), "
        + "\"unit\": \"\(name.unit.rawValue)\" }"
    }
    return """
      {
        "machine": "\(machine.filter { $0 != "\"" && $0 != "\\" })",
        "date": "\(date)",
        "figures": [
      \(lines.joined(separator: ",\n"))
        ]
      }

      """
  }

  /// Reads what `json()` wrote; ends the process with a message where the file holds something else.
  static func read(_ path: String) -> Report {
    guard let bytes = System.readFile(path) else { fail("cannot read '\(path)'") }
    guard let document = JSONValue(bytes) else { fail("'\(path)' is not JSON") }
    guard let machine = document["machine"]?.string, let date = document["date"]?.string,
      case .array(let elements) = document["figures"]
    else { fail("'\(path)' is not a run: it wants the members \"machine\", \"date\" and \"figures\"") }
    var figures: [Figure] = []
    for (index, element) in elements.enumerated() {
      guard let figure = Figure(element) else {
        fail("'\(path)' is not a run: figure \(index + 1) lacks a member, or has one of another kind")
      }
      figures.append(figure)
    }
    return Report(machine: machine, date: date, figures: figures)
  }
}

extension Figure {
  fileprivate init?(_ value: JSONValue) {
    guard let shape = value["shape"]?.string, let stage = value["stage"]?.string,
      case .number(let size) = value["size"], let size = Int(exactly: size),
      case .number(let median) = value["median"], case .number(let spread) = value["spread"],
      let unit = value["unit"]?.string.flatMap({ Unit(rawValue: $0) })
    else { return nil }
    self.init(name: Name(shape: shape, stage: stage, size: size, unit: unit), median: median, spread: spread)
  }
}
