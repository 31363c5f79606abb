// The library behind the playground's page, as a WebAssembly module that imports nothing but what the page knows of
// characters: the page writes a question into memory, asks it, and reads the answer.

import Lay

/// What stands behind the page. The page is the only one that calls, and it waits for each answer.
nonisolated(unsafe) private var desk = PreviewDesk(options: Options())
nonisolated(unsafe) private var question: [UInt8] = []
nonisolated(unsafe) private var answer: [UInt8] = []

/// Makes room for a question of so many bytes.
/// - Returns: where it is to be written.
@_expose(wasm, "room")
@_cdecl("room")
public func room(_ size: Int32) -> UnsafeMutableRawPointer? {
  question = [UInt8](repeating: 0, count: Int(max(size, 1)))
  return question.withUnsafeMutableBytes { $0.baseAddress }
}

/// Has the question be the text of a source from now on, whose path is its first line.
@_expose(wasm, "open")
@_cdecl("open")
public func open() {
  let parts = question.split(separator: 10, maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2 else { return }
  desk.open(String(decoding: parts[0], as: UTF8.self), bytes: Array(parts[1]))
}

/// Answers the question: 0 the project, 1 pictures, 2 findings, 3 why a view has its frame.
/// - Returns: how many bytes the answer has.
@_expose(wasm, "ask")
@_cdecl("ask")
public func ask(_ kind: Int32) -> Int32 {
  do throws(PreviewDesk.Fault) {
    switch kind {
    case 0: answer = desk.project()
    case 1: answer = try desk.pictures(question)
    case 2: answer = try desk.findings(question)
    default: answer = try desk.explanation(question)
    }
  } catch {
    answer = PreviewDesk.json(of: error)
  }
  return Int32(answer.count)
}

/// Where the answer stands.
@_expose(wasm, "told")
@_cdecl("told")
public func told() -> UnsafeRawPointer? { answer.withUnsafeBytes { $0.baseAddress } }
