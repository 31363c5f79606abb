/** The views of a picture, from the eight numbers that a record keeps of each. */
function viewsOf(picture, kinds) {
  const views = [];
  for (let i = 0; i + 7 < picture.views.length; i += 8) {
    const [kind, depth, line, column, x, y, width, height] = picture.views.slice(i, i + 8);
    const index = i / 8;
    views.push({ index, depth, line, column, x, y, width, height, id: picture.ids[index], text: picture.texts[index],
      kind: kinds[2 * kind], role: kinds[2 * kind + 1] });
  }
  return views;
}

const pictures = {
  drawn: [],
  /** The chosen view: its number, and the picture it was chosen in. */
  chosen: null,

  element(picture, { card, record, compares, outlines }) {
    const views = viewsOf(picture, record.kinds);
    const marks = svg("g");
    const overlay = svg("svg", { viewBox: `0 0 ${picture.width} ${picture.height}`, "aria-hidden": "true",
      preserveAspectRatio: "none" }, outlines && this.outlines(picture, views), marks);
    const drawing = picture.files.find((file) => file.endsWith(".svg"));
    const missing = (text) => el("span", { class: "missing" }, text);
    // A picture that is ready shows at once.
    const image = picture.image ? picture.image : drawing
      ? el("img", { src: address(drawing), alt: `${visible(card.name)}, ${sizeOf(picture)} points`,
          draggable: "false", onerror: () => image.replaceWith(missing("The picture is missing")) })
      : missing("");
    const canvas = el("div", { class: "canvas" }, image, overlay);
    canvas.style.setProperty("--width", picture.width);
    canvas.style.setProperty("--height", picture.height);
    const drawn = { picture, views, marks, canvas };
    this.drawn.push(drawn);
    canvas.addEventListener("pointermove", (event) => this.point(drawn, this.hit(drawn, event), event));
    canvas.addEventListener("pointerleave", () => this.point(drawn, null));
    canvas.addEventListener("click", (event) => this.choose(drawn, this.meant(drawn, this.hit(drawn, event), event)));
    return el("figure", {}, compares && el("figcaption", {}, visible(describe(picture, card))), canvas);
  },

  outlines(picture, views) {
    const group = svg("g");
    for (const view of views) group.append(svg("rect", { ...frame(view), class: `role-${view.role}` }));
    this.bands(group, picture.columns, () => "track", (band) => [band.x + band.width / 2, band.y - 6]);
    this.bands(group, picture.rows, () => "track row", (band) => [band.x - 4, band.y + band.height / 2]);
    this.bands(group, picture.gaps, (length) => (length < 0 ? "gap overlap" : "gap"),
      (band) => [band.x + band.width / 2, band.y + band.height / 2]);
    return group;
  },

  /** Gaps or tracks, five numbers each: the frame and the length. */
  bands(group, numbers, className, place) {
    for (let i = 0; i + 4 < numbers.length; i += 5) {
      const [x, y, width, height, length] = numbers.slice(i, i + 5);
      const band = { x, y, width, height };
      const [textX, textY] = place(band);
      group.append(svg("rect", { ...band, class: className(length) }));
      group.append(svg("text", { x: textX, y: textY }, points(length)));
    }
  },

  /** The smallest view under the pointer; of several alike the innermost. */
  hit({ picture, views, canvas }, event) {
    const box = canvas.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width * picture.width;
    const y = (event.clientY - box.top) / box.height * picture.height;
    let best = null;
    for (const view of views) {
      if (x < view.x || y < view.y || x > view.x + view.width || y > view.y + view.height) continue;
      if (!best || view.width * view.height <= best.width * best.height) best = view;
    }
    return best;
  },

  /** A view's place as the inspector shows it. */
  placeOf(_view, text) { return text; },

  /** The view that a click on a view means. */
  meant(_drawn, view) { return view; },

  /** What is shown of a view that is pointed at, beside its frame. */
  measures() { return []; },

  point(drawn, view, event) {
    for (const mark of drawn.marks.querySelectorAll(".pointed")) mark.remove();
    if (view) {
      drawn.marks.append(svg("rect", { ...frame(view), class: "hot pointed" }), ...this.measures(drawn, view, event));
    }
    this.inspect(view ? { drawn, view } : null);
  },

  choose(drawn, view) {
    this.chosen = view ? { drawn, view } : null;
    this.mark();
    this.inspect(null);
    panel.follow(view);
  },

  /** Marks the chosen view, in other variants its like. */
  mark() {
    for (const drawn of this.drawn) {
      drawn.marks.replaceChildren();
      const chosen = this.chosen?.view;
      const view = chosen && drawn.views[chosen.index];
      if (view && view.kind === chosen.kind && view.line === chosen.line) {
        drawn.marks.append(svg("rect", { ...frame(view), class: "chosen" }));
      }
    }
  },

  /** Marks every view that a line writes. */
  markLine(line) {
    this.chosen = null;
    for (const drawn of this.drawn) {
      drawn.marks.replaceChildren(...drawn.views.filter((view) => view.line === line)
        .map((view) => svg("rect", { ...frame(view), class: "chosen" })));
    }
    const drawn = this.drawn[0];
    const view = drawn?.views.find((other) => other.line === line);
    if (view) this.inspect({ drawn, view });
  },

  /** Tells a view's place, size and parents; without one, those of the chosen view. */
  inspect(place) {
    const { drawn, view } = place ?? this.chosen ?? {};
    if (!view) {
      $("inspector").replaceChildren(el("span", { class: "hint" },
        open.card?.pictures.length ? "Point at a view for its frame, choose it for its source." : ""));
      return;
    }
    const parents = [view];
    for (let parent = parentOf(drawn, view); parent; parent = parentOf(drawn, parent)) parents.unshift(parent);
    const values = { x: points(view.x), y: points(view.y), size: `${points(view.width)} × ${points(view.height)}`,
      source: `${view.line}:${view.column}` };
    $("inspector").replaceChildren(
      el("span", { class: "crumbs" }, parents.slice(-6).map((parent) =>
        el("button", { type: "button", onclick: () => this.choose(drawn, parent) }, nameOf(parent)))),
      el("dl", {}, Object.entries(values).map(([name, value]) =>
        el("div", {}, el("dt", {}, name), el("dd", {}, name === "source" ? this.placeOf(view, value) : value)))));
  },
};

function parentOf({ views }, view) {
  for (let i = view.index - 1; i >= 0; i -= 1) if (views[i].depth < view.depth) return views[i];
  return null;
}

const frame = ({ x, y, width, height }) => ({ x, y, width, height });
const nameOf = ({ kind, id }) => (id === undefined ? kind : `${kind} #${visible(id)}`);

/** An image of a drawing, ready to be shown. */
async function imageOf(text, name) {
  const source = `data:image/svg+xml,${encodeURIComponent(text)}`;
  const image = el("img", { src: source, alt: visible(name), draggable: "false" });
  try { await image.decode(); } catch { /* it shows as broken, which it is */ }
  return image;
}
