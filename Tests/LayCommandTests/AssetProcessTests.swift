import Foundation
import LayTestSupport
import Testing

@Suite("lay --assets")
struct AssetProcessTests {
  private static let source = """
    #Preview("One", traits: .fixedLayout(width: 200, height: 100)) {
      VStack { Image("leaf").id("leaf"); Color("sea").frame(width: 5, height: 5) }
    }

    """
  private static let leaf = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"24\"/>"
  private static let sea =
    "{\"colors\": [{\"color\": {\"components\": {\"red\": \"0.000\", \"green\": \"0x80\", \"blue\": \"255\"}}}]}"

  private func scratch(in folder: String) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.add("views/one.lay", Self.source)
    try scratch.add(folder + "/leaf.svg", Self.leaf)
    try scratch.add(folder + "/Media.xcassets/sea.colorset/Contents.json", Self.sea)
    return scratch
  }

  @Test("images and colours lie beside the file, or where --assets says")
  func found() throws {
    let options: [(folder: String, arguments: [String])] = [
      ("views", []), ("media", ["--assets", "media"]), ("media", ["--assets=media/"]),
    ]
    for (folder, arguments) in options {
      let run = try LayProcess(["compile", "views/one.lay"] + arguments, in: scratch(in: folder))
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      let data = Data(Self.leaf.utf8).base64EncodedString()
      #expect(
        run.output.contains(
          "width=\"40\" height=\"24\" preserveAspectRatio=\"none\" xlink:href=\"data:image/svg+xml"))
      #expect(run.output.contains(data))
      #expect(run.output.contains("fill=\"#0080ff\""))
    }
  }

  @Test("what is not there is a warning with a way out", arguments: ["compile", "lint"])
  func missing(command: String) throws {
    let output = command == "compile" ? ["-o", "out/"] : []
    let run = try LayProcess([command, "views/one.lay"] + output, in: scratch(in: "media"))
    #expect(run.status == 0)
    #expect(
      run.errors.contains("2:18: warning: the image 'leaf' is not at hand: a box of 60 × 60 stands for it"))
    #expect(run.errors.contains("name its folder with --assets"))
    #expect(run.errors.contains("2:44: warning: the color 'sea' is not known here"))
  }

  @Test("a file that is no image is told with its name")
  func broken() throws {
    let scratch = try scratch(in: "views")
    try scratch.add("views/leaf.svg", "<svg width='1")
    let run = try LayProcess(["compile", "views/one.lay"], in: scratch)
    #expect(run.status == 0)
    #expect(run.errors.contains("the image 'leaf' can't be used: leaf.svg: its header is cut off"))
  }

  @Test("--assets wants a folder")
  func noFolder() throws {
    let run = try LayProcess(["compile", "views/one.lay", "--assets", "none"], in: scratch(in: "views"))
    #expect(run.status == 2)
    #expect(run.errors.contains("'--assets' takes a folder, and 'none' is none"))
  }
}
