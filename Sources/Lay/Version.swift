/// The version of this program.
package enum Version {
  /// As `lay --version` prints it.
  package static let current = "0.1.0"
}
