// What completes names in the playground's editor, as a WebAssembly module of its own: who only looks at pictures does not
// wait for it. It imports what the page knows of characters.

import LayCompletion
import LaySyntax

/// As many names are told as somebody looks through.
private let mostNames = 50

/// The page is the only one that calls, and it waits for each answer.
nonisolated(unsafe) private var source: [UInt8] = []
nonisolated(unsafe) private var answer: [UInt8] = []

/// Makes room for a source of so many bytes.
/// - Returns: where it is to be written.
@_expose(wasm, "room")
@_cdecl("room")
public func room(_ size: Int32) -> UnsafeMutableRawPointer? {
  source = [UInt8](repeating: 0, count: Int(max(size, 1)))
  return source.withUnsafeMutableBytes { $0.baseAddress }
}

/// Finds the names that may be written at a place of the source, in bytes from its start.
/// - Returns: how many bytes the answer has.
@_expose(wasm, "names")
@_cdecl("names")
public func names(_ offset: Int32) -> Int32 {
  answer = Completer(SourceFile(name: "", bytes: source), at: Int(offset)).json(limit: mostNames)
  return Int32(answer.count)
}

/// Where the answer stands.
@_expose(wasm, "told")
@_cdecl("told")
public func told() -> UnsafeRawPointer? { answer.withUnsafeBytes { $0.baseAddress } }
