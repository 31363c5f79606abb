const keys = {
  "[": () => previews.step(-1), "]": () => previews.step(1),
  d: () => flip("colorScheme"), r: () => flip("direction"), l: () => flip("lineHeight"),
  ",": () => stepTypeSize(-1), ".": () => stepTypeSize(1),
  m: nextMatrix, b: toggleBezel, k: pin, o: () => toggle("outlines"),
  "+": () => zoomStep(1), "=": () => zoomStep(1), "-": () => zoomStep(-1), 0: () => setZoom("fit"), 1: () => setZoom(1),
  e: () => openSource(), w: () => chooseTab("why"), s: () => chooseTab("source"), v: () => chooseTab("views"), p: () => chooseTab("problems"),
  t: () => appearance.next(), Escape: chooseParent,
};

function toggleBezel() {
  chosen.bezel = !chosen.bezel;
  writeAddress();
  showChoices();
}

/** From the chosen view to the one around it, and from the outermost to none. */
function chooseParent() {
  const place = pictures.chosen;
  if (place) pictures.choose(place.drawn, parentOf(place.drawn, place.view));
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
  if (event.key === "?") { if (!$("shortcuts").open) $("shortcuts").showModal(); return; }
  if ($("shortcuts").open || !open.record) return;
  if (event.target.matches("[role=tab]") && /^Arrow(Left|Right)$/.test(event.key)) { moveBetweenTabs(event); return; }
  if (/^Arrow(Up|Down)$/.test(event.key)) { panel.moveBetweenViews(event); return; }
  const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

function start() {
  appearance.start();
  readAddress();
  $("help").addEventListener("click", () => $("shortcuts").showModal());
  for (const key of ["device", "platform", "os", "scale"]) {
    $(`choice-${key}`).addEventListener("change", ({ target }) => choose({ [key]: target.value }));
  }
  $("choice-typeSize").addEventListener("input", ({ target }) => choose({ typeSize: project.typeSizes[target.value] }));
  for (const key of Object.keys(flags)) $(`choice-${key}`).addEventListener("click", () => flip(key));
  $("matrix").addEventListener("change", ({ target }) => chooseMatrix(target.value));
  $("previews-select").addEventListener("change", ({ target }) => previews.choose(previews.all[target.value]));
  $("bezel").addEventListener("click", toggleBezel);
  $("pin").addEventListener("click", pin);
  $("outline").addEventListener("click", () => toggle("outlines"));
  $("zoom-in").addEventListener("click", () => zoomStep(1));
  $("zoom-out").addEventListener("click", () => zoomStep(-1));
  $("zoom-fit").addEventListener("click", () => setZoom(open.zoom === "fit" ? 1 : "fit"));
  $("export-svg").addEventListener("click", exportSVG);
  $("export-png").addEventListener("click", exportPNG);
  for (const name of tabNames) $(`tab-${name}`).addEventListener("click", () => chooseTab(name));
  $("stage").addEventListener("wheel", zoomByWheel, { passive: false });
  new ResizeObserver(() => { if (open.record && open.zoom === "fit") applyZoom(); }).observe($("stage"));
  // Another address for the same page: that of a server which was started again, or another preview.
  addEventListener("hashchange", () => { readAddress(); live.load(); });
  host.follow((event, data) => live.told(event, data));
}

start();
