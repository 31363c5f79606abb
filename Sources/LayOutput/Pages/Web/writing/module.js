/** A module of WebAssembly beside the page. A question is written into its memory, and its answer is read there. */
class Module {
  constructor(name) { this.name = name; }

  /** Loads the module, once, and starts it anew: also after it has given up on a question. */
  async start() {
    this.compiled ??= this.load();
    const page = characters.page(() => this.exports.memory);
    this.exports = (await WebAssembly.instantiate(await this.compiled, { page })).exports;
  }

  async load() {
    const answer = await fetch(`./${this.name}`);
    if (!answer.ok) throw new Error(`${this.name} is not beside the page (${answer.status})`);
    return WebAssembly.compile(await answer.arrayBuffer());
  }

  write(text) {
    const bytes = new TextEncoder().encode(text);
    const start = this.exports.room(bytes.length);
    new Uint8Array(this.exports.memory.buffer, start, bytes.length).set(bytes);
  }

  /** The answer, of so many bytes. */
  read(size) {
    return JSON.parse(new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, this.exports.told(), size)));
  }
}
