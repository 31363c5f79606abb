import Foundation
import Lay
import LayTestSupport
import Testing

/// `Tests/Fixtures/Projects/NAME.swift` as apps write it, with `NAME.txt` beside it: each preview's status, what it shows,
/// and what is told of it. A line `//--- Module/File.swift` begins another file.
@Suite struct ProjectFixtureTests {
  static let folder = Repository.fixtures.appendingPathComponent("Projects")
  static let names = Repository.files(below: folder, suffix: ".swift").map {
    $0.deletingPathExtension().lastPathComponent
  }

  @Test func thereAreFifty() { #expect(Self.names.count >= 50) }

  /// `LAY_UPDATE_FIXTURES=1` writes what comes out now.
  @Test(arguments: names)
  func drawsAsApps(_ name: String) throws {
    let source = try String(contentsOf: Self.folder.appendingPathComponent(name + ".swift"), encoding: .utf8)
    let modules = modules(of: source)
    let report = onDeepStack { self.report(on: modules) }
    let file = Self.folder.appendingPathComponent(name + ".txt")
    if ProcessInfo.processInfo.environment["LAY_UPDATE_FIXTURES"] == "1" {
      try Data(report.utf8).write(to: file)
    }
    let expected = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    #expect(report == expected, "\(name) differs")
  }

  private func modules(of source: String) -> [Module] {
    var modules: [Module] = []
    var path = "App/App.swift"
    var text = ""
    func endFile() {
      guard !text.isEmpty, let slash = path.firstIndex(of: "/") else { return }
      let name = String(path[..<slash])
      let file = SourceFile(name: path, bytes: Array(text.utf8))
      if let index = modules.firstIndex(where: { $0.name == name }) {
        modules[index].files.append(file)
      } else {
        modules.append(Module(name: name, files: [file]))
      }
      text = ""
    }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//--- ") {
        endFile()
        path = String(line.dropFirst(6))
      } else {
        text += line + "\n"
      }
    }
    endFile()
    return modules
  }

  private func report(on modules: [Module]) -> String {
    var project = Project(modules, name: "fixture")
    var text = ""
    for fault in project.faults { text += "fault: \(fault.message)\n" }
    for preview in project.previews {
      let compilation = project.compile(preview)
      for layout in compilation.layouts {
        text += "\(layout.name): \(layout.status.rawValue)"
        text += ", \(number(layout.canvas.width)) × \(number(layout.canvas.height))\n"
        let json = try? JSONSerialization.jsonObject(with: Data(compilation.json(of: [layout])))
        let layouts = (json as? [String: Any])?["layouts"] as? [[String: Any]]
        if let root = layouts?.first?["root"] as? [String: Any] { text += shown(root) }
      }
      for finding in compilation.diagnostics { text += "\(finding.severity): \(finding.message)\n" }
    }
    return text
  }

  /// The innermost nodes, each with its size and its lines of text.
  private func shown(_ node: [String: Any]) -> String {
    let children = node["children"] as? [[String: Any]] ?? []
    if !children.isEmpty { return children.map { shown($0) }.joined() }
    let frame = node["frame"] as? [String: Double] ?? [:]
    var line = "  \(node["kind"] as? String ?? "")"
    let lines = (node["text"] as? [String: Any])?["lines"] as? [[String: Any]] ?? []
    for text in lines { line += " \"\(text["text"] as? String ?? "")\"" }
    return line + " \(number(frame["width"])) × \(number(frame["height"]))\n"
  }

  /// To a hundredth.
  private func number(_ value: Double?) -> String {
    let rounded = ((value ?? 0) * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
