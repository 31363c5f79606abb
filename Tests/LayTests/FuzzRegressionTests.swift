import Foundation
import Lay
import Testing

/// Inputs that once made the compiler trap or hang.
@Suite struct FuzzRegressionTests {
  static let files = Repository.files(
    below: Repository.fixtures.appendingPathComponent("Fuzz"), suffix: ".lay")

  @Test("what was found once", arguments: files)
  func replay(file: URL) throws {
    let source = try Repository.source(file)
    let slowest = onDeepStack {
      var slowest = Duration.zero
      for isLenient in [false, true] {
        var options = Options()
        options.maximumViewCount = 2_000
        options.isLenient = isLenient
        slowest = max(slowest, compileWholly(source, options))
        _ = Linter(options: options).lint(source)
      }
      return slowest
    }
    #expect(slowest < RobustnessTests.limit)
  }
}
