/// One file of a source that is made of several.
package struct SourcePart: Sendable {
  /// The name as diagnostics give it.
  package let name: String
  /// Where its bytes lie in the source.
  package let range: SourceRange
  /// The index of its first line among the source's.
  let firstLine: Int
  /// The number of the module that it belongs to.
  package let module: Int
  /// Whether its layouts are asked for, and its code is checked; else it only declares what others use.
  package internal(set) var isShown: Bool

  /// A file to be part of a source.
  package struct File: Sendable {
    package var name: String
    package var bytes: [UInt8]
    package var module: Int
    package var isShown: Bool

    package init(name: String, bytes: [UInt8], module: Int = 0, isShown: Bool = true) {
      self.name = name
      self.bytes = bytes
      self.module = module
      self.isShown = isShown
    }
  }
}

/// A module of a source that is made of several files.
package struct SourceModule: Sendable {
  package var name: String
  /// The operating system that `#if os(…)` finds in it.
  package var system: String
  /// The numbers of the modules whose files it lists as its own.
  package var shares: [Int]

  package init(name: String, system: String = "iOS", shares: [Int] = []) {
    self.name = name
    self.system = system
    self.shares = shares
  }
}

extension SourceFile {
  /// The index of the part that an offset lies in; nil in a single file.
  /// - Complexity: O(log parts).
  package func partIndex(at offset: UInt32) -> Int? {
    guard !parts.isEmpty else { return nil }
    var low = 0
    var high = parts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].range.start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The number in its file of the line with an index among all of the source's, counted from 0.
  package func line(_ index: Int, inPart part: Int) -> Int { index - parts[part].firstLine + 1 }

  /// The name of the file that an offset lies in.
  package func name(at offset: UInt32) -> String {
    partIndex(at: offset).map { parts[$0].name } ?? name
  }

  /// Whether what stands at an offset is asked about, and not there for others alone.
  package func isShown(_ offset: UInt32) -> Bool {
    partIndex(at: offset).map { parts[$0].isShown } ?? true
  }
}
