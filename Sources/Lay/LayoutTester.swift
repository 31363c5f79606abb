import LayEngine
import LaySyntax
import LayTest
import LayText
import LayViews

/// Holds the previews of files to what their comments expect, in every variant, and writes their frames as text that
/// can be kept and compared.
///
/// A tester is a value without state, like ``Compiler``; it reads and writes no file.
public struct LayoutTester: Sendable {
  public var options: Options
  /// What previews are laid out for, instead of what their comments say; empty lists leave that to them.
  public var devices: [Device] = []
  public var sizes: [Options.DynamicTypeSize] = []
  public var directions: [Options.LayoutDirection] = []
  public var colorSchemes: [Options.ColorScheme] = []
  /// Whether to look for what would mend each failure.
  public var suggests = true
  /// Whether only frames are asked for, and not what is expected of them.
  package var writesFramesAlone = false

  public init(options: Options = Options()) {
    self.options = options
  }

  /// Tests one file.
  /// - Parameters:
  ///   - expectations: The file of expectations beside the source, if there is one (`grammar/laytest.ebnf`).
  ///   - isMeant: Which previews, by their names.
  /// - Complexity: O(n) in the source and its views, times the variants.
  public func test(
    _ source: SourceFile, expectations: SourceFile? = nil, where isMeant: (String) -> Bool = { _ in true }
  ) -> TestResult {
    var tester = PreviewTester()
    tester.configuration = options.configuration
    tester.library = options.fonts.library
    tester.suggests = suggests
    tester.expectations = expectations?.file
    tester.writesFramesAlone = writesFramesAlone
    tester.axes.devices = devices.map { device in
      var options = options
      options.device = device
      return options.configuration.device
    }.compactMap { $0 }
    tester.axes.sizes = sizes.map { size in
      var options = options
      options.dynamicTypeSize = size
      return options.configuration.dynamicTypeSize
    }
    tester.axes.directions = directions.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight }
    tester.axes.schemes = colorSchemes.map { $0 == .dark ? .dark : .light }
    let outcome = tester.run(source.file, where: isMeant)
    return TestResult(
      file: TestReport.File(name: source.file.name, results: outcome.results),
      faults: outcome.faults.map { Diagnostic($0, in: outcome.faultySource) },
      origin: FrameOrigin(source: source.file, version: Version.current))
  }
}

/// What came of the tests of one file.
public struct TestResult: Sendable {
  var file: TestReport.File
  /// The errors of the file or of its expectations, with which nothing was tested.
  public let faults: [Diagnostic]
  let origin: FrameOrigin

  /// The names of the previews that were tested, in the order of the source.
  public var previewNames: [String] { file.results.map({ $0.name }) }
  /// How many previews are not as expected.
  public var failedCount: Int { file.results.count { !$0.failures.isEmpty } }
  /// What came of each preview: in how many variants it was tested, and in how many it is not as expected.
  package var outcomes: [(name: String, variants: Int, failed: Int)] {
    file.results.map { result in
      (result.name, result.variantCount, Set(result.failures.flatMap { $0.variants }).count)
    }
  }

  /// A preview's frames as text, and what they come from, UTF-8.
  public func snapshot(of preview: Int) -> [UInt8] { origin.kept(file.results[preview].snapshot) }

  /// Whether what is kept of a preview has its frames, wherever they come from.
  public func isSame(_ preview: Int, asKept kept: [UInt8]) -> Bool {
    FrameOrigin.read(kept).snapshot == Array(file.results[preview].snapshot.utf8)
  }

  /// Whether a snapshot is one of a preview of this file, whatever it is called.
  public func isOwn(snapshot: [UInt8]) -> Bool {
    let name = String(file.name.split(separator: "/").last ?? "")
    return snapshot.starts(with: (FrameSnapshot.heading(of: name) + "\n").utf8)
  }

  /// Notes that a preview's frames are not those that were kept.
  /// - Parameters:
  ///   - kept: What was kept; nil: nothing.
  ///   - onlyUpgrades: Whether only what has moved without a change of the source counts.
  public mutating func compare(_ preview: Int, withKept kept: [UInt8]?, onlyUpgrades: Bool = false) {
    let result = file.results[preview]
    var failure = PreviewResult.Failure(
      expectation: "the frames that are kept", place: result.place,
      detail: "no frames are kept of it: lay test --update keeps them", variants: result.variantNames)
    if let kept {
      let (old, new) = (FrameOrigin.read(kept), Array(result.snapshot.utf8))
      if old.snapshot == new { return }
      failure.detail = FrameSnapshot.differences(old.snapshot, new, atMost: 8).joined(separator: "; ")
      failure.reason = old.origin.map { origin.mover(since: $0) } ?? ""
      if onlyUpgrades, old.origin?.source != origin.source { return }
    } else if onlyUpgrades {
      return
    }
    file.results[preview].failures.append(failure)
  }
}

/// The forms in which results of many files are handed on: UTF-8.
public enum TestReportFormat: String, Sendable, CaseIterable {
  case text, json, junit, github, tap, html, markdown

  public func write(_ results: [TestResult]) -> [UInt8] {
    let format = TestReport.Format(rawValue: rawValue) ?? .text
    return TestReport(results.map({ $0.file })).write(format)
  }
}
