import Foundation
import LayTestSupport
import Testing

@testable import LayCommand

extension FolderWalk {
  /// The files below a folder, relative to it.
  fileprivate static func list(_ scratch: Scratch, links: LinkScope? = nil) -> FolderWalk {
    var walk = FolderWalk(suffix: ".lay", links: links)
    walk.add(FilePlace(scratch.path, links: links))
    return walk
  }
}

@Suite("Folders")
struct FolderTests {
  @Test("files come sorted, hidden ones and other kinds do not")
  func walk() throws {
    let scratch = try Scratch()
    for name in ["b.lay", "a/z.lay", "a/y.txt", ".git/c.lay", ".d.lay", "a/b/x.lay", "B.lay"] {
      try scratch.add(name)
    }
    let walk = FolderWalk.list(scratch)
    #expect(walk.files.map(\.below) == ["B.lay", "a/b/x.lay", "a/z.lay", "b.lay"])
    #expect(walk.errors.isEmpty && walk.passedLinks.isEmpty)
  }

  @Test("links are passed over unless they are to be followed, and then not round and round, and not out")
  func links() throws {
    let scratch = try Scratch()
    let outside = try Scratch()
    try outside.add("x.lay")
    try scratch.add("a/x.lay")
    try scratch.link("a/up", to: "..")
    try scratch.link("a/self", to: ".")
    try scratch.link("a/b.lay", to: "x.lay")
    try scratch.link("a/notes", to: "x.lay")
    try scratch.link("out.lay", to: outside.path + "/x.lay")
    try scratch.link("outside", to: outside.path)
    let walk = FolderWalk.list(scratch)
    #expect(walk.files.map(\.below) == ["a/x.lay"])
    #expect(
      walk.passedLinks.map { $0.dropFirst(scratch.path.count + 1) } == [
        "a/b.lay", "a/self", "a/up", "out.lay", "outside",
      ])
    let followed = FolderWalk.list(scratch, links: LinkScope([scratch.path]))
    #expect(followed.files.map(\.below) == ["a/b.lay", "a/x.lay"])
    #expect(followed.passedLinks.map { $0.dropFirst(scratch.path.count + 1) } == ["out.lay", "outside"])
    for file in followed.files { #expect(try FileReader.bytes(file).isEmpty) }
    let both = FolderWalk.list(scratch, links: LinkScope([scratch.path, outside.path]))
    #expect(both.files.map(\.below) == ["a/b.lay", "a/x.lay", "out.lay", "outside/x.lay"])
  }

