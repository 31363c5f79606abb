// Made from the cases below Tests/Fixtures/Conformance by 'make update-fixtures'.

extension Basis {
  static let recordedOnIOS: [StaticString] = []

  static let recordedOnMacOS: [StaticString] = []
}
