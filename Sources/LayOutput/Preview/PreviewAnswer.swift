import LaySyntax

/// What a live page gets to see of one layout of a file: its pictures for the screens that are asked about, as a gallery's
/// record and as drawings.
package struct PreviewAnswer {
  /// One screen: what it is called, the layout as it is there, and what was found wrong.
  package struct Screen {
    package var name: String
    package var layout: LaidOutLayout?
    package var diagnostics: [Diagnostic]
    package var droppedCount: Int

    package init(name: String, layout: LaidOutLayout?, diagnostics: [Diagnostic], droppedCount: Int) {
      self.name = name
      self.layout = layout
      self.diagnostics = diagnostics
      self.droppedCount = droppedCount
    }
  }

  package var path: String
  /// Grows with every change that the page may have to show.
  package var generation: Int
  /// Which of the file's layouts is shown.
  package var index: Int
  /// The names of all of them.
  package var names: [String]
  /// The source as it is.
  package var source: SourceFile
  /// The source that the pictures are of, where the present one has errors.
  package var shown: SourceFile?
  /// What was found in the present source, where the pictures are of an earlier one.
  package var faults: [Diagnostic]
  package var screens: [Screen]

  package init(
    path: String, generation: Int, index: Int, names: [String], source: SourceFile, shown: SourceFile?,
    faults: [Diagnostic], screens: [Screen]
  ) {
    self.path = path
    self.generation = generation
    self.index = index
    self.names = names
    self.source = source
    self.shown = shown
    self.faults = faults
    self.screens = screens
  }

  /// One object:
  ///
  /// - `generation`, `layout` (the index) and `layouts` (the names),
  /// - `record`: the shown source with its pictures, as `GalleryRecord` writes it,
  /// - `current`: where the pictures are of an earlier source, the present one with what was found in it,
  /// - `svgs`: a drawing for each picture of the record.
  package func json() -> [UInt8] {
    let record = pictures()
    let current = shown == nil ? nil : presentState()
    return ByteBuffer.bytes { output in
      output.append("{\"generation\":")
      output.append(generation)
      output.append(",\"layout\":")
      output.append(index)
      output.append(",\"layouts\":")
      output.append(json: names)
      output.append(",\"record\":")
      record.withUnsafeBufferPointer { output.append($0) }
      if let current {
        output.append(",\"current\":")
        current.withUnsafeBufferPointer { output.append($0) }
      }
      output.append(",\"svgs\":[")
      var isFirst = true
      for screen in screens {
        guard let layout = screen.layout else { continue }
        if !isFirst { output.append(",") }
        isFirst = false
        let svg = SVGWriter.write(layout, options: SVGWriter.Options())
        svg.withUnsafeBufferPointer { output.append(json: $0) }
      }
      output.append("]}\n")
    }
  }

  private func pictures() -> [UInt8] {
    var record = GalleryRecord(path: path, source: shown ?? source)
    for screen in screens {
      if let layout = screen.layout { record.add(layout, index: index, variant: screen.name, files: []) }
      record.add(screen.diagnostics, droppedCount: screen.droppedCount, variant: screen.name)
    }
    return record.json()
  }

  private func presentState() -> [UInt8] {
    Self.record(of: source, path: path, faults, droppedCount: 0)
  }

  /// A record without pictures: a source with what was found in it.
  package static func record(
    of source: SourceFile, path: String, _ diagnostics: [Diagnostic], droppedCount: Int
  ) -> [UInt8] {
    var record = GalleryRecord(path: path, source: source)
    record.add(diagnostics, droppedCount: droppedCount, variant: "")
    return record.json()
  }
}

extension ByteBuffer {
  /// Appends an array of texts.
  package mutating func append(json texts: [String]) {
    append("[")
    for index in texts.indices {
      if index > 0 { append(",") }
      append(json: texts[index])
    }
    append("]")
  }
}
