import Foundation
import LayTestSupport
import Testing

@testable import LayCommand

@Suite("lay render, cut short or twice at once")
struct RenderInterruptionTests {
  @Test("killed at any moment and run again, it leaves the bytes of a run that was not", .thorough)
  func killed() throws {
    let scratch = try Scratch()
    for number in 0..<60 { try scratch.add("in/\(number % 7)/\(number).lay", picture(number)) }
    _ = try LayProcess(["render", "in", "-o", "whole"], in: scratch)
    for round in 0..<12 {
      // Something else lies in the way: pictures of an older version of half the sources, and of one that goes.
      for number in 0..<30 { try scratch.add("in/\(number % 7)/\(number).lay", picture(number + 1)) }
      try scratch.add("in/gone.lay", picture(99))
      try LayProcess.interrupt(
        ["render", "in", "-o", "out"], in: scratch, after: 0.004 * Double(round), SIGKILL)
      for number in 0..<30 { try scratch.add("in/\(number % 7)/\(number).lay", picture(number)) }
      try scratch.remove("in/gone.lay")
      try LayProcess.interrupt(
        ["render", "in", "-o", "out"], in: scratch, after: 0.003 * Double(round),
        round % 2 == 0 ? SIGKILL : SIGINT)
      for (name, data) in (try? scratch.tree("out")) ?? [:] where name.hasSuffix(".svg") {
        #expect(data.suffix(7) == Data("</svg>\n".utf8), "\(name) is cut off")
      }
      let run = try LayProcess(["render", "in", "-o", "out"], in: scratch)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try scratch.differences("out", "whole") == [], "round \(round)")
    }
  }

  /// What a run leaves that was killed when it had drawn an older state of some sources.
  private func leaveUnfinished(_ pictures: [(name: String, text: String)], in scratch: Scratch) throws {
    for (name, text) in pictures {
      try scratch.add("older/" + name + ".lay", text)
    }
    _ = try LayProcess(["render", "older", "-o", "left"], in: scratch)
    var journal = ""
    for (path, bytes) in try scratch.tree("left") where path != ".lay-manifest.json" {
      let artifact = Manifest.Artifact(path: path, Array(bytes))
      journal += "\(artifact.size) \(artifact.hash.text) \(path)\0"
      try scratch.add("out/" + path, String(decoding: bytes, as: UTF8.self))
    }
    try scratch.add("out/.lay-journal", journal)
  }

  @Test("a run that does not look at all that a killed one left does not vouch for it")
  func leftByKilled() throws {
    let scratch = try Scratch()
    for number in 10..<30 { try scratch.add("in/\(number).lay", picture(number)) }
    let render = { (words: [String]) in try LayProcess(["render"] + words, in: scratch) }
    _ = try render(["in", "-o", "whole"])
    _ = try render(["in", "-o", "out"])
    let older = (10..<30).map { ("\($0)", picture($0 + 50)) } + [("gone", picture(9))]
    // One share alone, and then the page: the other share was not looked at.
    try leaveUnfinished(older, in: scratch)
    _ = try render(["in", "-o", "out", "--shard", "1/2"])
    _ = try render(["--gallery-only", "out"])
    #expect(try render(["in", "-o", "out"]).status == 0)
    #expect(try scratch.differences("out", "whole") == [])
    // A folder that cannot be searched: nothing may be removed, nor forgotten.
    try leaveUnfinished(older, in: scratch)
    try scratch.link("in/nowhere.lay", to: "nothing")
    #expect(try render(["in", "-o", "out", "--follow-links"]).status == 2)
    #expect(try scratch.visible("out").contains("gone.svg"))
    try scratch.remove("in/nowhere.lay")
    #expect(try render(["in", "-o", "out"]).status == 0)
    #expect(try scratch.differences("out", "whole") == [])
  }

  @Test("what was drawn of a source before its drawing failed is lay's own afterwards")
  func partlyDrawn() throws {
    let scratch = try folderOfSources()
    try scratch.add("out/two-second.svg", "drawn by hand")
    #expect(try LayProcess(["render", "in", "-o", "out"], in: scratch).status == 2)
    try scratch.remove("out/two-second.svg")
    try scratch.add("in/two.lay", picture(20, name: "First") + picture(30, name: "Second"))
    #expect(try LayProcess(["render", "in", "-o", "out"], in: scratch).status == 0)
    _ = try LayProcess(["render", "in", "-o", "fresh"], in: scratch)
    #expect(try scratch.differences("out", "fresh") == [])
  }

  @Test("two runs do not write to one folder at a time")
  func locked() throws {
    let scratch = try folderOfSources()
    try scratch.add("out/.lay-journal")
    let descriptor = open(scratch.path + "/out/.lay-journal", O_RDWR)
    #expect(flock(descriptor, LOCK_EX) == 0)
    let refused = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    #expect(refused.status == 2 && refused.errors.contains("another 'lay render' is writing there"))
    close(descriptor)
    #expect(try LayProcess(["render", "in", "-o", "out"], in: scratch).status == 0)
  }
}
