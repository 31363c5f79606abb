import LayOutput
import LaySyntax

/// One of the two outputs that `lay diff` compares.
struct DiffSide {
  /// As it was named.
  let path: String
  private let form: Form
  /// The files that tell of layouts, relative to the folder, in the order of their bytes; for a single file one name.
  let names: [String]

  private enum Form {
    /// A folder of `lay render`: the records of its gallery.
    case records
    /// A folder of JSON documents.
    case documents
    case file
  }

  /// The name that stands for a side's only file, whatever it is called.
  private static let onlyFile = ""
  private static let recordFolder = ".lay-gallery"

  /// Two outputs of the same form.
  static func pair(_ old: String, _ new: String) throws(SystemError) -> (old: DiffSide, new: DiffSide) {
    for path in [old, new] where PathKind(path) == .absent {
      throw SystemError("cannot read", path, reason: "nothing is there")
    }
    switch (PathKind(old), PathKind(new)) {
    case (.folder, .folder): return try folders(old, new)
    case (.folder, _), (_, .folder):
      throw SystemError("cannot compare", new, reason: "one is a folder and the other a file")
    default: return (DiffSide(old, .file, [onlyFile]), DiffSide(new, .file, [onlyFile]))
    }
  }

  private static func folders(
    _ old: String, _ new: String
  ) throws(SystemError) -> (old: DiffSide, new: DiffSide) {
    let records = try (names(in: old, recordFolder), names(in: new, recordFolder))
    if !records.0.isEmpty, !records.1.isEmpty {
      return (DiffSide(old, .records, records.0), DiffSide(new, .records, records.1))
    }
    let documents = try (names(in: old, nil), names(in: new, nil))
    for (path, names) in [(old, records.0 + documents.0), (new, records.1 + documents.1)] where names.isEmpty
    {
      throw SystemError("nothing to compare in", path, reason: "no output of 'lay render' or JSON is there")
    }
    guard !documents.0.isEmpty, !documents.1.isEmpty else {
      throw SystemError(
        "cannot compare", new, reason: "only one of the folders has records of 'lay render', or only one JSON"
      )
    }
    return (DiffSide(old, .documents, documents.0), DiffSide(new, .documents, documents.1))
  }

  /// The JSON files below a folder, relative to it.
  private static func names(in folder: String, _ part: String?) throws(SystemError) -> [String] {
    let root = part.map { joinPath(folder, $0) } ?? folder
    guard PathKind(root) == .folder else { return [] }
    var walk = FolderWalk(suffix: ".json")
    walk.add(root)
    if let error = walk.errors.first { throw error }
    let prefix = joinPath(folder, "").utf8.count
    return walk.files.map { String(decoding: $0.utf8.dropFirst(prefix), as: UTF8.self) }
  }

  private init(_ path: String, _ form: Form, _ names: [String]) {
    self.path = path
    self.form = form
    self.names = names
  }

  /// The path of a file that a name stands for.
  func fullPath(_ name: String) -> String { name.isEmpty ? path : joinPath(path, name) }

  /// The layouts that a file's bytes tell of.
  func layouts(_ bytes: [UInt8], of name: String) throws(SystemError) -> [LayoutSnapshot] {
    do throws(JSONFault) {
      guard form != .records else { return try SnapshotReader.record(bytes) }
      let file = name.isEmpty ? nil : String(name.dropLast(".json".count))
      var layouts = try SnapshotReader.document(bytes, file: file)
      if layouts.count == 1 { layouts[0].drawing = drawing(beside: name) }
      // Two files are compared whatever their sources are called.
      if form == .file {
        for index in layouts.indices { layouts[index].file = splitPath(layouts[index].file).name }
      }
      return layouts
    } catch {
      let place = error.place(in: bytes)
      throw SystemError(
        "cannot read", fullPath(name), reason: "\(error.message), line \(place.line), column \(place.column)")
    }
  }

  /// The SVG of the same name as a document, relative to the folder; for a single file its whole path.
  private func drawing(beside name: String) -> String? {
    let document = name.isEmpty ? path : name
    guard document.hasSuffix(".json") else { return nil }
    let drawing = String(document.dropLast("json".count)) + "svg"
    return PathKind(name.isEmpty ? drawing : fullPath(drawing)) == .file ? drawing : nil
  }

  /// A layout's picture; nil where there is none to read.
  func picture(of layout: LayoutSnapshot) -> [UInt8]? {
    guard let drawing = layout.drawing else { return nil }
    do throws(SystemError) {
      return try Reading.file(form == .file ? drawing : fullPath(drawing))
    } catch {
      return nil
    }
  }
}

extension JSONFault {
  /// The line and column, both from 1, columns in bytes.
  fileprivate func place(in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let lineEnd = before.lastIndex(of: UInt8(ascii: "\n"))
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return (line, before.count - (lineEnd.map { $0 + 1 } ?? 0) + 1)
  }
}
