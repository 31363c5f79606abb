import Foundation

/// A folder of its own for each test, removed with it.
package final class Scratch: Sendable {
  package let path: String

  package init() throws {
    path = NSTemporaryDirectory() + "lay-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package func add(_ name: String, _ text: String = "") throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  /// Adds one of each kind that is no plain file: `pipe`, `socket`, `folder`.
  package func addSpecialFiles(_ prefix: String = "") throws {
    for name in ["pipe", "socket", "folder"] { try addSpecialFile(prefix + name, name) }
  }

  /// Adds a `pipe`, a `socket`, a `folder`, or a `device`, which is a link to one.
  package func addSpecialFile(_ name: String, _ kind: String) throws {
    let full = path + "/" + name
    switch kind {
    case "pipe": mkfifo(full, 0o600)
    case "socket": mknod(full, S_IFSOCK | 0o600, 0)
    case "folder": try FileManager.default.createDirectory(atPath: full, withIntermediateDirectories: true)
    default: try link(name, to: "/dev/zero")
    }
  }

  package func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Runs git in a folder of this one.
  package func git(_ words: String..., in folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", path + "/" + folder, "-c", "user.name=a", "-c", "user.email=a@example.com"] + words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw CocoaError(.executableLoad) }
  }
}
