/** The names that may be written at the cursor, in a list under it. They come from a module of their own, which is loaded
    once somebody writes: who looks at pictures does not wait for it. */
const completion = {
  module: new Module("names.wasm"),
  items: [],
  /** How many letters of the name are there. */
  written: 0,
  chosen: 0,

  make() {
    this.list = el("ul", { id: "names", role: "listbox", "aria-label": "Names", hidden: true,
      onmousedown: (event) => this.press(event) });
    return this.list;
  },

  get isOpen() { return !this.list.hidden; },

  /** Offers names behind what was just written, where one begins or goes on. */
  follow({ inputType }) {
    const isInName = /[\p{L}\p{N}_.@#]$/u.test(editor.input.value.slice(0, editor.input.selectionStart));
    if (inputType === "insertText" && isInName) this.offer();
    else if (inputType === "deleteContentBackward" && this.isOpen) this.offer();
    else this.close();
  },

  async offer(isWanted = false) {
    const { input } = editor;
    const [text, at] = [input.value, input.selectionStart];
    let answer;
    try {
      if (!this.module.exports) await this.module.start();
      // What was written meanwhile has asked by itself.
      if (input.value !== text || input.selectionStart !== at || input.selectionEnd !== at) return;
      this.module.write(text);
      answer = this.module.read(this.module.exports.names(new TextEncoder().encode(text.slice(0, at)).length));
    } catch {
      // It is not there, or has given up on this source: then it begins anew.
      this.module.exports = null;
      this.close();
      return;
    }
    this.items = answer.items;
    this.written = answer.prefix.length;
    const isThere = this.items[0]?.name === answer.prefix && !this.items[0].text;
    if (this.items.length === 0 || !isWanted && isThere) this.close();
    else this.open(at - this.written);
  },

  open(start) {
    this.list.replaceChildren(...this.items.map(({ name, detail }, index) =>
      el("li", { id: `name-${index}`, role: "option" }, visible(name), detail && el("span", {}, visible(detail)))));
    const { left, bottom, top } = editor.place(start);
    this.list.hidden = false;
    const frame = this.list.parentElement.getBoundingClientRect();
    const { width, height } = this.list.getBoundingClientRect();
    // Above the line where there is more room.
    const isBelow = bottom + height <= frame.bottom || bottom - frame.top < frame.bottom - top;
    this.list.style.left = `${Math.max(0, Math.min(left - frame.left, frame.width - width))}px`;
    this.list.style.top = `${isBelow ? bottom - frame.top : Math.max(0, top - frame.top - height)}px`;
    this.choose(0);
  },

  close() {
    this.list.hidden = true;
    editor.input.removeAttribute("aria-activedescendant");
  },

  choose(index) {
    this.chosen = (index + this.items.length) % this.items.length;
    for (const [number, item] of [...this.list.children].entries()) {
      item.setAttribute("aria-selected", String(number === this.chosen));
    }
    this.list.children[this.chosen].scrollIntoView({ block: "nearest" });
    editor.input.setAttribute("aria-activedescendant", `name-${this.chosen}`);
  },

  /** Takes a key that is for the list.
      @returns whether it was. */
  key(event) {
    if (event.key === " " && event.ctrlKey) {
      this.offer(true);
    } else if (!this.isOpen || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
      return false;
    } else if (event.key === "ArrowDown") this.choose(this.chosen + 1);
    else if (event.key === "ArrowUp") this.choose(this.chosen - 1);
    else if (event.key === "Enter" || event.key === "Tab") this.take();
    else if (event.key === "Escape") this.close();
    else return false;
    event.preventDefault();
    return true;
  },

  press(event) {
    event.preventDefault();
    const item = event.target.closest("li");
    if (!item) return;
    this.choose([...this.list.children].indexOf(item));
    this.take();
  },

  /** Writes the name that is chosen in the place of its letters. */
  take() {
    const { input } = editor;
    const { name, text = name } = this.items[this.chosen];
    const end = input.selectionStart, start = end - this.written;
    const [, indent] = input.value.slice(0, start).split("\n").at(-1).match(/^(\s*)/);
    const [before, after = ""] = text.replaceAll("\n", `\n${indent}`).replaceAll("\t", "  ").split("$0");
    input.setRangeText(before + after, start, end, "end");
    input.selectionStart = input.selectionEnd = start + before.length;
    this.close();
    editor.changed();
  },
};
