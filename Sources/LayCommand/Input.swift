/// One source to compile: a file or standard input.
struct Input: Equatable {
  /// As diagnostics name it.
  var name: String
  var isStandardInput: Bool

  /// The sources that the operands of a command line name, each once, folders searched for `.lay` files.
  static func list(_ operands: [String]) -> (inputs: [Input], problems: [SystemError]) {
    // A single file needs no set: the runtime would first have to make the type for its elements.
    if operands.count == 1, operands[0] != "-", PathKind(operands[0]) != .folder {
      return ([Input(name: operands[0], isStandardInput: false)], [])
    }
    var inputs: [Input] = []
    var problems: [SystemError] = []
    var seen: Set<String> = []
    for operand in operands where seen.insert(operand).inserted {
      if operand == "-" {
        inputs.append(Input(name: "<stdin>", isStandardInput: true))
        continue
      }
      switch PathKind(operand) {
      case .folder:
        var walk = FolderWalk(suffix: ".lay")
        walk.add(operand)
        problems += walk.errors
        if walk.files.isEmpty, walk.errors.isEmpty {
          problems.append(SystemError("nothing to read in", operand, reason: "no .lay file is there"))
        }
        for file in walk.files where seen.insert(file).inserted {
          inputs.append(Input(name: file, isStandardInput: false))
        }
      case .file, .absent:
        inputs.append(Input(name: operand, isStandardInput: false))
      }
    }
    return (inputs, problems)
  }

  func bytes() throws(SystemError) -> [UInt8] {
    isStandardInput ? try Reading.standardInput() : try Reading.file(name)
  }

  /// The file's name without folder and extension: the start of its artifacts' names.
  var baseName: String {
    if isStandardInput { return "stdin" }
    let name = splitPath(name).name
    return name.hasSuffix(".lay") ? String(name.dropLast(4)) : name
  }
}
