import Foundation
import Lay
import LayTestSupport
import Testing

/// The library used from many threads at once gives what it gives one after the other.
@Suite struct ConcurrencyTests {
  /// A sample of everything: every fifth sample, and every twelfth conformance case.
  private static func sources() throws -> [SourceFile] {
    let samples = Repository.files(below: Repository.samples, suffix: ".lay")
    let cases = Repository.files(
      below: Repository.fixtures.appendingPathComponent("Conformance"), suffix: ".lay")
    let chosen =
      samples.indices.filter { $0.isMultiple(of: 5) }.map { samples[$0] }
      + cases.indices.filter { $0.isMultiple(of: 12) }.map { cases[$0] }
    return try chosen.map { try Repository.source($0) }
  }

  /// Everything that can be asked of a file, as bytes.
  private static func results(of source: SourceFile) -> [[UInt8]] {
    let compilation = Compiler().compile(source)
    var results = [compilation.json()]
    results += compilation.layouts.map { $0.svg(options: .init(showsOutline: true, annotates: true)) }
    results.append(Array(compilation.diagnostics.map { $0.formatted() }.joined().utf8))
    results.append(Array(Linter().lint(source).diagnostics.map { $0.formatted() }.joined().utf8))
    let line = source.bytes.filter { $0 == 0x0A }.count / 2 + 1
    if case .explanation(let text, let json) = Explainer().explain(.place(line: line, column: 8), in: source)
    {
      results += [Array(text.utf8), json]
    }
    return results
  }

  @Test("compiling, linting and explaining on many threads")
  func threads() throws {
    let sources = try Self.sources()
    try #require(sources.count >= 20)
    let expected = onDeepStack { sources.map { Self.results(of: $0) } }
    let done = DispatchGroup()
    let differing = Tally()
    let threadCount = 6
    for number in 0..<threadCount {
      let thread = Thread {
        for step in sources.indices {
          // Each begins elsewhere, and half of them go backwards.
          let place = number.isMultiple(of: 2) ? step : sources.count - 1 - step
          let index = (place + number * sources.count / threadCount) % sources.count
          if Self.results(of: sources[index]) != expected[index] { differing.add(sources[index].name) }
        }
        done.leave()
      }
      thread.stackSize = 256 << 20
      done.enter()
      thread.start()
    }
    done.wait()
    #expect(differing.names == [])
  }

  @Test("threads that compile at once do not meet")
  func threads() async throws {
    let sources = try RobustnessTests.samples.map { try Repository.source($0) }
    let alone = sources.map { source in onDeepStack { Compiler().compile(source).json() } }
    await withTaskGroup(of: [[UInt8]].self) { group in
      for _ in 0..<8 {
        group.addTask { onDeepStack { sources.map { Compiler().compile($0).json() } } }
      }
      for await together in group { #expect(together == alone) }
    }
  }

  @Test("one compiler, used by many tasks")
  func tasks() async throws {
    let source = try #require(Self.sources().first { $0.bytes.count < 4_000 })
    let compiler = Compiler()
    let expected = compiler.compile(source).json()
    let same = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<24 { group.addTask { compiler.compile(source).json() == expected } }
      return await group.allSatisfy { $0 }
    }
    #expect(same)
  }
}

/// Names that threads leave.
private final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []

  func add(_ name: String) { lock.withLock { list.append(name) } }
  var names: [String] { lock.withLock { list.sorted() } }
}
