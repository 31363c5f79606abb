/// A `URL`, by its text: `https://host/path?query#fragment`. Its parts are found where they are asked for.
package struct URLValue: Equatable, Sendable {
  /// What `absoluteString` gives.
  package let text: String

  /// nil for a text that is no URL.
  package init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = Self.encoded(text)
  }

  /// The URL of a file or folder; a path that is not absolute lies in the root.
  package init(path: String) {
    text = "file://" + Self.encoded(path.utf8.first == UInt8(ascii: "/") ? path : "/" + path)
  }

  private init(plain text: String) { self.text = text }

  /// With blanks as `%20`.
  private static func encoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: " ")) else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "%20")
  }

  /// `https`; nil where there is none.
  package var scheme: String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let word = text[..<colon]
    let isScheme =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "+")
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      }
    return isScheme ? String(word) : nil
  }

  /// What comes after the scheme.
  private var rest: Substring {
    guard let scheme else { return text[...] }
    return text.dropFirst(scheme.count + 1)
  }

  private var authority: Substring? {
    guard rest.hasPrefix("//") else { return nil }
    return rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
  }

  package var host: String? {
    guard let authority, !authority.isEmpty else { return nil }
    let named = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
    let host = named.prefix { $0 != ":" }
    return host.isEmpty ? nil : String(host)
  }

  package var port: Int? {
    guard let authority, let colon = authority.lastIndex(of: ":") else { return nil }
    return Int(authority[authority.index(after: colon)...])
  }

  /// The path as it is written, with what is escaped.
  private var writtenPath: Substring {
    let start = authority.map { rest.dropFirst(2 + $0.count) } ?? rest
    return start.prefix { $0 != "?" && $0 != "#" }
  }

  /// The path without a slash at its end.
  package var path: String {
    let path = Self.decoded(writtenPath)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  package var query: String? {
    guard let mark = text.firstIndex(of: "?") else { return nil }
    return String(text[text.index(after: mark)...].prefix { $0 != "#" })
  }

  package var fragment: String? {
    guard let mark = text.firstIndex(of: "#") else { return nil }
    return String(text[text.index(after: mark)...])
  }

  package var isFile: Bool { scheme == "file" }

  package var components: [String] {
    let words = path.split(separator: "/").map(String.init)
    return path.hasPrefix("/") ? ["/"] + words : words
  }

  package var lastComponent: String { components.last ?? "" }

  package var pathExtension: String {
    let name = lastComponent
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    return String(name[name.index(after: point)...])
  }

  /// With another path in place of its own; query and fragment stay.
  private func with(path: Substring) -> URLValue {
    let start = text.utf8.count - rest.utf8.count + (authority.map { 2 + $0.utf8.count } ?? 0)
    let head = String(decoding: text.utf8.prefix(start), as: UTF8.self)
    let tail = String(decoding: text.utf8.dropFirst(start + writtenPath.utf8.count), as: UTF8.self)
    return URLValue(plain: head + String(path) + tail)
  }

  package func appending(_ component: String) -> URLValue {
    var path = String(writtenPath)
    if !path.hasSuffix("/") { path += "/" }
    let added = component.hasPrefix("/") ? String(component.dropFirst()) : component
    return with(path: Substring(path + Self.encoded(added)))
  }

  package func appending(pathExtension name: String) -> URLValue {
    with(path: withoutSlash + "." + Self.encoded(name))
  }

  private var withoutSlash: Substring {
    let path = writtenPath
    return path.count > 1 && path.hasSuffix("/") ? path.dropLast() : path
  }

  package var deletingLastComponent: URLValue {
    guard let slash = withoutSlash.lastIndex(of: "/") else { return self }
    return with(path: withoutSlash[...slash])
  }

  package var deletingPathExtension: URLValue {
    let length = pathExtension.count
    return length == 0 ? self : with(path: withoutSlash.dropLast(length + 1))
  }

  /// Without what is escaped, `%20`.
  private static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
