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
  private let makeGroups: () -> [OptionGroup]

  /// - Parameter groups: only made when they are asked for: a run of one command needs no other's.
  init(
    name: String, operands: String, summary: String, details: String, exitStatus: String? = nil,
    usesAllProcessors: Bool = false, groups: @autoclosure @escaping () -> [OptionGroup],
    run: @escaping (Arguments, inout Terminal) -> ExitStatus
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.details = details
    if let exitStatus { self.exitStatus = exitStatus }
    self.usesAllProcessors = usesAllProcessors
    self.run = run
    self.makeGroups = groups
  }

  var groups: [OptionGroup] { makeGroups() }
  var options: [OptionRow] { groups.flatMap(\.options) }
}

/// Options under one heading of a help page.
struct OptionGroup {
  let title: String
  let options: [OptionRow]
}
