import Lay

/// `lay project`: the modules of a folder, its previews, and how each of them turns out.
enum ProjectCommand {
  static func run(_ arguments: Arguments, _ terminal: inout Terminal) -> ExitStatus {
    guard arguments.inputs.count <= 1 else {
      terminal.report("'lay project' takes one folder", help: "lay project DIR")
      return .usage
    }
    let root = FilePlace(arguments.inputs.first ?? "", links: arguments.linkScope())
    do throws(SystemError) {
      if !root.path.isEmpty, try PathKind(root.path) != .folder {
        throw SystemError("cannot read", root.path, reason: "it is no folder")
      }
      let report = try ProjectReport(arguments, root, &terminal)
      try Terminal.write(arguments.own.project.writesJSON ? report.json() : Array(report.text().utf8))
      return check(report.tally, arguments.own.project, &terminal)
    } catch {
      terminal.report(error)
      return .usage
    }
  }

  /// Holds a project to the parts of its previews that were asked for.
  static func check(
    _ tally: ProjectTally, _ limits: ProjectArguments, _ terminal: inout Terminal
  ) -> ExitStatus {
    var status = ExitStatus.done
    for (least, count, word) in [
      (limits.leastExact, tally[.exact], "exact"), (limits.leastDrawn, tally.drawn, "drawn"),
    ] {
      guard let least, Double(count) * 100 < least * Double(tally.total) else { continue }
      terminal.say("\(count) of \(tally.total) previews are \(word): fewer than \(plain(least)) percent")
      status = .faultyInput
    }
    return status
  }
}
