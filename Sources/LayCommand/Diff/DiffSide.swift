import LayOutput
import LaySyntax

/// One of the two outputs that `lay diff` compares.
struct DiffSide {
  /// As it was named.
  let path: String
  private let links: LinkScope?
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
  static func pair(
    _ old: String, _ new: String, _ links: LinkScope?
  ) throws(SystemError) -> (old: DiffSide, new: DiffSide) {
    let kinds = try (PathKind(old), PathKind(new))
    for (path, kind) in [(old, kinds.0), (new, kinds.1)] where kind == .absent {
      throw SystemError("cannot read", path, reason: "nothing is there")
    }
    switch kinds {
    case (.folder, .folder): return try folders(old, new, links)
    case (.folder, _), (_, .folder):
      throw SystemError("cannot compare", new, reason: "one is a folder and the other a file")
    default: return (DiffSide(old, .file, [onlyFile], links), DiffSide(new, .file, [onlyFile], links))
    }
  }

  private static func folders(
    _ old: String, _ new: String, _ links: LinkScope?
  ) throws(SystemError) -> (old: DiffSide, new: DiffSide) {
    let records = try (names(in: old, recordFolder, links), names(in: new, recordFolder, links))
    if !records.0.isEmpty, !records.1.isEmpty {
      return (DiffSide(old, .records, records.0, links), DiffSide(new, .records, records.1, links))
    }
    let documents = try (names(in: old, nil, links), names(in: new, nil, links))
    for (path, names) in [(old, records.0 + documents.0), (new, records.1 + documents.1)] where names.isEmpty
    {
      throw SystemError("nothing to compare in", path, reason: "no output of 'lay render' or JSON is there")
    }
    guard !documents.0.isEmpty, !documents.1.isEmpty else {
      throw SystemError(
        "cannot compare", new, reason: "only one of the folders has records of 'lay render', or only one JSON"
      )
    }
    return (DiffSide(old, .documents, documents.0, links), DiffSide(new, .documents, documents.1, links))
  }

  /// The JSON files below a folder, relative to it.
  private static func names(
    in folder: String, _ part: String?, _ links: LinkScope?
  ) throws(SystemError) -> [String] {
    let place = FilePlace(folder, below: part ?? "", links: links)
    if part != nil, try place.status() == nil { return [] }
    var walk = FolderWalk(suffix: ".json", links: links)
    walk.add(place)
    if let error = walk.errors.first { throw error }
    return walk.files.map(\.below)
  }

  private init(_ path: String, _ form: Form, _ names: [String], _ links: LinkScope?) {
    self.path = path
    self.links = links
    self.form = form
    self.names = names
  }

  /// The file that a name stands for.
  func place(_ name: String) -> FilePlace { FilePlace(path, below: name, links: links) }

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
      let (line, column) = error.place(in: bytes)
      throw SystemError(
        "cannot read", place(name).path, reason: "\(error.message), line \(line), column \(column)")
    }
  }

  /// The SVG of the same name as a document, relative to the folder; for a single file its whole path.
  private func drawing(beside name: String) -> String? {
    let document = name.isEmpty ? path : name
    guard document.hasSuffix(".json") else { return nil }
    let drawing = String(document.dropLast("json".count)) + "svg"
    return (try? picturePlace(drawing).status())??.kind == .file ? drawing : nil
  }

  private func picturePlace(_ drawing: String) -> FilePlace {
    form == .file
      ? FilePlace(splitPath(path).folder, below: splitPath(drawing).name, links: links) : place(drawing)
  }

  /// A layout's picture; nil where there is none to read.
  ///
  /// A record names its picture, and may come from anybody: it can name only what lies in its folder.
  func picture(of layout: LayoutSnapshot) -> [UInt8]? {
    guard let drawing = layout.drawing, form == .file || staysBelow(drawing) else { return nil }
    do throws(SystemError) {
      return try FileReader.bytes(picturePlace(drawing))
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
