import LayLint

extension CommandRow {
  static var render: CommandRow {
    CommandRow(
      name: "render", operands: "[options] <folders> -o OUT",
      summary: "draw folders of .lay files into a folder, and a page to look at them",
      details: """
        Draws every .lay file below the folders into OUT, which mirrors them: <file>.svg, or <file>-<layout>.svg
        where a file has several layouts, with OUT/index.html to look at them all. What has not changed since the
        last time is left as it is; a picture whose source has gone is removed, and nothing that lay did not write
        is touched. A bad file does not stop the rest.
        """,
      usesAllProcessors: true, own: [output, scope, matrix],
      run: { RenderCommand.run($0, &$1) })
  }

  private static var output: OptionGroup {
    OptionGroup(
      title: "What it writes",
      options: [
        .option("--output", short: "-o", "OUT", "the folder to write to", .text) { $0.output.path = $1 },
        .option(
          "--format", "svg,json,png,pdf", "svg unless given",
          .list(OutputFormat.allCases.map { ($0.rawValue, $0) })
        ) { $0.own.render.givenFormats = $1 },
        .flag("--png", "PNG files too, by resvg, rsvg-convert or Chromium, whichever is installed") {
          $0.own.render.makesPNG = true
        },
        .flag("--no-gallery", "no page") { $0.own.render.hasGallery = false },
        .option("--gallery-only", "OUT", "only the page, of what shards have written to OUT", .text) {
          $0.own.render.galleryOnly = $1
        },
      ] + SharedOptions.drawing)
  }

  private static var scope: OptionGroup {
    OptionGroup(
      title: "What it does",
      options: [
        .option("--include", "GLOB", "only files that match; may be repeated", .text) {
          $0.own.render.filter.includes.append(Glob($1))
        },
        .option("--exclude", "GLOB", "no files that match; may be repeated", .text) {
          $0.own.render.filter.excludes.append(Glob($1))
        },
        .option("--jobs", short: "-j", "N", "files at a time; one for each processor", .count(in: 1...1_024))
        {
          $0.own.render.jobs = $1
        },
        .option("--shard", "K/N", "the Kth of N shares of the files, for N machines", .shard) {
          $0.own.render.shard = $1
        },
        .option("--since", "REF", "only what depends on what has changed since a commit (git)", .text) {
          $0.own.render.reference = $1
        },
        .flag("--force", "draw everything anew, and replace files that lay did not write") {
          $0.own.render.forces = true
        },
        .flag("--dry-run", "show what would change, and change nothing") { $0.own.render.isDryRun = true },
        .flag("--check", "change nothing, and fail if anything would change") {
          $0.own.render.isCheck = true
        },
        .flag("--watch", "go on, and draw what is saved; Ctrl-C ends it") { $0.own.render.watches = true },
        SharedOptions.poll,
        SharedOptions.limits,
        .flag("--verbose", "tell of every file") { $0.own.render.isVerbose = true },
      ])
  }

  private static var matrix: OptionGroup {
    OptionGroup(
      title: "What layouts are made for; of lists each combination is drawn: <file>@<combination>.svg",
      options: [
        .option(
          "--device", "NAMES|all", "canvas, scale and safe area of devices: see below",
          .list(SharedOptions.devices)
        ) {
          $0.own.render.matrix.devices = $1
        },
        .option(
          "--platform", "ios,macos|all", "whose rules and measures; ios unless given",
          .list(SharedOptions.platforms)
        ) {
          $0.own.render.matrix.platforms = $1
        },
        .option(
          "--os", "17,18,26,27|all", "the releases of the platform; the newest unless given",
          .list(SharedOptions.releases)
        ) {
          $0.own.render.matrix.releases = $1
        },
        .option(
          "--type-size", "SIZES|all", "the user's text sizes: xSmall … accessibility5",
          .list(SharedOptions.typeSizes, aliases: SharedOptions.shortTypeSizes)
        ) {
          $0.own.render.matrix.typeSizes = $1
        },
        .option("--direction", "ltr,rtl|all", "the reading directions", .list(SharedOptions.directions)) {
          $0.own.render.matrix.directions = $1
        },
        .option("--color-scheme", "light,dark|all", "the appearances", .list(SharedOptions.colorSchemes)) {
          $0.own.render.matrix.colorSchemes = $1
        },
      ])
  }
}

extension ValueReader where Value == Shard {
  /// `2/3`.
  fileprivate static var shard: ValueReader {
    ValueReader { text, option throws(UsageError) in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), number >= 1,
        number <= count, count <= 100_000
      else {
        throw UsageError("'\(option)' takes K/N with K from 1 to N, not '\(text)'")
      }
      return Shard(number: number, count: count)
    }
  }
}
