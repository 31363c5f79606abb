import LayCatalog
import LayViews

extension Declaration {
  /// The environment by key and by object, and what switches off the controls inside.
  static let environmentModifiers: [Declaration] = [
    .environment("disabled", "(_ disabled: Bool)") { stage, call in
      // What is disabled outside can't be enabled inside.
      if call.bool("disabled") { stage.environment.isEnabled = false }
    },
    .evaluated("environment", "(_ keyPath: KeyPath, _ value: Any)", .environmentKey),
    .evaluated("environment", "(_ object: Any)", .environmentObject),
    .evaluated("environmentObject", "(_ object: Any)", .environmentObject),
    .evaluated("transformEnvironment", "(_ keyPath: KeyPath, transform value: Any)", .environmentKey),
  ]
}
