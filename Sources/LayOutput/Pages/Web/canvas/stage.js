/** What is shown: a card, which tells the name, the layout and its pictures, and the record of its file. Where the
    pictures are of an earlier source, `current` is a record of the present one. */
const open = { card: null, record: null, current: null, variant: 0, compares: false, outlines: false, zoom: "fit",
  tab: "source" };
const zoomSteps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8];

function shownPictures() {
  const all = open.record.pictures.filter(({ layout }) => layout === open.card.layout);
  return open.compares ? all : all.slice(open.variant, open.variant + 1);
}

function showStage() {
  const shown = shownPictures();
  const picture = open.card.pictures[open.variant];
  for (const id of ["outline", "zoom-in", "zoom-out", "zoom-fit"]) $(id).disabled = shown.length === 0;
  $("outline").setAttribute("aria-pressed", String(open.outlines));
  showTools(picture);
  pictures.drawn = [];
  $("stage").replaceChildren(...shown.map((shownPicture) => pictures.element(shownPicture, open)));
  $("stage").prepend(...besidePictures());
  if (shown.length === 0) {
    $("stage").append(el("p", { class: "quiet-note" }, "Nothing was drawn: the file has errors or no layouts."));
  }
  applyZoom();
  pictures.inspect(null);
}

function fittingZoom() {
  const shown = shownPictures();
  const stage = $("stage");
  const columns = shown.length > 1 ? Math.min(shown.length, Math.max(1, Math.round(stage.clientWidth / 320))) : 1;
  const width = (stage.clientWidth - 56 - 28 * (columns - 1)) / columns;
  const height = stage.clientHeight - 56 - (shown.length > 1 ? 28 : 0);
  const widest = Math.max(1, ...shown.map((picture) => picture.width));
  const tallest = Math.max(1, ...shown.map((picture) => picture.height));
  return Math.max(0.05, Math.min(2, width / widest, height / tallest));
}

const zoomValue = () => (open.zoom === "fit" ? fittingZoom() : open.zoom);

function applyZoom() {
  const zoom = zoomValue();
  $("stage").style.setProperty("--zoom", zoom);
  $("zoom-fit").textContent = `${Math.round(zoom * 100)} %`;
  $("zoom-fit").setAttribute("aria-label", `Zoom ${Math.round(zoom * 100)} percent; fit`);
}

/** Zooms and keeps a point of the stage, its middle unless given, where it is. */
function setZoom(zoom, x = $("stage").clientWidth / 2, y = $("stage").clientHeight / 2) {
  const stage = $("stage");
  const before = zoomValue();
  open.zoom = zoom;
  const left = stage.scrollLeft + x, top = stage.scrollTop + y;
  applyZoom();
  const ratio = zoomValue() / before;
  stage.scrollTo(left * ratio - x, top * ratio - y);
}

function zoomStep(direction) {
  const zoom = zoomValue();
  const steps = direction > 0 ? zoomSteps : [...zoomSteps].reverse();
  setZoom(steps.find((step) => (step - zoom) * direction > 0.005) ?? steps.at(-1));
}

function zoomByWheel(event) {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  const box = $("stage").getBoundingClientRect();
  const zoom = Math.min(8, Math.max(0.1, zoomValue() * Math.exp(-event.deltaY / 300)));
  setZoom(zoom, event.clientX - box.left, event.clientY - box.top);
}

function toggle(name) {
  open[name] = !open[name];
  if (name === "compares") open.zoom = "fit";
  showStage();
  pictures.mark();
}
