import Foundation
import Testing

/// Files with the expected output, in `Tests/Fixtures/Output`; `LAY_UPDATE_FIXTURES=1` rewrites them for a reviewer to read.
enum Golden {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Output")

  static func expect(_ text: String, equals name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["LAY_UPDATE_FIXTURES"] == "1" {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: file)
    }
    let expected = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    #expect(text == expected, "\(name) differs", sourceLocation: sourceLocation)
  }
}
