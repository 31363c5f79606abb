import LayLibrary

/// What programs leave to each other: what was found out about SwiftUI's names, which mean the same in every file.
///
/// It changes no result, only when the work is done. One thread at a time uses it.
package final class NameMemory {
  let known = KnownNames()

  package init() {}
}
