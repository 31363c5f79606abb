import Lay
import LayProject

/// Files that see each other.
extension FuzzTarget {
  /// Reads an input as a folder: a line `--- PATH` opens a file. Draws every preview, and checks and repairs a file.
  func projectFault(_ bytes: [UInt8]) -> String? {
    let files = Self.folder(bytes)
    let found = ProjectFinder.find(in: Self.source(of: files), named: "Folder")
    let modules = found.modules.map { module in
      Module(
        name: module.name,
        files: module.files.compactMap { path in
          files[path].map { Lay.SourceFile(name: path, bytes: $0) }
        }, system: module.system, shares: module.shares)
    }
    var options = Options()
    options.maximumViewCount = 2_000
    var project = Project(modules, name: "Folder", options: options)
    if project.faults.contains(where: { $0.message.isEmpty }) { return "a diagnostic says nothing" }
    for preview in project.previews.prefix(8) {
      let compilation = project.compile(preview)
      for diagnostic in compilation.diagnostics { _ = diagnostic.formatted() }
      for layout in compilation.layouts where !layout.svg().starts(with: "<svg".utf8) {
        return "the picture does not begin with <svg"
      }
    }
    guard let module = modules.firstIndex(where: { !$0.files.isEmpty }) else { return nil }
    let shown = modules[module].files[bytes.count % modules[module].files.count]
    let source = Lay.SourceFile(shown, in: [modules[module]] + modules[..<module] + modules[(module + 1)...])
    _ = Compiler(options: options).compile(source).json()
    if bytes.count % 4 != 0 { return nil }
    for diagnostic in Linter(options: options, rules: .all("error")).lint(source).diagnostics {
      _ = diagnostic.formatted()
    }
    _ = Linter(options: options).fixed(source)
    return nil
  }

  private static func folder(_ bytes: [UInt8]) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    var path = "Package.swift"
    let mark = Array("--- ".utf8)
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.starts(with: mark) {
        path = String(decoding: line.dropFirst(mark.count), as: UTF8.self)
        files[path] = []
      } else {
        files[path, default: []] += line + [0x0A]
      }
    }
    return files
  }

  private static func source(of files: [String: [UInt8]]) -> FileSource {
    var entries: [String: [String: Bool]] = [:]
    for path in files.keys {
      var folder = ""
      let parts = path.split(separator: "/")
      for (index, part) in parts.enumerated() {
        let isFolder = index + 1 < parts.count
        entries[folder, default: [:]][String(part), default: false] = isFolder
        folder = folder.isEmpty ? String(part) : folder + "/" + part
      }
    }
    return FileSource(
      entries: { folder in
        (entries[folder] ?? [:]).sorted { $0.key < $1.key }.map { .init(name: $0.key, isFolder: $0.value) }
      }, bytes: { files[$0] })
  }
}
