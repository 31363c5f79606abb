let whyNumber = 0;
open.tab = "why";

/** Why the chosen view has its frame, as `lay explain` tells it. */
panel.why = () => {
  const content = el("div", { class: "why" });
  const place = pictures.chosen;
  if (!place) {
    content.append(el("p", { class: "quiet-note" }, "Choose a view in the picture, and here stands why it has its frame."));
    return content;
  }
  whyNumber += 1;
  const number = whyNumber;
  const { picture } = place.drawn;
  const at = Math.max(0, open.record.pictures.indexOf(picture));
  host.ask("explanation", { file: chosen.file, layout: open.card.layout, view: place.view.index,
    screens: [screens()[at] ?? screens()[0]] })
    .then(({ text }) => { if (number === whyNumber) content.replaceChildren(...explanation(text)); })
    .catch((error) => { if (number === whyNumber) content.replaceChildren(el("p", {}, error.message)); });
  return content;
};

/** The paragraphs of an explanation: what it comes to, then each step on the way with what it did. */
function explanation(text) {
  const lines = text.trimEnd().split("\n");
  const answer = lines.at(-1);
  const parts = [el("p", { class: "answer" }, linked(answer))];
  let list = null;
  for (const line of lines.slice(0, -1)) {
    if (line === "") continue;
    if (line.startsWith(" ")) {
      list ??= parts[parts.push(el("ul", {})) - 1];
      list.append(el("li", {}, linked(line.trim())));
    } else {
      parts.push(el("h3", {}, linked(line)));
      list = null;
    }
  }
  return parts;
}

/** A text whose places are buttons that choose the view written there. */
function linked(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(/\b(\d+):(\d+)\b/g)) {
    parts.push(visible(text.slice(end, match.index)), el("button", { type: "button",
      onclick: () => chooseAt(Number(match[1]), Number(match[2])) }, match[0]));
    end = match.index + match[0].length;
  }
  return [...parts, visible(text.slice(end))];
}

/** Shows the chosen view's source in the editor. */
function openSource(view = pictures.chosen?.view) {
  if (!view || !project.opens) return;
  host.ask("open", { file: chosen.file, line: view.line, column: view.column }).catch((error) => live.tell(error.message));
}

pictures.placeOf = (view, text) => (project.opens
  ? el("button", { type: "button", class: "opens", title: "Open in the editor (E)", onclick: () => openSource(view) }, text)
  : text);

/** Chooses the view that an editor's cursor stands in: the last one that begins before it on its line, else before it. */
function follow({ file, line, column }) {
  const shown = () => {
    const drawn = pictures.drawn[0];
    const before = drawn?.views.filter((view) => view.line < line || view.line === line && view.column <= column) ?? [];
    const last = before.reduce((best, view) =>
      (!best || view.line > best.line || view.line === best.line && view.column >= best.column ? view : best), null);
    if (last) pictures.choose(drawn, last);
  };
  if (file === chosen.file && open.record?.path === file) { shown(); return; }
  const preview = previews.all.find(({ path }) => path === file);
  if (!preview) return;
  live.wanted = { file, line, column };
  previews.choose(preview);
}

function chooseAt(line, column) {
  for (const drawn of pictures.drawn) {
    const view = drawn.views.find((other) => other.line === line && other.column === column);
    if (view) return pictures.choose(drawn, view);
  }
  return undefined;
}