  @Test("nothing is reached through a link, whatever part of a path it is")
  func linkedParts() throws {
    let scratch = try Scratch()
    try scratch.add("real/deep/a.svg", "here")
    try scratch.link("link", to: "real")
    try scratch.link("real/b.svg", to: "deep/a.svg")
    for path in ["link/deep/a.svg", "real/b.svg"] {
      let place = FilePlace(scratch.path, below: path)
      #expect(performing: { try FileReader.bytes(place) }, throws: { ($0 as? SystemError)?.isLink ?? false })
    }
    let folder = try WritableFolder(named: scratch.path)
    #expect(throws: SystemError.self) { try folder.remove("link/deep/a.svg") }
    #expect(throws: SystemError.self) { try folder.makeFolder("link/new") }
    #expect(throws: SystemError.self) {
      try folder.write("real/b.svg", refusing: InputFiles([])) { _ in }
    }
    #expect(try scratch.text("real/deep/a.svg") == "here")
    #expect(
      try FileReader.bytes(FilePlace(scratch.path + "/link", below: "deep/a.svg")) == Array("here".utf8))
  }

  @Test("a missing folder is an error that names it")
  func missing() {
    var walk = FolderWalk(suffix: ".lay", links: nil)
    walk.add(FilePlace("/no/such/folder"))
    #expect(walk.errors.map(\.message) == ["cannot read '/no/such/folder': No such file or directory"])
  }

  @Test("a folder that lies deeper than a path can tell is searched all the same")
  func deep() throws {
    let scratch = try Scratch()
    let name = String(repeating: "n", count: 200)
    var folder = try WritableFolder(named: scratch.path)
    for _ in 0..<30 { folder = WritableFolder(try folder.makeFolder(name)) }
    try folder.write("x.lay", refusing: InputFiles([])) { receiver in
      Array("deep".utf8).withUnsafeBytes(receiver)
    }
    let walk = FolderWalk.list(scratch)
    #expect(walk.errors.isEmpty && walk.files.count == 1)
    #expect(try walk.files.first.map { try FileReader.bytes($0) } == Array("deep".utf8))
    // What tests clean up with takes paths of 4,096 bytes at most.
    for _ in 0..<30 { try? folder.remove("x.lay") }
    let below = Array(repeating: name, count: 30).joined(separator: "/")
    try WritableFolder(named: scratch.path).remove(below + "/x.lay")
    #expect(scratch.names.isEmpty)
  }

  @Test func folderIsMadeWithItsParents() throws {
    let scratch = try Scratch()
    _ = try WritableFolder(making: scratch.path + "/a/b/c/")
    _ = try WritableFolder(making: scratch.path + "/a/b")
    #expect(try PathKind(scratch.path + "/a/b/c") == .folder)
    try scratch.add("file")
    #expect(throws: SystemError.self) { try WritableFolder(making: scratch.path + "/file/x") }
    #expect(throws: SystemError.self) { try WritableFolder(making: scratch.path + "/file") }
  }

  @Test(arguments: [("a/b.lay", "a", "b.lay"), ("b.lay", "", "b.lay"), ("/b", "/", "b"), ("a/", "a", "")])
  func splitting(path: String, folder: String, name: String) {
    #expect(splitPath(path) == (folder, name))
  }

  @Test(
    arguments: [
      ("./in//a/.", "in/a"), ("in/", "in"), (".", "."), ("./", "."), ("/", "/"), ("//a/./b", "/a/b"),
      ("../a", "../a"),
      ("", ""),
    ])
  func plainPaths(path: String, plain: String) {
    #expect(plainPath(path) == plain)
  }

  @Test("every name has a text of its own, which leads back to it")
  func names() {
    let names: [[UInt8]] = [
      Array("plain.lay".utf8), Array("\u{FC}n\u{EF}c\u{1F600}".utf8), [0xFF], [0x61, 0xC3], [0xC3, 0x28],
      [0xED, 0xA0, 0x80],
      [0xEE, 0xBE, 0x80], [0xEE, 0xBF, 0xBF, 0x41], [0xEE, 0x80, 0x80], [0xF0, 0x9F, 0x98],
      [0xF4, 0x90, 0x80, 0x80],
    ]
    var texts: Set<String> = []
    for name in names {
      let text = (name + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { String(systemName: $0) } ?? ""
      }
      #expect(text.withSystemPath { String(cString: $0).utf8.count } >= name.count)
      #expect(text.withSystemPath { path in (0..<strlen(path)).map { UInt8(bitPattern: path[$0]) } } == name)
      #expect(texts.insert(text).inserted)
    }
  }
}

/// Writes a file that was named, as commands do.
private func write(_ path: String, _ text: String, refusing inputs: [String] = []) throws(SystemError) {
  try OutputFile(path: path).write(Array(text.utf8), refusing: InputFiles(inputs.map { FilePlace($0) }))
}

@Suite("Writing")
struct WritingTests {
  @Test("a file is replaced whole, and no temporary file stays")
  func replace() throws {
    let scratch = try Scratch()
    try write(scratch.path + "/a.svg", "one")
    try write(scratch.path + "/a.svg", "two")
    #expect(try scratch.text("a.svg") == "two")
    #expect(scratch.names == ["a.svg"])
  }

