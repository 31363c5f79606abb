import Foundation
import LayTestSupport
import Testing

/// Pictures in outlines, and those that another program makes.
@Suite("PNG, PDF and glyphs")
struct PictureProcessTests {
  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.add("a.lay", "Text(\"AA\")\n")
    try Data(TinyFont.bytes).write(to: URL(fileURLWithPath: scratch.path + "/tiny.ttf"))
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/bin", withIntermediateDirectories: true)
    return scratch
  }

  private func add(program name: String, _ script: String, to scratch: Scratch) throws {
    try scratch.add("bin/" + name, "#!/bin/sh\n" + script)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: scratch.path + "/bin/" + name)
  }

  private func lay(_ words: [String], _ scratch: Scratch) throws -> LayProcess {
    try LayProcess(
      words + ["--system-font", "tiny.ttf"], in: scratch,
      environment: ["PATH": scratch.path + "/bin", "TMPDIR": scratch.path, "HOME": scratch.path])
  }

  @Test("--text glyphs defines each glyph once and keeps the words")
  func glyphs() throws {
    let run = try lay(["compile", "a.lay", "--text", "glyphs"], scratch())
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output.components(separatedBy: "<path id=\"g1\" d=\"M0 0L300 -700L600 0Z").count == 2,
      "\(run.output)")
    #expect(run.output.components(separatedBy: "<use xlink:href=\"#g1\"").count == 3)
    #expect(run.output.contains("aria-label=\"AA\"") && !run.output.contains("<text"))
  }

  @Test("what is no font is refused")
  func notAFont() throws {
    let run = try LayProcess(
      ["compile", "a.lay", "--text", "glyphs", "--system-font", "a.lay"], in: scratch())
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("cannot use font 'a.lay'"))
  }

  @Test("an ending that tells no format is refused", arguments: ["a.gif", "b/a.jpg", "a.svgz"])
  func unknownEnding(name: String) throws {
    let scratch = try scratch()
    let run = try lay(["compile", "a.lay", "-o", name], scratch)
    #expect(run.status == 2)
    #expect(run.errors.contains("'\(name)' ends in none of .svg, .png, .pdf and .json"))
    #expect(try lay(["compile", "a.lay", "-o", "a.picture", "--format", "svg"], scratch).status == 0)
  }

  @Test(
    "what a picture shows goes together",
    arguments: [
      (["--chrome"], "'--chrome' draws a device, and none is named"),
      (["--device-frame"], "'--device-frame' draws a device, and none is named"),
      (["--device-frame", "--device", "iphone-16", "--fit"], "'--device-frame' shows the whole screen"),
      (["--chrome", "--device", "iphone-16", "--margin", "3"], "'--chrome' shows the whole screen"),
      (
        ["--chrome", "--device", "iphone-16", "--width", "90"],
        "'--chrome' draws the whole screen of the device"
      ),
      (["--background", "bleu"], "'--background' takes none, #RRGGBB or a colour of SwiftUI's, not 'bleu'"),
      (["--margin", "-1"], "'--margin' takes a number from 0 to 10000, not '-1'"),
      (
        ["--color-scheme", "auto", "--format", "json"],
        "only an SVG can be light or dark as its viewer prefers"
      ),
      (["--color-scheme", "auto", "-o", "a.png"], "only an SVG can be light or dark as its viewer prefers"),
    ])
  func faultyChoices(words: [String], message: String) throws {
    let run = try lay(["compile", "a.lay"] + words, scratch())
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("render and compile crop to the content, and draw both appearances into one file")
  func choices() throws {
    let scratch = try scratch()
    try scratch.add("b.lay", "Color.red.frame(width: 91, height: 60)\n")
    let size = "width=\"123\" height=\"92\" viewBox=\""
    #expect(try lay(["compile", "b.lay", "--fit"], scratch).output.contains(size))
    #expect(try lay(["render", "b.lay", "-o", "out", "--margin", "16"], scratch).status == 0)
    #expect(try scratch.text("out/b.svg").contains(size))
    // The left half of a ring of 40 points: 20 by 40, and half the pen around it.
    try scratch.add(
      "c.lay",
      """
      #Preview(traits: .fixedLayout(width: 100, height: 100)) {
        Circle().trim(from: 0, to: 0.5).rotation(.degrees(90))
          .stroke(.red, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
          .frame(width: 40, height: 40)
      }

      """)
    let half = try lay(["compile", "c.lay", "--fit"], scratch).output
    #expect(half.contains("width=\"56\" height=\"76\" viewBox=\""), "\(half.prefix(200))")
    let both = try lay(["compile", "b.lay", "--color-scheme", "auto"], scratch).output
    #expect(both.contains("class=\"lay-light\"") && both.contains("class=\"lay-dark\""))
    #expect(both.contains("#ff383c") && both.contains("#ff4245"))
    #expect(try lay(["compile", ".", "-o", "all/", "--color-scheme", "auto"], scratch).status == 0)
    #expect(try scratch.text("all/b.svg") == both)
  }

  @Test("a date that a view has as its state or is handed is no unknown one")
  func dates() throws {
    let scratch = try scratch()
    try scratch.add(
      "d.lay",
      """
      struct Handed: View {
        @Binding var date: Date
        var body: some View { DatePicker("A", selection: $date) }
      }
      struct Held: View {
        @State private var date = Date()
        var body: some View { Handed(date: $date) }
      }
      #Preview { Held() }

      """)
    let run = try lay(["compile", "d.lay"], scratch)
    #expect(run.errors.isEmpty && run.output.contains("Jan 1, 2026"), "\(run.errors)")
  }

  @Test("without a converter it says what to install", arguments: ["png", "pdf"])
  func noConverter(format: String) throws {
    let scratch = try scratch()
    let run = try lay(["compile", "a.lay", "-o", "a." + format], scratch)
    #expect(run.status == 2)
    #expect(run.errors.contains("install ") && run.errors.contains("rsvg-convert (of librsvg)"))
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/a." + format))
  }

  @Test("the converter gets the picture with outlines, and words as they are")
  func converts() throws {
    let scratch = try scratch()
    // Its own words, the last one the source, and then that.
    try add(
      program: "rsvg-convert",
      "for last; do :; done\nprintf '%s|' \"$@\" > \"$9\"\nexec /bin/cat \"$last\" >> \"$9\"\n", to: scratch)
    try add(program: "resvg", "printf '%s|' \"$@\" > \"$4\"\nexec /bin/cat \"$3\" >> \"$4\"\n", to: scratch)
    let png = try lay(["compile", "a.lay", "--scale", "2", "-o", "a b $(x).png"], scratch)
    #expect(png.status == 0 && png.errors.isEmpty)
    let text = try scratch.text("a b $(x).png")
    #expect(text.hasPrefix("--zoom|2.0|") && text.contains("<use xlink:href=\"#g1\""))
    let pdf = try lay(["compile", "a.lay", "-o", "a.pdf"], scratch)
    #expect(pdf.status == 0 && pdf.errors.isEmpty)
    #expect(try scratch.text("a.pdf").hasPrefix("--unlimited|--format|pdf|"))
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    #expect(left.filter { $0.hasPrefix("lay-") }.isEmpty)
  }

  @Test("a converter that fails is told of, with what it said, and leaves no file")
  func fails() throws {
    let scratch = try scratch()
    try add(program: "resvg", "echo 'no such thing' >&2\nexit 3\n", to: scratch)
    let run = try lay(["compile", "a.lay", "-o", "a.png"], scratch)
    #expect(run.status == 2 && run.errors.contains("resvg failed: no such thing"))
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/a.png"))
  }

  @Test("lay render --png writes pictures of both kinds")
  func renders() throws {
    let scratch = try scratch()
    try add(program: "resvg", "exec /bin/cp \"$3\" \"$4\"\n", to: scratch)
    let run = try lay(["render", "a.lay", "-o", "out", "--png"], scratch)
    #expect(run.status == 0)
    #expect(try scratch.text("out/a.svg").contains("<text"))
    #expect(try scratch.text("out/a.png").contains("<use"))
  }
}
