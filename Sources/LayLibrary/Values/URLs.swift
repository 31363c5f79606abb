import LayCatalog
import LaySyntax

// URLs are texts and their parts: nothing is fetched.

extension Declaration {
  static let urlInitializers: [Declaration] = [
    .value("URL", "(string: String)") { _, call in url(URLValue(call.string("string"))) },
    .value("URL", "(string: String, encodingInvalidCharacters: Bool)") { _, call in
      url(URLValue(call.string("string")))
    },
    .value("URL", "(fileURLWithPath: String, isDirectory: Bool = false)") { _, call in
      url(URLValue(path: call.string("fileURLWithPath")))
    },
    .value("URL", "(filePath: String)") { _, call in url(URLValue(path: call.string("filePath"))) },
  ]

  /// An app's own folders, as they lie in its container.
  static let urlStatics: [Declaration] = [
    .folder("URL.applicationSupportDirectory", "/Library/Application Support"),
    .folder("URL.cachesDirectory", "/Library/Caches"),
    .folder("URL.documentsDirectory", "/Documents"),
    .folder("URL.homeDirectory", "/"),
    .folder("URL.libraryDirectory", "/Library"),
    .folder("URL.temporaryDirectory", "/tmp"),
  ]

  private static func folder(_ name: StaticString, _ path: String) -> Declaration {
    .value(name, "") { _, _ in .builtin(.url(URLValue(path: path))) }
  }

  static let urlMembers: [Declaration] = [
    .url("URL.absoluteString", "") { url, _ in .string(url.text) },
    .url("URL.absoluteURL", "") { url, _ in .builtin(.url(url)) },
    .url("URL.appending", "(component: String, directoryHint: Any = 0)") { base, call in
      url(base.appending(call.string("component")))
    },
    .url("URL.appending", "(path: String, directoryHint: Any = 0)") { base, call in
      url(base.appending(call.string("path")))
    },
    .url("URL.appendingPathComponent", "(_ pathComponent: String, isDirectory: Bool = false)") { base, call in
      url(base.appending(call.string("pathComponent")))
    },
    .url("URL.appendingPathExtension", "(_ pathExtension: String)") { base, call in
      url(base.appending(pathExtension: call.string("pathExtension")))
    },
    .url("URL.deletingLastPathComponent", "()") { base, _ in url(base.deletingLastComponent) },
    .url("URL.deletingPathExtension", "()") { base, _ in url(base.deletingPathExtension) },
    .url("URL.fragment", "") { url, _ in text(url.fragment) },
    .url("URL.host", "") { url, _ in text(url.host) },
    .url("URL.host", "(percentEncoded: Bool = true)") { url, _ in text(url.host) },
    .url("URL.isFileURL", "") { url, _ in .bool(url.isFile) },
    .url("URL.lastPathComponent", "") { url, _ in .string(url.lastComponent) },
    .url("URL.path", "") { url, _ in .string(url.path) },
    .url("URL.path", "(percentEncoded: Bool = true)") { url, _ in .string(url.path) },
    .url("URL.pathComponents", "") { url, _ in .array(url.components.map { .string($0) }) },
    .url("URL.pathExtension", "") { url, _ in .string(url.pathExtension) },
    .url("URL.port", "") { url, _ in url.port.map { .int($0) } ?? .none },
    .url("URL.query", "") { url, _ in text(url.query) },
    .url("URL.query", "(percentEncoded: Bool = true)") { url, _ in text(url.query) },
    .url("URL.scheme", "") { url, _ in text(url.scheme) },
    .url("URL.standardizedFileURL", "") { url, _ in .builtin(.url(url)) },
  ]

  /// A property or method of a URL.
  private static func url(
    _ name: StaticString, _ signature: StaticString,
    _ build: @escaping @Sendable (URLValue, BoundCall) -> Value
  ) -> Declaration {
    .member(name, signature) { _, base, call in
      guard case .url(let url) = base else { return .unknown }
      return build(url, call)
    }
  }

  private static func url(_ value: URLValue?) -> Value { value.map { .builtin(.url($0)) } ?? .none }

  private static func text(_ text: String?) -> Value { text.map { .string($0) } ?? .none }
}
