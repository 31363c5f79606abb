import Lay

/// What the command line of `lay lint` asks for beyond what all commands share.
struct LintArguments {
  var format = LintReportFormat.text
  /// nil: what `.lay-lint` says, else the recommended one.
  var preset: LintRules?
  /// What was said about single rules.
  var rules = LintRules()
  var fixes = false
  var showsDiff = false
  var maximumWarnings: Int?
  var baseline: String?
  var listsRules = false
  var explainedRule: String?
  var typeSizes: [Options.DynamicTypeSize] = []
  var directions: [Options.LayoutDirection] = []
  var devices: [Device] = []

  /// Every combination of sizes, directions and devices but the usual one, which the first of each makes.
  func variants(of usual: Options) -> [Options] {
    var variants: [Options] = []
    for device in devices.isEmpty ? [usual.device] : devices.map({ Optional($0) }) {
      for direction in directions.isEmpty ? [usual.layoutDirection] : directions {
        for size in typeSizes.isEmpty ? [usual.dynamicTypeSize] : typeSizes {
          var options = usual
          options.device = device
          options.layoutDirection = direction
          options.dynamicTypeSize = size
          if options != usual { variants.append(options) }
        }
      }
    }
    return variants
  }
}
