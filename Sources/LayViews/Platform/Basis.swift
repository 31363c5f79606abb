/// What a frame rests on, the weakest first.
package enum Basis: UInt8, Comparable, CaseIterable, Sendable {
  /// Nothing of the kind was measured: documented sizes, or those of something like it.
  case approximate
  /// It follows from rules that were measured, or from tables that were fitted to measurements.
  case derived
  /// Frames of the kind were recorded on a device, and agree.
  case measured

  /// As outputs and options spell it.
  package var name: StaticString {
    switch self {
    case .approximate: "approximate"
    case .derived: "derived"
    case .measured: "measured"
    }
  }

  package static func < (a: Basis, b: Basis) -> Bool { a.rawValue < b.rawValue }

  /// Whether a recorded case that agrees shows a view or modifier on a platform.
  /// - Complexity: O(names that were recorded).
  package static func isRecorded(_ name: String, on platform: Platform) -> Bool {
    let rows = platform == .iOS ? recordedOnIOS : recordedOnMacOS
    return rows.contains { $0.equals(name) }
  }
}
