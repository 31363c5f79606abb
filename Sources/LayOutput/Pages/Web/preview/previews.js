/** The list of previews: beside the picture, or a menu where there is no room for it. */
const previews = {
  all: [],

  show() {
    this.all = project.files.flatMap(({ path, layouts }) =>
      (layouts.length === 0 ? [path] : layouts).map((name, layout) => ({ path, name, layout })));
    $("previews").replaceChildren(...project.files.flatMap((file) => [
      el("h2", {}, visible(file.path)),
      el("ul", {}, this.all.filter(({ path }) => path === file.path).map((preview) => el("li", {},
        el("button", { type: "button", "data-preview": this.all.indexOf(preview),
          onclick: () => this.choose(preview) }, visible(preview.name))))),
    ]));
    $("previews-select").replaceChildren(...project.files.map((file) =>
      el("optgroup", { label: visible(file.path) }, this.all.filter(({ path }) => path === file.path).map((preview) =>
        el("option", { value: this.all.indexOf(preview) }, visible(preview.name))))));
    this.mark();
  },

  /** The index of what is shown. */
  get at() {
    const ofFile = this.all.findIndex(({ path }) => path === chosen.file);
    const exact = this.all.findIndex(({ path, layout }) => path === chosen.file && layout === chosen.layout);
    return exact < 0 ? ofFile : exact;
  },

  mark() {
    const at = this.at;
    for (const button of $("previews").querySelectorAll("button")) {
      const isShown = Number(button.dataset.preview) === at;
      if (isShown) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    $("previews-select").value = at;
  },

  choose(preview) {
    if (!preview) return;
    Object.assign(chosen, { file: preview.path, layout: preview.layout, name: preview.name });
    pictures.chosen = null;
    open.zoom = "fit";
    live.pinned = null;
    writeAddress();
    this.mark();
    live.refresh();
  },

  step(direction) { this.choose(this.all[this.at + direction]); },

  /** Takes over the names of a file's layouts as they are now. */
  rename(path, layouts) {
    const file = project.files.find((other) => other.path === path);
    if (!file || layouts.length === 0 || file.layouts.join("\n") === layouts.join("\n")) return;
    file.layouts = layouts;
    this.show();
  },
};
