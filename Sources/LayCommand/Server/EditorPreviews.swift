import LayEditing

/// The live pages of documents that an editor shows: a server for each, in this process, with the texts as they are
/// written.
struct EditorPreviews {
  private struct Page {
    var server: PreviewServer
    var address: String
    /// The path by which the page knows the document.
    var name: String
  }

  private let arguments: Arguments
  private var pages: [String: Page] = [:]
  /// So many documents have a page at once.
  private static let limit = 8

  init(_ arguments: Arguments) { self.arguments = arguments }

  var isEmpty: Bool { pages.isEmpty }

  /// The address of a document's page, which is served from now on.
  mutating func address(of path: String) throws(SystemError) -> String {
    if let page = pages[path] { return page.address }
    if pages.count >= Self.limit, let first = pages.keys.sorted().first { pages[first] = nil }
    var arguments = arguments
    arguments.inputs = [path]
    let files = try PreviewFiles(arguments)
    let listeners = try PreviewCommand.listen(nil)
    let (port, token) = (listeners[0].port, PreviewGate.randomToken())
    let address = "http://127.0.0.1:\(port)/#\(token)"
    let server = PreviewServer(
      files, listeners, PreviewGate(port: port, token: token), nil, showsPlaces: true)
    pages[path] = Page(server: server, address: address, name: splitPath(path).name)
    return address
  }

  mutating func show(_ bytes: [UInt8], of path: String) {
    guard let name = pages[path]?.name else { return }
    pages[path]?.server.show(bytes, of: name)
  }

  /// Has the pages of a document choose the view at a place.
  func select(_ place: LanguageServer.Place) {
    guard let page = pages[place.path] else { return }
    page.server.select(SourcePlace(path: page.name, line: place.line, column: place.column))
  }

  var paths: [String] { pages.keys.sorted() }

  func add(to readiness: inout Readiness) {
    for page in pages.values { page.server.add(to: &readiness) }
  }

  /// Answers what has come.
  /// - Returns: the places that the pages want to be shown.
  mutating func serve(_ ready: Set<Int32>) -> [LanguageServer.Place] {
    var wanted: [LanguageServer.Place] = []
    for path in paths {
      pages[path]?.server.serve(ready)
      for place in pages[path]?.server.takeWantedPlaces() ?? [] {
        wanted.append(LanguageServer.Place(path: path, line: place.line, column: place.column))
      }
    }
    return wanted
  }
}
