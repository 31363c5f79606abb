import Lay
import LayTestSupport
import Testing

/// Lists, forms and bars from source to frames: what the measured cases do not say.
@Suite("Screens")
struct ScreenTests {
  private func compile(_ body: String, platform: Options.Platform = .iOS) -> Compilation {
    var options = Options()
    options.platform = platform
    options.displayScale = 2
    let settled = options
    let text = "#Preview(\"Screen\", traits: .fixedLayout(width: 320, height: 400)) {\n\(body)\n}"
    return onDeepStack { Compiler(options: settled).compile(SourceFile(name: "test.lay", text: text)) }
  }

  private func frame(_ id: String, in compilation: Compilation) -> Rect? {
    compilation.layouts.first?.frame(ofID: id)
  }

  private func svg(_ compilation: Compilation) -> String {
    String(decoding: compilation.layouts.first?.svg() ?? [], as: UTF8.self)
  }

  @Test("containers without content are drawn all the same", arguments: [Options.Platform.iOS, .macOS])
  func empty(platform: Options.Platform) {
    let bodies = [
      "List {}", "Form {}", "List { Section {} }", "List { Section(\"A\") {} }", "List { EmptyView() }",
      "NavigationStack {}", "TabView {}", "TabView { Tab(\"A\", systemImage: \"star\") {} }",
      "NavigationStack { List {} .navigationTitle(\"\") }", "Section { Text(\"A\") }.padding()",
      "NavigationStack { Text(\"A\").toolbar {} }", "List { DisclosureGroup(\"A\") {} }",
      "List { NavigationLink(\"\") {} }", "Form { LabeledContent(\"\") {} }",
      "NavigationSplitView {} detail: {}", "List { List { Text(\"A\") } }",
      "TabView(selection: .constant(9)) { Text(\"A\").tag(1) }", "Text(\"A\").navigationTitle(\"B\")",
      "Text(\"A\").toolbar { ToolbarItem { Text(\"B\") } }", "List { Text(\"A\").listRowInsets(nil) }",
      "Group { Text(\"A\").tabItem { Text(\"B\") } }", "List(0..<0, id: \\.self) { _ in Text(\"A\") }",
      "List { Text(\"A\") }.listRowSpacing(-4).listSectionSpacing(-100)",
      "List { Text(\"A\").listRowBackground(Text(\"B\").listRowInsets(EdgeInsets())) }",
    ]
    for body in bodies {
      let compilation = compile(body, platform: platform)
      #expect(!compilation.hasErrors, "\(body): \(compilation.diagnostics)")
      #expect(compilation.layouts.first?.svg().isEmpty == false, "\(body)")
    }
  }

  @Test(
    "a list takes its proposal, whatever is in it",
    arguments: ["List {}", "List { Section {} }", "Form {}", "List { Text(\"A\") }"])
  func whole(body: String) {
    let compilation = compile("\(body).id(\"list\").overlay { Color.red.id(\"over\") }")
    #expect(frame("list", in: compilation) == Rect(x: 0, y: 0, width: 320, height: 400))
    #expect(frame("over", in: compilation) == Rect(x: 0, y: 0, width: 320, height: 400))
  }

  @Test(
    "pages have no bar, and say where their dots were not measured",
    arguments: [
      (".page", 2, 1), (".page", 1, 0), (".page(indexDisplayMode: .automatic)", 2, 1),
      (".page(indexDisplayMode: .always)", 1, 1), (".page(indexDisplayMode: .never)", 2, 0),
    ])
  func pages(style: String, count: Int, warnings: Int) {
    let pages = String(repeating: "Color.red.id(\"page\");", count: count)
    let compilation = compile("TabView { \(pages) }.tabViewStyle(\(style))")
    #expect(frame("page", in: compilation) == Rect(x: 0, y: 0, width: 320, height: 400))
    #expect(compilation.diagnostics.map(\.rule) == Array(repeating: "approximate-control", count: warnings))
  }

  @Test(
    "a tab takes a role in each of its forms",
    arguments: [
      "Tab(\"S\", systemImage: \"star\", role: .search) { Color.red.id(\"s\") }",
      "Tab(\"S\", image: \"star\", value: 2, role: .search) { Color.red.id(\"s\") }",
      "Tab(value: 2, role: .search) { Color.red.id(\"s\") }", "Tab(role: .search) { Color.red.id(\"s\") }",
      "Tab(value: 2, role: .search) { Color.red.id(\"s\") } label: { Text(\"S\") }",
      "Tab(role: nil) { Color.red.id(\"s\") } label: { Label(\"S\", systemImage: \"star\") }",
    ])
  func tabRoles(tab: String) {
    let alone = compile("TabView { \(tab) }")
    #expect(!alone.hasErrors)
    #expect(frame("s", in: alone)?.width == 320)
    let beside = compile("TabView { Tab(\"A\", systemImage: \"house\") { Color.blue.id(\"a\") }; \(tab) }")
    #expect(!beside.hasErrors)
    #expect(frame("a", in: beside)?.width == 320 && frame("s", in: beside) == nil)
  }

