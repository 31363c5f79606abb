import Foundation
import Lay
import LayFuzzing
import LayTestSupport
import Testing

/// Bad input is normal input: whatever the bytes, compiling ends soon, with diagnostics inside the file.
@Suite("Robustness")
struct RobustnessTests {
  /// How long one source may take of a slow machine: five seconds, or without optimisation thirty; LAY_TIME_FACTOR times
  /// as long under a sanitizer.
  static let limit = Duration.seconds(isOptimised ? 5 : 30) * timeFactor

  private static let timeFactor =
    ProcessInfo.processInfo.environment["LAY_TIME_FACTOR"].flatMap { Int($0) } ?? 1

  private static var isOptimised: Bool {
    #if DEBUG
    false
    #else
    true
    #endif
  }

  static let samples = Repository.files(below: Repository.samples, suffix: ".lay")

  /// Every prefix of a small sample; of a large one four hundred, as compiling all costs the square of its length.
  @Test("prefixes of every sample", arguments: samples)
  func prefixes(file: URL) throws {
    let source = try Repository.source(file)
    let slowest = onDeepStack {
      var slowest = Duration.zero
      for length in stride(from: 0, through: source.bytes.count, by: 1 + source.bytes.count / 400) {
        let prefix = SourceFile(name: source.name, bytes: Array(source.bytes[..<length]))
        slowest = max(slowest, compileWholly(prefix))
      }
      return slowest
    }
    #expect(slowest < Self.limit)
  }

  @Test("1,000 mutations of the samples", arguments: 0..<10)
  func mutations(part: Int) throws {
    let sources = try Self.samples.map { try Repository.source($0).bytes }
    let slowest = onDeepStack {
      var random = SplitMix64(seed: UInt64(part))
      var slowest = Duration.zero
      for _ in 0..<100 {
        let source = SourceFile(name: "mutation", bytes: mutate(sources, &random))
        slowest = max(slowest, compileWholly(source))
      }
      return slowest
    }
    #expect(slowest < Self.limit)
  }

  @Test(
    "deep nesting is an error with a place, not an overflow",
    arguments: [
      "(", "[", "{", "VStack { ", "if true { ", "!", "-", "a ? b : ", "\"\\(", "/* ", "a.b(", "struct A { ",
    ])
  func nesting(opening: Snippet) {
    let source = SourceFile(name: "deep", text: String(repeating: opening.text, count: 20_000))
    let (duration, hasErrors) = onDeepStack { (compileWholly(source), Compiler().compile(source).hasErrors) }
    #expect(duration < Self.limit)
    #expect(hasErrors)
  }

  @Test("a long chain of modifiers is no recursion of its own")
  func chain() {
    let source = SourceFile(name: "chain", text: "Color.red" + String(repeating: ".padding(0)", count: 500))
    let frame = onDeepStack { Compiler().compile(source).layouts.first?.nodes.last?.frame }
    #expect(frame == Rect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test(
    "any bytes",
    arguments: [
      [], [0], [0xFF], [0xEF, 0xBB, 0xBF], [0xC0, 0x80], [0x0D], Array(repeating: 0x22, count: 3),
    ])
  func bytes(bytes: [UInt8]) {
    _ = onDeepStack { compileWholly(SourceFile(name: "bytes", bytes: bytes)) }
  }
}

/// Compiles, draws and describes a source, and checks that every diagnostic lies in it. Tells the time that took.
func compileWholly(_ source: SourceFile, _ options: Options = Options()) -> Duration {
  processorTime {
    let compilation = Compiler(options: options).compile(source)
    _ = compilation.json()
    for layout in compilation.layouts { _ = layout.svg(options: .init(showsOutline: true, annotates: true)) }
    for diagnostic in compilation.diagnostics {
      let range = diagnostic.range
      #expect(range.start.offset <= range.end.offset && range.end.offset <= source.bytes.count)
      #expect(!diagnostic.message.isEmpty && !diagnostic.rule.isEmpty)
      _ = diagnostic.formatted()
    }
  }
}

/// A sample with one to four small damages: bytes dropped, doubled, replaced, or brought from another sample.
private func mutate(_ sources: [[UInt8]], _ random: inout SplitMix64) -> [UInt8] {
  guard var bytes = sources.randomElement(using: &random), let donor = sources.randomElement(using: &random)
  else {
    return []
  }
  for _ in 0..<Int.random(in: 1...4, using: &random) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...24, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 2:
      bytes.replaceSubrange(
        place..<end, with: (place..<end).map { _ in UInt8.random(in: 0...255, using: &random) })
    case 3:
      let from = Int.random(in: 0...donor.count, using: &random)
      bytes.insert(contentsOf: donor[from..<min(donor.count, from + 40)], at: place)
    default:
      let numbers = [
        "-1", "1e308", "9223372036854775807", "0", "nil", ".infinity", "-.infinity", ".nan", "0.0001",
      ]
      bytes.replaceSubrange(place..<end, with: Array((numbers.randomElement(using: &random) ?? "0").utf8))
    }
  }
  return bytes
}
