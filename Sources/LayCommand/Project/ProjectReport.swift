import Lay
import LayOutput
import LayProject

/// What `lay project` tells of a folder.
struct ProjectReport {
  private let sources: ProjectSources
  private let imports: [[String]]
  private(set) var outcomes: [ProjectOutcome] = []
  private(set) var tally = ProjectTally()
  private let limitations: [String]

  init(_ arguments: Arguments, _ root: FilePlace, _ terminal: inout Terminal) throws(SystemError) {
    sources = ProjectSources(in: root, packages: arguments.packages)
    let changes: ProjectChanges? =
      if let reference = arguments.own.project.reference {
        try ProjectChanges(of: sources, since: reference)
      } else { nil }
    let options = sources.options(arguments, with: sources.assets(arguments))
    var project = Project(sources.modules, name: root.path.isEmpty ? "." : root.path, options: options)
    imports = sources.modules.indices.map { project.imports(ofModule: $0) }
    var limitations = sources.limitations
    for fault in project.faults { limitations.append(fault.summary) }
    self.limitations = limitations
    for preview in project.previews where arguments.layout == nil || preview.name == arguments.layout {
      let isConcerned = changes?.concern(preview.file, of: &project) ?? true
      if !isConcerned, !(changes?.mayConcernAssets ?? false) { continue }
      let compilation = project.compile(preview)
      if !isConcerned, !(changes?.concern(compilation) ?? false) { continue }
      let outcome = ProjectOutcome(compilation, of: preview, in: sources)
      if arguments.own.project.isVerbose {
        terminal.say("\(outcome.id): \(outcome.status.rawValue)")
        for diagnostic in compilation.diagnostics + compilation.standIns {
          terminal.add(formatted: diagnostic.formatted(color: terminal.usesColor))
        }
      }
      tally.count(outcome.status)
      outcomes.append(outcome)
    }
  }

  /// As `grammar/project.schema.json` describes it: UTF-8.
  func json() -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.member("version", 1)
      json.member("root", sources.root.path.isEmpty ? "." : sources.root.path)
      json.member("kind", sources.found.kind.rawValue)
      json.array("modules") { json in
        for index in sources.found.modules.indices { write(moduleAt: index, &json) }
      }
      json.array("previews") { json in
        for outcome in outcomes { write(outcome, &json) }
      }
      Self.write("limitations", limitations, &json)
    }
    return json.finish()
  }

  private func write(moduleAt index: Int, _ json: inout JSONText) {
    let module = sources.found.modules[index]
    json.element()
    json.object { json in
      json.member("name", module.name)
      Self.write("files", sources.paths(module.files, of: module), &json)
      Self.write("resources", sources.paths(module.resources, of: module), &json)
      Self.write("imports", imports[index], &json)
    }
  }

  private func write(_ outcome: ProjectOutcome, _ json: inout JSONText) {
    json.element()
    json.object { json in
      json.member("id", outcome.id)
      json.member("module", outcome.preview.module)
      json.member("file", outcome.file)
      json.member("line", outcome.preview.line)
      json.member("name", outcome.preview.name)
      json.member("status", outcome.status.rawValue)
      json.member("placeholders", outcome.placeholders)
      json.member("errors", outcome.errors)
      json.member("views", outcome.views)
    }
  }

  private static func write(_ key: StaticString, _ texts: [String], _ json: inout JSONText) {
    json.array(key) { json in
      for text in texts { json.element(text) }
    }
  }

  /// For people: a line for each module, preview and limitation, whatever is in their names.
  func text() -> String {
    let kind = sources.found.kind
    var text = "\(kind == .xcode ? "Xcode project" : kind == .package ? "Swift package" : "folder")"
    text += " \(sources.root.path.isEmpty ? "." : sources.root.path.visibleName)\n"
    for (index, module) in sources.found.modules.enumerated() {
      text += "  \(module.name.visibleName): \(module.files.count) file\(module.files.count == 1 ? "" : "s")"
      let resources = module.resources.count
      if resources > 0 { text += ", \(resources) resource\(resources == 1 ? "" : "s")" }
      if !imports[index].isEmpty {
        text += ", imports " + imports[index].map(\.visibleName).joined(separator: ", ")
      }
      text += "\n"
    }
    for outcome in outcomes {
      let status = outcome.status.rawValue
      text += status + String(repeating: " ", count: max(1, 13 - status.utf8.count)) + outcome.id.visibleName
      if outcome.errors > 0 { text += ", \(outcome.errors) error\(outcome.errors == 1 ? "" : "s")" }
      if outcome.placeholders > 0 {
        text += ", \(outcome.placeholders) placeholder\(outcome.placeholders == 1 ? "" : "s")"
      }
      text += "\n"
    }
    text += tally.text + "\n"
    for limitation in limitations { text += "limitation: \(limitation.visibleName)\n" }
    return text
  }
}

extension Diagnostic {
  /// The first line of the finding without its rule: place and message.
  var summary: String {
    var line = formatted().prefix { $0 != "\n" }
    if let bracket = line.lastIndex(of: "["), line.hasSuffix("]") { line = line[..<bracket] }
    while line.hasSuffix(" ") { line.removeLast() }
    return String(line)
  }
}
