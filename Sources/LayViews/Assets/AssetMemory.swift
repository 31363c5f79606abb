#if !hasFeature(Embedded)
import Synchronization

/// What was read of an app's tables of strings, for the next of its files: they are the same for all, and long.
///
/// It holds the tables of one app by language, as long as somebody has it. Whoever checks the files once makes one: it does
/// not see when a table changes.
package final class AssetMemory: Sendable {
  private let strings = Mutex<[String: ReadStrings]>([:])

  package init() {}

  /// The tables in a language.
  /// - Parameter make: Reads them, if they are not known; what could not be read is read again the next time.
  func strings(_ language: String, orMake make: () -> ReadStrings) -> ReadStrings {
    strings.withLock { known in
      if let strings = known[language] { return strings }
      let made = make()
      if made.isComplete { known[language] = made }
      return made
    }
  }
}

/// Tables of strings with the files that they were read from.
struct ReadStrings {
  var tables: StringTables
  var files: Set<String>
  /// Whether all files could be read.
  var isComplete: Bool
}
#endif
