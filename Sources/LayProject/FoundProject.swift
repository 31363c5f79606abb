/// What a folder's sources are: modules with their files, told from manifests and project files without running anything.
package struct FoundProject: Sendable {
  package enum Kind: String, Sendable {
    /// One Swift package or several.
    case package
    /// One Xcode project or several, with the packages beside them.
    case xcode
    /// A folder without either: one module.
    case folder
  }

  package var kind: Kind
  /// In the order in which they were found; no two of one name.
  package var modules: [FoundModule] = []
  /// What could not be told, each a clause with the path that it is about.
  package var limitations: [String] = []

  package init(kind: Kind) { self.kind = kind }
}

/// The sources of one module.
package struct FoundModule: Sendable {
  package var name: String
  /// The folder that its files have in common.
  package var folder = ""
  /// `.swift` and `.lay` files, sorted; each file of a project belongs to one module.
  package var files: [String] = []
  /// Catalogues, tables of strings, fonts and pictures, sorted.
  package var resources: [String] = []
  /// Names of other modules of the project that it shares files with, which it therefore sees.
  package var shares: [String] = []
  /// What `#if os(…)` finds in it: `iOS`, `macOS`, `tvOS`, `watchOS`, `visionOS`.
  package var system = "iOS"
  /// Whether it is of a package that was fetched: it is there for the others.
  package var isFetched = false

  package init(name: String) { self.name = name }
}
