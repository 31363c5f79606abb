/// What failed while files were read, for those that go on without them.
final class FaultList: @unchecked Sendable {
  private let lock = Lock()
  private var faults: [SystemError] = []

  var all: [SystemError] { lock.hold { faults } }

  /// What reading gives; nil where it fails, which is kept.
  func attempt<Result>(_ body: () throws(SystemError) -> Result) -> Result? {
    do throws(SystemError) {
      return try body()
    } catch {
      lock.hold { faults.append(error) }
      return nil
    }
  }
}
