import Lay

/// How a preview of a project turned out.
struct ProjectOutcome {
  var id: String
  var preview: Project.Preview
  /// The file's path below the project's root.
  var file: String
  var status: Layout.Status
  var placeholders: Int
  var errors: Int
  var views: Int

  init(_ compilation: Compilation, of preview: Project.Preview, in sources: ProjectSources) {
    id = sources.id(of: preview)
    self.preview = preview
    file = sources.relative(preview.file)
    if let layout = compilation.layouts.first {
      (status, placeholders) = (layout.status, layout.placeholderCount)
      (errors, views) = (layout.errorCount, layout.paintedViewCount)
    } else {
      (status, placeholders, errors, views) = (.failed, 0, 1, 0)
    }
  }

  /// Whether there is a picture that shows something.
  var isDrawn: Bool { status != .blank && status != .failed }
}

/// The previews of a project, counted by how they turned out.
struct ProjectTally {
  private var counts: [Layout.Status: Int] = [:]
  private(set) var total = 0

  mutating func count(_ status: Layout.Status) {
    counts[status, default: 0] += 1
    total += 1
  }

  subscript(status: Layout.Status) -> Int { counts[status] ?? 0 }

  var drawn: Int { total - self[.blank] - self[.failed] }

  /// `12 previews: 7 exact, 3 placeholders, 2 partial`
  var text: String {
    let parts = Layout.Status.allCases.compactMap { status in
      self[status] == 0 ? nil : "\(self[status]) \(status.rawValue)"
    }
    let previews = total == 1 ? "1 preview" : "\(total) previews"
    return parts.isEmpty ? previews : previews + ": " + parts.joined(separator: ", ")
  }
}
