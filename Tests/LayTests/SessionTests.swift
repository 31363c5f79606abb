import Testing

@testable import Lay

@Suite struct SessionTests {
  private let good = Array("Text(\"a\").id(\"a\")".utf8)

  @Test func `an open text stands over the file, and the file counts again when it is closed`() {
    var session = Session(files: { $0 == "a.lay" ? Array("Color.red".utf8) : nil })
    #expect(session.source(of: "a.lay")?.bytes == Array("Color.red".utf8))
    session.open("a.lay", bytes: good, version: 1)
    #expect(session.source(of: "a.lay")?.bytes == good)
    #expect(session.version(of: "a.lay") == 1)
    #expect(session.openPaths == ["a.lay"])
    session.close("a.lay")
    #expect(session.source(of: "a.lay")?.bytes == Array("Color.red".utf8))
    #expect(session.source(of: "b.lay") == nil)
  }

  @Test func `the last compilation without errors stays beside one with errors`() {
    var session = Session()
    session.open("a.lay", bytes: good, version: 1)
    #expect(session.compilation(of: "a.lay")?.hasErrors == false)
    session.change("a.lay", bytes: Array("Text(".utf8), version: 2)
    #expect(session.compilation(of: "a.lay")?.hasErrors == true)
    #expect(session.lastGoodCompilation(of: "a.lay")?.source.bytes == good)
    #expect(session.lastGoodCompilation(of: "a.lay")?.layouts[0].frame(ofID: "a") != nil)
  }

  @Test func `generations tell whether anything changed`() {
    var session = Session()
    session.open("a.lay", bytes: good, version: 1)
    let generation = session.generation
    session.change("a.lay", bytes: good, version: 2)
    #expect(session.generation == generation)
    session.change("a.lay", bytes: [], version: 3)
    #expect(session.generation > generation)
  }

  @Test func `settings are asked for again once they are forgotten`() {
    let size = TypeSize()
    var session = Session(settings: { _ in
      var options = Options()
      options.dynamicTypeSize = size.value
      return (options, LintRules())
    })
    session.open("a.lay", bytes: good, version: 1)
    let frame = session.compilation(of: "a.lay")?.layouts[0].frame(ofID: "a")
    size.value = .accessibility5
    #expect(session.compilation(of: "a.lay")?.layouts[0].frame(ofID: "a") == frame)
    session.forget()
    #expect(session.compilation(of: "a.lay")?.layouts[0].frame(ofID: "a") != frame)
  }
}

/// A setting that changes while somebody holds it.
private final class TypeSize {
  var value = Options.DynamicTypeSize.large
}
