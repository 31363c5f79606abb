import Foundation
import LayTestSupport
import Testing

/// A package of two modules, the second of which uses the first; the assets are the first one's.
private func package() throws -> Scratch {
  let scratch = try Scratch()
  try scratch.add(
    "app/Package.swift",
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "App", targets: [.target(name: "Kit"), .target(name: "App", dependencies: ["Kit"])])
    """)
  try scratch.add("app/Sources/Kit/Row.swift", row("8"))
  try scratch.add(
    "app/Sources/Kit/Other.swift",
    """
    import SwiftUI
    public struct Other: View { public var body: some View { Text("other") } }
    #Preview("Other") { Other() }
    """)
  try scratch.add(
    "app/Sources/Kit/Resources/Art.xcassets/Moss.colorset/Contents.json",
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0.25", "green": "0.5", "blue": "0.25", "alpha": "1"}}}]}
    """)
  try scratch.add(
    "app/Sources/App/List.swift",
    """
    import Kit
    import SwiftUI
    #Preview("Rows") { VStack { Row(title: "one"); Color("Moss") } }
    """)
  return scratch
}

private func row(_ padding: String) -> String {
  """
  import SwiftUI
  public struct Row: View {
    let title: String
    public init(title: String) { self.title = title }
    public var body: some View { Text(title).padding(\(padding)) }
  }
  """
}

