import Foundation
import LayFuzzing
import LayTestSupport
import Testing

/// Inputs that once made the compiler trap or hang, fed to what found them.
@Suite struct FuzzRegressionTests {
  private static let folder = Repository.fixtures.appendingPathComponent("Fuzz")

  @Test("sources that were found once", arguments: Repository.files(below: folder, suffix: ".lay"))
  func sources(file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    // Its length decides what else is done with an input: each of eight in a row has its turn.
    let inputs = (0..<8).map { bytes + [UInt8](repeating: 0x0A, count: $0) }
    let slowest = onDeepStack {
      inputs.map { input in
        processorTime {
          #expect(FuzzTarget.parser.fault(in: input) == nil)
          #expect(FuzzTarget.pipeline.fault(in: input) == nil)
        }
      }.max() ?? .zero
    }
    #expect(slowest < RobustnessTests.limit)
  }

  @Test("fonts that were found once", arguments: Repository.files(below: folder, suffix: ".font"))
  func fonts(file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    let duration = onDeepStack { processorTime { #expect(FuzzTarget.font.fault(in: bytes) == nil) } }
    #expect(duration < RobustnessTests.limit)
  }
}
