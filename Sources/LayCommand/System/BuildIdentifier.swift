/// The identifier that a linker gives a program: a hash of all that it holds, near the beginning of a file in ELF.
///
/// The System V Application Binary Interface (Object Files; Note Section), and `ld --build-id`.
enum BuildIdentifier {
  /// So much of a file is enough: programs have their notes behind their headers.
  static let reach = 4_096

  private static let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46]
  private static let is64Bit: UInt8 = 2
  private static let isLittleEndian: UInt8 = 1
  private static let noteSegment = 4
  private static let identifierNote = 3
  private static let owner: [UInt8] = [0x47, 0x4E, 0x55, 0]

  /// The identifier in the beginning of a program; nil where there is none, or it lies elsewhere.
  /// - Complexity: O(n) in the bytes.
  static func read(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: magic + [is64Bit, isLittleEndian]), let table = number(at: 0x20, 8, bytes),
      let size = number(at: 0x36, 2, bytes), let count = number(at: 0x38, 2, bytes), size > 0
    else { return nil }
    for index in 0..<count {
      let header = table.addingReportingOverflow(index * size)
      guard !header.overflow, let type = number(at: header.partialValue, 4, bytes) else { return nil }
      guard type == noteSegment, let start = number(at: header.partialValue + 8, 8, bytes),
        let length = number(at: header.partialValue + 32, 8, bytes), start <= bytes.count,
        length <= bytes.count - start
      else { continue }
      if let found = identifier(inNotes: bytes[start..<(start + length)], bytes) { return found }
    }
    return nil
  }

  private static func identifier(inNotes notes: ArraySlice<UInt8>, _ bytes: [UInt8]) -> [UInt8]? {
    var place = notes.startIndex
    while place + 12 <= notes.endIndex, let nameSize = number(at: place, 4, bytes),
      let size = number(at: place + 4, 4, bytes), let type = number(at: place + 8, 4, bytes)
    {
      let name = place + 12
      let content = name + (nameSize + 3) / 4 * 4
      guard content + size <= notes.endIndex else { return nil }
      if type == identifierNote, size > 0, notes[name..<(name + nameSize)].elementsEqual(owner) {
        return Array(notes[content..<(content + size)])
      }
      place = content + (size + 3) / 4 * 4
    }
    return nil
  }

  /// A number of so many bytes, the lowest first; nil where it lies outside, or is larger than any place in a file.
  private static func number(at place: Int, _ size: Int, _ bytes: [UInt8]) -> Int? {
    guard place >= 0, place <= bytes.count - size else { return nil }
    var number: UInt64 = 0
    for index in (0..<size).reversed() { number = number << 8 | UInt64(bytes[place + index]) }
    return number <= UInt64(UInt32.max) ? Int(number) : nil
  }
}
