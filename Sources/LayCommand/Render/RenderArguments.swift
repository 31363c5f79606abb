/// What the command line of `lay render` asks for beyond what all commands share.
struct RenderArguments {
  var formats: [OutputFormat] = []
  var filter = RenderSources.Filter()
  var jobs: Int?
  var shard: Shard?
  var hasGallery = true
  /// The output folder whose page alone is made.
  var galleryOnly: String?
  var forces = false
  /// Shows what would be written or removed, and does neither.
  var isDryRun = false
  /// Fails if anything would be written or removed, and does neither.
  var isCheck = false
  var watches = false
  var polls = false
  var isVerbose = false
  var matrix = RenderMatrix()

  /// Options that make no difference to what is drawn, so that giving them draws nothing anew.
  static let idleOptions: Set<String> = [
    "--output", "--include", "--exclude", "--jobs", "--shard", "--gallery-only", "--force", "--dry-run",
    "--check", "--watch", "--poll", "--verbose", "--quiet", "--color",
  ]
}
