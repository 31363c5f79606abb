import Foundation
import LayTestSupport
import Testing

@testable import LayCommand

/// `lay render --watch` at work on the folder `in`.
private final class WatchProcess {
  private let process = Process()
  private let scratch: Scratch

  init(_ scratch: Scratch, _ options: [String]) throws {
    self.scratch = scratch
    process.executableURL = LayProcess.executable
    process.arguments = ["render", "in", "-o", "out", "--watch"] + options
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    try scratch.add("log")
    process.standardError = FileHandle(forWritingAtPath: scratch.path + "/log")
    try process.runOpenToSignals()
  }

  deinit { process.end(SIGKILL) }

  func end(_ signal: Int32) { process.end(signal) }

  var log: String { (try? scratch.text("log")) ?? "" }

  /// Waits for a picture to be of some kind; how long it took, in seconds, or nil after a while.
  func wait(for name: String, _ isReached: (String?) -> Bool) -> Double? {
    let start = Clock.seconds
    while Clock.seconds - start < 10 {
      if isReached(try? scratch.text("out/" + name)) { return Clock.seconds - start }
      usleep(1_000)
    }
    return nil
  }

  func wait(for name: String, toContain text: String) -> Double? {
    wait(for: name) { $0?.contains(text) ?? false }
  }

  /// Waits until the first pass is over.
  func waitUntilWatching() {
    let start = Clock.seconds
    while !log.contains("watching"), Clock.seconds - start < 10 { usleep(1_000) }
  }
}

@Suite("lay render --watch")
struct WatchProcessTests {
  private func picture(_ width: Int) -> String {
    "#Preview(traits: .fixedLayout(width: \(width), height: 60)) { Color.red }\n"
  }

  @Test("draws what is saved, by whatever way it is saved", arguments: [[], ["--poll"]])
  func saves(options: [String]) throws {
    let scratch = try Scratch()
    try scratch.add("in/a.lay", picture(10))
    try scratch.add("in/b.lay", picture(10))
    let watch = try WatchProcess(scratch, options)
    watch.waitUntilWatching()

    try scratch.add("in/a.lay", picture(11))
    #expect(watch.wait(for: "a.svg", toContain: "width=\"11\"") != nil, "written in place: \(watch.log)")
    try scratch.add("in/.a.lay.swp", picture(12))
    #expect(rename(scratch.path + "/in/.a.lay.swp", scratch.path + "/in/a.lay") == 0)
    #expect(watch.wait(for: "a.svg", toContain: "width=\"12\"") != nil, "renamed onto: \(watch.log)")
    try scratch.add("in/new/deep/c.lay", picture(13))
    #expect(watch.wait(for: "new/deep/c.svg", toContain: "width=\"13\"") != nil, "a new folder: \(watch.log)")
    try scratch.add("in/new/deep/c.lay", picture(14))
    #expect(watch.wait(for: "new/deep/c.svg", toContain: "width=\"14\"") != nil, "saved there: \(watch.log)")
    try scratch.remove("in/new")
    #expect(watch.wait(for: "new/deep/c.svg") { $0 == nil } != nil, "a folder removed: \(watch.log)")
    try scratch.add("in/a.lay", "Colour.red\n")
    #expect(watch.wait(for: "index.html", toContain: "nothing named") != nil, "a mistake: \(watch.log)")
    try scratch.add("in/a.lay", picture(15))
    #expect(watch.wait(for: "a.svg", toContain: "width=\"15\"") != nil, "mended: \(watch.log)")
    #expect(!watch.log.contains("wrote b.svg"), "the other file was left alone: \(watch.log)")

    #expect(watch.wait(for: "index.html") { !($0?.contains("nothing named") ?? true) } != nil)
    #expect(watch.wait(for: ".lay-journal") { $0 == nil } != nil, "the pass has ended")
    watch.end(SIGTERM)
    #expect(watch.log.contains("in/a.lay:1:1: error:"))
    let seen = try scratch.tree("out")
    let rerun = try LayProcess(["render", "in", "-o", "out"], in: scratch)
    #expect(rerun.errors.contains("0 written, 2 unchanged"))
    #expect(try scratch.tree("out") == seen)
  }

  @Test("a folder without files is watched until there are some")
  func empty() throws {
    let scratch = try Scratch()
    try scratch.add("in/readme.txt")
    let watch = try WatchProcess(scratch, [])
    watch.waitUntilWatching()
    try scratch.add("in/a.lay", picture(10))
    #expect(watch.wait(for: "a.svg", toContain: "width=\"10\"") != nil, "\(watch.log)")
  }

  @Test("draws what shows an image that was saved, and one that was missing")
  func images() throws {
    let scratch = try Scratch()
    try scratch.add("in/a.lay", "#Preview(traits: .fixedLayout(width: 50, height: 50)) { Image(\"pic\") }\n")
    try scratch.add("in/b.lay", picture(10))
    let watch = try WatchProcess(scratch, [])
    watch.waitUntilWatching()
    var before = try scratch.text("out/a.svg")
    for size in [10, 20] {
      try scratch.add(
        "in/pic.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"\(size)\"/>\n")
      #expect(watch.wait(for: "a.svg") { $0 != nil && $0 != before } != nil, "\(size) points: \(watch.log)")
      before = try scratch.text("out/a.svg")
    }
    #expect(!watch.log.contains("wrote b.svg"))
  }
}
