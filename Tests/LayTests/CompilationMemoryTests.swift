import Lay
import LayTestSupport
import Testing

@Suite("Compilation memory")
struct CompilationMemoryTests {
  private static func sources() throws -> [SourceFile] {
    try Repository.files(below: Repository.samples, suffix: ".lay").map { try Repository.source($0) }
  }

  /// What a file gives, as text.
  private static func outcome(_ source: SourceFile, _ memory: CompilationMemory?) -> [String] {
    let compilation = Compiler().compile(source, memory: memory)
    let pictures = compilation.layouts.map { String(decoding: $0.svg(), as: UTF8.self) }
    let findings = Linter().lint(source, memory: memory).diagnostics
    return pictures + (compilation.diagnostics + findings).map { $0.formatted() }
  }

  @Test("what files leave to each other changes nothing of what comes out")
  func sameResults() throws {
    let sources = try Self.sources()
    #expect(sources.count > 20)
    onDeepStack {
      let memory = CompilationMemory()
      for source in sources {
        #expect(Self.outcome(source, memory) == Self.outcome(source, nil), "\(source.name)")
      }
    }
  }

  /// More names than are kept, each of which is asked for.
  @Test("any number of names of their own leaves the others as they are")
  func manyNames() {
    onDeepStack {
      let memory = CompilationMemory()
      for number in 0..<60 {
        let names = (0..<100).map { "let name\(number)x\($0) = \($0)" }.joined(separator: "\n")
        let source = SourceFile(
          name: "names.lay", text: "\(names)\n#Preview { VStack { Text(\"\\(name\(number)x7)\").bold() } }\n")
        #expect(Self.outcome(source, memory) == Self.outcome(source, nil), "\(number)")
      }
    }
  }
}
