import Lay

/// What a command line asks for, whichever command it is.
struct Arguments {
  var inputs: [String] = []
  var options = Options()
  var screen = ScreenArguments()
  /// `--font`: families with the files that hold them.
  var fonts: [FontFile] = []
  /// `--system-font`: files whose outlines draw the system font.
  var systemFonts: [String] = []
  /// Of the fonts' files, once they are loaded.
  private(set) var fontHashes: [ContentHash] = []
  /// `--assets`: the folder of images and colours; nil: each input's own.
  var assets: String?
  /// `--module`: the folder whose declarations are in scope; nil: each file by itself.
  var module: String?
  /// `--packages`: folders that hold packages which projects use.
  var packages: [String] = []
  /// `--follow-links`: links that are met below the folders named are followed, as long as they stay there.
  var followsLinks = false
  var output = OutputArguments()
  /// `--layout`: the only one that is asked about.
  var layout: String?
  var own = OwnArguments()
  var reporting = ReportingArguments()
  /// Every option as it was given, in order, each followed by its value; switches have an empty one.
  private(set) var given: [String] = []
}

/// What each command is asked for by options that no other has.
struct OwnArguments {
  var lint = LintArguments()
  var explain = ExplainArguments()
  var suggest = SuggestArguments()
  var test = TestArguments()
  var render = RenderArguments()
  var preview = PreviewArguments()
  var server = ServerArguments()
  var diff = DiffArguments()
  var markdown = MarkdownArguments()
  var format = FormatArguments()
  var project = ProjectArguments()
}

extension Arguments {
  /// Reads the words after the command's name.
  init(_ words: ArraySlice<String>, rows: [OptionRow]) throws(UsageError) {
    try read(words, rows: rows)
  }

  /// The same with more options, which have the last word.
  func adding(_ words: [String], rows: [OptionRow]) throws(UsageError) -> Arguments {
    var arguments = self
    try arguments.read(words[...], rows: rows)
    if arguments.inputs.count > inputs.count {
      throw UsageError("'\(arguments.inputs[inputs.count])' is no option")
    }
    return arguments
  }

  private mutating func read(_ words: ArraySlice<String>, rows: [OptionRow]) throws(UsageError) {
    var words = words
    while let word = words.popFirst() {
      if word == "--" {
        inputs += words
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        inputs.append(word)
        continue
      }
      try readOption(word, rest: &words, rows: rows)
    }
    try reconcileScreen()
    try checkPicture()
  }

  /// `--name`, `--name value`, `--name=value`, `-o value`, `-ovalue`.
  private mutating func readOption(
    _ word: String, rest: inout ArraySlice<String>, rows: [OptionRow]
  ) throws(UsageError) {
    let (name, attached) = Self.split(word, rows: rows)
    guard let row = rows.first(where: { $0.name == name || $0.short == name }) else {
      throw .unknownOption(name, rows: rows)
    }
    guard let placeholder = row.placeholder else {
      if let attached { throw UsageError("'\(row.name)' takes no value, and got '\(attached)'") }
      given += [row.name, ""]
      try row.apply(&self, "")
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("'\(row.name)' needs a value: \(row.name) \(placeholder)")
    }
    given += [row.name, value]
    try row.apply(&self, value)
  }

  private static func split(_ word: String, rows: [OptionRow]) -> (name: String, value: String?) {
    if word.hasPrefix("--") {
      guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
      return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
    guard word.utf8.count > 2 else { return (word, nil) }
    let short = String(word.prefix(2))
    if word.count > 2, rows.contains(where: { $0.short == short }) {
      return (short, String(word.dropFirst(2)))
    }
    return (word, nil)
  }

  /// Brings together what several options say about the screen.
  private mutating func reconcileScreen() throws(UsageError) {
    if let platform = screen.platform {
      options.platform = platform
      if let device = options.device, device.platform != platform {
        throw UsageError(
          "'\(device.name)' is no \(platform) device", help: "leave out --platform: the device gives it")
      }
    }
    if let release = screen.release {
      options.release = release
      let platform = options.device?.platform ?? options.platform
      // Commands with a list of platforms look at each of them.
      if own.render.matrix.platforms.isEmpty, own.render.matrix.devices.isEmpty {
        try platform.check(release)
      }
    }
    options.canvas = canvas(for: options)
  }

  /// The canvas asked for; nil where none was.
  func canvas(for options: Options) -> Size? {
    if screen.width == nil, screen.height == nil { return nil }
    var options = options
    options.canvas = nil
    let standard = options.defaultCanvas
    return Size(width: screen.width ?? standard.width, height: screen.height ?? standard.height)
  }
}

extension Options.Platform {
  /// That something is known of a release.
  func check(_ release: Options.Release) throws(UsageError) {
    if releases.contains(release) { return }
    throw UsageError(
      "nothing was measured of \(self) \(release.commandWord)",
      help: "known are " + releases.map { "\(self) \($0.commandWord)" }.joined(separator: " and "))
  }
}

extension UsageError {
  fileprivate static func unknownOption(_ name: String, rows: [OptionRow]) -> UsageError {
    let names = rows.flatMap { [$0.name] + ($0.short.map { [$0] } ?? []) }
    return UsageError("there is no option '\(name)'", help: didYouMean(name, among: names))
  }
}

extension Arguments {
  /// Notes what a font's file holds.
  mutating func note(fontHash hash: ContentHash) { fontHashes.append(hash) }

  /// Reads the files that `--font` names into the options.
  mutating func loadFonts() throws(SystemError) {
    for font in fonts {
      let bytes = try FileReader.bytes(FilePlace(font.path))
      note(fontHash: ContentHash(bytes))
      do throws(FontFault) {
        try options.fonts.add(family: font.family, bytes: bytes)
      } catch {
        throw SystemError("cannot use font", font.path, reason: error.reason)
      }
    }
  }
}
