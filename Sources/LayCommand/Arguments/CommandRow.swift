/// One command of `lay`.
struct CommandRow {
  let name: String
  /// What follows the command in its usage line.
  let operands: String
  let summary: String
  /// A paragraph or two for its own help page.
  let details: String
  /// What each exit status says.
  var exitStatus = "0 done, 1 the input has errors, 2 wrong usage or a file could not be read or written"
  /// Whether it works on several inputs at once.
  let usesAllProcessors: Bool
  let run: (Arguments, inout Terminal) -> ExitStatus
  /// Whether it takes the options about what a layout is made for.
  private let laysOut: Bool
  private let makeOwnGroups: () -> [OptionGroup]

  /// - Parameter own: The options that stand before the shared ones; only made when they are asked for, as a run of one
  ///   command needs no other's.
  init(
    name: String, operands: String, summary: String, details: String, exitStatus: String? = nil,
    usesAllProcessors: Bool = false, laysOut: Bool = true, own: @autoclosure @escaping () -> [OptionGroup],
    run: @escaping (Arguments, inout Terminal) -> ExitStatus
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.details = details
    if let exitStatus { self.exitStatus = exitStatus }
    self.usesAllProcessors = usesAllProcessors
    self.run = run
    self.laysOut = laysOut
    self.makeOwnGroups = own
  }

  var groups: [OptionGroup] { SharedOptions.groups(after: makeOwnGroups(), layingOut: laysOut) }
  var options: [OptionRow] { groups.flatMap(\.options) }

  /// The options among which these words' are: those about what a layout is made for are many, and made only where a word
  /// is none of the others.
  func options(for words: [String]) -> [OptionRow] {
    let likely = (makeOwnGroups() + [SharedOptions.reporting]).flatMap(\.options)
    let suffice = words.allSatisfy { word in
      !word.hasPrefix("-") || likely.contains { $0.name == word || $0.short == word }
    }
    return suffice ? likely : options
  }
}

/// Options under one heading of a help page.
struct OptionGroup {
  let title: String
  let options: [OptionRow]
}
