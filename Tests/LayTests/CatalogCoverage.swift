import Foundation
import LayTestSupport

/// How many recorded cases that agree show each view and modifier of the catalogue.
struct CatalogCoverage {
  private var iOS: [String: Int] = [:]
  private var macOS: [String: Int] = [:]
  private let catalogue: (views: [String], modifiers: [String])

  /// The table of names that the executable carries.
  static let sourceFile = Repository.root.appendingPathComponent(
    "Sources/LayViews/Platform/Basis+Generated.swift")

  init() throws {
    catalogue = try Self.catalogue()
    let views = Set(catalogue.views)
    let modifiers = Set(catalogue.modifiers)
    let known = try ConformanceCase.knownDisagreements()
    for conformance in ConformanceCase.all {
      let expectation = try conformance.expectation()
      guard expectation.measured != nil, expectation.quirk == nil, known[conformance.name] == nil else {
        continue
      }
      let used = Self.names(in: try String(contentsOf: conformance.file, encoding: .utf8))
      for name in used.views.intersection(views).union(used.modifiers.intersection(modifiers)) {
        if expectation.platform == "macOS" {
          macOS[name, default: 0] += 1
        } else {
          iOS[name, default: 0] += 1
        }
      }
    }
  }

  /// Rows of a table for the names that some case shows.
  var rows: [String] {
    all.filter { count($0) > 0 }.map { "| `\($0)` | \(iOS[$0] ?? 0) | \(macOS[$0] ?? 0) |" }
  }

  var missing: [String] { all.filter { count($0) == 0 } }

  private var all: [String] { catalogue.views + catalogue.modifiers }

  private func count(_ name: String) -> Int { (iOS[name] ?? 0) + (macOS[name] ?? 0) }

  /// The Swift source of the table.
  var source: String {
    func rows(_ counts: [String: Int]) -> String {
      counts.keys.sorted().map { "    \"\($0)\"," }.joined(separator: "\n")
    }
    return """
      // Made from the cases below Tests/Fixtures/Conformance by 'make update-fixtures'.

      extension Basis {
        static let recordedOnIOS: [StaticString] = [
      \(rows(iOS))
        ]

        static let recordedOnMacOS: [StaticString] = [
      \(rows(macOS))
        ]
      }

      """
  }

  /// The catalogue's names, as the reference page lists them.
  private static func catalogue() throws -> (views: [String], modifiers: [String]) {
    let file = Repository.root.appendingPathComponent("Sources/Lay/Lay.docc/Reference.md")
    var (views, modifiers): ([String], [String]) = ([], [])
    var section = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard line.hasPrefix("### ") else { continue }
      let name = String(line.dropFirst(4).drop { $0 == "." })
      if section == "Views" { views.append(name) } else if section == "Modifiers" { modifiers.append(name) }
    }
    return (views, modifiers)
  }

  /// The names in a source that begin an expression and have a capital, and those behind a point; not those in comments and
  /// strings.
  static func names(in source: String) -> (views: Set<String>, modifiers: Set<String>) {
    let code =
      source.replacing(/\/\*.*?\*\/|\/\/[^\n]*|"(\\.|[^"\\\n])*"/.dotMatchesNewlines(), with: " ")
    var (views, modifiers): (Set<String>, Set<String>) = ([], [])
    for match in code.matches(of: /(\.?)([A-Za-z_]\w*)/) {
      let name = String(match.output.2)
      if !match.output.1.isEmpty {
        modifiers.insert(name)
      } else if name.first?.isUppercase == true || name.hasPrefix("_") {
        views.insert(name)
      }
    }
    return (views, modifiers)
  }
}
