import LaySyntax
import Testing

@testable import Lay

@Suite("What a live page asks")
struct PreviewDeskTests {
  private static let good = """
    #Preview("One", traits: .fixedLayout(width: 100, height: 80)) {
      VStack { Text("a").padding(); Color.red.id("red") }
    }
    #Preview("Two", traits: .fixedLayout(width: 60, height: 40)) { Color.blue }
    """

  private func desk(_ text: String = good) -> PreviewDesk {
    var desk = PreviewDesk(options: Options())
    desk.open("a.lay", bytes: Array(text.utf8))
    return desk
  }

  /// An answer, as far as these tests look at it.
  private struct Seen {
    var layout = -1
    var layouts: [String] = []
    var pictureCount = 0
    var errors: [String] = []
    var isStale = false
    var svgs: [String] = []
  }

  private func see(_ answer: [UInt8]) throws -> Seen {
    var seen = Seen()
    var reader = JSONReader(answer)
    try reader.object { key, reader throws(JSONFault) in
      switch key {
      case "layout": seen.layout = try reader.integer()
      case "layouts":
        try reader.array { reader throws(JSONFault) in seen.layouts.append(try reader.string()) }
      case "svgs": try reader.array { reader throws(JSONFault) in seen.svgs.append(try reader.string()) }
      case "current":
        seen.isStale = true
        try Self.record(&reader, &seen)
      case "record": try Self.record(&reader, &seen)
      default: try reader.skip()
      }
    }
    try reader.finish()
    return seen
  }

  private static func record(_ reader: inout JSONReader, _ seen: inout Seen) throws(JSONFault) {
    try reader.object { key, reader throws(JSONFault) in
      switch key {
      case "pictures":
        try reader.array { reader throws(JSONFault) in
          seen.pictureCount += 1
          try reader.skip()
        }
      case "diagnostics":
        try reader.array { reader throws(JSONFault) in
          try reader.object { key, reader throws(JSONFault) in
            if key == "rule" { seen.errors.append(try reader.string()) } else { try reader.skip() }
          }
        }
      default: try reader.skip()
      }
    }
  }

  private func body(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("a picture is what compiling with the same options draws")
  func sameBytes() throws {
    var desk = desk()
    let choice = #"{"colorScheme":"dark","typeSize":"accessibility2","direction":"rtl","os":"17","scale":2}"#
    let question = #"{"file":"a.lay","layout":0,"screens":[{"name":"x","choice":\#(choice)}]}"#
    let seen = try see(try desk.pictures(body(question)))
    var options = Options()
    options.colorScheme = .dark
    options.dynamicTypeSize = .accessibility2
    options.layoutDirection = .rightToLeft
    options.release = .os17
    options.displayScale = 2
    let layout = Compiler(options: options).compile(SourceFile(name: "a.lay", text: Self.good)).layouts[0]
    #expect(seen.svgs.map { Array($0.utf8) } == [layout.svg()])
    #expect(seen.layouts == ["One", "Two"])
  }

  @Test("a layout is found by its name where it has moved")
  func moved() throws {
    var desk = desk()
    desk.open("a.lay", bytes: body("#Preview(\"Zero\") { Color.red }\n" + Self.good))
    let seen = try see(try desk.pictures(body(#"{"file":"a.lay","layout":0,"name":"One"}"#)))
    #expect(seen.layout == 1)
    let gone = try see(try desk.pictures(body(#"{"file":"a.lay","layout":7,"name":"None"}"#)))
    #expect(gone.layout == 2)
  }

  @Test("a source with errors leaves the last good picture, on any screen, and comes back")
  func errors() throws {
    var desk = desk()
    let before = try see(try desk.pictures(body(#"{"file":"a.lay"}"#)))
    desk.open("a.lay", bytes: body("VStack(spacng: 8) { Color.red }"))
    let faulty = try see(try desk.pictures(body(#"{"file":"a.lay"}"#)))
    #expect(faulty.isStale)
    #expect(faulty.errors == ["unknown-argument"])
    #expect(faulty.svgs == before.svgs)
    let dark = try see(
      try desk.pictures(body(#"{"file":"a.lay","screens":[{"choice":{"colorScheme":"dark"}}]}"#)))
    #expect(dark.isStale)
    #expect(dark.svgs != before.svgs)
    desk.open("a.lay", bytes: body("Color.green"))
    let mended = try see(try desk.pictures(body(#"{"file":"a.lay"}"#)))
    #expect(!mended.isStale)
    #expect(mended.errors == [])
    #expect(mended.svgs != before.svgs)
  }

  @Test("a screen for each choice, in their order")
  func matrix() throws {
    var desk = desk()
    let question = """
      {"file":"a.lay","screens":[{"name":"light","choice":{}},{"name":"dark","choice":{"colorScheme":"dark"}},
      {"name":"se","choice":{"device":"iphone-se"}}]}
      """
    let seen = try see(try desk.pictures(body(question)))
    #expect(seen.pictureCount == 3)
    #expect(Set(seen.svgs).count >= 2)
  }

  @Test("the reason of a view is that of lay explain")
  func reasons() throws {
    var desk = desk()
    // VStack, padding, Text, Color.
    let answer = try desk.explanation(body(#"{"file":"a.lay","layout":0,"view":3}"#))
    let place = Explainer().explain(.id("red"), in: SourceFile(name: "a.lay", text: Self.good))
    guard case .explanation(let text, _) = place else {
      Issue.record("no explanation")
      return
    }
    var told = ""
    var reader = JSONReader(answer)
    try reader.object { key, reader throws(JSONFault) in
      if key == "text" { told = try reader.string() } else { try reader.skip() }
    }
    #expect(told == text)
    let none = try desk.explanation(body(#"{"file":"a.lay","layout":0,"view":99}"#))
    #expect(String(decoding: none, as: UTF8.self).contains("not shown any more"))
  }

  @Test(
    "what is no question is told",
    arguments: [
      "", "{", "[]", #"{"file":"b.lay"}"#, #"{"file":"../a.lay"}"#, #"{"what":1}"#,
      #"{"file":"a.lay","layout":"x"}"#,
      #"{"file":"a.lay","screens":[{"choice":{"device":"nokia"}}]}"#,
      #"{"file":"a.lay","screens":[{"choice":{"scale":1e9}}]}"#, #"{"file":"a.lay"} x"#,
    ])
  func faults(question: String) {
    var desk = desk()
    #expect(throws: PreviewDesk.Fault.self) { try desk.pictures(body(question)) }
  }

  @Test("generations grow with changes, and not without")
  func generations() {
    var desk = desk()
    let first = desk.generation
    desk.open("a.lay", bytes: body(Self.good))
    #expect(desk.generation == first)
    desk.open("a.lay", bytes: body("Color.red"))
    #expect(desk.generation > first)
    desk.close("a.lay")
    #expect(desk.paths == [])
  }
}
