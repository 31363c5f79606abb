/// Reports each run of bytes that is no UTF-8, and each run of NULs.
/// - Parameters:
///   - bytes: the source, followed by at least eight zero bytes.
///   - start: Where to begin.
/// - Complexity: O(n); text that is ASCII goes by eight bytes a step.
func reportInvalidText(
  _ bytes: UnsafePointer<UInt8>, from start: Int = 0, count: Int, into sink: inout DiagnosticSink
) {
  let words = UnsafeRawPointer(bytes)
  var index = start
  while index < count {
    while index &+ 8 <= count {
      let word = words.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // A byte's high bit stays, and is set for a byte that is zero.
      let suspicious = (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080
      if suspicious != 0 { break }
      index &+= 8
    }
    if index == count { return }
    let length = IdentifierScalars.decode(bytes + index).length
    if length > 0, bytes[index] != 0 {
      index += length
      continue
    }
    let start = index
    let isNul = bytes[index] == 0
    index += 1
    while index < count, isNul ? bytes[index] == 0 : IdentifierScalars.decode(bytes + index).length == 0 {
      index += 1
    }
    let range = SourceRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: index))
    if isNul {
      sink.report(.error("invalid-character", at: range, "the file holds a NUL character", help: "remove it"))
    } else {
      sink.report(
        .error("invalid-utf8", at: range, "the bytes are not UTF-8", help: "save the file as UTF-8"))
    }
  }
}
