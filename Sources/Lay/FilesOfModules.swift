#if !hasFeature(Embedded)
import LayLint

/// Files of a module that are checked one after the other: they and all that they see are read once. One thread at a time
/// uses them.
package final class FilesOfModules {
  let source: SharedSource

  /// - Parameters:
  ///   - files: The names of those that are to be checked.
  ///   - modules: The first is the files' own.
  /// - Complexity: O(n) in the bytes of all files.
  package init(_ files: Set<String>, in modules: [Module]) {
    var modules = modules
    // What has no place of its own stands at the beginning, which is none of the files.
    if !modules.isEmpty { modules[0].files.insert(SourceFile(name: "", bytes: []), at: 0) }
    source = SharedSource(
      SourceFile.joined(modules, name: modules.first?.name ?? "") { name, _ in files.contains(name) })
  }
}
#endif
