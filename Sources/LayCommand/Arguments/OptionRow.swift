/// One option of the command line: the only place that knows its name, its value, its help and its effect.
struct OptionRow {
  /// With its hyphens: `--width`.
  let name: String
  /// A one-letter form: `-o`.
  let short: String?
  /// What `--help` calls the value; nil for a switch.
  let placeholder: String?
  let help: String
  /// The words that the value is one of; none where it is anything.
  var words: () -> [String] = { [] }
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
    OptionRow(name: name, short: short, placeholder: placeholder, help: help, words: reader.words) {
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
