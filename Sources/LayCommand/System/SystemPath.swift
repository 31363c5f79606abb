// Paths and names of files, as text.

extension String {
  /// A name that the system gave.
  ///
  /// A name need not be UTF-8. A byte that is no part of any character becomes one of the 128 characters U+EF80 … U+EFFF
  /// for private use, and so do the bytes of those characters themselves: every name has a text, and no two have the same.
  init(systemName name: UnsafePointer<CChar>) {
    self = String(validatingCString: name) ?? ""
    let bytes = UnsafeBufferPointer(start: name, count: strlen(name))
    guard isEmpty != bytes.isEmpty || utf8.contains(SystemByte.lead) else { return }
    self.init(systemBytes: bytes.map { UInt8(bitPattern: $0) })
  }

  /// - Complexity: O(n), at some cost for each character: for names that are out of the ordinary.
  init(systemBytes bytes: [UInt8]) {
    var text = ""
    var rest = bytes[...]
    while let first = rest.first {
      let count = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      if let part = String(validating: rest.prefix(count), as: UTF8.self),
        let scalar = part.unicodeScalars.first, !SystemByte.scalars.contains(scalar.value)
      {
        text += part
        rest = rest.dropFirst(count)
      } else {
        if let scalar = Unicode.Scalar(SystemByte.base + UInt32(first)) { text.unicodeScalars.append(scalar) }
        rest = rest.dropFirst()
      }
    }
    self = text
  }

  /// Calls the body with the bytes that the system knows the file by.
  func withSystemPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard utf8.contains(SystemByte.lead) else { return withCString(body) }
    var bytes: [CChar] = []
    for scalar in unicodeScalars {
      if SystemByte.scalars.contains(scalar.value) {
        bytes.append(CChar(truncatingIfNeeded: scalar.value - SystemByte.base))
      } else {
        for byte in UTF8.encode(scalar) ?? UTF8.EncodedScalar() { bytes.append(CChar(bitPattern: byte)) }
      }
    }
    bytes.append(0)
    return bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return "".withCString(body) }
      return body(start)
    }
  }
}

/// The characters that stand for single bytes of names.
private enum SystemByte {
  static let base: UInt32 = 0xEF00
  static let scalars: ClosedRange<UInt32> = 0xEF80...0xEFFF
  /// Every such character starts with this byte, and few others do.
  static let lead: UInt8 = 0xEE
}

/// A path and a name below it.
func joinPath(_ folder: String, _ name: String) -> String {
  if folder.isEmpty { return name }
  if name.isEmpty { return folder }
  return folder.hasSuffix("/") ? folder + name : folder + "/" + name
}

/// The last component of a path, and the folder it lies in, empty for none.
func splitPath(_ path: String) -> (folder: String, name: String) {
  let bytes = path.utf8
  guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
  let folder = slash == path.startIndex ? "/" : String(path[..<slash])
  return (folder, String(path[bytes.index(after: slash)...]))
}

/// A path without empty parts and those that stay where they are: `in` for `./in//.`.
func plainPath(_ path: String) -> String {
  let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  if path.hasPrefix("/") { return "/" + parts }
  return parts.isEmpty && !path.isEmpty ? "." : parts
}

/// Whether a path cannot leave the folder that it is relative to: what a file names may be read, or removed.
func staysBelow(_ path: String) -> Bool {
  !path.utf8.contains(0)
    && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".."
    }
}

/// A path without links and dots.
func realPath(_ path: String) throws(SystemError) -> String {
  guard let real = path.withSystemPath({ realpath($0, nil) }) else { throw SystemError("cannot read", path) }
  defer { free(real) }
  return String(systemName: real)
}
