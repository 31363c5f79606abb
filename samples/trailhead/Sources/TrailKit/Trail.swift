import Foundation

/// A way to walk, and how far it is.
public struct Trail: Identifiable {
  public let id: Int
  public let name: String
  public let kilometers: Double
  public let grade: Grade

  public enum Grade: String, CaseIterable {
    case easy, steady, steep
  }

  /// Four kilometres an hour, and a quarter more where it is steep.
  public var minutes: Int { Int((kilometers * 15 * (grade == .steep ? 1.25 : 1)).rounded()) }
}

extension [Trail] {
  public static let samples = [
    Trail(id: 1, name: "Heron Loop", kilometers: 3.2, grade: .easy),
    Trail(id: 2, name: "Saddle Ridge", kilometers: 8, grade: .steep),
    Trail(id: 3, name: "Mill Path", kilometers: 5.6, grade: .steady),
  ]
}
