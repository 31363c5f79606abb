import Lay
import LayTestSupport
import Testing

/// What frames rest on, and what is an error where more is asked for.
@Suite struct FrameBasisTests {
  private func compile(
    _ text: String, _ platform: Options.Platform = .iOS, require required: Options.Basis? = nil
  ) -> Compilation {
    onDeepStack {
      var options = Options()
      options.platform = platform
      options.requiredBasis = required
      return Compiler(options: options).compile(SourceFile(name: "basis.lay", text: text))
    }
  }

  private func bases(_ text: String, _ platform: Options.Platform = .iOS) -> [String] {
    compile(text, platform).layouts.flatMap(\.nodes).map { "\($0.kind) \($0.basis)" }
  }

  @Test("a view is as good as its rule and what its size is made of")
  func containers() {
    #expect(
      bases("VStack { Color.red; Circle() }") == ["VStack measured", "Color measured", "Circle measured"])
    #expect(
      bases("HStack { Color.red; Text(\"a\").padding() }")
        == ["HStack derived", "Color measured", "padding derived", "Text derived"])
    #expect(
      bases("VStack { Picker(\"a\", selection: .constant(1)) { Text(\"b\").tag(1) }.pickerStyle(.wheel) }")
        .first
        == "VStack approximate")
  }

  @Test("what has its size from elsewhere does not depend on its content")
  func ends() {
    let gauge = "ColorPicker(\"a\", selection: .constant(.red))"
    #expect(bases("VStack { \(gauge).frame(width: 90, height: 40) }").first == "VStack measured")
    #expect(bases("VStack { \(gauge).frame(width: 90) }").first == "VStack approximate")
    #expect(bases("Color.red.overlay { \(gauge) }").first == "overlay measured")
    #expect(bases("\(gauge).overlay { Color.red }").first == "overlay approximate")
    #expect(bases("GeometryReader { _ in \(gauge) }").first == "GeometryReader measured")
  }

  @Test("what is required is an error where it is not met, once for each place")
  func required() {
    let source = """
      VStack {
        Color.red.frame(width: 8, height: 8)
        ForEach(0..<3) { _ in Text("a") }
        ColorPicker("b", selection: .constant(.red))
      }
      """
    func faults(_ basis: Options.Basis?) -> [String] {
      compile(source, require: basis).diagnostics.filter { $0.severity == .error }.map {
        "\($0.range.start.line):\($0.range.start.column) \($0.rule): \($0.message)"
      }
    }
    #expect(faults(nil) == [])
    #expect(
      faults(.derived) == ["4:3 frame-basis: the frame of 'ColorPicker' is approximate, not derived"])
    #expect(
      faults(.measured) == [
        "3:25 frame-basis: the frame of 'Text' is derived, not measured",
        "4:3 frame-basis: the frame of 'ColorPicker' is approximate, not measured",
      ])
  }

  @Test("every warning of an approximate control is an approximate frame")
  func warnings() {
    let source = """
      NavigationStack { List { Text("a") }.searchable(text: .constant("")) }
      """
    let rules = compile(source, require: .derived).diagnostics.map(\.rule)
    #expect(rules.contains("approximate-control") == rules.contains("frame-basis"))
  }
}
