/** Pictures that follow their source: where the page is served beside `lay.wasm`, the sources of `.lay` files can be
    written, and their pictures are drawn by the library. What the gallery has kept stays as it is. */
const chosen = { get file() { return open.record.path; } };

const live = {
  /** Whether the library lies beside the page. */
  isThere: false,

  /** Finds out whether the library lies beside the page. */
  async start() {
    if (!location.protocol.startsWith("http")) return;
    const answer = await fetch("./lay.wasm", { method: "HEAD" }).catch(() => null);
    if (!answer?.ok) return;
    this.isThere = true;
    editor.make();
    // Whoever is about to write does not wait for the library then.
    editor.input.addEventListener("focus", () => host.begin().catch(({ message }) => this.tell(message)), { once: true });
    const shown = panel.source;
    editor.enter();
    const written = panel.source;
    panel.source = () => (this.canWrite() ? written() : shown.call(panel));
    if (open.card) {
      this.enter();
      showPanel();
    }
  },

  canWrite: () => open.record.path.endsWith(".lay") && !open.record.sourceIsCut,

  /** Has the file that is shown from now on be the one to write, as it was. */
  enter() {
    if (!this.isThere) return;
    const text = open.record.source.map((run) => run.slice(1)).join("").replaceAll("\r\n", "\n");
    host.originals = new Map([[chosen.file, text]]);
    host.texts = new Map(host.originals);
    editor.path = null;
    open.current = null;
  },

  refresh: oneAtATime(() => live.update(), (error) => live.tell(error.message)),

  async update() {
    // Once it has begun, it is asked.
    if (!host.module.exports) return;
    const { card, record } = open;
    const screens = card.pictures.map((picture) => ({ name: picture.variant, choice: choiceOf(picture) }));
    const answer = await host.ask("pictures", { file: record.path, layout: card.layout, name: card.name,
      screens: screens.length > 0 ? screens : undefined });
    const images = await Promise.all(answer.svgs.map((text) => imageOf(text, card.name)));
    if (open.record !== record) return;
    answer.record.pictures.forEach((picture, index) => { picture.image = images[index]; picture.layout = card.layout; });
    Object.assign(open, { record: answer.record, current: answer.current ?? null });
    const hasErrors = present().diagnostics.some(({ severity }) => severity === "error");
    $("stage").classList.toggle("stale", hasErrors);
    showStage();
    showPanel();
  },

  tell(message) {
    $("stage").classList.add("stale");
    editor.tell(visible(message));
  },
};

/** The screen that a picture was made for. */
const choiceOf = ({ device = "", platform, os, scale, typeSize, direction, scheme }) => ({
  ...device === "" ? { platform: platform.toLowerCase() } : { device }, os, scale, typeSize,
  direction: direction === "left to right" ? "ltr" : "rtl", colorScheme: scheme,
});
