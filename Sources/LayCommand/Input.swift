/// One source to compile: a file or standard input.
struct Input {
  /// As diagnostics name it.
  var name: String
  /// Where the file lies; nil for standard input.
  var place: FilePlace?

  static let standardInput = Input(name: "<stdin>")

  init(_ place: FilePlace) {
    name = place.path
    self.place = place
  }

  private init(name: String) { self.name = name }

  func bytes() throws(SystemError) -> [UInt8] {
    if let content = try content() { return content.bytes }
    return try FileReader.standardInput()
  }

  /// The file as it is; nil for standard input.
  func content() throws(SystemError) -> FileReader.Content? {
    guard let place else { return nil }
    return try FileReader.content(place)
  }

  /// The file's name without folder and extension: the start of its artifacts' names.
  var baseName: String {
    guard place != nil else { return "stdin" }
    let name = splitPath(name).name
    if name.hasSuffix(".swift") { return String(name.dropLast(6)) }
    return name.hasSuffix(".lay") ? String(name.dropLast(4)) : name
  }
}
