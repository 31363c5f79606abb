/// A pattern for paths: `*` and `?` within a name, `**` across folders, a folder's name for all that is in it.
///
/// A pattern without a slash matches a name in any folder, one with a slash the path from the top.
package struct Glob: Sendable, Equatable {
  private let segments: [[UInt8]]

  package init(_ pattern: String) {
    var bytes = Array(pattern.utf8)
    let isAnchored = bytes.dropLast().contains(Self.slash)
    if bytes.first == Self.slash { bytes.removeFirst() }
    let names = bytes.split(separator: Self.slash).map { Array($0) }
    segments = isAnchored ? names : [Self.anyFolders] + names
  }

  /// - Parameter path: relative to where the pattern stands, with slashes.
  /// - Complexity: O(pattern × path).
  package func matches(_ path: String) -> Bool {
    let names = Array(path.utf8).split(separator: Self.slash).map { Array($0) }
    // reach[j]: the segments so far match the first j names.
    var reach = [Bool](repeating: false, count: names.count + 1)
    reach[0] = true
    for segment in segments {
      var next = [Bool](repeating: false, count: names.count + 1)
      if segment == Self.anyFolders {
        var isReached = false
        for index in reach.indices {
          isReached = isReached || reach[index]
          next[index] = isReached
        }
      } else {
        for index in names.indices where reach[index] && Self.matches(segment, names[index]) {
          next[index + 1] = true
        }
      }
      reach = next
    }
    // What lies below a folder that matches is matched too.
    return reach.dropFirst().contains(true)
  }

  private static let slash = UInt8(ascii: "/")
  private static let anyFolders: [UInt8] = [UInt8(ascii: "*"), UInt8(ascii: "*")]

  /// One name against one segment: on a mismatch the last `*` takes one byte more.
  private static func matches(_ segment: [UInt8], _ name: [UInt8]) -> Bool {
    var (i, j) = (0, 0)
    var star: (segment: Int, name: Int)?
    while j < name.count {
      if i < segment.count, segment[i] == UInt8(ascii: "*") {
        star = (i, j)
        i += 1
      } else if i < segment.count, segment[i] == UInt8(ascii: "?") || segment[i] == name[j] {
        i += 1
        j += 1
      } else if let last = star {
        star = (last.segment, last.name + 1)
        i = last.segment + 1
        j = last.name + 1
      } else {
        return false
      }
    }
    return segment[i...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
