// The library as a WebAssembly command: `.lay` on standard input, on standard output JSON, the first
// layout's SVG, or its frames as `lay test` keeps them.
// It imports nothing but the two WASI calls below, so that any runtime can run it.

import Lay

@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_read")
@_extern(c)
func fd_read(
  _ file: Int32, _ vectors: UnsafeMutableRawPointer, _ count: Int32, _ size: UnsafeMutableRawPointer
) -> Int32

@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_write")
@_extern(c)
func fd_write(
  _ file: Int32, _ vectors: UnsafeMutableRawPointer, _ count: Int32, _ size: UnsafeMutableRawPointer
) -> Int32

/// A pointer and a length, as WASI passes buffers; and room for the count it answers.
private struct Transfer {
  var start: UnsafeMutableRawPointer?
  var length: UInt32
  var count: UInt32 = 0

  init(_ buffer: UnsafeMutableRawBufferPointer) {
    start = buffer.baseAddress
    length = UInt32(buffer.count)
  }
}

private func call(
  _ transfer: Transfer,
  _ function: (Int32, UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Int32, file: Int32
) -> Int {
  var transfer = transfer
  return withUnsafeMutableBytes(of: &transfer) { bytes in
    guard let base = bytes.baseAddress else { return 0 }
    return function(file, base, 1, base + 8) == 0 ? Int(base.load(fromByteOffset: 8, as: UInt32.self)) : 0
  }
}

private func readAll() -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = chunk.withUnsafeMutableBytes { call(Transfer($0), fd_read, file: 0) }
    if count == 0 { return bytes }
    bytes += chunk[..<count]
  }
}

private func writeAll(_ bytes: [UInt8], to file: Int32) {
  var bytes = bytes
  var start = 0
  while start < bytes.count {
    let count = bytes.withUnsafeMutableBytes {
      call(Transfer(.init(rebasing: $0[start...])), fd_write, file: file)
    }
    if count == 0 { return }
    start += count
  }
}

/// Reads a source, whose first line `// svg` asks for a picture and `// layout` for frames as they are kept, and writes
/// what it compiles to.
@_expose(wasm, "_start")
@_cdecl("_start")
public func start() {
  let source = readAll()
  if source.starts(with: Array("// layout".utf8)) {
    let result = LayoutTester().test(SourceFile(name: "input.lay", bytes: source))
    for fault in result.faults { writeAll(Array(fault.formatted().utf8), to: 2) }
    if !result.previewNames.isEmpty { writeAll(result.snapshot(of: 0), to: 1) }
    return
  }
  let compilation = Compiler().compile(SourceFile(name: "<stdin>", bytes: source))
  for diagnostic in compilation.diagnostics { writeAll(Array(diagnostic.formatted().utf8), to: 2) }
  if source.starts(with: Array("// svg".utf8)) {
    writeAll(compilation.layouts.first?.svg() ?? [], to: 1)
  } else {
    writeAll(compilation.json(), to: 1)
  }
}
