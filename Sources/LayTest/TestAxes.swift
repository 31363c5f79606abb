import LayQuery
import LaySyntax
import LayViews

/// What a preview is laid out for: every combination of these. An empty list leaves what was asked for otherwise.
package struct TestAxes: Sendable {
  package var devices: [Device] = []
  package var sizes: [DynamicTypeSize] = []
  package var directions: [LayoutDirection] = []
  package var schemes: [ColorScheme] = []

  package init() {}

  /// Reads `devices: iphone-se, ipad-11; sizes: large…accessibility5; directions: all`.
  mutating func read(_ source: SourceFile, _ range: SourceRange) throws(QueryFault) {
    var start = Int(range.start)
    for part in source.bytes[start..<Int(range.end)].split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    {
      let place = SourceRange(start: UInt32(start), end: UInt32(start + part.count))
      start += part.count + 1
      let text = String(decoding: part, as: UTF8.self)
      if text.allSatisfy({ $0 == " " }) { continue }
      let halves = text.split(separator: ":", maxSplits: 1)
      guard halves.count == 2 else {
        throw QueryFault(at: place, "'\(Self.trimmed(halves.first ?? ""))' has no list", help: "sizes: all")
      }
      let words = halves[1].split(separator: ",").map { Self.trimmed($0) }
      switch Self.trimmed(halves[0]) {
      case "devices": devices = try Self.values(words, Device.all.map { ($0.name, $0) }, place)
      case "sizes": sizes = try Self.values(words, DynamicTypeSize.allCases.map { ($0.name, $0) }, place)
      case "directions":
        directions = try Self.values(words, [("ltr", .leftToRight), ("rtl", .rightToLeft)], place)
      case "schemes": schemes = try Self.values(words, [("light", .light), ("dark", .dark)], place)
      case let other:
        throw QueryFault(
          at: place, "previews are not laid out for '\(other)'",
          help: "there are devices, sizes, directions, schemes")
      }
    }
  }

  static func trimmed(_ text: Substring) -> String {
    let bytes = text.utf8.drop { $0 <= 0x20 }
    let end = bytes.lastIndex { $0 > 0x20 }.map { bytes.index(after: $0) } ?? bytes.startIndex
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// Words, `all`, and ranges such as `large…accessibility5`.
  private static func values<Value>(
    _ words: [String], _ known: [(name: String, value: Value)], _ place: SourceRange
  ) throws(QueryFault) -> [Value] {
    var values: [Value] = []
    for word in words {
      if word == "all" {
        values += known.map({ $0.value })
        continue
      }
      let ends = word.split(separator: "…").flatMap { $0.split(separator: ".") }.map { trimmed($0) }
      let positions = ends.compactMap { end in known.firstIndex { $0.name == end } }
      guard positions.count == ends.count, let first = positions.first, let last = positions.last,
        ends.count <= 2, first <= last
      else {
        throw QueryFault(
          at: place, "'\(word)' is none of them",
          help: nearestName(to: word, among: known.map({ $0.name })).map { "did you mean '\($0)'?" }
            ?? "there are all, \(known.map({ $0.name }).joined(separator: ", "))")
      }
      values += known[first...last].map({ $0.value })
    }
    return values
  }

  /// Every combination, the first the usual one.
  package func configurations(of usual: Configuration) -> [Configuration] {
    var result: [Configuration] = []
    for device in devices.isEmpty ? [usual.device] : devices.map({ $0 }) {
      for size in sizes.isEmpty ? [usual.dynamicTypeSize] : sizes {
        for direction in directions.isEmpty ? [usual.layoutDirection] : directions {
          for scheme in schemes.isEmpty ? [usual.colorScheme] : schemes {
            var configuration = usual
            if let device, device != usual.device {
              configuration.device = device
              configuration.platform = device.platform
              configuration.displayScale = device.displayScale
              configuration.canvas = nil
            }
            configuration.dynamicTypeSize = size
            configuration.layoutDirection = direction
            configuration.colorScheme = scheme
            result.append(configuration)
          }
        }
      }
    }
    return result
  }
}

/// Where an expectation counts: `when device is ipad-11`, `when size >= accessibility1`.
struct TestCondition: Sendable {
  private enum Subject: Sendable {
    case device(String)
    case size(DynamicTypeSize, isAtLeast: Bool, isAtMost: Bool)
    case direction(LayoutDirection)
    case scheme(ColorScheme)
  }

  private let subject: Subject

  init(_ source: SourceFile, _ range: SourceRange) throws(QueryFault) {
    let words = source.text(range).split(separator: " ").map(String.init)
    guard words.count == 3 else {
      throw QueryFault(at: range, "a condition has three words", help: "when size >= accessibility1")
    }
    switch (words[0], words[1]) {
    case ("device", "is"):
      guard Device.all.contains(where: { $0.name == words[2] || $0.name.hasPrefix(words[2] + "-") }) else {
        throw QueryFault(at: range, "there is no device '\(words[2])'")
      }
      subject = .device(words[2])
    case ("direction", "is") where ["ltr", "rtl"].contains(words[2]):
      subject = .direction(words[2] == "rtl" ? .rightToLeft : .leftToRight)
    case ("scheme", "is") where ["light", "dark"].contains(words[2]):
      subject = .scheme(words[2] == "dark" ? .dark : .light)
    case ("size", let relation) where ["is", "==", ">=", "<="].contains(relation):
      guard let size = DynamicTypeSize.allCases.first(where: { $0.name == words[2] }) else {
        throw QueryFault(at: range, "there is no type size '\(words[2])'")
      }
      subject = .size(size, isAtLeast: relation == ">=", isAtMost: relation == "<=")
    default:
      throw QueryFault(
        at: range, "this is no condition",
        help: "write when device is ipad-11, size >= accessibility1, direction is rtl or scheme is dark")
    }
  }

  func holds(_ configuration: Configuration) -> Bool {
    switch subject {
    case .device(let name):
      return configuration.device.map { $0.name == name || $0.name.hasPrefix(name + "-") } ?? false
    case .direction(let direction): return configuration.layoutDirection == direction
    case .scheme(let scheme): return configuration.colorScheme == scheme
    case .size(let size, let isAtLeast, let isAtMost):
      let own = configuration.dynamicTypeSize
      return own == size || (isAtLeast && own > size) || (isAtMost && own < size)
    }
  }
}
