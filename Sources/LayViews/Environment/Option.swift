/// A type of SwiftUI's that is a list of names, such as `ScenePhase`.
///
/// The cases' raw values are SwiftUI's names. A value of such a type is known by its position in the list, which is read
/// and written here alone. Options are compared by it too: an enumeration of strings would otherwise compare the strings.
@usableFromInline package protocol Option: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String, AllCases == [Self] {
  /// The first of all cases: those that source can name.
  static var namedCases: [Self] { get }
}

extension Option {
  @inlinable package static var namedCases: [Self] { allCases }

  /// The option at a position of the list.
  @inlinable package init?(at position: UInt8) {
    let cases = Self.allCases
    guard position < cases.count else { return nil }
    self = cases[Int(position)]
  }

  /// The option that source gives a name.
  package init?(named name: String) {
    guard let option = Self(rawValue: name), option.position < Self.namedCases.count else { return nil }
    self = option
  }

  /// Which of all cases this is: that is how Swift keeps cases without values, in a byte, and a single one in none.
  @inlinable package var position: UInt8 { withUnsafeBytes(of: self) { $0.first ?? 0 } }

  @inlinable public static func == (a: Self, b: Self) -> Bool { a.position == b.position }
  @inlinable public static func != (a: Self, b: Self) -> Bool { a.position != b.position }
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(position) }
}
