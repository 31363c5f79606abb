/** Keeps the picture as the source is. */
const live = {
  /** A picture that is kept beside those that follow. */
  pinned: null,
  /** A place that an editor has asked for, in a file that is not shown yet. */
  wanted: null,
  generation: -1,

  /** Asks for the picture anew. */
  refresh: oneAtATime(() => live.update(), (error) => live.tell(error.message)),

  async update() {
    if (chosen.file === null) return;
    const asked = { file: chosen.file, layout: chosen.layout, name: chosen.name ?? undefined, screens: screens() };
    const start = performance.now();
    const answer = await host.ask("pictures", asked);
    const images = await Promise.all(answer.svgs.map((text) => imageOf(text, answer.layouts[answer.layout] ?? "")));
    // Something else may have been chosen meanwhile.
    if (asked.file !== chosen.file || this.refresh.isAskedAgain && asked.layout !== chosen.layout) return;
    this.adopt(answer, images);
    this.generation = answer.generation;
    document.documentElement.dataset.generation = answer.generation;
    $("status").textContent = `${Math.round(performance.now() - start)} ms`;
    $("status").classList.remove("lost");
    // The picture comes first.
    requestAnimationFrame(() => setTimeout(() => this.find(asked, answer.record)));
  },

  /** Shows an answer where the last one was: what is scrolled, chosen and open stays so. */
  adopt({ record, current, svgs, layout, layouts }, images) {
    const stage = $("stage"), side = $("panel");
    const scrolled = [stage.scrollLeft, stage.scrollTop, side.scrollLeft, side.scrollTop];
    record.pictures.forEach((picture, index) => Object.assign(picture, { image: images[index], svg: svgs[index] }));
    const view = pictures.chosen?.view;
    const name = layouts[layout] ?? chosen.file;
    if (layout !== chosen.layout || name !== chosen.name) {
      Object.assign(chosen, { layout, name });
      writeAddress();
    }
    Object.assign(open, { record, current: current ?? null, variant: 0, compares: record.pictures.length > 1,
      card: { name, layout, pictures: record.pictures } });
    document.title = `${name} – lay preview`;
    $("title").textContent = visible(name);
    previews.rename(chosen.file, layouts);
    previews.mark();
    this.showFaults();
    stage.classList.toggle("stale", current != null || hasErrors());
    showStage();
    this.choose(view);
    showPanel();
    stage.scrollTo(scrolled[0], scrolled[1]);
    side.scrollTo(scrolled[2], scrolled[3]);
    const { wanted } = this;
    this.wanted = null;
    if (wanted?.file === record.path) follow(wanted);
  },

  /** Chooses the view again that was chosen: the one of its id, else of its place, else of its number and kind. */
  choose(view) {
    const drawn = pictures.drawn[0];
    pictures.chosen = null;
    if (!view || !drawn) return;
    const like = drawn.views.filter(({ kind }) => kind === view.kind);
    const again = like.find(({ id }) => id !== undefined && id === view.id)
      ?? like.find(({ line, column, index }) => line === view.line && column === view.column && index === view.index)
      ?? like.find(({ index }) => index === view.index);
    if (again) pictures.chosen = { drawn, view: again };
    pictures.mark();
    pictures.inspect(null);
  },

  showFaults() {
    const errors = present().diagnostics.filter(({ severity }) => severity === "error");
    $("fault").hidden = errors.length === 0;
    if (errors.length === 0) { $("fault").replaceChildren(); return; }
    const [first] = errors;
    $("fault").replaceChildren(...[
      el("button", { type: "button", onclick: () => { chooseTab("source"); panel.mark(first.line); } },
        `${first.line}:${first.column}`),
      visible(first.message), first.help !== "" && el("span", { class: "help" }, ` – ${visible(first.help)}`),
      errors.length > 1 && ` (${counted(errors.length - 1, "more error")})`,
    ].filter(Boolean));
  },

  /** A fault that no source has. */
  tell(message) {
    $("fault").hidden = false;
    $("fault").replaceChildren(visible(message));
    $("stage").classList.add("stale");
  },

  /** Asks what lint finds, once the picture is there, for as long as it is. */
  async find(asked, record) {
    if (open.record !== record || hasErrors()) return;
    const found = await host.ask("findings", { ...asked, screens: asked.screens.slice(0, 1) }).catch(() => null);
    if (!found || open.record !== record || this.refresh.isBusy) return;
    const keys = new Set(found.diagnostics.map(({ rule, line, column }) => `${rule} ${line}:${column}`));
    const others = open.record.diagnostics.filter(({ rule, line, column }) => !keys.has(`${rule} ${line}:${column}`));
    const variants = open.record.pictures.map(({ variant }) => variant);
    open.record.diagnostics = [...found.diagnostics.map((finding) => ({ ...finding, variants })), ...others]
      .sort((a, b) => a.line - b.line || a.column - b.column);
    const side = $("panel");
    const scrolled = [side.scrollLeft, side.scrollTop];
    if (open.tab === "why") showTabs(); else showPanel();
    side.scrollTo(...scrolled);
  },

  /** What the server tells. */
  told(event, { files = [], isOfList, isRefused, generation, ...place }) {
    if (event === "lost") {
      $("status").classList.add("lost");
      $("status").textContent = isRefused
        ? "The server has another address now: open the one that it has printed" : "The server is gone; waiting for it";
      return;
    }
    $("status").classList.remove("lost");
    if (event === "hello") {
      $("status").textContent = "";
      if (generation !== this.generation) this.load();
    } else if (event === "select") {
      follow(place);
    } else if (event === "update") {
      if (isOfList) this.load();
      else if (files.includes(chosen.file)) this.refresh();
    }
  },

  /** Reads what there is to show, and shows what is chosen of it. */
  async load() {
    try {
      project = await host.ask("project");
    } catch (error) {
      this.tell(error.message);
      return;
    }
    project.files.sort((a, b) => compare(a.path, b.path));
    const [first] = project.files.filter(({ layouts }) => layouts.length > 0).concat(project.files);
    if (!project.files.some(({ path }) => path === chosen.file) && first && (chosen.file === null || !open.record)) {
      Object.assign(chosen, { file: first.path, layout: 0, name: first.layouts[0] ?? null });
    }
    showChoices();
    previews.show();
    // What has gone is not asked for: its last picture stays until it is there again.
    if (open.record && !project.files.some(({ path }) => path === chosen.file)) this.tell(`${chosen.file} is not there any more.`);
    else await this.refresh();
  },
};

const hasErrors = () => present().diagnostics.some(({ severity }) => severity === "error");
const describe = (picture) => picture.variant;
const sizeOf = (picture) => `${points(picture.width)} × ${points(picture.height)}`;
const { compare } = new Intl.Collator("en", { numeric: true });
