import LaySyntax

extension Input {
  /// What the operands of a command line name.
  struct List {
    var inputs: [Input] = []
    var problems: [SystemError] = []
    var passedLinks: [String] = []
    /// Folders without `.lay` files that are read as projects.
    var projects: [FilePlace] = []
  }

  /// The sources that operands name, each once, folders searched for `.lay` files.
  /// - Parameter takesProjects: Whether a folder without `.lay` files is a project and no fault.
  static func list(_ arguments: Arguments, takesProjects: Bool = false) -> List {
    let operands = arguments.inputs
    var list = List()
    // A single file needs no set: the runtime would first have to make the type for its elements.
    if operands.count == 1, operands[0] != "-", !isFolder(operands[0], &list) {
      if list.problems.isEmpty { list.inputs = [Input(FilePlace(operands[0], links: arguments.linkScope()))] }
      return list
    }
    let links = arguments.linkScope()
    var seen = SeenNames()
    for operand in operands where seen.insert(operand) {
      if operand == "-" {
        list.inputs.append(.standardInput)
      } else if isFolder(operand, &list) {
        for file in search(operand, links, takesProjects, &list) where seen.insert(file.path) {
          list.inputs.append(Input(file))
        }
      } else {
        list.inputs.append(Input(FilePlace(operand, links: links)))
      }
    }
    return list
  }

  private static func isFolder(_ operand: String, _ list: inout List) -> Bool {
    do throws(SystemError) {
      return try PathKind(operand) == .folder
    } catch {
      list.problems.append(error)
      return false
    }
  }

  private static func search(
    _ operand: String, _ links: LinkScope?, _ takesProjects: Bool, _ list: inout List
  ) -> [FilePlace] {
    var walk = FolderWalk(suffix: ".lay", links: links)
    walk.add(FilePlace(operand, links: links))
    list.problems += walk.errors
    list.passedLinks += walk.passedLinks
    if walk.files.isEmpty, walk.errors.isEmpty, takesProjects {
      list.projects.append(FilePlace(operand, links: links))
    } else if walk.files.isEmpty, walk.errors.isEmpty {
      list.problems.append(SystemError("nothing to read in", operand, reason: "no .lay file is there"))
    }
    return walk.files
  }
}

/// Names that were met: without a set, whose type the runtime would first have to make.
private struct SeenNames {
  private var names = HashMap<String, Int>()

  /// Whether a name was not met before.
  mutating func insert(_ name: String) -> Bool {
    if names[name] != nil { return false }
    names.set(name, to: names.count)
    return true
  }
}

extension Terminal {
  /// Says what of the operands could not be read, and what was not.
  mutating func report(_ list: Input.List, _ arguments: Arguments) {
    for problem in list.problems { report(problem) }
    if !arguments.reporting.isQuiet { warn(ofLinks: list.passedLinks) }
    if arguments.inputs.isEmpty {
      report("no input was given", help: "name .lay files or folders, or - for standard input")
    }
  }
}
