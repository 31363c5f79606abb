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
          #expect(FuzzTarget.format.fault(in: input) == nil)
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

  /// What the other targets start from, and what they found: the names of the files end in the target's.
  @Test(arguments: [FuzzTarget.editor, .project, .suggest])
  func `what an editor, a project and a search were fed`(_ target: FuzzTarget) throws {
    let files = Repository.files(below: Self.folder, suffix: "." + target.rawValue)
    #expect(!files.isEmpty)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      let duration = onDeepStack { processorTime { #expect(target.fault(in: bytes) == nil) } }
      #expect(duration < RobustnessTests.limit, "\(file.lastPathComponent)")
      // Cut off, it is as good an input.
      for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 40)) {
        onDeepStack { #expect(target.fault(in: Array(bytes.prefix(length))) == nil) }
      }
    }
  }
}
