import LayLint

/// Which files are meant, by their names below the folder that is rendered.
struct RenderFilter {
  var includes: [Glob] = []
  var excludes: [Glob] = []

  func allows(_ name: String) -> Bool {
    (includes.isEmpty || includes.contains { $0.matches(name) }) && !excludes.contains { $0.matches(name) }
  }
}
