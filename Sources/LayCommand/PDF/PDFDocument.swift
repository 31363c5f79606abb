/// A PDF's objects, found by reading the file from its start to its end: no table of its own is trusted.
///
/// A class, as all that reads it spends from one budget.
final class PDFDocument {
  private let bytes: [UInt8]
  private var objects: [Int: PDFValue] = [:]
  private var root: PDFValue = .null
  /// What one stream may unfold to, and all of a document together, each as often as it is read.
  static let limit = 16 << 20
  /// How much may still be read, in bytes.
  private var room = 4 * PDFDocument.limit

  /// nil for a file that is encrypted, or none.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: "%PDF-".utf8) else { return nil }
    self.bytes = bytes
    guard scan() else { return nil }
    readObjectStreams()
  }

  /// Reads every `12 0 obj` and every trailer.
  private func scan() -> Bool {
    var reader = PDFReader(bytes)
    var numbers: [Double] = []
    while let value = reader.next() {
      switch value {
      case .number(let number): numbers.append(number)
      case .word("obj"):
        if numbers.count >= 2, let index = Int(exactly: numbers[numbers.count - 2]),
          let object = reader.next()
        {
          objects[index] = object
          if case .stream(let entries, let start) = object {
            reader.position = end(ofStream: entries, start)
            if entries["Encrypt"] != nil { return false }
            if let found = entries["Root"] { root = found }
          }
        }
        numbers = []
      case .word("trailer"):
        if case .dictionary(let entries)? = reader.next() {
          if entries["Encrypt"] != nil { return false }
          if let found = entries["Root"] { root = found }
        }
        numbers = []
      default: numbers = []
      }
    }
    return true
  }

  private func end(ofStream entries: [String: PDFValue], _ start: Int) -> Int {
    if let length = entries["Length"]?.number.flatMap({ Int(exactly: $0) }), length >= 0,
      length <= bytes.count - start
    {
      var reader = PDFReader(bytes, from: start + length)
      reader.skipSpace()
      if reader.hasWord("endstream") { return start + length }
    }
    let word = Array("endstream".utf8)
    var place = start
    while place + word.count <= bytes.count {
      if bytes[place] == word[0], bytes[place..<place + word.count].elementsEqual(word) { return place }
      place += 1
    }
    return bytes.count
  }

  private func readObjectStreams() {
    for index in objects.keys.sorted() {
      guard let object = objects[index], case .stream(let entries, _) = object,
        entries["Type"]?.name == "ObjStm",
        let count = entries["N"]?.number.flatMap({ Int(exactly: $0) }),
        let first = entries["First"]?.number.flatMap({ Int(exactly: $0) }), first >= 0,
        let content = content(of: object), first < content.count
      else { continue }
      var header = PDFReader(content)
      for _ in 0..<min(max(0, count), content.count) where hasRoom {
        guard let number = header.next()?.number.flatMap({ Int(exactly: $0) }),
          let offset = header.next()?.number.flatMap({ Int(exactly: $0) }), offset >= 0,
          offset < content.count - first
        else { break }
        var reader = PDFReader(content, from: first + offset)
        if objects[number] == nil, let value = reader.next() { objects[number] = value }
        // Several may begin at one place.
        spend(reader.position - first - offset)
      }
    }
  }

  /// Whether anything may still be read.
  var hasRoom: Bool { room > 0 }

  /// Notes that bytes were read, or as much work done.
  func spend(_ count: Int) { room -= count }

  /// A value, of a reference what it leads to.
  func resolved(_ value: PDFValue?) -> PDFValue {
    var value = value ?? .null
    for _ in 0..<16 {
      guard case .reference(let index) = value else { return value }
      value = objects[index] ?? .null
    }
    return .null
  }

  func dictionary(_ value: PDFValue?) -> [String: PDFValue] {
    switch resolved(value) {
    case .dictionary(let entries), .stream(let entries, _): return entries
    default: return [:]
    }
  }

  /// No list that is read here has more.
  private static let mostNumbers = 256

  func numbers(_ value: PDFValue?) -> [Double] {
    guard case .array(let values) = resolved(value) else { return [] }
    return values.prefix(Self.mostNumbers).compactMap { resolved($0).number }
  }

  /// The bytes of a stream; nil for one that is coded in a way that is not known here.
  func content(of value: PDFValue?) -> [UInt8]? {
    guard hasRoom, case .stream(let entries, let start) = resolved(value), start <= bytes.count else {
      return nil
    }
    let length = resolved(entries["Length"]).number.flatMap { Int(exactly: $0) }
    let stop = length.flatMap { $0 >= 0 && $0 <= bytes.count - start ? start + $0 : nil }
    let data = bytes[start..<(stop ?? max(start, end(ofStream: entries, start)))]
    var filters: [String] = []
    switch resolved(entries["Filter"]) {
    case .name(let name): filters = [name]
    case .array(let names): filters = names.compactMap { resolved($0).name }
    default: break
    }
    spend(data.count)
    if filters.isEmpty { return Array(data) }
    guard filters == ["FlateDecode"], let content = Inflate.content(of: data, limit: Self.limit) else {
      return nil
    }
    spend(content.count)
    return content
  }

  /// The first page with what it inherits.
  var firstPage: [String: PDFValue]? {
    var inherited: [String: PDFValue] = [:]
    var node = dictionary(dictionary(root)["Pages"])
    for _ in 0..<32 {
      for key in ["MediaBox", "CropBox", "Resources", "Rotate"] {
        if let value = node[key] { inherited[key] = value }
      }
      guard case .array(let kids) = resolved(node["Kids"]), let first = kids.first else { break }
      node = dictionary(first)
    }
    guard node["Contents"] != nil else { return nil }
    return node.merging(inherited) { own, _ in own }
  }
}
