import Lay

/// Files of a project that see about the same others: those that are checked on one thread are read together.
struct LintGroups {
  /// Files with the modules around them.
  final class Group: Sendable {
    let files: Set<String>
    let modules: [Module]

    init(_ files: Set<String>, _ modules: [Module]) {
      self.files = files
      self.modules = modules
    }
  }

  /// A file's place in a group.
  struct Place {
    let group: Group
    /// What the file is called in it.
    let file: String
    /// The files of the group's modules that it does not see.
    let hidden: Set<String>
  }

  private struct Draft {
    var files: [(name: String, reached: Set<String>)]
    var module: String
    var reached: Set<String>
    var size: Int
  }

  private var drafts: [Draft] = []
  private let sizes: [String: Int]

  /// - Parameter sizes: The bytes of all files of the project.
  init(sizes: [String: Int]) { self.sizes = sizes }

  /// Puts a file to others of its module where it sees at least half of what they see together, so that to read and to
  /// copy what is declared there costs it no more than twice what it would alone.
  mutating func add(_ file: String, of module: String, reaching reached: Set<String>) {
    let size = bytes(of: reached)
    for index in drafts.indices where drafts[index].module == module {
      let added = bytes(of: reached.subtracting(drafts[index].reached))
      let whole = drafts[index].size + added
      guard size * 2 >= whole, added * 8 <= whole else { continue }
      drafts[index].files.append((file, reached))
      drafts[index].reached.formUnion(reached)
      drafts[index].size = whole
      return
    }
    drafts.append(Draft(files: [(file, reached)], module: module, reached: reached, size: size))
  }

  private func bytes(of files: Set<String>) -> Int { files.reduce(0) { $0 + (sizes[$1] ?? 0) } }

  /// The places in groups of several files, by the file.
  /// - Parameter modules: Those around a file, with the files of these names alone.
  func places(_ modules: (_ file: String, _ reached: Set<String>) -> [Module]) -> [String: Place] {
    var places: [String: Place] = [:]
    for draft in drafts where draft.files.count > 1 {
      let group = Group(Set(draft.files.map { $0.name }), modules(draft.files[0].name, draft.reached))
      for file in draft.files {
        let hidden = draft.reached.subtracting(file.reached)
        places[file.name] = Place(group: group, file: file.name, hidden: hidden)
      }
    }
    return places
  }

  /// The order in which files are checked so that those of a group come one after the other.
  static func order(of places: [Place?]) -> [Int] {
    var first: [ObjectIdentifier: Int] = [:]
    let turns = places.enumerated().map { index, place in
      guard let place else { return index }
      let turn = first[ObjectIdentifier(place.group)] ?? index
      first[ObjectIdentifier(place.group)] = turn
      return turn
    }
    return turns.indices.sorted { (turns[$0], $0) < (turns[$1], $1) }
  }
}

/// What a thread keeps from one file that it checks to the next.
final class LintMemory {
  let names = CompilationMemory()
  private var group: LintGroups.Group?
  private var files: FilesOfModules?

  /// The files of a group, read once as long as no other comes between.
  func files(of group: LintGroups.Group) -> FilesOfModules {
    if self.group === group, let files { return files }
    files = nil
    let read = FilesOfModules(group.files, in: group.modules)
    self.group = group
    files = read
    return read
  }
}
