#if !hasFeature(Embedded)
import LayInterpreter
import LaySyntax

extension Project {
  /// The modules that the project was made of, as one of its files sees them: with the files that may have a say in what it
  /// shows, and of all others no more than what they import.
  ///
  /// To read a file among all the others takes as long for the file as for the project.
  /// - Complexity: O(n) in the bytes of all files the first time, then in the number of files.
  package mutating func modules(_ modules: [Module], reachedFrom file: String) -> [Module] {
    self.modules(modules, holding: files(reachedFrom: file))
  }

  /// The same with these files; all of them where there are none.
  package mutating func modules(_ modules: [Module], holding reached: Set<String>) -> [Module] {
    if reached.isEmpty { return modules }
    let imports = moduleImports ?? importsByModule()
    moduleImports = imports
    return modules.map { module in
      var reachable = module
      reachable.files = module.files.filter { reached.contains($0.name) }
      if reachable.files.count < module.files.count, let bytes = imports[module.name] {
        reachable.files.append(SourceFile(name: "imports of " + module.name, bytes: bytes))
      }
      return reachable
    }
  }

  /// What the files of each module import, as it is written, each once.
  private func importsByModule() -> [String: [UInt8]] {
    let syntax = program.syntax
    var imports: [String: [UInt8]] = [:]
    var seen: Set<String> = []
    for index in syntax.nodes.indices where syntax.nodes.kind(index) == .importDecl {
      let range = syntax.range(SyntaxID(UInt32(truncatingIfNeeded: index)))
      guard let part = source.partIndex(at: range.start) else { continue }
      let module = source.modules[source.parts[part].module].name
      let line = source.text(range)
      if seen.insert(module + "\n" + line).inserted {
        imports[module, default: []] += Array((line + "\n").utf8)
      }
    }
    return imports
  }
}
#endif