@Suite("lay project")
struct ProjectProcessTests {
  private func previews(_ run: LayProcess) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return json?["previews"] as? [[String: Any]] ?? []
  }

  private func limitations(_ run: LayProcess) throws -> [String] {
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return json?["limitations"] as? [String] ?? []
  }

  @Test("the assets of every module are found where they lie")
  func assets() throws {
    let scratch = try package()
    let run = try LayProcess(["project", "app", "--format", "json"], in: scratch)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try previews(run).map { $0["status"] as? String } == ["exact", "exact"])
    let picture = try LayProcess(["compile", "app", "--layout", "Rows"], in: scratch)
    #expect(picture.output.contains("#408040"), "\(picture.output)\(picture.errors)")
  }

  @Test("the classes of a model of Core Data's, also where it has changed")
  func dataModel() throws {
    let scratch = try Scratch()
    func model(_ text: String) -> String {
      """
      <model><entity name="Note" representedClassName="Note" codeGenerationType="class">
      <attribute name="title" optional="YES" attributeType="String" defaultValueString="\(text)"/>
      </entity></model>
      """
    }
    let contents = "app/Notes.xcdatamodeld/Notes.xcdatamodel/contents"
    try scratch.add(contents, model("from the model"))
    try scratch.add(
      "app/Notes.swift",
      """
      import CoreData
      import SwiftUI
      struct Notes: View {
        @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<Note>
        var body: some View { ForEach(notes) { Text($0.title ?? "none") } }
      }
      #Preview("Notes") {
        let context = NSPersistentContainer(name: "Notes").viewContext
        _ = Note(context: context)
        return Notes().environment(\\.managedObjectContext, context)
      }
      """)
    try scratch.add("app/Other.swift", "import SwiftUI\n#Preview(\"Other\") { Text(\"other\") }\n")
    let picture = try LayProcess(["compile", "app", "--layout", "Notes"], in: scratch)
    #expect(picture.output.contains(">from the model<"), "\(picture.output)\(picture.errors)")
    try scratch.git("init", "-q", in: "app")
    try scratch.git("add", "-A", in: "app")
    try scratch.git("commit", "-q", "-m", "first", in: "app")
    try scratch.add(contents, model("changed"))
    let run = try LayProcess(["project", "app", "--since", "HEAD", "--format", "json"], in: scratch)
    #expect(try previews(run).map { $0["name"] as? String } == ["Notes"], "\(run.output)\(run.errors)")
    #expect(try previews(run).map { $0["status"] as? String } == ["exact"])
  }

  @Test("--since: what depends on changed files, and no more")
  func since() throws {
    let scratch = try package()
    try scratch.git("init", "-q", in: "app")
    try scratch.git("add", "-A", in: "app")
    try scratch.git("commit", "-q", "-m", "first", in: "app")
    func names(since reference: String = "HEAD") throws -> [String] {
      let run = try LayProcess(["project", "app", "--since", reference, "--format", "json"], in: scratch)
      #expect(run.status == 0, "\(run.errors)")
      return try previews(run).compactMap { $0["name"] as? String }
    }
    #expect(try names() == [])
    try scratch.add("app/Sources/Kit/Row.swift", row("12"))
    #expect(try names() == ["Rows"])
    try scratch.git("commit", "-q", "-a", "-m", "second", in: "app")
    #expect(try names() == [])
    #expect(try names(since: "HEAD~1") == ["Rows"])
    // A file that git does not know yet may declare what another uses.
    try scratch.add("app/Sources/Kit/New.swift", "func unused() {}")
    #expect(try names() == [])
    try scratch.add(
      "app/Sources/Kit/New.swift", "struct Fresh {}\nextension Other { var fresh: Fresh { Fresh() } }")
    #expect(try names() == ["Other"])
    try scratch.remove("app/Sources/Kit/New.swift")
    let moss = "app/Sources/Kit/Resources/Art.xcassets/Moss.colorset/Contents.json"
    try scratch.add(moss, try scratch.text(moss).replacing("0.25", with: "0.75"))
    #expect(try names() == ["Rows"])
    for reference in ["nowhere", "--output=x"] {
      let run = try LayProcess(["project", "app", "--since=\(reference)"], in: scratch)
      #expect(run.status == 2 && run.errors.contains("cannot compare with"), "\(run.errors)")
    }
  }

  @Test("a changed body draws the previews again that may reach it, and no others")
  func rendersWhatChanged() throws {
    let scratch = try package()
    func render() throws -> String {
      let run = try LayProcess(["render", "app", "-o", "out"], in: scratch)
      #expect(run.status == 0, "\(run.errors)")
      return run.errors
    }
    _ = try render()
    let rows = try scratch.text("out/App/List.svg")
    let other = try FileManager.default.attributesOfItem(atPath: scratch.path + "/out/Kit/Other.svg")
    #expect(try render().contains("2 unchanged"))
    try scratch.add("app/Sources/Kit/Row.swift", row("12"))
    #expect(try render().contains("1 unchanged"))
    #expect(try scratch.text("out/App/List.svg") != rows)
    let after = try FileManager.default.attributesOfItem(atPath: scratch.path + "/out/Kit/Other.svg")
    #expect(other[.modificationDate] as? Date == after[.modificationDate] as? Date)
  }

  @Test("lay test holds the previews of a project to what their comments expect")
  func tests() throws {
    let scratch = try package()
    try scratch.add(
      "app/Sources/App/List.swift",
      """
      import Kit
      import SwiftUI
      #Preview("Rows") { Row(title: "one").id("row") }
      // lay:expect row.height >= 30
      // lay:expect row.height >= 300
      """)
    let run = try LayProcess(["test", "app"], in: scratch)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("row.height >= 300") && !run.output.contains("row.height >= 30\n"))
  }

  @Test("lay suggest changes the file of a preview, among all the others")
  func suggestions() throws {
    let scratch = try package()
    try scratch.add(
      "app/Sources/App/List.swift",
      """
      import Kit
      import SwiftUI
      #Preview("Rows") { Row(title: "one").frame(width: 40).id("row") }
      """)
    let words = ["suggest", "app", "--layout", "App/List.swift:Rows", "--want", "row.width == 60"]
    let run = try LayProcess(words + ["--apply"], in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("+#Preview") && !run.output.contains("struct Row"), "\(run.output)")
    let changed = try scratch.text("app/Sources/App/List.swift")
    #expect(changed.contains("60") && changed.hasPrefix("import Kit\nimport SwiftUI\n#Preview"), "\(changed)")
    #expect(try scratch.text("app/Sources/Kit/Row.swift") == row("8"))
    #expect(try LayProcess(words, in: scratch).errors.contains("it is true as it is"))
    let unnamed = try LayProcess(["suggest", "app", "--want", "row.width == 60"], in: scratch)
    #expect(unnamed.status == 2 && unnamed.errors.contains("no preview of app was named"))
  }

  @Test("whatever is wrong with a project is told with its place, and the rest is drawn")
  func faults() throws {
    let scratch = try package()
    // Modules that import each other in a circle.
    try scratch.add("app/Sources/Kit/Circle.swift", "import App\nfunc back() {}")
    // A name that stands twice, a catalogue and a set without their contents, a link, a file of strings that is no text.
    try scratch.add("app/Sources/App/Twice.swift", "struct Twin { var a = 1 }\nstruct Twin { var b = 2 }")
    try scratch.add("app/Sources/App/Empty.xcassets/Gone.imageset/.keep")
    try scratch.add("app/Sources/App/en.lproj/Localizable.strings", "bplist00\u{1}\u{2}")
    try scratch.link("app/Sources/App/Away.swift", to: "/etc/passwd")
    try scratch.add("app/Broken.xcodeproj/project.pbxproj", "{ objects = { A = ( ; }; }")
    try scratch.add("app/Nested/Package.swift", "import PackageDescription\nlet package = Package(name: ")
    try scratch.add("app/Sources/App/Cut.swift", "struct Cut { func half( ")
    try scratch.add("app/Sources/App/Image.swift", "import SwiftUI\n#Preview(\"Gone\") { Image(\"Gone\") }")
    let run = try LayProcess(["project", "app", "--format", "json"], in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    let previews = try previews(run)
    #expect(Set(previews.compactMap { $0["name"] as? String }) == ["Gone", "Other", "Rows"])
    #expect(previews.allSatisfy { $0["status"] as? String != "failed" })
    let limitations = try limitations(run).joined(separator: "\n")
    for part in ["Away.swift is a link", "Broken.xcodeproj/project.pbxproj:1", "Cut.swift:1"] {
      #expect(limitations.contains(part), "\(part): \(limitations)")
    }
  }

  @Test("an app finds the folder of its language, and texts there")
  func languageFolder() throws {
    let scratch = try Scratch()
    try scratch.add("app/en.lproj/Localizable.strings", "\"greeting\" = \"Hello there\";\n")
    try scratch.add(
      "app/App.swift",
      """
      import SwiftUI
      let language = Bundle.main.path(forResource: "en", ofType: "lproj").flatMap { Bundle(path: $0) }
      let other = Bundle.main.bundleURL.appendingPathComponent("Other.bundle")
      #Preview("Text") { Text(language?.localizedString(forKey: "greeting", value: nil, table: nil) ?? "none") }
      #Preview("Other") { Text(Bundle(url: other) == nil ? "no other" : "another") }
      """)
    for (name, text) in [("Text", "Hello there"), ("Other", "no other")] {
      let run = try LayProcess(["compile", "app", "--layout", name, "--format", "json"], in: scratch)
      #expect(run.status == 0 && run.output.contains("\"\(text)\""), "\(run.output)\(run.errors)")
    }
  }

  @Test("the texts of files that an app comes with are read")
  func textsOfFiles() throws {
    let scratch = try Scratch()
    try scratch.add("app/start.txt", "silkworm\n")
    try Data([0x66, 0xFC, 0x72]).write(to: URL(fileURLWithPath: scratch.path + "/app/latin.txt"))
    try scratch.add(
      "app/App.swift",
      """
      import SwiftUI
      func place(_ name: String) -> URL { Bundle.main.url(forResource: name, withExtension: "txt")! }
      #Preview("Address") { Text((try? String(contentsOf: place("start"), encoding: .utf8)) ?? "none") }
      #Preview("Path") { Text((try? String(contentsOfFile: place("start").path)) ?? "none") }
      #Preview("No UTF-8") { Text((try? String(contentsOf: place("latin"))) ?? "none") }
      """)
    let run = try LayProcess(["project", "app", "--format", "json"], in: scratch)
    let previews = try previews(run)
    func status(_ name: String) -> String? {
      previews.first { $0["name"] as? String == name }?["status"] as? String
    }
    #expect(status("Address") == "exact" && status("Path") == "exact" && status("No UTF-8") == "placeholders")
    for name in ["Address", "Path"] {
      let run = try LayProcess(["compile", "app", "--layout", name, "--format", "json"], in: scratch)
      #expect(run.output.contains("silkworm"), "\(name): \(run.output)\(run.errors)")
    }
  }

  @Test("a text is looked up in the tables of strings, whatever stands around its key")
  func keysOfTexts() throws {
    let scratch = try Scratch()
    try scratch.add("app/en.lproj/Localizable.strings", "\"greeting\" = \"Hello there\";\n")
    let views = [
      "Text(\"greeting\")", "Text(\"greeting\").bold().foregroundStyle(.red)", "Button(\"greeting\") {}",
      "Text(LocalizedStringKey(\"greeting\"))", "VStack { Text(\"greeting\").font(.title).padding() }",
      "Text(\"greeting\") + Text(verbatim: \"\")", "List { Section(\"greeting\") { Color.red } }",
    ]
    let previews = views.enumerated().map { "#Preview(\"\($0)\") { \($1) }\n" }
    try scratch.add("app/App.swift", "import SwiftUI\n" + previews.joined())
    for (number, view) in views.enumerated() {
      let run = try LayProcess(["compile", "app", "--layout", "\(number)", "--format", "json"], in: scratch)
      #expect(run.output.contains("Hello there"), "\(view): \(run.output)\(run.errors)")
    }
  }

  @Test("a key is looked up in the table that is named, and has its default value where no table has it")
  func tablesAndDefaults() throws {
    let scratch = try Scratch()
    try scratch.add("app/en.lproj/Localizable.strings", "\"both\" = \"of all\";\n")
    try scratch.add("app/en.lproj/Menu.strings", "\"both\" = \"of the menu\";\n\"dish\" = \"Soup\";\n")
    let views = [
      ("Text(String(localized: \"both\"))", "of all"),
      ("Text(String(localized: \"both\", table: \"Menu\"))", "of the menu"),
      ("Text(\"both\", tableName: \"Menu\")", "of the menu"),
      ("Text(NSLocalizedString(\"both\", tableName: \"Menu\", bundle: .main, comment: \"\"))", "of the menu"),
      ("Text(LocalizedStringResource(\"dish\", table: \"Menu\"))", "Soup"),
      ("Text(String(localized: LocalizedStringResource(\"both\")))", "of all"),
      // A table that is not named is not looked through.
      ("Text(\"dish\")", "dish"),
      ("Text(\"both\", tableName: \"None\")", "both"),
      ("Text(String(localized: \"both\", table: \"None\"))", "both"),
      ("Titled(title: \"both\")", "of all"),
      ("Titled(title: .init(\"dish\", defaultValue: \"Stew\"))", "Stew"),
      ("Titled(title: .init(\"none\", defaultValue: \"Stew\"))", "Stew"),
      ("Text(String(localized: \"none\", defaultValue: \"Two \\(1 + 1)\"))", "Two 2"),
      ("Text(NSLocalizedString(\"none\", value: \"Stew\", comment: \"\"))", "Stew"),
      ("Text(String(localized: \"none\", comment: \"\"))", "none"),
    ]
    let previews = views.enumerated().map { "#Preview(\"\($0)\") { \($1.0) }\n" }
    let titled = """
      import SwiftUI
      struct Titled: View {
        let title: LocalizedStringResource
        var body: some View { Text(title) }
      }

      """
    try scratch.add("app/App.swift", titled + previews.joined())
    for (number, (view, text)) in views.enumerated() {
      let run = try LayProcess(["compile", "app", "--layout", "\(number)", "--format", "json"], in: scratch)
      #expect(run.status == 0 && run.output.contains("\"\(text)\""), "\(view): \(run.output)\(run.errors)")
    }
  }

  @Test("a preview is told in one line, whatever it and its file are called")
  func oneLineEach() throws {
    let scratch = try Scratch()
    try scratch.add("app/a\n12 previews: 12 exact.swift", "#Preview(\"b\\nexact c\") { Color.red }\n")
    let run = try LayProcess(["project", "app"], in: scratch)
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 0 && lines.count == 4, "\(run.output)")
    #expect(lines.last == "1 preview: 1 exact")
  }

  @Test("a folder that is no project is told, and so is one that is not there")
  func nothing() throws {
    let scratch = try Scratch()
    try scratch.add("empty/readme.txt", "nothing")
    let run = try LayProcess(["project", "empty"], in: scratch)
    #expect(run.status == 0 && run.output.contains("0 previews"), "\(run.output)")
    for (name, complaint) in [("none", "cannot"), ("empty/readme.txt", "it is no folder")] {
      let run = try LayProcess(["project", name], in: scratch)
      #expect(run.status == 2 && run.errors.contains(complaint), "\(run.errors)")
    }
  }
}
