extension StaticString {
  @inlinable package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Compares with `name`, or with `name.member`: negative when this string comes first.
  @inlinable package func compare(
    _ name: UnsafeBufferPointer<UInt8>, _ member: UnsafeBufferPointer<UInt8>?
  ) -> Int {
    let bytes = bytes
    let length = name.count + (member.map { $0.count + 1 } ?? 0)
    for index in 0..<min(bytes.count, length) {
      let other: UInt8
      if index < name.count {
        other = name[index]
      } else if index == name.count {
        other = UInt8(ascii: ".")
      } else {
        other = member?[index - name.count - 1] ?? 0
      }
      if bytes[index] != other { return bytes[index] < other ? -1 : 1 }
    }
    return bytes.count - length
  }
}

extension StaticString {
  @inlinable package func equals(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { equals($0) }
  }

  @inlinable package func equals(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    utf8CodeUnitCount == name.count && compare(name, nil) == 0
  }
}
