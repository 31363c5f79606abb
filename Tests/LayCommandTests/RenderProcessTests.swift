import Foundation
import LayTestSupport
import Testing

@testable import LayCommand

extension Scratch {
  /// Every file below a folder, hidden ones too, with its bytes.
  func tree(_ folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    let root = path + "/" + folder
    for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
      var isFolder: ObjCBool = false
      let file = root + "/" + name
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else {
        continue
      }
      files[name] = try Data(contentsOf: URL(fileURLWithPath: file))
    }
    return files
  }

  /// What tells two folders apart, file by file: empty where nothing does.
  func differences(_ folder: String, _ other: String) throws -> [String] {
    let (a, b) = (try tree(folder), try tree(other))
    return Set(a.keys).union(b.keys).sorted().compactMap { name in
      switch (a[name], b[name]) {
      case (nil, _): "\(name) is missing"
      case (_, nil): "\(name) should not be there"
      case (let bytes?, let others?) where bytes != others:
        "\(name) has \(bytes.count) bytes for \(others.count), the first \(zip(bytes, others).prefix { $0 == $1 }.count) alike"
      default: nil
      }
    }
  }

  /// Names of the files below a folder that are not hidden, and lie in no hidden folder.
  func visible(_ folder: String) throws -> [String] {
    try tree(folder).keys.filter { !$0.hasPrefix(".") && !$0.contains("/.") }.sorted()
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }
}

/// A picture of one rectangle.
func picture(_ width: Int, name: String = "Picture") -> String {
  "#Preview(\"\(name)\", traits: .fixedLayout(width: 90, height: 60)) { Color.red.frame(width: \(width), height: 9) }\n"
}

/// A folder of sources: one layout, two layouts, one in a folder.
func folderOfSources() throws -> Scratch {
  let scratch = try Scratch()
  try scratch.add("in/one.lay", picture(1))
  try scratch.add("in/two.lay", picture(2, name: "First") + picture(3, name: "Second"))
  try scratch.add("in/deep/er/three.lay", picture(4))
  return scratch
}

private let pictures = ["deep/er/three.svg", "index.html", "one.svg", "two-first.svg", "two-second.svg"]

