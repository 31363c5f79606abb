/** The source as text to write, with its colours and marks under it, where a page has the library beside it. */
const editor = {
  element: null,
  path: null,

  make() {
    const input = el("textarea", { id: "editor-text", spellcheck: "false", autocapitalize: "off", autocomplete: "off",
      wrap: "off", "aria-label": "Source", "aria-autocomplete": "list", "aria-controls": "names",
      oninput: (event) => { this.changed(); completion.follow(event); }, onkeydown: (event) => this.key(event),
      onblur: () => completion.close(), onclick: () => completion.close(),
      onscroll: ({ target }) => { this.colours.scrollTo(target.scrollLeft, target.scrollTop); completion.close(); } });
    this.input = input;
    this.colours = el("pre", { class: "colours", "aria-hidden": "true" });
    this.remarks = el("div", { class: "remarks", role: "status" });
    this.element = el("div", { class: "editor" },
      el("div", { class: "tools" }, this.tools(),
        el("button", { type: "button", id: "reset", onclick: () => this.reset() }, "Reset"),
        el("span", { id: "told", role: "status" })),
      el("div", { class: "writing" }, this.colours, input, completion.make()), this.remarks);
  },

  /** What stands above the text, beside the way back. */
  tools: () => [],

  /** Takes the place of the source that a panel only shows. */
  enter() {
    panel.source = () => this.show();
    const { mark } = panel;
    panel.mark = (line) => (open.tab === "source" ? this.mark(line) : mark.call(panel, line));
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
      live.refresh();
    } catch {
      host.begin().then(() => live.refresh(), (error) => live.tell(error.message));
    }
  },

  /** Where a character of the text is on the screen. */
  place(at) {
    const before = this.input.value.slice(0, at).split("\n");
    const row = this.colours.querySelectorAll(".row")[before.length - 1];
    const range = document.createRange();
    range.selectNodeContents(row);
    range.collapse(true);
    let left = before.at(-1).length;
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (left <= node.length) {
        range.setStart(node, left);
        break;
      }
      left -= node.length;
    }
    range.collapse(true);
    const frame = row.getBoundingClientRect(), { left: x } = range.getBoundingClientRect();
    return { left: before.at(-1) === "" ? frame.left : x, top: frame.top, bottom: frame.bottom };
  },

  /** Tab writes two spaces, and Escape before it goes on to the next control. A new line begins as deep as the last. */
  key(event) {
    const { input } = this;
    const insert = (text) => {
      event.preventDefault();
      completion.close();
      input.setRangeText(text, input.selectionStart, input.selectionEnd, "end");
      this.changed();
    };
    if (completion.key(event)) return;
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
    const text = host.originals.get(this.path);
    if (text === undefined) return;
    this.input.value = text;
    this.changed();
  },

  tell(message) { this.element.querySelector("#told").textContent = message; },
};
