import Lay

/// What the command line of `lay test` asks for beyond what all commands share.
struct TestArguments {
  var format = TestReportFormat.text
  var updates = false
  /// Whether only kept frames are looked at that have moved without a change of their source.
  var explainsUpgrade = false
  /// The file of a page that is written beside what is told.
  var report: String?
  /// What git compares with: only what is different from then is tested.
  var revision: String?
  /// Part of a preview's name; nil: every preview.
  var filter: String?
  /// nil: as many as the machine has processors.
  var jobs: Int?
  /// Which part of how many, from 1; nil: all.
  var shard: (number: Int, count: Int)?
  /// After so many previews that are not as expected no others are looked at.
  var maximumFailures: Int?
  var typeSizes: [Options.DynamicTypeSize] = []
  var directions: [Options.LayoutDirection] = []
  var devices: [Device] = []
  var colorSchemes: [Options.ColorScheme] = []
}