@Suite("lay render")
struct RenderProcessTests {
  @Test("the tree is mirrored, and the second run leaves it alone")
  func mirror() throws {
    let scratch = try folderOfSources()
    let run = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("3 files, 4 layouts: 4 written, 0 unchanged, 0 removed, 0 failed in "))
    #expect(try scratch.visible("out") == pictures)
    #expect(try scratch.text("out/one.svg").contains("<title>Picture</title>"))
    let before = try scratch.tree("out")
    let again = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    #expect(again.errors.hasPrefix("3 files, 4 layouts: 0 written, 4 unchanged, "))
    #expect(try scratch.tree("out") == before)
    #expect(try LayProcess(["render", "in", "-o", "out", "--quiet"], in: scratch).errors.isEmpty)
  }

  @Test("a picture is what compile draws")
  func sameAsCompile() throws {
    let scratch = try folderOfSources()
    for format in ["svg", "json"] {
      _ = try LayProcess(["render", "in", "-o", "out", "--format", format], in: scratch)
      let compiled = try LayProcess(["compile", "in/one.lay", "--format", format], in: scratch)
      #expect(try scratch.text("out/one.\(format)") == compiled.output)
    }
    #expect(try !scratch.visible("out").contains("one.svg"), "the other format's files have gone")
  }

  @Test("only what has changed is drawn, and what was damaged")
  func incremental() throws {
    let scratch = try folderOfSources()
    _ = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    let before = try scratch.tree("out")
    try scratch.add("in/one.lay", picture(50))
    let changed = try LayProcess(["render", "in", "-o", "out", "--verbose"], in: scratch)
    #expect(changed.errors.contains("wrote one.svg\n") && changed.errors.contains("1 written, 3 unchanged"))
    try scratch.add("in/one.lay", picture(1))
    try scratch.add("out/two-first.svg", "damaged")
    try scratch.remove("out/deep")
    #expect(try LayProcess(["render", "in", "-o", "out"], in: scratch).status == 0)
    #expect(try scratch.tree("out") == before)
  }

  @Test("options that change the picture draw it anew, others do not")
  func options() throws {
    let scratch = try folderOfSources()
    _ = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    let idle = try LayProcess(["render", "in", "-o", "out", "--jobs=3", "--color", "never"], in: scratch)
    #expect(idle.errors.contains("0 written, 4 unchanged"))
    let outlined = try LayProcess(["render", "in", "-o", "out", "--outline"], in: scratch)
    #expect(outlined.errors.contains("4 written, 0 unchanged"))
    let forced = try LayProcess(["render", "in", "-o", "out", "--outline", "--force"], in: scratch)
    #expect(forced.errors.contains("0 written, 4 unchanged"), "drawn again, and the same")
  }

  @Test("pictures without a source go, but not what lay did not write")
  func stale() throws {
    let scratch = try folderOfSources()
    _ = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    try scratch.add("out/deep/notes.txt", "mine")
    try scratch.add("out/two-second.svg", "edited")
    try scratch.remove("in/deep")
    try scratch.remove("in/two.lay")
    let run = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    #expect(run.status == 0)
    #expect(run.errors.contains("warning: 'out/two-second.svg' has no source any more, and stays"))
    #expect(try scratch.visible("out") == ["deep/notes.txt", "index.html", "one.svg", "two-second.svg"])
    #expect(try scratch.text("out/two-second.svg") == "edited")
    try scratch.remove("in/one.lay")
    let empty = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    #expect(empty.status == 2, "a folder without files is a mistake rather than a wish")
    #expect(try scratch.visible("out").contains("one.svg"))
  }

  @Test("a file that lay did not write is not replaced, unless by force")
  func foreign() throws {
    let scratch = try folderOfSources()
    try scratch.add("out/one.svg", "drawn by hand")
    let run = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write 'out/one.svg': a file is there that lay did not write"))
    #expect(try scratch.text("out/one.svg") == "drawn by hand")
    #expect(try scratch.visible("out") == pictures, "the rest is drawn")
    #expect(try LayProcess(["render", "in", "-o", "out", "--force"], in: scratch).status == 0)
    #expect(try scratch.text("out/one.svg").hasSuffix("</svg>\n"))
  }

  @Test("a bad file stops nothing, and keeps the picture that it had")
  func failing() throws {
    let scratch = try folderOfSources()
    _ = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    let old = try scratch.text("out/one.svg")
    try scratch.add("in/one.lay", "VStack(spacng: 8) { Color.red }\n")
    try scratch.add("in/new.lay", "Colour.red\n")
    try scratch.add("in/two.lay", picture(20))
    for _ in 0..<2 {
      let run = try LayProcess(["render", "in", "-o", "out"], in: scratch)
      #expect(run.status == 1)
      #expect(run.errors.contains("in/one.lay:1:8: error:") && run.errors.contains("in/new.lay:1:1: error:"))
      #expect(run.errors.contains("2 failed"))
      #expect(try scratch.text("out/one.svg") == old)
      #expect(try scratch.visible("out") == ["deep/er/three.svg", "index.html", "one.svg", "two.svg"])
    }
    #expect(try scratch.text("out/index.html").contains("spacng"), "the page shows what is wrong")
  }

  @Test("--check and --dry-run change nothing; --check fails where something would change")
  func previews() throws {
    let scratch = try folderOfSources()
    let unmade = try LayProcess(["render", "in", "-o", "out", "--check"], in: scratch)
    #expect(unmade.status == 1 && !FileManager.default.fileExists(atPath: scratch.path + "/out"))
    _ = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    #expect(try LayProcess(["render", "in", "-o", "out", "--check"], in: scratch).status == 0)
    let before = try scratch.tree("out")
    try scratch.remove("in/two.lay")
    try scratch.add("in/one.lay", picture(7))
    for (option, status) in [("--check", 1), ("--dry-run", 0)] {
      let run = try LayProcess(["render", "in", "-o", "out", option], in: scratch)
      #expect(run.status == status)
      #expect(
        run.errors.contains("would write one.svg\n") && run.errors.contains("would remove two-first.svg\n"))
      #expect(run.errors.contains("would write index.html\n"))
      #expect(run.errors.contains("2 files, 2 layouts: 1 to write, 1 unchanged, 2 to remove, 0 failed"))
      #expect(try scratch.tree("out") == before)
    }
  }

  @Test("--check needs no manifest: it compares what is there")
  func checkWithoutManifest() throws {
    let scratch = try folderOfSources()
    _ = try LayProcess(["render", "in", "-o", "out", "--no-gallery"], in: scratch)
    #expect(try scratch.visible("out") == pictures.filter { $0 != "index.html" })
    try scratch.remove("out/.lay-manifest.json")
    #expect(
      try LayProcess(["render", "in", "-o", "out", "--no-gallery", "--check"], in: scratch).status == 0)
    try scratch.add("in/one.lay", picture(8))
    #expect(
      try LayProcess(["render", "in", "-o", "out", "--no-gallery", "--check"], in: scratch).status == 1)
  }

  @Test("the bytes are the same for any number of jobs, and in shards")
  func sameBytes() throws {
    let scratch = try folderOfSources()
    for number in 0..<40 { try scratch.add("in/many/\(number).lay", picture(number)) }
    _ = try LayProcess(["render", "in", "-o", "one", "--jobs", "1"], in: scratch)
    _ = try LayProcess(["render", "in", "-o", "eight", "--jobs", "8"], in: scratch)
    let whole = try scratch.tree("one")
    #expect(try scratch.tree("eight") == whole)
    for shard in ["2/3", "1/3", "3/3"] {
      let run = try LayProcess(["render", "in", "-o", "shards", "--shard", shard], in: scratch)
      #expect(run.status == 0)
    }
    #expect(try !scratch.visible("shards").contains("index.html"))
    #expect(try LayProcess(["render", "--gallery-only", "shards"], in: scratch).status == 0)
    #expect(try scratch.tree("shards") == whole)
  }

  @Test("a share that is missing is told of")
  func missingShard() throws {
    let scratch = try folderOfSources()
    _ = try LayProcess(["render", "in", "-o", "out", "--shard", "1/2"], in: scratch)
    let run = try LayProcess(["render", "--gallery-only", "out"], in: scratch)
    #expect(run.status == 2 && run.errors.contains("no manifest in 'out': shard 2/2 has left none"))
  }

  @Test("a share removes what has no source, of its own files only")
  func staleShard() throws {
    let scratch = try folderOfSources()
    for number in 0..<20 { try scratch.add("in/\(number).lay", picture(number)) }
    _ = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    for number in 0..<20 { try scratch.remove("in/\(number).lay") }
    _ = try LayProcess(["render", "in", "-o", "out", "--shard", "1/2"], in: scratch)
    let left = try scratch.visible("out").count
    #expect(left > pictures.count && left < pictures.count + 20)
    _ = try LayProcess(["render", "in", "-o", "out", "--shard", "2/2"], in: scratch)
    _ = try LayProcess(["render", "--gallery-only", "out"], in: scratch)
    #expect(try scratch.visible("out") == pictures)
    _ = try LayProcess(["render", "in", "-o", "fresh"], in: scratch)
    #expect(try scratch.tree("out") == scratch.tree("fresh"))
  }

  @Test(
    "a manifest that cannot be read is made anew, with a warning",
    arguments: [
      "", "{", "{ \"name\": \"not ours\" }", "{\"layManifest\": 99, \"sources\": []}", "\u{0}\u{1}",
    ])
  func brokenManifest(text: String) throws {
    let scratch = try folderOfSources()
    _ = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    let before = try scratch.tree("out")
    try scratch.add("out/.lay-manifest.json", text)
    let run = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    #expect(run.status == 0 && run.errors.contains("lay: warning: 'out/.lay-manifest.json' is made anew"))
    #expect(try scratch.tree("out") == before)
  }

  @Test("a manifest that names files outside its folder removes none of them")
  func hostileManifest() throws {
    let scratch = try folderOfSources()
    try scratch.add("precious.svg", "")
    let hash = ContentHash([]).text
    try scratch.add(
      "out/.lay-manifest.json",
      """
      { "layManifest": 1, "sources": [ { "source": "x.lay", "key": "\(hash)", "layouts": 1,
        "artifacts": [ { "path": "../precious.svg", "size": 0, "hash": "\(hash)" } ] } ] }
      """)
    let run = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    #expect(run.errors.contains("is made anew"))
    #expect(try scratch.text("precious.svg").isEmpty)
  }

  @Test("each combination of lists is drawn, and only of lists")
  func matrix() throws {
    let scratch = try Scratch()
    try scratch.add("in/a.lay", "Text(\"Hi\")\n")
    let lists = ["--direction", "all", "--color-scheme", "light,dark", "--type-size", "large"]
    #expect(try LayProcess(["render", "in", "-o", "out", "--no-gallery"] + lists, in: scratch).status == 0)
    #expect(
      try scratch.visible("out") == [
        "a@ltr-dark.svg", "a@ltr-light.svg", "a@rtl-dark.svg", "a@rtl-light.svg",
      ])
    let devices = ["--device", "all", "--platform", "macos"]
    #expect(try LayProcess(["render", "in", "-o", "out", "--no-gallery"] + devices, in: scratch).status == 0)
    #expect(
      try scratch.visible("out") == ["a.svg"], "one device of that platform, and the old ones have gone")
    let none = ["--device", "iphone-se", "--platform", "macos"]
    #expect(try LayProcess(["render", "in", "-o", "out"] + none, in: scratch).status == 2)
  }

  @Test("globs choose the files")
  func globs() throws {
    let scratch = try folderOfSources()
    let globs = ["--include", "t*.lay", "--exclude", "deep"]
    #expect(try LayProcess(["render", "in", "-o", "out"] + globs, in: scratch).status == 0)
    #expect(try scratch.visible("out") == ["index.html", "two-first.svg", "two-second.svg"])
  }

  @Test("several folders keep their names; two files for one place are refused")
  func severalFolders() throws {
    let scratch = try folderOfSources()
    try scratch.add("more/one.lay", picture(1))
    #expect(try LayProcess(["render", "in/", "more", "-o", "out"], in: scratch).status == 0)
    #expect(try scratch.visible("out").contains("in/one.svg"))
    #expect(try scratch.visible("out").contains("more/one.svg"))
    let clash = try LayProcess(["render", "in/one.lay", "more/one.lay", "-o", "clash"], in: scratch)
    #expect(clash.status == 2 && clash.errors.contains("another file would be drawn in the same place"))
  }

  @Test("pictures may lie beside their sources, and a folder of pictures below them is no source")
  func outputBesideSources() throws {
    let scratch = try folderOfSources()
    #expect(try LayProcess(["render", "in", "-o", "in"], in: scratch).status == 0)
    #expect(try LayProcess(["render", "in", "-o", "in/out"], in: scratch).status == 0)
    #expect(try scratch.visible("in").contains("one.svg"))
    try scratch.add("in/out/copy.lay", picture(9))
    let run = try LayProcess(["render", "in", "-o", "in/out"], in: scratch)
    #expect(run.errors.hasPrefix("3 files"))
  }

  @Test("what cannot be written is said once, with the reason")
  func unwritable() throws {
    let scratch = try folderOfSources()
    try scratch.add("file", "")
    for output in ["file", "file/out", "/dev/null", "/proc/out"] {
      let run = try LayProcess(["render", "in", "-o", output], in: scratch)
      #expect(run.status == 2 && run.errors.hasPrefix("lay: error: "))
      #expect(run.errors.split(separator: "\n").count <= 2, "\(run.errors)")
    }
  }

  @Test("command lines that mean nothing")
  func usage() throws {
    let scratch = try folderOfSources()
    for words in [
      [], ["in"], ["-o", "out"], ["-", "-o", "out"], ["in", "-o", "out", "--shard", "4/3"],
      ["in", "--gallery-only", "out"], ["none", "-o", "out"],
      ["in", "-o", "out", "--jobs", "0"], ["in", "-o", "out", "--format", "gif"],
    ] {
      let run = try LayProcess(["render"] + words, in: scratch)
      #expect(run.status == 2 && run.errors.hasPrefix("lay: error: "), "\(words): \(run.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/out"))
  }
}
