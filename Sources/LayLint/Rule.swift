import LaySyntax

/// One thing that lint looks for: its stable id, what it costs, and the page that explains it.
///
/// Rules are data. The checks that find them walk a layout once and report by rule; whether a finding is shown,
/// and as what, is the settings' decision.
package struct Rule: Sendable {
  /// Rules of one kind, in the order in which they are listed.
  package enum Family: UInt8, Sendable, CaseIterable {
    case values, frames, overflow, filling, order, siblings, spacers, effects, sizes, grids, accessibility,
      hygiene, limits

    package var title: String {
      switch self {
      case .values: return "Values that SwiftUI rejects or rewrites"
      case .frames: return "Frames that contradict"
      case .overflow: return "Overflow"
      case .filling: return "Filling and hugging"
      case .order: return "The order of modifiers"
      case .siblings: return "Siblings"
      case .spacers: return "Spacers"
      case .effects: return "Without effect"
      case .sizes: return "Unbounded and ideal sizes"
      case .grids: return "Grids"
      case .accessibility: return "Accessibility"
      case .hygiene: return "Source hygiene"
      case .limits: return "What is left out of the picture"
      }
    }
  }

  /// What scripts, `.lay-lint` and `// lay:allow` call it.
  package let id: String
  package let family: Family
  /// nil: off unless asked for.
  package let severity: Diagnostic.Severity?
  /// What it finds, in one clause: lower case, no full stop.
  package let summary: String
  #if hasFeature(Embedded)
  // Nobody asks for the page of a rule where there are no commands: its texts are left out.
  package var reason: String { "" }
  package var bad: String { "" }
  package var good: String { "" }
  #else
  /// Why that matters: what SwiftUI does with it.
  package let reason: String
  /// A view that it fires on, and one that says what was meant.
  package let bad: String
  package let good: String
  #endif
  /// The device that the examples are laid out for, where the rule is about its edges.
  package let device: String?

  init(
    _ id: String, _ family: Family, _ severity: Diagnostic.Severity?, _ summary: String, why reason: String,
    bad: String, good: String, device: String? = nil
  ) {
    self.id = id
    self.family = family
    self.severity = severity
    self.summary = summary
    #if !hasFeature(Embedded)
    self.reason = reason
    self.bad = bad
    self.good = good
    #endif
    self.device = device
  }

  /// Every rule, family by family.
  package static let all: [Rule] =
    values + frames + overflow + filling + order + siblings + spacers + effects + sizes + grids
    + accessibility + hygiene
    + limits

  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
