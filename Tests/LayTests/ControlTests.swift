import Lay
import LayTestSupport
import Testing

/// Controls from source to nodes and pictures; their frames are among the conformance cases.
@Suite("Controls")
struct ControlTests {
  private func layout(_ views: String, platform: Options.Platform = .iOS) throws -> Layout {
    var options = Options()
    options.platform = platform
    options.displayScale = 2
    let text = "#Preview(\"Test\", traits: .fixedLayout(width: 300, height: 200)) {\n\(views)\n}"
    let source = SourceFile(name: "test.lay", text: text)
    let settled = options
    let compilation = onDeepStack { Compiler(options: settled).compile(source) }
    #expect(compilation.diagnostics.map(\.message) == [])
    return try #require(compilation.layouts.first)
  }

  private func picture(_ views: String, platform: Options.Platform = .iOS) throws -> String {
    String(decoding: try layout(views, platform: platform).svg(), as: UTF8.self)
  }

  static let controls: [(Snippet, [String])] = [
    ("Button(\"OK\") {}.buttonStyle(.bordered)", ["Button", "Text"]),
    ("Button {} label: { Image(systemName: \"plus\").padding(4) }", ["Button", "padding", "Image"]),
    ("Toggle(\"On\", isOn: .constant(true))", ["Toggle", "Text"]),
    ("Toggle(\"On\", isOn: .constant(true)).labelsHidden()", ["Toggle"]),
    ("Slider(value: .constant(0.5))", ["Slider"]),
    ("Stepper(\"Count\", value: .constant(1)).frame(width: 200)", ["frame", "Stepper", "Text"]),
    ("Label(\"Star\", systemImage: \"star\")", ["Label", "Image", "Text"]),
    ("ProgressView(value: 0.5) { Text(\"Copying\") }", ["ProgressView", "Text"]),
    (
      "Picker(\"P\", selection: .constant(2)) { Text(\"A\").tag(1); Text(\"B\").tag(2) }",
      ["Picker", "Text"]
    ),
  ]

  @Test("a control is listed by its name, with the views it was given and not its parts", arguments: controls)
  func nodes(views: Snippet, kinds: [String]) throws {
    #expect(try layout(views.text).nodes.map(\.kind) == kinds)
  }

  @Test("an id on a control is the control's", arguments: [Options.Platform.iOS, .macOS])
  func identifier(platform: Options.Platform) throws {
    let layout = try layout("Toggle(\"On\", isOn: .constant(true)).id(\"toggle\")", platform: platform)
    #expect(layout.nodes.filter { $0.id == "toggle" }.map(\.kind) == ["Toggle"])
  }

  @Test(
    "state is seen",
    arguments: [
      ("Toggle(\"\", isOn: .constant(true))", "Toggle(\"\", isOn: .constant(false))"),
      ("Slider(value: .constant(0.1))", "Slider(value: .constant(0.9))"),
      ("ProgressView(value: 0.1)", "ProgressView(value: 0.9)"),
      ("Button(\"A\") {}", "Button(\"A\") {}.disabled(true)"),
      (
        "Button(\"A\") {}.buttonStyle(.bordered)",
        "Button(\"A\", role: .destructive) {}.buttonStyle(.bordered)"
      ),
      (
        "Button(\"A\") {}.buttonStyle(.borderedProminent)",
        "Button(\"A\") {}.buttonStyle(.borderedProminent).tint(.red)"
      ),
      ("TextField(\"A\", text: .constant(\"\"))", "TextField(\"A\", text: .constant(\"A\"))"),
      (
        "Picker(\"P\", selection: .constant(1)) { Text(\"A\").tag(1); Text(\"B\").tag(2) }.pickerStyle(.segmented)",
        "Picker(\"P\", selection: .constant(2)) { Text(\"A\").tag(1); Text(\"B\").tag(2) }.pickerStyle(.segmented)"
      ),
    ])
  func state(one: Snippet, other: Snippet) throws {
    for platform in [Options.Platform.iOS, .macOS] where platform == .iOS || !one.text.contains("Prominent") {
      #expect(try picture(one.text, platform: platform) != picture(other.text, platform: platform))
    }
  }

  @Test("a picker shows the option of its selection, by tag or by the element's id")
  func selection() throws {
    let tagged =
      "Picker(\"P\", selection: .constant(\"b\")) { Text(\"First\").tag(\"a\"); Text(\"Second\").tag(\"b\") }"
    #expect(try picture(tagged).contains(">Second<"))
    #expect(try !picture(tagged).contains(">First<"))
    let optional =
      "Picker(\"P\", selection: .constant(1)) { Text(\"None\").tag(0); Text(\"One\").tag(Optional(1)) }"
    #expect(try picture(optional).contains(">One<"))
    let elements =
      "Picker(\"P\", selection: .constant(2)) { ForEach([1, 2, 3], id: \\.self) { Text(\"No. \\($0)\") } }"
    #expect(try picture(elements).contains(">No. 2<"))
  }

