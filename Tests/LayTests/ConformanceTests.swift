import Foundation
import Lay
import LayTestSupport
import Testing

/// A file whose frames are known, with where the knowledge comes from: `NAME.lay` beside `NAME.json`.
struct ConformanceCase: CustomTestStringConvertible, Sendable {
  struct Expectation: Decodable, Sendable {
    /// What the case shows, in a sentence.
    var shows: String
    /// The system that the frames were measured on: `macOS 26.2`.
    var measured: String?
    /// Or the arithmetic that they come from.
    var derived: String?
    /// Or whoever says so without our having seen the measurement.
    var reported: String?
    var platform: String
    var displayScale: Double
    /// `adaptive`: recorded with the system's taller lines for other scripts.
    var lineHeight: String?
    /// The device that the layout fills, by its name.
    var device: String?
    /// Where frames were read from pictures, in points.
    var tolerance: Double?
    /// Frames rest on the system font's glyphs: x and width may be off by 2 points, y and height may not.
    var dependsOnGlyphWidths: Bool?
    /// An oddity of the recorded system that no known rule gives; it is not compared.
    var quirk: String?
    /// By id: x, y, width, height in points from the canvas's top left corner.
    var frames: [String: [Double]]

    /// The release that it was measured on; of frames that follow from a rule, the newest.
    var release: Options.Release? {
      guard let measured else { return .newest }
      let number = measured.split(separator: " ").last?.split(separator: ".").first
      return number.flatMap { Int($0) }.flatMap { Options.Release(rawValue: $0) }
    }
  }

  var name: String
  var file: URL
  var testDescription: String { name }

  static let folder = Repository.fixtures.appendingPathComponent("Conformance")

  static var all: [ConformanceCase] {
    Repository.files(below: folder, suffix: ".lay").map { file in
      let name = file.deletingPathExtension().path.dropFirst(folder.path.count + 1)
      return ConformanceCase(name: String(name), file: file)
    }
  }

  /// Why some cases are known to disagree, by name.
  static func knownDisagreements() throws -> [String: String] {
    let file = folder.appendingPathComponent("known-disagreements.json")
    return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
  }

  func expectation() throws -> Expectation {
    let file = file.deletingPathExtension().appendingPathExtension("json")
    return try JSONDecoder().decode(Expectation.self, from: Data(contentsOf: file))
  }

  /// Frames agree to a hundredth of a point, but for rounding in what was recorded.
  static let tolerance = 0.02
  static let glyphTolerance = 2.0

  /// What does not agree, one line each.
  func disagreements(with expectation: Expectation) throws -> [String] {
    var options = Options()
    options.platform = expectation.platform == "macOS" ? .macOS : .iOS
    options.release = try #require(expectation.release)
    options.device = expectation.device.flatMap { Device(named: $0) }
    options.displayScale = expectation.displayScale
    options.lineHeight = expectation.lineHeight == "adaptive" ? .adaptive : .standard
    let source = try Repository.source(file)
    let settled = options
    let compilation = onDeepStack { Compiler(options: settled).compile(source) }
    if let error = compilation.diagnostics.first(where: { $0.severity == .error }) {
      return [error.description]
    }
    var frames: [String: Rect] = [:]
    for node in compilation.layouts.flatMap(\.nodes) {
      if let id = node.id, frames[id] == nil { frames[id] = node.frame }
    }
    return expectation.frames.sorted { $0.key < $1.key }.compactMap { id, expected in
      guard let frame = frames[id] else { return "\(id): missing" }
      let got = [frame.x, frame.y, frame.width, frame.height]
      let agrees = zip(got, expected).enumerated().allSatisfy { index, pair in
        let isAcross = index % 2 == 0
        let isOfGlyphs = expectation.dependsOnGlyphWidths == true && isAcross
        let tolerance = max(
          expectation.tolerance ?? 0, isOfGlyphs ? Self.glyphTolerance : Self.tolerance)
        return abs(pair.0 - pair.1) <= tolerance
      }
      return agrees ? nil : "\(id): got \(got), expected \(expected)"
    }
  }
}

@Suite("Conformance")
struct ConformanceTests {
  @Test("frames are those of SwiftUI", arguments: ConformanceCase.all)
  func agrees(_ conformance: ConformanceCase) throws {
    let expectation = try conformance.expectation()
    #expect(
      [expectation.measured, expectation.derived, expectation.reported].compactMap(\.self).count == 1,
      "a case says where its frames come from")
    if expectation.quirk != nil { return }
    let disagreements = try conformance.disagreements(with: expectation)
    if let reason = try ConformanceCase.knownDisagreements()[conformance.name] {
      #expect(!disagreements.isEmpty, "agrees, yet is listed as disagreeing: \(reason)")
    } else {
      #expect(disagreements.isEmpty, "\(disagreements.joined(separator: "\n"))")
    }
  }

  @Test("every expectation has its source, and every known disagreement its case")
  func noStrays() throws {
    let sources = Set(ConformanceCase.all.map(\.name))
    let expectations = Repository.files(below: ConformanceCase.folder, suffix: ".json")
      .map { $0.deletingPathExtension().path.dropFirst(ConformanceCase.folder.path.count + 1) }
      .map(String.init).filter { $0 != "known-disagreements" }
    #expect(sources == Set(expectations))
    #expect(Set(try ConformanceCase.knownDisagreements().keys).isSubset(of: sources))
    #expect(!sources.isEmpty)
  }
}
