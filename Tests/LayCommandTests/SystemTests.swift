import Foundation
import LayTestSupport
import Testing

@testable import LayCommand

@Suite("Folders")
struct FolderTests {
  @Test("files come sorted, hidden ones and other kinds do not")
  func walk() throws {
    let scratch = try Scratch()
    for name in ["b.lay", "a/z.lay", "a/y.txt", ".git/c.lay", ".d.lay", "a/b/x.lay", "B.lay"] {
      try scratch.add(name)
    }
    var walk = FolderWalk(suffix: ".lay")
    walk.add(scratch.path)
    #expect(
      walk.files.map { $0.dropFirst(scratch.path.count + 1) } == ["B.lay", "a/b/x.lay", "a/z.lay", "b.lay"])
    #expect(walk.errors.isEmpty)
  }

  @Test("links that lead back are not followed round and round")
  func loops() throws {
    let scratch = try Scratch()
    try scratch.add("a/x.lay")
    try scratch.link("a/up", to: "..")
    try scratch.link("a/self", to: ".")
    try scratch.link("a/b.lay", to: "x.lay")
    var walk = FolderWalk(suffix: ".lay")
    walk.add(scratch.path)
    #expect(walk.files.map { $0.dropFirst(scratch.path.count + 1) } == ["a/b.lay", "a/x.lay"])
  }

  @Test("a missing folder is an error that names it")
  func missing() {
    var walk = FolderWalk(suffix: ".lay")
    walk.add("/no/such/folder")
    #expect(walk.errors.map(\.message) == ["cannot read '/no/such/folder': No such file or directory"])
  }

  @Test func folderIsMadeWithItsParents() throws {
    let scratch = try Scratch()
    try makeFolder(scratch.path + "/a/b/c/")
    try makeFolder(scratch.path + "/a/b")
    #expect(PathKind(scratch.path + "/a/b/c") == .folder)
    try scratch.add("file")
    #expect(throws: SystemError.self) { try makeFolder(scratch.path + "/file/x") }
    #expect(throws: SystemError.self) { try makeFolder(scratch.path + "/file") }
  }

  @Test(arguments: [("a/b.lay", "a", "b.lay"), ("b.lay", "", "b.lay"), ("/b", "/", "b"), ("a/", "a", "")])
  func splitting(path: String, folder: String, name: String) {
    #expect(splitPath(path) == (folder, name))
  }
}

@Suite("Writing")
struct WritingTests {
  @Test("a file is replaced whole, and no temporary file stays")
  func replace() throws {
    let scratch = try Scratch()
    try Writing.file(scratch.path + "/a.svg", Array("one".utf8))
    try Writing.file(scratch.path + "/a.svg", Array("two".utf8))
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
    try Writing.file(path, Array(text.utf8))
    #expect(try attributes().number == number)
    #expect(try #require(attributes().time).timeIntervalSince1970 > 1_000_000)
    let other = String(text.dropLast()) + "!"
    try Writing.file(path, Array(other.utf8))
    #expect(try scratch.text("a.svg") == other)
    #expect(scratch.names == ["a.svg"])
  }

  @Test("what a link leads to is replaced, not the link")
  func link() throws {
    let scratch = try Scratch()
    try scratch.add("real/a.svg", "old")
    try scratch.link("a.svg", to: "real/a.svg")
    try Writing.file(scratch.path + "/a.svg", Array("new".utf8))
    #expect(try scratch.text("real/a.svg") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path + "/a.svg") == "real/a.svg")
  }

  @Test("a failure says which file, and leaves nothing behind")
  func failure() throws {
    let scratch = try Scratch()
    try scratch.add("folder/x")
    #expect(throws: SystemError("cannot write", scratch.path + "/folder", reason: "it is a folder")) {
      try Writing.file(scratch.path + "/folder", [1])
    }
    #expect(throws: SystemError.self) { try Writing.file(scratch.path + "/none/a.svg", [1]) }
    #expect(scratch.names == ["folder"])
  }

  @Test("devices are written in place")
  func device() throws {
    try Writing.file("/dev/null", Array("gone".utf8))
    #expect(PathKind("/dev/null") == .file)
  }
}

@Suite("Reading")
struct ReadingTests {
  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 300_000])
  func wholeFile(size: Int) throws {
    let scratch = try Scratch()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: URL(fileURLWithPath: scratch.path + "/x"))
    #expect(try Reading.file(scratch.path + "/x") == bytes)
  }

  @Test func endlessFileIsRefused() {
    #expect(
      throws: SystemError("cannot read", "/dev/zero", reason: "larger than 128 MiB, the most that is read")
    ) {
      try Reading.file("/dev/zero")
    }
  }

  @Test func missingFile() {
    #expect(throws: SystemError("cannot read", "/none", reason: "No such file or directory")) {
      try Reading.file("/none")
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
