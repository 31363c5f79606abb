// Runs a WebAssembly command that knows fd_read and fd_write only: node run-wasm.mjs module.wasm < in > out
import { readFileSync, readSync, writeSync } from "node:fs";

let memory;
/// Moves bytes between a file and the first of the buffers that WASI passes.
const transfer = (move) => (file, vectors, _count, answer) => {
  const view = new DataView(memory.buffer);
  const start = view.getUint32(vectors, true), length = view.getUint32(vectors + 4, true);
  let count = 0;
  try {
    count = move(file, new Uint8Array(memory.buffer, start, length));
  } catch (error) {
    if (error.code !== "EOF" && error.code !== "EAGAIN") throw error;
  }
  view.setUint32(answer, count, true);
  return 0;
};

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {
  wasi_snapshot_preview1: { fd_read: transfer(readSync), fd_write: transfer(writeSync) },
});
memory = instance.exports.memory;
instance.exports._start();
