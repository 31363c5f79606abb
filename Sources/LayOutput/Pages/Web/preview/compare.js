/** Keeps the picture as it is now, to stand beside what follows; or lets it go. */
function pin() {
  const picture = open.record?.pictures[0];
  live.pinned = live.pinned || !picture ? null : { ...picture, image: picture.image.cloneNode(), kinds: open.record.kinds };
  showStage();
}

/** What the tools show beside those of the picture. */
function showTools() {
  $("pin").setAttribute("aria-pressed", String(live.pinned !== null));
  for (const id of ["export-svg", "export-png", "pin"]) $(id).disabled = open.record.pictures.length === 0;
}

const besidePictures = () => (live.pinned ? [pinnedFigure()] : []);

/** The kept picture, with a word of what has moved since. */
function pinnedFigure() {
  const { pinned } = live;
  const before = viewsOf(pinned, pinned.kinds);
  const after = pictures.drawn[0]?.views ?? [];
  const count = movedCount(before, after);
  const canvas = el("div", { class: "canvas" }, pinned.image);
  canvas.style.setProperty("--width", pinned.width);
  canvas.style.setProperty("--height", pinned.height);
  return el("figure", { class: "pinned" },
    el("figcaption", {}, `Before: ${count === 0 ? "nothing has moved" : `${counted(count, "view")} moved since`}`), canvas);
}

/** How many views have another frame than their likes: the views of a kind at a depth are compared in their order. */
function movedCount(before, after) {
  const groups = (views) => {
    const groups = new Map();
    for (const view of views) {
      const key = `${view.id ?? ""} ${view.kind} ${view.depth}`;
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(view);
    }
    return groups;
  };
  const old = groups(before);
  let count = 0;
  for (const [key, views] of groups(after)) {
    views.forEach((view, index) => {
      const other = old.get(key)?.[index];
      const isSame = other && ["x", "y", "width", "height"].every((name) => Math.abs(other[name] - view[name]) < 0.005);
      if (!isSame) count += 1;
    });
  }
  return count;
}

// Export

function save(blob, extension) {
  const name = `${(chosen.name ?? "layout").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || "layout"}.${extension}`;
  const link = el("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function exportSVG() {
  save(new Blob([open.record.pictures[0].svg], { type: "image/svg+xml" }), "svg");
}

async function exportPNG() {
  const { image, width, height, scale } = open.record.pictures[0];
  const canvas = el("canvas", { width: Math.round(width * scale), height: Math.round(height * scale) });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  if (blob) save(blob, "png");
}
