/** What stands behind a page with the library beside it. It answers as the server of `lay preview` does, and what it is
    asked leaves the browser never. */
const host = {
  token: "",
  /** The sources by their paths, as they are and as they were at first. */
  texts: new Map(),
  originals: new Map(),
  module: new Module("lay.wasm"),

  /** Starts the library with all sources. */
  async begin() {
    await this.module.start();
    for (const [path, text] of this.texts) this.open(path, text);
  },

  open(path, text) {
    this.texts.set(path, text);
    this.module.write(`${path}\n${text}`);
    this.module.exports.open();
  },

  kinds: { project: 0, pictures: 1, findings: 2, explanation: 3 },

  async ask(question, body) {
    let json;
    try {
      this.module.write(JSON.stringify(body ?? {}));
      json = this.module.read(this.module.exports.ask(this.kinds[question]));
    } catch {
      // It has run out of stack or memory; what it holds counts for nothing any more.
      await this.begin();
      throw new Error("This is more than a browser has room for.");
    }
    if (json.fault) throw new Error(`This cannot be shown: ${json.fault}.`);
    return json;
  },
};
