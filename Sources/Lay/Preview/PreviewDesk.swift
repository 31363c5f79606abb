import LayOutput
import LaySyntax

/// What stands behind a live page: the sources that it shows, compiled when they are looked at, and its questions
/// answered. It reads no file and knows no network, so that it works in a browser as well.
package struct PreviewDesk {
  /// What every layout is made for, unless the page's reader chooses.
  package let options: Options
  /// Grows with every change of a source.
  package private(set) var generation = 0
  private var documents: [PreviewDocument] = []
  private var numbers: [String: Int] = [:]

  /// A question that cannot be answered.
  package struct Fault: Error {
    package var message: String

    package init(message: String) { self.message = message }
  }

  package init(options: Options) { self.options = options }

  // MARK: Sources

  /// The paths of all sources.
  package var paths: [String] { documents.map { $0.path } }

  /// Adds a source, or gives it another text.
  /// - Parameter assets: Where its images are; nil: nowhere.
  package mutating func open(_ path: String, bytes: [UInt8], assets: AssetSource? = nil) {
    if let number = numbers[path] {
      guard documents[number].source.bytes != bytes else { return }
      generation += 1
      documents[number].change(to: bytes, generation: generation)
      return
    }
    generation += 1
    numbers[path] = documents.count
    documents.append(PreviewDocument(path, bytes: bytes, assets: assets, generation: generation))
  }

  /// Forgets a source.
  package mutating func close(_ path: String) {
    guard let number = numbers.removeValue(forKey: path) else { return }
    generation += 1
    documents.remove(at: number)
    for later in documents.indices where later >= number { numbers[documents[later].path] = later }
  }

  /// Has the sources that show images be drawn anew, for some images have changed.
  /// - Returns: their paths.
  package mutating func reloadAssets() -> [String] {
    var paths: [String] = []
    for number in documents.indices where documents[number].readsAssets {
      generation += 1
      documents[number].reload(generation: generation)
      paths.append(documents[number].path)
    }
    return paths
  }

  /// The folders, relative to their images' own, in which a source has looked for images.
  package func assetFolders(of path: String) -> [String] {
    numbers[path].map { documents[$0].assetFolders } ?? []
  }

  // MARK: Answers

  /// All sources with the names of their layouts, and what there is to choose.
  /// - Parameter opensSources: Whether a place of a source can be shown in an editor.
  package mutating func project(opensSources: Bool = false) -> [UInt8] {
    let files = documents.indices.map { (documents[$0].path, documents[$0].names(self.options)) }
    let (generation, options) = (self.generation, self.options)
    return ByteBuffer.bytes { output in
      output.append("{\"generation\":")
      output.append(generation)
      output.append(",\"files\":[")
      for index in files.indices {
        output.append(index > 0 ? ",{\"path\":" : "{\"path\":")
        output.append(json: files[index].0)
        output.append(",\"layouts\":")
        output.append(json: files[index].1)
        output.append("}")
      }
      output.append("]")
      PreviewChoice.write(options, to: &output)
      if opensSources { output.append(",\"opens\":true") }
      output.append("}\n")
    }
  }

  /// One layout on the screens that are asked about.
  package mutating func pictures(_ body: [UInt8]) throws(Fault) -> [UInt8] {
    let question = try Self.question(body)
    let number = try number(of: question)
    return documents[number].pictures(question, options).json()
  }

  /// What lint finds in a file on a screen, as a gallery's record without pictures.
  package mutating func findings(_ body: [UInt8]) throws(Fault) -> [UInt8] {
    let question = try Self.question(body)
    let document = documents[try number(of: question)]
    let report = Linter(options: document.options(question.screens[0].choice, options)).lint(document.source)
    return PreviewAnswer.record(
      of: document.source.file, path: document.path, report.diagnostics.map { $0.content },
      droppedCount: report.droppedDiagnosticCount)
  }

  /// Why a view has its frame: `text`, and `explanation` as `lay explain --format json` writes it; where that cannot be
  /// told, only `text` with the reason.
  package mutating func explanation(_ body: [UInt8]) throws(Fault) -> [UInt8] {
    let question = try Self.question(body)
    let document = documents[try number(of: question)]
    let explainer = Explainer(options: document.options(question.screens[0].choice, options))
    let answer = explainer.explain(
      viewNumbered: question.view, ofLayout: question.index, in: document.shown ?? document.source)
    var text = ""
    var json: [UInt8]?
    switch answer {
    case .explanation(let words, let document): (text, json) = (words, document)
    case .faulty: text = "The file has errors, and nothing of it is laid out."
    case .noSuchView: text = "The view is not shown any more."
    }
    return ByteBuffer.bytes { output in
      output.append("{\"text\":")
      output.append(json: text)
      if let json {
        output.append(",\"explanation\":")
        json.withUnsafeBufferPointer { output.append($0) }
      }
      output.append("}\n")
    }
  }

  /// A fault as an answer: one object with `fault`.
  package static func json(of fault: Fault) -> [UInt8] {
    ByteBuffer.bytes { output in
      output.append("{\"fault\":")
      output.append(json: fault.message)
      output.append("}\n")
    }
  }

  /// The text of a source, and its name as a file.
  package func source(of path: String) -> SourceFile? { numbers[path].map { documents[$0].source } }

  private static func question(_ body: [UInt8]) throws(Fault) -> PreviewQuestion {
    do throws(JSONFault) {
      return try PreviewQuestion(json: body)
    } catch {
      throw Fault(message: error.message)
    }
  }

  private func number(of question: PreviewQuestion) throws(Fault) -> Int {
    guard let number = numbers[question.path] else { throw Fault(message: "there is no such file any more") }
    return number
  }
}
