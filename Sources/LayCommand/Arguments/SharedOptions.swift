import Lay

/// The options that every command on `.lay` files shares.
enum SharedOptions {
  static var groups: [OptionGroup] { [environment, reporting] }

  /// A command's own options, then the shared options that it does not replace.
  /// - Parameter layingOut: Whether those about what a layout is made for are among them.
  static func groups(after own: [OptionGroup], layingOut: Bool) -> [OptionGroup] {
    // Most names differ in their lengths already.
    func isOwn(_ name: String) -> Bool {
      own.contains { $0.options.contains { $0.name.utf8.count == name.utf8.count && $0.name == name } }
    }
    return own
      + (layingOut ? groups : [reporting]).map { group in
        OptionGroup(title: group.title, options: group.options.filter { !isOwn($0.name) })
      }
  }

  private static var environment: OptionGroup {
    let points = ValueReader.number(in: 0.001...1_000_000)
    return OptionGroup(
      title: "What the layout is made for",
      options: [
        .option("--width", "W", "canvas width in points", points) { $0.screen.width = $1 },
        .option("--height", "H", "canvas height in points", points) { $0.screen.height = $1 },
        .option("--device", "NAME", "canvas, scale and safe area of a device: see below", .word(devices)) {
          $0.options.device = $1
        },
        .option("--platform", "ios|macos", "whose rules and measures; ios unless given", .word(platforms)) {
          $0.screen.platform = $1
        },
        .option(
          "--os", "17|18|26|27", "the release of the platform; the newest unless given", .word(releases)
        ) {
          $0.screen.release = $1
        },
        .option("--scale", "N", "pixels per point", .number(in: 0.1...16)) { $0.options.displayScale = $1 },
        .option(
          "--type-size", "SIZE", "the user's text size: xSmall … accessibility5, or XS … AX5",
          .word(typeSizes, aliases: shortTypeSizes)
        ) {
          $0.options.dynamicTypeSize = $1
        },
        .option("--direction", "ltr|rtl", "the reading direction", .word(directions)) {
          $0.options.layoutDirection = $1
        },
        .option("--color-scheme", "light|dark", "the appearance", .word) { $0.options.colorScheme = $1 },
        .flag("--dark", "the same as --color-scheme dark") { $0.options.colorScheme = .dark },
        .option(
          "--line-height", "standard|adaptive",
          "adaptive: the taller lines of devices set to several scripts", .word
        ) { $0.options.lineHeight = $1 },
        .option(
          "--locale", "LANGUAGE",
          "dates, numbers and lists in en_US (unless given), en_GB, de_DE, fr_FR or ja_JP",
          .locale
        ) { $0.options.locale = $1 },
        .option(
          "--now", "TIME",
          "the present of a preview, as in 2026-01-01T09:41:00Z, which it is unless given", .moment
        ) { $0.options.now = $1 },
        .option(
          "--font", "FAMILY=FILE", "a .ttf, .otf or .ttc file for Font.custom; may be repeated", .fontFile
        ) { $0.fonts.append($1) },
        .option(
          "--assets", "DIR", "where Image(\"name\") and Color(\"name\") are found; else beside each file",
          .folder
        ) { $0.assets = $1 },
        .option(
          "--packages", "DIR", "packages that a project uses, beside those fetched into it; may be repeated",
          .folder
        ) { $0.packages.append($1) },
        followLinks,
        .flag("--lenient", "draw in spite of errors, with placeholders for what is not defined") {
          $0.options.isLenient = true
        },
        .option(
          "--max-views", "N", "the most views one layout may expand to (2000000)",
          .count(in: 1...1_000_000_000)
        ) { $0.options.maximumViewCount = $1 },
      ])
  }

  static var module: OptionRow {
    .option("--module", "DIR", "a folder whose .swift and .lay files declare what the inputs use", .folder) {
      $0.module = $1
    }
  }

