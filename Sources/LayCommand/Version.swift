/// The version of this program.
enum Version {
  /// As `lay --version` prints it.
  static let current = "0.1.0"
}