  @Test("the label of a disabled control on macOS is faint, on iOS it is not")
  func disabledLabels() throws {
    let toggle = "Toggle(\"On\", isOn: .constant(true)).disabled(true)"
    #expect(try picture(toggle, platform: .macOS).contains("opacity=\"0.3\""))
    #expect(try !picture(toggle).contains("opacity=\"0.3\""))
  }

  @Test("a style of the file's own builds the control")
  func customStyle() throws {
    let style = """
      struct Pill: ButtonStyle {
        var inset = 10.0
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(configuration.isPressed ? 0 : inset).background(Color.yellow)
            .overlay { configuration.label.hidden() }
        }
      }
      #Preview("Pill", traits: .fixedLayout(width: 200, height: 100)) {
        VStack {
          Button("A") {}.id("a")
          Button { } label: { Text("B") }.buttonStyle(Pill(inset: 20)).id("b")
        }
        .buttonStyle(Pill())
      }
      """
    let compilation = onDeepStack { Compiler().compile(SourceFile(name: "pill.lay", text: style)) }
    #expect(compilation.diagnostics.map(\.message) == [])
    let layout = try #require(compilation.layouts.first)
    let kinds = layout.nodes.map(\.kind)
    #expect(kinds.prefix(5) == ["VStack", "Button", "overlay", "background", "padding"])
    let frames = try ["a", "b"].map { try #require(layout.frame(ofID: $0)).height }
    // Each is its label's line and the insets of its own style.
    #expect(frames[1] - frames[0] == 20)
  }

  @Test(
    "rows of steppers and links put what they show on whole pixels",
    arguments: [
      "Stepper(value: .constant(1)) { Color.red.frame(width: 10, height: 15.3).id(\"x\") }",
      "Slider(value: .constant(0.5)) { Color.red.frame(width: 10, height: 9.3).id(\"x\") }",
      "Link(destination: nil) { Text(\"A\"); Color.red.frame(width: 10, height: 9.3).id(\"x\") }",
    ])
  func wholePixels(views: Snippet) throws {
    let frame = try #require(try layout(views.text, platform: .macOS).frame(ofID: "x"))
    #expect(frame.y * 2 == (frame.y * 2).rounded())
  }

  @Test(
    "rings, spinners and checks are the same whichever way text runs",
    arguments: [
      "ProgressView(value: 0.3).progressViewStyle(.circular)", "ProgressView()",
      "Toggle(\"\", isOn: .constant(true)).labelsHidden()",
    ])
  func unmirrored(views: String) throws {
    let mirrored = views + ".environment(\\.layoutDirection, .rightToLeft)"
    func strokes(_ views: String) throws -> [Substring] {
      try picture(views, platform: .macOS).split(separator: "\n").filter { $0.contains("stroke=") }
    }
    #expect(try !strokes(views).isEmpty)
    #expect(try strokes(views) == strokes(mirrored))
    let bar = "ProgressView(value: 0.3)"
    #expect(
      try picture(bar, platform: .macOS)
        != picture(bar + ".environment(\\.layoutDirection, .rightToLeft)", platform: .macOS))
  }

  @Test("a field that is offered no width takes its text's, and a little more")
  func fieldWidth() throws {
    func width(_ views: String) throws -> Double {
      try #require(try layout(views, platform: .macOS).frame(ofID: "x")).width
    }
    let text = try width("Text(\"Some words\").id(\"x\")")
    let field = "TextField(\"\", text: .constant(\"Some words\")).fixedSize().id(\"x\")"
    #expect(try width(field + ".textFieldStyle(.plain)") == text + 4)
    #expect(try width(field + ".textFieldStyle(.roundedBorder)") == text + 12)
  }

  @Test("controls of which nothing was measured say so once")
  func approximate() {
    let text = "Gauge(value: 0.5) { Text(\"A\") }\nGauge(value: 0.5) { Text(\"B\") }"
    let compilation = onDeepStack { Compiler().compile(SourceFile(name: "gauge.lay", text: text)) }
    #expect(compilation.diagnostics.map(\.rule) == ["approximate-control"])
  }

  @Test(
    "a gradient's colors have their places on the whole of a bar, however much of it is filled",
    arguments: ["automatic", "linearCapacity", "accessoryLinearCapacity", "accessoryLinear"])
  func gradientBars(style: String) throws {
    func gradient(_ value: Double) throws -> Substring {
      let tint = ".tint(Gradient(colors: [.green, .red]))"
      let views = "Gauge(value: \(value)) { Text(\"A\") }.gaugeStyle(.\(style))\(tint)"
      let picture = String(decoding: try layout(views, platform: .macOS).svg(), as: UTF8.self)
      let start = try #require(picture.firstRange(of: "<linearGradient"))
      let end = try #require(picture.firstRange(of: "</linearGradient>"))
      return picture[start.lowerBound..<end.lowerBound]
    }
    #expect(try gradient(0.25) == gradient(0.75))
    #expect(try gradient(0.25).contains("x1=\"0\"") && gradient(0.25).contains("x2=\"300\""))
  }
}
