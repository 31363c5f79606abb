/// An error of Foundation's: `NSError(domain: "Store", code: 3)`.
package struct ErrorValue: Equatable, Sendable {
  package var domain: String
  package var code: Int
  /// What its `userInfo` says of it under `NSLocalizedDescriptionKey`.
  package var text: String?

  package init(domain: String, code: Int, text: String?) {
    self.domain = domain
    self.code = code
    self.text = text
  }

  /// What Foundation says of an error whose domain is an app's own.
  package var localizedDescription: String {
    text ?? "The operation couldn’t be completed. (\(domain) error \(code).)"
  }

  /// Whether the domain is the system's, which has texts for its codes.
  package var isOfSystem: Bool {
    domain.hasPrefix("NS") || domain.hasPrefix("kCF") || domain.hasPrefix("com.apple.")
  }

  package var printedText: String {
    let head = "Error Domain=\(domain) Code=\(code) "
    return text.map { head + "\"\($0)\" UserInfo={NSLocalizedDescription=\($0)}" } ?? head + "\"(null)\""
  }
}
