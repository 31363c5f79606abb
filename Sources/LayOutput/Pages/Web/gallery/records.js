const lines = $("records").textContent.split("\n").filter((line) => line !== "");
let damaged = 0;

function read(index) {
  try { return JSON.parse(lines[index]); } catch { return null; }
}

function cardsOf(record, index) {
  const path = record.path;
  const slash = path.lastIndexOf("/");
  const problems = { error: 0, warning: 0, info: 0 };
  for (const { severity } of record.diagnostics) problems[severity] += 1;
  const base = {
    index, path, problems, folder: slash < 0 ? "" : path.slice(0, slash), file: path.slice(slash + 1),
    words: record.diagnostics.map((d) => `${d.rule} ${d.message}`).join(" "),
  };
  const layouts = new Map();
  for (const { views, ids, texts, gaps, columns, rows, ...picture } of record.pictures) {
    if (!layouts.has(picture.layout)) layouts.set(picture.layout, []);
    picture.words = Object.values(texts).join(" ");
    picture.drawing = picture.files.find((file) => file.endsWith(".svg"));
    layouts.get(picture.layout).push(picture);
  }
  if (layouts.size === 0) layouts.set(0, []);
  return [...layouts].map(([layout, pictures]) => {
    const name = pictures[0]?.name ?? base.file;
    const search = `${path} ${name} ${base.words} ${pictures[0]?.words ?? ""}`.toLowerCase();
    return { ...base, layout, pictures, name, search, key: `${encodeURIComponent(path)}:${layout}` };
  });
}

/** Names in the order that readers expect: `part-2` before `part-10`. */
const { compare } = new Intl.Collator("en", { numeric: true });

const cards = lines.flatMap((_, index) => {
  const record = read(index);
  try { return cardsOf(record, index); } catch { damaged += 1; return []; }
});
cards.sort((a, b) => compareFolders(a.folder, b.folder) || compare(a.path, b.path) || a.layout - b.layout);


const sizeOf = (picture) => `${points(picture.width)} × ${points(picture.height)}`;
const deviceOf = (picture) => picture.device ?? picture.platform;

function badges({ problems }) {
  return Object.entries(problems).filter(([, count]) => count > 0).map(([severity, count]) =>
    el("span", { class: `badge ${severity}` }, counted(count, severity)));
}
