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

function chooseAt(line, column) {
  for (const drawn of pictures.drawn) {
    const view = drawn.views.find((other) => other.line === line && other.column === column);
    if (view) return pictures.choose(drawn, view);
  }
  return undefined;
}
