/// What failed while files were read, for those that go on without them.
final class FaultList: Sendable {
  private let faults = Guarded<[SystemError]>([])

  var all: [SystemError] { faults.access { $0 } }

  /// What reading gives; nil where it fails, which is kept.
  func attempt<Result>(_ body: () throws(SystemError) -> Result) -> Result? {
    do throws(SystemError) {
      return try body()
    } catch {
      faults.access { $0.append(error) }
      return nil
    }
  }
}
