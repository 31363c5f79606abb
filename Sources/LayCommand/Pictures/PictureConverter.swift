import Lay

/// Makes pixels or pages of an SVG picture by a program that is installed.
enum PictureConverter {
  /// One of the programs that can: what it is called, and what it is told.
  private struct Program {
    let name: String
    let formats: [OutputFormat]
    let words: (Task) -> [String]
  }

  private struct Task {
    let picture: Picture
    let folder: PrivateFolder
    let source: String
    let result: String
  }

  /// A picture, and how large it is to be.
  struct Picture {
    let svg: [UInt8]
    /// In points.
    let size: Size
    /// Pixels per point.
    let scale: Double
    let format: OutputFormat

    init(_ layout: Layout, _ options: Layout.SVGOptions, _ format: OutputFormat) {
      svg = layout.svg(options: options)
      self.format = format
      size = layout.pictureSize(options: options)
      scale = layout.displayScale
    }
  }

  /// The most that a program may take, in seconds.
  private static let patience = 120.0

  /// In the order in which they are tried: the first draws most faithfully, the last takes seconds.
  private static var programs: [Program] {
    [
      Program(name: "resvg", formats: [.png]) { task in
        ["--zoom", "\(task.picture.scale)", task.source, task.result]
      },
      Program(name: "rsvg-convert", formats: [.png, .pdf]) { task in
        // Of a page a point is a point: at 72 dots an inch a unit is one.
        let size = task.picture.format == .png ? ["--zoom", "\(task.picture.scale)"] : []
        return ["--unlimited", "--format", task.picture.format.rawValue, "--dpi-x", "72", "--dpi-y", "72"]
          + size + ["--output", task.result, task.source]
      },
    ] + browsers.map { Program(name: $0, formats: [.png, .pdf], words: browserWords) }
  }

  private static var browsers: [String] {
    [
      "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ]
  }

  /// - Returns: the bytes of a file of the picture's format.
  static func convert(_ picture: Picture) throws(SystemError) -> [UInt8] {
    let name = picture.format.rawValue.uppercased()
    for program in programs where program.formats.contains(picture.format) {
      if let bytes = try run(program, picture) { return bytes }
    }
    let needed = picture.format == .png ? "resvg, rsvg-convert (of librsvg)" : "rsvg-convert (of librsvg)"
    throw SystemError(
      "cannot draw", name,
      reason: "no program is installed that makes it of SVG; install \(needed) or Chromium")
  }

  /// nil where the program is not installed.
  private static func run(_ program: Program, _ picture: Picture) throws(SystemError) -> [UInt8]? {
    let folder = try PrivateFolder()
    let result = "picture.\(picture.format)"
    let source = try folder.write(source(of: picture, program), as: sourceName(of: program))
    let task = Task(picture: picture, folder: folder, source: source, result: folder.path(of: result))
    let outcome = try ChildProgram.run(
      program.name, program.words(task), log: folder.path(of: logName), seconds: patience)
    if outcome == .absent { return nil }
    if outcome == .ended(0), let bytes = try folder.content(result), !bytes.isEmpty { return bytes }
    let words = try folder.content(logName).map { String(decoding: $0.prefix(2_000), as: UTF8.self) } ?? ""
    let said = words.split(separator: "\n").first.map { ": \($0)" } ?? ""
    throw SystemError(
      "cannot draw", picture.format.rawValue.uppercased(),
      reason: outcome == .stopped
        ? "\(program.name) did not come to an end\(said)" : "\(program.name) failed\(said)")
  }

  private static let logName = "log"

  // MARK: Browsers

  private static func isBrowser(_ program: Program) -> Bool { browsers.contains(program.name) }

  private static func sourceName(of program: Program) -> String {
    isBrowser(program) ? "picture.html" : "picture.svg"
  }

  /// A browser is given a page of the picture's size, for the window has a least one.
  private static func source(of picture: Picture, _ program: Program) -> [UInt8] {
    guard isBrowser(program) else { return picture.svg }
    let (width, height) = (picture.size.width, picture.size.height)
    let head = """
      <!doctype html><meta charset="utf-8"><style>@page{size:\(width)px \(height)px;margin:0}
      html,body{margin:0;background:none}svg{display:block}</style>

      """
    return Array(head.utf8) + picture.svg
  }

  private static func browserWords(_ task: Task) -> [String] {
    // Chromium refuses to keep to its sandbox as root; what it draws is made by lay and holds no script.
    let sandbox = geteuid() == 0 ? ["--no-sandbox"] : []
    let common =
      [
        "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
        "--user-data-dir=\(joinPath(task.folder.path, "profile"))",
      ] + sandbox
    let size = task.picture.size
    let way =
      task.picture.format == .png
      ? [
        "--screenshot=\(task.result)", "--default-background-color=00000000",
        "--force-device-scale-factor=\(task.picture.scale)",
        "--window-size=\(Int(size.width.rounded(.up))),\(Int(size.height.rounded(.up)))",
      ] : ["--print-to-pdf=\(task.result)", "--no-pdf-header-footer"]
    return common + way + ["file://\(task.source)"]
  }
}

extension Layout {
  /// The picture as a file of a format that a converter makes, its text as glyphs as far as there are outlines.
  func converted(to format: OutputFormat, options: SVGOptions) throws(SystemError) -> [UInt8] {
    var options = options
    options.text = .glyphs
    return try PictureConverter.convert(PictureConverter.Picture(self, options, format))
  }
}

extension OutputArguments {
  /// Whether some artifact is one that a converter makes.
  func drawsWithConverter(_ render: RenderArguments) -> Bool {
    render.formats.isEmpty ? artifactFormat.needsConverter : render.formats.contains(where: \.needsConverter)
  }
}
