import Lay

/// `--width`, `--height` and `--platform`, before they are brought together with the device.
struct ScreenArguments {
  /// One length alone leaves the other to the device or the platform.
  var width: Double?
  var height: Double?
  /// Kept beside the options so that a device of another platform is noticed.
  var platform: Options.Platform?
  /// Kept likewise, as platforms have different releases.
  var release: Options.Release?
}

/// Where artifacts go, and what they are.
struct OutputArguments {
  /// `--output`
  var path: String?
  /// `--format`; nil: as the path's name ends.
  var format: OutputFormat?
  var svg = Layout.SVGOptions()

  /// The format asked for, else the one that the output file's name tells.
  var artifactFormat: OutputFormat { format ?? (path?.hasSuffix(".json") == true ? .json : .svg) }
}

enum OutputFormat: String, CaseIterable {
  case svg, json
}

/// What is said on standard error, and what is asked about lay itself.
struct ReportingArguments {
  var color = Terminal.ColorChoice.auto
  var isQuiet = false
  /// `--limits`
  var listsLimits = false
  var wantsHelp = false
  var wantsVersion = false
}

/// `--font`: a family and the file that holds it.
struct FontFile: Equatable {
  var family: String
  var path: String
  /// Of the file, once it is loaded.
  var hash: ContentHash?
}
