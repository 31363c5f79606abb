/// One option of the command line: the only place that knows its name, its value, its help and its effect.
struct OptionRow {
  /// With its hyphens: `--width`.
  let name: String
  /// A one-letter form: `-o`.
  let short: String?
  /// What `--help` calls the value; nil for a switch.
  let placeholder: String?
  let help: String
  /// Takes the option's text, empty for a switch, into the arguments.
  let apply: (inout Arguments, String) throws(UsageError) -> Void

  /// An option that stands for itself.
  static func flag(
    _ name: String, short: String? = nil, _ help: String, set: @escaping (inout Arguments) -> Void
  ) -> OptionRow {
    OptionRow(name: name, short: short, placeholder: nil, help: help) { arguments, _ in set(&arguments) }
  }

  /// An option with a value.
  static func option<Value>(
    _ name: String, short: String? = nil, _ placeholder: String, _ help: String, _ reader: ValueReader<Value>,
    set: @escaping (inout Arguments, Value) -> Void
  ) -> OptionRow {
    OptionRow(name: name, short: short, placeholder: placeholder, help: help) {
      arguments, text throws(UsageError) in
      set(&arguments, try reader.read(text, name))
    }
  }

  /// As a help page shows it: `-o, --output PATH`.
  var usage: String {
    let names = short.map { "\($0), \(name)" } ?? name
    return placeholder.map { "\(names) \($0)" } ?? names
  }
}

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

/// How the program ends.
enum ExitStatus: Int32, Comparable {
  case done = 0
  /// The input has errors.
  case faultyInput = 1
  /// The command line was wrong, or a file could not be read or written.
  case usage = 2

  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}

/// A command line that means nothing: what is wrong, and the way out.
struct UsageError: Error, Equatable {
  var message: String
  var help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
