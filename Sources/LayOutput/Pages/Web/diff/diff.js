const records = $("records").textContent.split("\n").filter(Boolean).map((line) => JSON.parse(line));
const summary = records.pop().summary;
const root = document.documentElement;

function picture(side, text, marks) {
  const image = side.picture
    ? el("img", { src: side.picture, alt: text, loading: "lazy" })
    : el("span", { class: "none" }, "No picture is kept");
  return el("figure", { style: null },
    el("figcaption", {}, `${text}, ${points(side.width)} × ${points(side.height)}`), canvas(side, [image], marks));
}

function canvas({ width, height }, images, marks) {
  const element = el("div", { class: "canvas" }, images,
    svg("svg", { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", "aria-hidden": "true" }, marks));
  element.style.setProperty("--width", Math.max(1, width));
  element.style.setProperty("--height", Math.max(1, height));
  return element;
}

/** The frames of the changed views on one side: 0 before, 1 after. */
function marks(record, side) {
  return record.views.flatMap((view, index) => {
    if (!view.frames[side] || view.follows) return [];
    const [x, y, width, height] = view.frames[side];
    return [svg("rect", { x, y, width, height, "data-view": index, class: `${view.change} ${side === 0 ? "before" : ""}` })];
  });
}

function pictures(record) {
  const { old: before, new: after } = record;
  if ($("mode").value === "over" && before && after) {
    const top = el("img", { src: after.picture ?? "", alt: "after", class: "after" });
    const images = [el("img", { src: before.picture ?? "", alt: "before" }), top];
    const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
    const figure = el("figure", {}, canvas(size, before.picture && after.picture ? images : [],
      [...marks(record, 0), ...marks(record, 1)]));
    return [sized(figure, size)];
  }
  return [before && sized(picture(before, "before", marks(record, 0)), before),
    after && sized(picture(after, "after", marks(record, 1)), after)];
}

function sized(figure, { width }) {
  figure.style.setProperty("--width", Math.max(1, width));
  return figure;
}

function rows(record, section) {
  return record.views.map((view, index) => el("tr", { tabindex: view.follows ? null : "0", class: view.follows ? "follows" : null,
    onpointerenter: () => point(section, record, index), onpointerleave: () => point(section, record, null),
    onfocus: () => point(section, record, index), onblur: () => point(section, record, null) },
    el("td", { class: view.change }, view.verb), el("td", {}, view.view), el("td", { class: "place" }, view.place),
    el("td", { class: "details" }, view.details)));
}

/** Marks a view in the pictures; none for null. */
function point(section, record, index) {
  for (const mark of section.querySelectorAll(".hot")) mark.remove();
  if (index === null) return;
  const overlays = section.querySelectorAll(".canvas svg");
  const sides = overlays.length === 1 ? [record.old ? 0 : 1, record.new ? 1 : 0] : [0, 1];
  sides.forEach((side, i) => {
    const frame = record.views[index].frames[side];
    if (!frame) return;
    const [x, y, width, height] = frame;
    (overlays[i] ?? overlays[0]).append(svg("rect", { x, y, width, height, class: "hot" }));
  });
}

function section(record, index) {
  const element = el("section", { id: `layout-${index}`, "aria-label": visible(record.name) });
  element.append(
    el("header", {}, el("h2", {}, visible(record.name)),
      el("p", {}, visible(record.file), record.variant && ` (${visible(record.variant)})`),
      record.remark && el("p", {}, visible(record.remark)), el("span", { class: `badge ${record.status}` }, record.status)),
    el("div", { class: "pictures" }, pictures(record)),
    record.views.length > 0
      ? el("table", {}, el("tbody", {}, rows(record, element)))
      : el("p", { class: "note" }, { redrawn: "Every frame is where it was; the picture is another.",
          added: "This layout is new.", removed: "This layout is gone." }[record.status] ?? "No view changed."));
  return element;
}

function show() {
  $("layouts").replaceChildren(...records.map(section));
  if (records.length === 0) $("layouts").append(el("p", { class: "note" }, "Nothing differs."));
  $("blend").hidden = $("mode").value !== "over";
}

function toggle(id) {
  const isOn = $(id).getAttribute("aria-pressed") !== "true";
  $(id).setAttribute("aria-pressed", String(isOn));
  root.dataset[id] = isOn ? "on" : "off";
}

appearance.start();
$("title").textContent = document.title;
$("summary").textContent = summary;
$("list").append(...records.map((record, index) => el("a", { href: `#layout-${index}` },
  el("span", {}, visible(record.name), el("small", {}, visible(record.file), record.variant && ` (${visible(record.variant)})`)),
  el("span", { class: `badge ${record.status}` }, record.status))));
$("mode").addEventListener("change", show);
$("blend").addEventListener("input", ({ target }) => root.style.setProperty("--blend", target.value / 100));
$("frames").addEventListener("click", () => toggle("frames"));
$("following").addEventListener("click", () => toggle("following"));
document.addEventListener("keydown", ({ key, target, ctrlKey, metaKey, altKey }) => {
  if (key === "t" && !isTyping(target) && !ctrlKey && !metaKey && !altKey) appearance.next();
});
show();
