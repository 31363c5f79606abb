import Foundation
import LayTestSupport
import Testing

/// An app beside a package that it uses, which lies at a path.
private func app(withCardsAt path: String) throws -> Scratch {
  let scratch = try Scratch()
  try scratch.add(
    "app/Package.swift",
    """
    import PackageDescription
    let package = Package(name: "App", targets: [.target(name: "App", dependencies: ["Cards"])])
    """)
  try scratch.add(
    "app/Sources/App/Screen.swift",
    """
    import Cards
    import SwiftUI
    #Preview("Screen") { VStack { Card(title: "one"); Color("Moss") } }
    """)
  try scratch.add(
    "\(path)/cards/Package.swift",
    """
    import PackageDescription
    let package = Package(
      name: "Cards", targets: [.target(name: "Cards", resources: [.process("Art.xcassets")])])
    """)
  try scratch.add(
    "\(path)/cards/Sources/Cards/Card.swift",
    """
    import SwiftUI
    public struct Card: View {
      let title: String
      public init(title: String) { self.title = title }
      public var body: some View { Text(title).padding(8).padding(.top, -8) }
    }
    #Preview("Card") { Card(title: "of the package") }
    """)
  try scratch.add(
    "\(path)/cards/Sources/Cards/Art.xcassets/Moss.colorset/Contents.json",
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0.25", "green": "0.5", "blue": "0.25", "alpha": "1"}}}]}
    """)
  return scratch
}

@Suite("packages that were fetched")
struct FetchedPackagesProcessTests {
  private func report(_ run: LayProcess) throws -> (modules: [String: [String]], previews: [String: String]) {
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let modules = json["modules"] as? [[String: Any]] ?? []
    let previews = json["previews"] as? [[String: Any]] ?? []
    return (
      Dictionary(
        uniqueKeysWithValues: modules.map { ($0["name"] as? String ?? "", $0["files"] as? [String] ?? []) }),
      Dictionary(
        uniqueKeysWithValues: previews.map { ($0["id"] as? String ?? "", $0["status"] as? String ?? "") })
    )
  }

  @Test("what is fetched into a project is used, with its assets, and is no part of it")
  func fetchedIntoTheProject() throws {
    let scratch = try app(withCardsAt: "app/.build/checkouts")
    let found = try report(try LayProcess(["project", "app", "--format", "json"], in: scratch))
    #expect(found.previews == ["App/Screen.swift:Screen": "exact"])
    #expect(found.modules["Cards"] == [".build/checkouts/cards/Sources/Cards/Card.swift"])
    let text = try LayProcess(["project", "app"], in: scratch)
    #expect(text.output.contains("  Cards: 1 file, 1 resource, imports SwiftUI\n"))
    let picture = try LayProcess(["compile", "app", "--layout", "Screen", "-o", "-"], in: scratch)
    #expect(picture.output.contains("#408040"))
    let lint = try LayProcess(["lint", "app"], in: scratch)
    #expect(
      !(lint.output + lint.errors).contains("checkouts"), "what is wrong with the package is not the app's")
  }

  @Test("--packages: what lies elsewhere, for every command")
  func packagesElsewhere() throws {
    let scratch = try app(withCardsAt: "elsewhere")
    let without = try report(try LayProcess(["project", "app", "--format", "json"], in: scratch))
    #expect(without.previews == ["App/Screen.swift:Screen": "placeholders"])
    let found = try report(
      try LayProcess(["project", "app", "--packages", "elsewhere", "--format", "json"], in: scratch))
    #expect(found.previews == ["App/Screen.swift:Screen": "exact"])
    #expect(found.modules["Cards"] == ["elsewhere/cards/Sources/Cards/Card.swift"])
    let picture = try LayProcess(
      ["compile", "app", "--packages", "elsewhere", "--layout", "Screen", "-o", "-"], in: scratch)
    #expect(picture.output.contains("#408040"))
    let rendered = try LayProcess(["render", "app", "--packages", "elsewhere", "-o", "out"], in: scratch)
    #expect(rendered.status == 0)
    let drawn = try String(contentsOfFile: scratch.path + "/out/App/Screen.svg", encoding: .utf8)
    #expect(drawn.contains("#408040"))
    let again = try LayProcess(
      ["render", "app", "--packages", "elsewhere", "-o", "out", "--verbose"], in: scratch)
    #expect(again.errors.contains("unchanged"))
    let explained = try LayProcess(
      ["explain", "app", "--packages", "elsewhere", "--layout", "Screen", "--at", "3:22"], in: scratch)
    #expect(explained.status == 0)
  }

  @Test("a folder that is not there is told")
  func missingFolder() throws {
    let scratch = try app(withCardsAt: "elsewhere")
    let run = try LayProcess(["project", "app", "--packages", "gone"], in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.contains("gone"))
  }

  @Test("links among packages are not followed out of their folder")
  func links() throws {
    let scratch = try app(withCardsAt: "elsewhere")
    try scratch.add("secret/Secret.swift", "public let secret = 1")
    try scratch.link("elsewhere/cards/Sources/Cards/Link.swift", to: scratch.path + "/secret/Secret.swift")
    let run = try LayProcess(["project", "app", "--packages", "elsewhere", "--format", "json"], in: scratch)
    #expect(try report(run).modules["Cards"]?.count == 1)
    #expect(run.output.contains("Link.swift is a link: it was passed over"))
  }
}
