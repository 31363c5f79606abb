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
  /// `--color-scheme auto`: pictures are light or dark as their viewer prefers.
  var followsViewer = false

  /// Around what `--fit` shows, in points.
  static let usualMargin = 16.0

  /// The format asked for, else the one that the output file's name tells.
  var artifactFormat: OutputFormat { format ?? path.flatMap(OutputFormat.init(ofFile:)) ?? .svg }

  /// That the output file's name tells a format, or nothing.
  func checkName() throws(UsageError) {
    guard format == nil, let path, OutputFormat(ofFile: path) == nil,
      let ending = OutputFormat.ending(of: path), !ending.isEmpty
    else { return }
    throw UsageError(
      "'\(path)' ends in none of .svg, .png, .pdf and .json",
      help: "rename it, or say what it is with --format")
  }
}

extension Arguments {
  /// That what a picture is to show goes together.
  func checkPicture() throws(UsageError) {
    let svg = output.svg
    guard svg.showsDeviceFrame || svg.showsChrome else { return }
    let name = svg.showsDeviceFrame ? "--device-frame" : "--chrome"
    if svg.margin != nil {
      throw UsageError("'\(name)' shows the whole screen", help: "leave out --fit and --margin")
    }
    if options.device == nil, own.render.matrix.devices.isEmpty {
      throw UsageError("'\(name)' draws a device, and none is named", help: "name it with --device iphone-16")
    }
    if screen.width != nil || screen.height != nil {
      throw UsageError(
        "'\(name)' draws the whole screen of the device", help: "leave out --width and --height")
    }
  }
}

/// What an artifact is, and how its file's name ends.
enum OutputFormat: String, CaseIterable {
  case svg, json, png, pdf

  /// Whether a program beside lay makes it of SVG.
  var needsConverter: Bool { self == .png || self == .pdf }

  /// As a file's name ends; nil where it ends in nothing that is known.
  init?(ofFile path: String) {
    guard let ending = Self.ending(of: path) else { return nil }
    self.init(rawValue: ending.lowercased())
  }

  /// What comes after the last point of a file's name; nil where there is no point but a first one.
  static func ending(of path: String) -> String? {
    let name = splitPath(path).name
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")), point > name.startIndex else { return nil }
    return String(name[name.index(after: point)...])
  }
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
}