  static var followLinks: OptionRow {
    .flag("--follow-links", "follow links in folders, as long as they stay below the folders named") {
      $0.followsLinks = true
    }
  }

  static var poll: OptionRow {
    .flag("--poll", "watch by looking again and again, where the system tells of no changes") {
      $0.own.render.polls = true
    }
  }

  static var limits: OptionRow {
    .flag("--limits", "list what lay does not draw as a device does, instead of counting it") {
      $0.reporting.listsLimits = true
    }
  }

  /// The options that every command has.
  static var reporting: OptionGroup {
    OptionGroup(
      title: "How it reports",
      options: [
        .option("--color", "auto|always|never", "colours in diagnostics; also NO_COLOR", .word) {
          $0.reporting.color = $1
        },
        .flag("--quiet", "errors only") { $0.reporting.isQuiet = true },
        .flag("--help", short: "-h", "this page") { $0.reporting.wantsHelp = true },
        .flag("--version", "the version of lay") { $0.reporting.wantsVersion = true },
      ])
  }

  /// What an SVG shows, for the commands that write some.
  static var drawing: [OptionRow] {
    [
      .flag("--outline", "SVG: draw every frame's outline and the gaps with their numbers") {
        $0.output.svg.showsOutline = true
      },
      .flag("--annotate", "SVG: add data-id and data-source to each element") {
        $0.output.svg.annotates = true
      },
      .option(
        "--text", "elements|paths|glyphs",
        "SVG: glyphs draws all text as outlines, paths only that in fonts of --font",
        .word
      ) { $0.output.svg.text = $1 },
      .option(
        "--system-font", "FILE",
        "whose outlines draw the system font; else an installed Inter or San Francisco",
        .text
      ) { $0.systemFonts.append($1) },
      .flag("--embed-fonts", "SVG: put the used glyphs of fonts of --font into the file, for browsers") {
        $0.output.svg.embedsFonts = true
      },
      .flag("--fit", "show what is painted, with a margin, instead of the whole canvas") {
        if $0.output.svg.margin == nil { $0.output.svg.margin = OutputArguments.usualMargin }
      },
      .option(
        "--margin", "N", "so many points around what --fit shows (16); implies it", .number(in: 0...10_000)
      ) {
        $0.output.svg.margin = $1
      },
      .option(
        "--background", "none|COLOR",
        "what lies behind: nothing, #RRGGBB, or a colour of SwiftUI's such as white",
        .background
      ) { $0.output.svg.background = $1 },
      .flag("--chrome", "draw the status bar and home indicator of the --device") {
        $0.output.svg.showsChrome = true
      },
      .flag("--device-frame", "draw the body of the --device around its screen") {
        $0.output.svg.showsDeviceFrame = true
      },
    ]
  }
}

// MARK: Words and what they mean

extension SharedOptions {
  static var devices: [(name: String, value: Device)] { Device.all.map { ($0.name, $0) } }

  static var platforms: [(name: String, value: Options.Platform)] {
    Options.Platform.allCases.map { ($0.commandWord, $0) }
  }

  static var releases: [(name: String, value: Options.Release)] {
    Options.Release.allCases.map { ($0.commandWord, $0) }
  }

  static var directions: [(name: String, value: Options.LayoutDirection)] {
    Options.LayoutDirection.allCases.map { ($0.commandWord, $0) }
  }

  static var typeSizes: [(name: String, value: Options.DynamicTypeSize)] {
    Options.DynamicTypeSize.allCases.map { ($0.rawValue, $0) }
  }

  /// The sizes by the names of Apple's guidelines: `XS`, `XXXL`, `AX3`.
  static var shortTypeSizes: [(name: String, value: Options.DynamicTypeSize)] {
    let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    return Array(zip(names, Options.DynamicTypeSize.allCases)).map { ($0, $1) }
  }

  static var colorSchemes: [(name: String, value: Options.ColorScheme)] {
    Options.ColorScheme.allCases.map { ($0.rawValue, $0) }
  }
}
