/// What the command line of `lay render` asks for beyond what all commands share.
struct RenderArguments {
  /// `--format`
  var givenFormats: [OutputFormat] = []
  /// `--png`
  var makesPNG = false
  /// What each layout is written as; none for what is not asked.
  var formats: [OutputFormat] {
    guard makesPNG, !givenFormats.contains(.png) else { return givenFormats }
    return (givenFormats.isEmpty ? [.svg] : givenFormats) + [.png]
  }
  var filter = RenderFilter()
  var jobs: Int?
  var shard: Shard?
  /// The commit of `--since`; nil for all sources.
  var reference: String?
  var hasGallery = true
  /// The output folder whose page alone is made.
  var galleryOnly: String?
  var forces = false
  /// Shows what would be written or removed, and does neither.
  var isDryRun = false
  /// Fails if anything would be written or removed, and does neither.
  var isCheck = false
  /// Whether nothing is written, removed or locked.
  var isPreview: Bool { isDryRun || isCheck }
  var watches = false
  var polls = false
  var isVerbose = false
  var matrix = RenderMatrix()

  /// Options that name files: what is in these counts, and not by which path they are reached.
  static let pathOptions: Set<String> = ["--assets", "--font", "--system-font", "--packages"]

  /// Options that make no difference to what is drawn, so that giving them draws nothing anew.
  static let idleOptions: Set<String> = [
    "--output", "--include", "--exclude", "--jobs", "--shard", "--gallery-only", "--force", "--dry-run",
    "--check", "--watch", "--poll", "--verbose", "--quiet", "--color", "--follow-links", "--since",
  ]
}