  @Test(
    "a file that holds the bytes already stays and is as new as one that was written",
    arguments: ["", "same", Snippet(String(repeating: "many pieces ", count: 50_000))])
  func same(content: Snippet) throws {
    let text = content.text
    let scratch = try Scratch()
    let path = scratch.path + "/a.svg"
    try scratch.add("a.svg", text)
    func attributes() throws -> (number: Int?, time: Date?) {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return (attributes[.systemFileNumber] as? Int, attributes[.modificationDate] as? Date)
    }
    let number = try attributes().number
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: path)
    try write(path, text)
    #expect(try attributes().number == number)
    #expect(try #require(attributes().time).timeIntervalSince1970 > 1_000_000)
    let other = String(text.dropLast()) + "!"
    try write(path, other)
    #expect(try scratch.text("a.svg") == other)
    #expect(scratch.names == ["a.svg"])
  }

  @Test("what a link leads to is replaced, not the link")
  func linked() throws {
    let scratch = try Scratch()
    try scratch.add("real/a.svg", "old")
    try scratch.link("a.svg", to: "real/a.svg")
    try scratch.link("b.svg", to: "nowhere")
    try write(scratch.path + "/a.svg", "new")
    #expect(try scratch.text("real/a.svg") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path + "/a.svg") == "real/a.svg")
    #expect(throws: SystemError.self) { try write(scratch.path + "/b.svg", "new") }
  }

  @Test("what is read is not written over, by whatever name")
  func inputs() throws {
    let scratch = try Scratch()
    try scratch.add("a.lay", "source")
    try scratch.link("link", to: "a.lay")
    try FileManager.default.linkItem(atPath: scratch.path + "/a.lay", toPath: scratch.path + "/hard")
    for name in ["a.lay", "link", "hard"] {
      #expect(
        throws: SystemError("cannot write", "\(scratch.path)/\(name)", reason: "it is one of the inputs")
      ) {
        try write(
          "\(scratch.path)/\(name)", "picture", refusing: [scratch.path + "/none", scratch.path + "/a.lay"])
      }
    }
    #expect(try scratch.text("a.lay") == "source")
  }

  @Test("a source keeps its mode, and an edit made meanwhile is not lost")
  func source() throws {
    let scratch = try Scratch()
    let place = FilePlace(scratch.path, below: "a.lay")
    func attempt(_ name: String = "a.lay", _ meanwhile: () throws -> Void = {}) throws -> String? {
      let place = FilePlace(scratch.path, below: name)
      let content = try FileReader.content(place)
      try meanwhile()
      do throws(SystemError) {
        try WritableFolder.replace(place, holding: content, by: Array("fixed".utf8))
        return nil
      } catch {
        return error.reason
      }
    }
    try scratch.add("a.lay", "first")
    #expect(chmod(place.path, 0o640) == 0)
    #expect(try attempt() == nil)
    #expect(try scratch.text("a.lay") == "fixed")
    #expect(try FileStatus(named: place.path)?.mode == 0o640)
    // Of the same length, and at once: neither size nor time need tell.
    try scratch.add("a.lay", "first")
    let changed = "something else has changed it meanwhile, and it stays"
    #expect(try attempt { try scratch.add("a.lay", "other") } == changed)
    #expect(
      try attempt {
        let file = try #require(fopen(place.path, "w"))
        fputs("third", file)
        fclose(file)
      } == changed)
    #expect(try scratch.text("a.lay") == "third")
    #expect(link(place.path, scratch.path + "/b.lay") == 0)
    #expect(try attempt()?.contains("other names") ?? false)
    #expect(unlink(scratch.path + "/b.lay") == 0)
    #expect(chmod(place.path, 0o444) == 0)
    #expect(try attempt() == "it is read-only")
    #expect(try scratch.text("a.lay") == "third")
    #expect(scratch.names == ["a.lay"])
  }

  @Test("a failure says which file, and leaves nothing behind")
  func failure() throws {
    let scratch = try Scratch()
    try scratch.add("folder/x")
    #expect(throws: SystemError("cannot write", scratch.path + "/folder", reason: "it is a folder")) {
      try write(scratch.path + "/folder", "x")
    }
    #expect(throws: SystemError.self) { try write(scratch.path + "/none/a.svg", "x") }
    #expect(scratch.names == ["folder"])
  }

  @Test("devices are written in place")
  func device() throws {
    try write("/dev/null", "gone")
    #expect(try PathKind("/dev/null") == .file)
  }

  @Test func temporaryNames() {
    #expect(UnfinishedFile.isName(".lay-12-3.tmp"))
    for name in ["a.svg", ".lay-12.tmp", ".lay-a-3.tmp", ".lay--3.tmp", ".lay-1-2-3.tmp", ".lay-1-2"] {
      #expect(!UnfinishedFile.isName(name))
    }
  }
}

@Suite("Reading")
struct ReadingTests {
  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 300_000])
  func wholeFile(size: Int) throws {
    let scratch = try Scratch()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: URL(fileURLWithPath: scratch.path + "/x"))
    #expect(try FileReader.bytes(FilePlace(scratch.path + "/x")) == bytes)
  }

  @Test(
    "only regular files are read, and nothing waits", arguments: ["pipe", "socket", "folder", "/dev/zero"])
  func special(name: String) throws {
    let scratch = try Scratch()
    try scratch.addSpecialFiles()
    let path = name.hasPrefix("/") ? name : scratch.path + "/" + name
    for place in [FilePlace(path), FilePlace(splitPath(path).folder, below: splitPath(path).name)] {
      #expect(
        performing: { try FileReader.bytes(place) },
        throws: { error in
          (error as? SystemError)?.reason.hasPrefix(
            name == "/dev/zero" ? "it is a device" : "it is a " + name) ?? false
        })
    }
  }

  @Test func missingFile() {
    #expect(throws: SystemError("cannot read", "/none", reason: "No such file or directory")) {
      try FileReader.bytes(FilePlace("/none"))
    }
  }
}

@Suite("Deep stack")
struct DeepStackTests {
  @Test("a recursion that no ordinary stack holds ends")
  func depth() {
    /// Counts with a frame of some 100 bytes or more each.
    func count(_ n: Int32) -> Int32 { n == 0 ? 0 : 1 + count(n - 1) }
    #expect(DeepStack.run { _ in count(500_000) } == 500_000)
  }
}
