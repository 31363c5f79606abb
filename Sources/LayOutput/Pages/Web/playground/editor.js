/** The source as text to write, with its colours and marks under it: where a page with a server only shows it. */
const editor = {
  element: null,
  path: null,

  make() {
    const input = el("textarea", { id: "editor-text", spellcheck: "false", autocapitalize: "off", autocomplete: "off",
      wrap: "off", "aria-label": "Source", oninput: () => this.changed(), onkeydown: (event) => this.key(event),
      onscroll: ({ target }) => { this.colours.scrollTo(target.scrollLeft, target.scrollTop); } });
    this.input = input;
    this.colours = el("pre", { class: "colours", "aria-hidden": "true" });
    this.remarks = el("div", { class: "remarks", role: "status" });
    this.element = el("div", { class: "editor" },
      el("div", { class: "tools" },
        el("button", { type: "button", id: "share", onclick: () => this.share() }, "Share"),
        el("button", { type: "button", id: "reset", onclick: () => this.reset() }, "Reset"),
        el("span", { id: "shared", role: "status" })),
      el("div", { class: "writing" }, this.colours, input), this.remarks);
  },

  /** Brings the text up to the file that is chosen, and its colours up to what is known of it. */
  show() {
    if (!this.element) this.make();
    if (this.path !== chosen.file) {
      this.path = chosen.file;
      this.input.value = host.texts.get(this.path) ?? "";
      this.input.scrollTo(0, 0);
    }
    const { source, diagnostics } = present();
    const lines = linesOf(source);
    const found = new Map();
    for (const diagnostic of diagnostics) found.set(diagnostic.line, [...(found.get(diagnostic.line) ?? []), diagnostic]);
    this.colours.replaceChildren(...lines.flatMap((tokens, index) => {
      const remarks = found.get(index + 1);
      const parts = remarks ? marked(tokens, remarks, index + 1) : tokens.map(tokenElement);
      return [el("span", { class: "row", "data-line": index + 1 }, parts), "\n"];
    }));
    this.colours.scrollTo(this.input.scrollLeft, this.input.scrollTop);
    this.remarks.replaceChildren(...diagnostics.slice(0, 20).map((diagnostic) =>
      el("button", { type: "button", class: `remark ${diagnostic.severity}`, onclick: () => this.mark(diagnostic.line) },
        `${diagnostic.line}:${diagnostic.column} ${visible(diagnostic.message)}`,
        diagnostic.help !== "" && `: ${visible(diagnostic.help)}`)));
    return this.element;
  },

  changed() {
    // Lines that are as they were keep their colours until the others have theirs.
    const rows = [...this.colours.querySelectorAll(".row")];
    this.input.value.split("\n").forEach((text, index) => {
      if (rows[index]) { if (rows[index].textContent !== text) rows[index].textContent = text; }
      else this.colours.append(el("span", { class: "row" }, text), "\n");
    });
    try {
      host.open(this.path, this.input.value);
    } catch {
      host.begin();
    }
    live.refresh();
  },

  /** Tab writes two spaces, and Escape before it goes on to the next control. A new line begins as deep as the last. */
  key(event) {
    const { input } = this;
    const insert = (text) => {
      event.preventDefault();
      input.setRangeText(text, input.selectionStart, input.selectionEnd, "end");
      this.changed();
    };
    if (event.key === "Escape") { this.leaves = true; return; }
    if (event.key === "Tab" && !event.shiftKey && !this.leaves) insert("  ");
    if (event.key === "Enter") {
      const line = input.value.slice(0, input.selectionStart).split("\n").at(-1);
      insert(`\n${line.match(/^ */)[0]}${/[{(\[]\s*$/.test(line) ? "  " : ""}`);
    }
    this.leaves = false;
  },

  /** Chooses a line in the text. */
  mark(line) {
    if (!line || !this.input) return;
    for (const row of this.colours.querySelectorAll(".chosen")) row.classList.remove("chosen");
    const row = this.colours.querySelector(`[data-line="${line}"]`);
    row?.classList.add("chosen");
    if (row && document.activeElement !== this.input) this.input.scrollTop = Math.max(0, row.offsetTop - 80);
  },

  reset() {
    const sample = samples.find(({ path }) => path === this.path);
    if (!sample) return;
    this.input.value = sample.text;
    this.changed();
  },

  /** Puts the text into the address, compressed. */
  async share() {
    const stream = new Blob([this.input.value]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    const packed = btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
    const words = new URLSearchParams(location.hash.slice(1));
    words.set("source", packed);
    words.set("file", "shared.lay");
    history.replaceState(null, "", `#${words}`);
    let isCopied = false;
    try { await navigator.clipboard.writeText(location.href); isCopied = true; } catch { /* then it is only in the address */ }
    document.getElementById("shared").textContent = isCopied ? "The address is copied" : "It is in the address now";
  },

  /** Adds the source that the address holds. */
  async readAddress() {
    const packed = new URLSearchParams(location.hash.slice(1)).get("source");
    if (!packed) return;
    try {
      const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
      const text = await this.take(stream, 1 << 20);
      host.open("shared.lay", text);
      chosen.file = "shared.lay";
    } catch {
      live.tell("The address holds no source that can be read.");
    }
  },

  /** The text of a stream, as long as it is not longer than so many bytes. */
  async take(stream, limit) {
    const reader = stream.getReader();
    const decoder = new TextDecoder();
    let text = "", size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.length;
      if (size > limit) throw new Error("too long");
      text += decoder.decode(value, { stream: true });
    }
  },
};

panel.source = () => editor.show();
const markInPanel = panel.mark;
panel.mark = (line) => (open.tab === "source" ? editor.mark(line) : markInPanel.call(panel, line));
open.tab = "source";
