/// A release of the systems that numbers were measured on.
///
/// What a release changed, its profile says; any other number stands once, whichever release it was measured on.
package enum Release: UInt8, Sendable, Hashable, CaseIterable, Comparable {
  case os17 = 17
  case os18 = 18
  case os26 = 26
  case os27 = 27

  package static let newest = Release.os27

  package static func < (a: Release, b: Release) -> Bool { a.rawValue < b.rawValue }
}

extension Platform {
  /// The releases of which something was measured, the newest last.
  package var releases: [Release] {
    switch self {
    case .iOS: return Release.allCases
    case .macOS: return [.os26, .os27]
    }
  }
}
