import SwiftUI

// There is no file; a folder can be made.
extension FileManager {
  func makeFolder(at url: URL) -> String {
    var isFolder: ObjCBool = false
    if fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue { return "there" }
    do {
      try createDirectory(at: url, withIntermediateDirectories: true, attributes: [:])
      return isFolder.boolValue ? "?" : "made"
    } catch {
      return "failed"
    }
  }
}
#Preview("a folder") { Text(FileManager.default.makeFolder(at: URL(fileURLWithPath: "/Notes"))) }
#Preview("a truth") {
  let known = ObjCBool(true)
  Text(known.boolValue ? "true" : "false")
}
