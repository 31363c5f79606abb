import LayOutput

/// `lay diff`: compares two outputs file by file, and tells what differs.
struct DiffCommand {
  private let old: DiffSide
  private let new: DiffSide
  private let arguments: Arguments
  private let format: DiffArguments.Format
  private var summary = OutcomeSummary()
  /// For JSON and Markdown: the layouts that differ.
  private var outcomes: [LayoutOutcome] = []
  /// What is written so far.
  private var output: [UInt8] = []
  private var pictureSize = 0
  private var status = ExitStatus.done

  /// The most bytes of pictures that a page holds; later layouts have none.
  private static let maximumPictureSize = 64 << 20

  static func run(_ arguments: Arguments, _ terminal: inout Terminal) -> ExitStatus {
    guard arguments.inputs.count == 2 else {
      terminal.report("'lay diff' takes two outputs", help: "lay diff OLD NEW")
      return .usage
    }
    do throws(SystemError) {
      let (old, new) = try DiffSide.pair(arguments.inputs[0], arguments.inputs[1], arguments.linkScope())
      var command = DiffCommand(old: old, new: new, arguments: arguments)
      command.compareAll(&terminal)
      try command.finish()
      return command.status
    } catch {
      terminal.report(error)
      return .usage
    }
  }

  private init(old: DiffSide, new: DiffSide, arguments: Arguments) {
    self.old = old
    self.new = new
    self.arguments = arguments
    format = arguments.diffFormat
    if format == .html { output = DifferencePage.head(title: "\(old.path) → \(new.path)".visible) }
  }

  private mutating func compareAll(_ terminal: inout Terminal) {
    let oldNames = Set(old.names)
    let newNames = Set(new.names)
    let names = oldNames.union(newNames).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for name in names {
      do throws(SystemError) {
        let before = oldNames.contains(name) ? try FileReader.bytes(old.place(name)) : nil
        let after = newNames.contains(name) ? try FileReader.bytes(new.place(name)) : nil
        try compare(
          before.map { bytes throws(SystemError) in try old.layouts(bytes, of: name) } ?? [],
          after.map { bytes throws(SystemError) in try new.layouts(bytes, of: name) } ?? [])
      } catch {
        terminal.report(error)
        status = .usage
      }
    }
    if summary.hasDifference { status = max(status, .faultyInput) }
  }

  private mutating func compare(
    _ olds: [LayoutSnapshot], _ news: [LayoutSnapshot]
  ) throws(SystemError) {
    let found = LayoutOutcome.compare(olds, news, tolerance: arguments.own.diff.tolerance) {
      old.picture(of: $0) != new.picture(of: $1)
    }
    for outcome in found {
      summary.count(outcome.status)
      if outcome.status != .unchanged { tell(outcome) }
    }
  }

  private mutating func tell(_ outcome: LayoutOutcome) {
    switch format {
    case .text: output += Array(DifferenceReport.text(outcome, isVerbose: arguments.own.diff.isVerbose).utf8)
    case .json, .markdown: outcomes.append(outcome)
    case .html:
      let pictures = (outcome.old.flatMap(old.picture), outcome.new.flatMap(new.picture))
      pictureSize += (pictures.0?.count ?? 0) + (pictures.1?.count ?? 0)
      let fits = pictureSize <= Self.maximumPictureSize
      output += DifferencePage.record(
        outcome, oldPicture: fits ? pictures.0 : nil, newPicture: fits ? pictures.1 : nil)
    }
  }

  private mutating func finish() throws(SystemError) {
    switch format {
    case .text:
      let readNothing = status == .usage && summary.total == 0
      if arguments.reporting.isQuiet || readNothing { return }
      output += Array((summary.text + "\n").utf8)
    case .json:
      output = DifferenceReport.json(
        old: old.path, new: new.path, tolerance: arguments.own.diff.tolerance, outcomes, summary)
    case .markdown: output = Array(DifferenceReport.markdown(outcomes, summary).utf8)
    case .html: output += DifferencePage.tail(summary)
    }
    if let path = arguments.output.path, path != "-" {
      let (old, new) = (old, new)
      let read = InputFiles(old.names.map(old.place) + new.names.map(new.place))
      try OutputFile(path: path).write(output, refusing: read)
    } else {
      try Terminal.write(output)
    }
  }
}