  @Test(
    "the badge of a tab stands at its symbol, one that says nothing nowhere, and others leave the bar alone")
  func tabBadges() {
    func bar(_ first: String) -> Compilation {
      compile("TabView { \(first); Tab(\"B\", systemImage: \"star\") { Color.blue } }")
    }
    let plain = bar("Tab(\"A\", systemImage: \"house\") { Color.red }")
    let counted = bar("Tab(\"A\", systemImage: \"house\") { Color.red }.badge(12)")
    #expect(svg(counted).contains(">12<") && counted.diagnostics.map(\.rule) == ["approximate-control"])
    #expect(
      svg(bar("Color.red.tabItem { Label(\"A\", systemImage: \"house\") }.badge(\"New\")")).contains(">New<"))
    for same in [
      "Tab(\"A\", systemImage: \"house\") { Color.red }.badge(0)",
      "Tab(\"A\", systemImage: \"house\") { ZStack { Color.red.badge(3) } }",
    ] {
      #expect(svg(bar(same)) == svg(plain), "\(same)")
      #expect(bar(same).diagnostics.isEmpty, "\(same)")
    }
  }

  @Test("an appearance that a view prefers is the whole window's", arguments: [Options.Platform.iOS, .macOS])
  func preferredAppearance(platform: Options.Platform) {
    let dark = platform == .iOS ? "fill=\"#000000\"" : "fill=\"#1e1e1e\""
    let inside = "VStack { Color.red.frame(width: 10, height: 10).preferredColorScheme(.dark) }"
    #expect(svg(compile(inside, platform: platform)).contains(dark))
    let undecided = "Color.red.frame(width: 10, height: 10).preferredColorScheme(nil)"
    #expect(!svg(compile(undecided, platform: platform)).contains(dark))
    let outer = "VStack { Color.red.preferredColorScheme(.dark) }.preferredColorScheme(.light)"
    #expect(!svg(compile(outer, platform: platform)).contains(dark))
    // An environment's appearance is its views' alone.
    let local = "Color.clear.frame(width: 10, height: 10).environment(\\.colorScheme, .dark)"
    #expect(!svg(compile(local, platform: platform)).contains(dark))
  }

  @Test("the screen that a link leads to says nothing about this one's bar")
  func titlesOfDestinations() {
    let compilation = compile(
      """
      NavigationStack {
        VStack { NavigationLink("Go", destination: Text("There").navigationTitle("Title")) }.id("content")
          .frame(maxHeight: .infinity).id("room")
      }
      """)
    #expect(frame("room", in: compilation)?.y == 0)
  }

  @Test("a title may be said deep inside, and hidden bars take no room")
  func titlesFromInside() {
    let inside = "NavigationStack { VStack { Color.red.navigationTitle(\"T\") }.id(\"content\") }"
    // Without a safe area 10 points above the row of buttons, 10 below it, and 52 for the title: measured on iOS 26.2.
    #expect(frame("content", in: compile(inside))?.y == 116)
    let title = "Color.red.id(\"content\").navigationTitle(\"T\")"
    let hidden = "NavigationStack { \(title).toolbar(.hidden, for: .navigationBar) }"
    #expect(frame("content", in: compile(hidden))?.y == 0)
    let buttons = "NavigationStack { Color.red.id(\"content\").toolbar { Button(\"B\") {} } }"
    #expect(frame("content", in: compile(buttons))?.y == 64)
  }

  @Test("a device's own safe area takes the place of the room above a bar")
  func barsOfDevices() {
    var options = Options()
    options.device = Device(named: "iphone-16")
    let settled = options
    let text = """
      NavigationStack {
        Color.red.id("content").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
      }
      """
    let compilation = onDeepStack {
      Compiler(options: settled).compile(SourceFile(name: "test.lay", text: text))
    }
    #expect(compilation.layouts.first?.frame(ofID: "content")?.y == 113)
  }

  @Test(
    "a search field stands at the bottom, below the title, or beside the bar's buttons",
    arguments: [
      // A toolbar of 76, down to the screen's edge, at which the device keeps 34 free.
      ("iphone-16", Options.Release.newest, "", 0.0, 42.0), ("iphone-16", .os18, "", 52.0, 0.0),
      ("iphone-16", .newest, ", placement: .navigationBarDrawer", 64.0, 0.0),
      ("ipad-pro-11", .newest, "", 0.0, 0.0),
    ])
  func search(
    device: String, release: Options.Release, placement: String, above: Double, below: Double
  ) throws {
    var options = Options()
    options.device = Device(named: device)
    options.release = release
    let settled = options
    func content(_ modifier: String) -> Rect? {
      let text = """
        NavigationStack {
          Color.red.id("content").navigationTitle("T").navigationBarTitleDisplayMode(.inline)\(modifier)
        }
        """
      let compilation = onDeepStack {
        Compiler(options: settled).compile(SourceFile(name: "test.lay", text: text))
      }
      return compilation.layouts.first?.frame(ofID: "content")
    }
    let plain = try #require(content(""))
    let searched = try #require(content(".searchable(text: .constant(\"\")\(placement))"))
    #expect(searched.y - plain.y == above)
    #expect((plain.y + plain.height) - (searched.y + searched.height) == below)
  }

  @Test("the selected tab shows")
  func selection() {
    let compilation = compile(
      """
      TabView(selection: .constant("b")) {
        Text("A").id("a").tag("a")
        Tab("B", systemImage: "star", value: "b") { Text("B").id("b") }
      }
      """)
    #expect(frame("a", in: compilation) == nil)
    #expect(frame("b", in: compilation) != nil)
  }

  @Test("a list shows its rows as its children, and costs the same for each")
  func manyRows() throws {
    let compilation = compile("List(0..<3000, id: \\.self) { Text(\"\\($0)\") }")
    let layout = try #require(compilation.layouts.first)
    let nodes = layout.nodes
    #expect(nodes.count == 3001)
    #expect(nodes[0].kind == "List" && nodes.dropFirst().allSatisfy { $0.kind == "Text" && $0.depth == 1 })
  }
}
