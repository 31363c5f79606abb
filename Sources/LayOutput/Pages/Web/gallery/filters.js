const filter = { text: "", folder: "", problems: "" };
const facets = [
  { key: "device", label: "Device", of: deviceOf },
  { key: "scheme", label: "Appearance", of: (picture) => picture.scheme },
  { key: "typeSize", label: "Text size", of: (picture) => picture.typeSize },
  { key: "direction", label: "Direction", of: (picture) => picture.direction },
  { key: "size", label: "Size", of: sizeOf },
];
const problemChoices = [
  ["", "Problems: any", () => true],
  ["some", "With problems", ({ problems: p }) => p.error + p.warning + p.info > 0],
  ["errors", "With errors", ({ problems: p }) => p.error > 0],
  ["warnings", "With warnings", ({ problems: p }) => p.warning > 0],
  ["none", "Without problems", ({ problems: p }) => p.error + p.warning + p.info === 0],
];

function buildFacets() {
  for (const facet of facets) {
    const values = [...new Set(cards.flatMap((card) => card.pictures.map(facet.of)))];
    values.sort(compare);
    filter[facet.key] = "";
    if (values.length > 1) {
      choice(facet.key, facet.label, [["", `${facet.label}: any`], ...values.map((value) => [value, value])]);
    }
  }
  choice("problems", "Problems", problemChoices);
}

function choice(key, label, options) {
  const select = el("select", { "aria-label": label, "data-filter": key, onchange: () => {
    filter[key] = select.value;
    select.classList.toggle("active", select.value !== "");
    show();
  } }, options.map(([value, text]) => el("option", { value }, text)));
  $("facets").append(select);
}

function clearFilters() {
  for (const key of Object.keys(filter)) filter[key] = "";
  $("search").value = "";
  for (const select of $("facets").children) { select.value = ""; select.classList.remove("active"); }
  show();
}

const isFiltered = () => Object.values(filter).some((value) => value !== "");
const isIn = (folder, parent) => parent === "" || folder === parent || folder.startsWith(parent + "/");
const fits = (picture) => facets.every(({ key, of }) => filter[key] === "" || of(picture) === filter[key]);

/** The cards that fit all choices but the folder, each with the picture that it shows. */
function matching() {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const suits = problemChoices.find(([value]) => value === filter.problems)[2];
  const wantsPicture = facets.some(({ key }) => filter[key] !== "");
  return cards.flatMap((card) => {
    if (!suits(card) || !words.every((word) => card.search.includes(word))) return [];
    const picture = card.pictures.find(fits);
    return picture || !wantsPicture ? [{ card, picture }] : [];
  });
}

const folders = { closed: new Set(), all: [] };

function buildFolders() {
  const all = new Set([""]);
  for (const { folder } of cards) {
    for (let end = 0; end >= 0; ) {
      end = folder.indexOf("/", end + 1);
      all.add(end < 0 ? folder : folder.slice(0, end));
    }
  }
  folders.all = [...all].sort(compareFolders);
  if (folders.all.length > 60) {
    for (const folder of folders.all) if (folder !== "") folders.closed.add(folder);
  }
}

/** Part by part, so that a folder comes right before those in it. */
function compareFolders(a, b) {
  const [left, right] = [a.split("/"), b.split("/")];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at < 0 ? left.length - right.length : at >= right.length ? 1 : compare(left[at], right[at]);
}

function showFolders(matches) {
  if (folders.all.length < 3) return;
  const counts = new Map();
  for (const { card: { folder } } of matches) {
    for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/")))) {
      counts.set(at, (counts.get(at) ?? 0) + 1);
      if (at === "") break;
    }
  }
  const focused = document.activeElement?.dataset?.folder;
  const hasClosedParent = (folder) => [...folders.closed].some((parent) => folder.startsWith(parent + "/"));
  $("folders").replaceChildren(el("ul", {}, folders.all
    .filter((folder) => !hasClosedParent(folder))
    .map((folder) => folderRow(folder, counts.get(folder) ?? 0))));
  if (focused !== undefined) {
    [...$("folders").querySelectorAll(".folder")].find((row) => row.dataset.folder === focused)?.focus();
  }
}

function folderRow(folder, count) {
  const name = folder === "" ? "All layouts" : visible(folder.slice(folder.lastIndexOf("/") + 1));
  const depth = folder === "" ? 0 : folder.split("/").length - 1;
  const isClosed = folders.closed.has(folder);
  const hasChildren = folder !== "" && folders.all.some((other) => other.startsWith(folder + "/"));
  return el("li", { style: `padding-left: ${depth * 14}px` },
    hasChildren
      ? el("button", { class: "fold quiet", type: "button", "aria-expanded": String(!isClosed),
          "aria-label": `${isClosed ? "Open" : "Close"} folder ${name}`, onclick: () => {
            if (!folders.closed.delete(folder)) folders.closed.add(folder);
            showFolders(matching());
          } }, isClosed ? "▸" : "▾")
      : el("span", { class: "fold" }),
    el("button", { class: count === 0 ? "folder empty" : "folder", type: "button", title: visible(folder),
      "data-folder": folder, "aria-current": String(filter.folder === folder),
      onclick: () => { filter.folder = folder; show(); scrollTo(0, 0); } },
      el("span", {}, name), el("span", { class: "count" }, count.toLocaleString("en"))));
}
