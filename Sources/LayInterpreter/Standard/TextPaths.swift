import LayCatalog

// Foundation's members of texts that are paths, as `NSString` has them: they are not in Embedded Swift.

extension StandardLibrary {
  #if hasFeature(Embedded)
  static let textPaths: [StandardDeclaration] = []
  static let textPathMethods: [StandardDeclaration] = []
  #else
  static let textPaths: [StandardDeclaration] = [
    path("deletingLastPathComponent") { .string($0.joined($0.parts.dropLast())) },
    path("deletingPathExtension") { path in
      guard let last = path.parts.last else { return .string(path.joined([])) }
      return .string(path.joined(path.parts.dropLast() + [TextPath.split(last).name]))
    },
    path("isAbsolutePath") { .bool($0.isAbsolute) },
    path("lastPathComponent") { .string($0.parts.last ?? $0.joined([])) },
    path("pathComponents") { path in
      let ends = path.endsInSlash && !path.parts.isEmpty ? ["/"] : []
      return .array(((path.begins ? ["/"] : []) + path.parts + ends).map { .string($0) })
    },
    path("pathExtension") { .string($0.parts.last.flatMap { TextPath.split($0).end } ?? "") },
    .text("length", ofTypesWith: [owner]) { .int($0.utf16.count) },
  ]

  static let textPathMethods: [StandardDeclaration] = [
    .method("appendingPathComponent", of: .string, [Parameter("", .string)]) { _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let part) = arguments[0] else { return .unknown }
      // What becomes of doubled slashes is not the same in every Foundation.
      guard let path = TextPath(text), !part.isEmpty, part.utf8.first != UInt8(ascii: "/"),
        part.utf8.last != UInt8(ascii: "/"), !(text + part).contains("//")
      else { return .builtin(.opaque) }
      return .string(text.isEmpty || path.endsInSlash ? text + part : text + "/" + part)
    },
    .method("appendingPathExtension", of: .string, [Parameter("", .string)]) { _, value, arguments, _ in
      guard case .string(let text) = value, case .string(let end) = arguments[0] else { return .unknown }
      guard let path = TextPath(text), !end.isEmpty, !end.utf8.contains(UInt8(ascii: "/")) else {
        return .builtin(.opaque)
      }
      return path.parts.isEmpty ? .none : .string(path.joined(path.parts) + "." + end)
    },
  ]

  private static let owner = "NSString"

  private static func path(
    _ name: String, _ body: @escaping @Sendable (TextPath) -> Value
  ) -> StandardDeclaration {
    .text(name, ofTypesWith: [owner]) { TextPath($0).map(body) ?? .builtin(.opaque) }
  }
  #endif
}

#if !hasFeature(Embedded)
/// A path by its parts, between which any number of slashes is one.
private struct TextPath {
  let parts: [String]
  /// Whether a slash stands before them, and behind them.
  let begins: Bool
  let endsInSlash: Bool
  let isAbsolute: Bool

  /// nil for slashes alone, of which Foundations make different paths.
  init?(_ text: String) {
    parts = text.split(separator: "/").map { String($0) }
    begins = text.utf8.first == UInt8(ascii: "/")
    endsInSlash = text.utf8.last == UInt8(ascii: "/")
    isAbsolute = begins || text.utf8.first == UInt8(ascii: "~")
    if parts.isEmpty, text.utf8.count > 1 { return nil }
  }

  func joined(_ parts: some Sequence<String>) -> String { (begins ? "/" : "") + parts.joined(separator: "/") }

  /// What stands before the last dot of a part and behind it: a first dot hides a file and ends nothing.
  static func split(_ part: String) -> (name: String, end: String?) {
    guard part != "..", let dot = part.lastIndex(of: "."), dot > part.startIndex else { return (part, nil) }
    return (String(part[..<dot]), String(part[part.index(after: dot)...]))
  }
}
#endif
