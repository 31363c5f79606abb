import Lay
import Testing

/// What controls show that no recording tells.
struct ControlPictureTests {
  private func compile(_ view: String, on platform: Options.Platform = .iOS) throws -> Layout {
    var options = Options()
    options.platform = platform
    let source = SourceFile(name: "control.lay", text: "#Preview { \(view) }\n")
    return try #require(Compiler(options: options).compile(source).layouts.first)
  }

  @Test func groupBoxesHaveTheirLabelInTheCardOnPhonesAlone() throws {
    let box =
      "GroupBox { Text(\"content\").id(\"content\") } label: { Text(\"label\").id(\"label\") }.id(\"box\")"
    let phone = try compile(box)
    let (inside, whole) = (try #require(phone.frame(ofID: "label")), try #require(phone.frame(ofID: "box")))
    #expect(inside.x - whole.x == 16 && inside.y - whole.y == 16, "\(inside) in \(whole)")
    let mac = try compile(box, on: .macOS)
    let (above, all) = (try #require(mac.frame(ofID: "label")), try #require(mac.frame(ofID: "box")))
    #expect(above.x - all.x == 10 && above.y == all.y, "\(above) in \(all)")
  }

  @Test func progressTakesTheColorsOfAGradient() throws {
    func isGraded(_ tint: String) throws -> Bool {
      let picture = try compile("ProgressView(value: 0.5).tint(\(tint))").svg()
      return String(decoding: picture, as: UTF8.self).contains("linearGradient")
    }
    #expect(try !isGraded(".red"))
    #expect(
      try isGraded("LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)"))
  }
}
