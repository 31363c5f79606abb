/** What stands behind the playground: the library itself, as WebAssembly beside the page. It answers as the server of
    `lay preview` does, and what it is asked leaves the browser never. */
const host = {
  token: "",
  texts: new Map(samples.map(({ path, text }) => [path, text])),
  module: null,
  library: null,

  async follow(told) {
    try {
      const answer = await fetch("./lay.wasm");
      if (!answer.ok) throw new Error(`lay.wasm is not beside the page (${answer.status})`);
      this.module = await WebAssembly.compile(await answer.arrayBuffer());
      await this.begin();
      await editor.readAddress();
      told("hello", { generation: 0 });
    } catch (error) {
      live.tell(error.message);
    }
  },

  /** Starts the library with all sources, also after it has given up on one. */
  async begin() {
    const page = characters.page(() => this.library.memory);
    this.library = (await WebAssembly.instantiate(this.module, { page })).exports;
    for (const [path, text] of this.texts) this.open(path, text);
  },

  write(text) {
    const bytes = new TextEncoder().encode(text);
    const start = this.library.room(bytes.length);
    new Uint8Array(this.library.memory.buffer, start, bytes.length).set(bytes);
  },

  open(path, text) {
    this.texts.set(path, text);
    this.write(`${path}\n${text}`);
    this.library.open();
  },

  kinds: { project: 0, pictures: 1, findings: 2, explanation: 3 },

  async ask(question, body) {
    let json;
    try {
      this.write(JSON.stringify(body ?? {}));
      const size = this.library.ask(this.kinds[question]);
      const bytes = new Uint8Array(this.library.memory.buffer, this.library.told(), size);
      json = JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      // It has run out of stack or memory; what it holds counts for nothing any more.
      await this.begin();
      throw new Error("This is more than a browser has room for.");
    }
    if (json.fault) throw new Error(`This cannot be shown: ${json.fault}.`);
    return json;
  },
};
