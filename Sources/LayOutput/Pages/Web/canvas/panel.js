/** The record of the source as it is. */
const present = () => open.current ?? open.record;

function showTabs() {
  const count = present().diagnostics.length + present().dropped;
  $("tab-problems").textContent = count === 0 ? "Problems" : `Problems (${count})`;
  for (const name of tabNames) {
    const isChosen = open.tab === name;
    $(`tab-${name}`).setAttribute("aria-selected", String(isChosen));
    $(`tab-${name}`).tabIndex = isChosen ? 0 : -1;
  }
}

function showPanel() {
  showTabs();
  $("panel").setAttribute("aria-labelledby", `tab-${open.tab}`);
  const content = panel[open.tab]();
  // What is there already keeps its focus.
  if ($("panel").firstChild !== content) $("panel").replaceChildren(content);
  if (open.tab !== "why") panel.follow(pictures.chosen?.view);
}

function chooseTab(name) {
  open.tab = name;
  showPanel();
}

function moveBetweenTabs(event) {
  const step = event.key === "ArrowRight" ? 1 : tabNames.length - 1;
  const name = tabNames[(tabNames.indexOf(open.tab) + step) % tabNames.length];
  event.preventDefault();
  chooseTab(name);
  $(`tab-${name}`).focus();
}

const panel = {
  source() {
    const views = new Set(pictures.drawn.flatMap((drawn) => drawn.views.map((view) => view.line)));
    const remarks = new Map();
    for (const diagnostic of present().diagnostics) {
      if (!remarks.has(diagnostic.line)) remarks.set(diagnostic.line, []);
      remarks.get(diagnostic.line).push(diagnostic);
    }
    const rows = linesOf(present().source).map((tokens, i) => {
      const found = remarks.get(i + 1) ?? [];
      return { tokens, found, hasViews: views.has(i + 1), key: JSON.stringify([tokens, found, views.has(i + 1)]) };
    });
    this.lines.show(rows);
    this.lines.end.hidden = !present().sourceIsCut;
    return this.lines.list;
  },

  /** The source's lines as they are shown. Those that are as before stay, with their focus. */
  lines: {
    list: el("div", { class: "source" }),
    end: el("p", { class: "quiet-note" }, "The rest of this long file is not kept here."),
    shown: [],

    show(rows) {
      if (this.shown.length === 0) this.list.replaceChildren(this.end);
      rows.forEach((row, i) => {
        const old = this.shown[i];
        row.elements = old?.key === row.key ? old.elements : this.elements(row, i + 1);
        if (!old) this.end.before(...row.elements);
        else if (row.elements !== old.elements) {
          old.elements[0].before(...row.elements);
          for (const element of old.elements) element.remove();
        }
      });
      for (const { elements } of this.shown.slice(rows.length)) for (const element of elements) element.remove();
      this.shown = rows;
    },

    elements({ tokens, found, hasViews }, number) {
      const line = el("div", { class: "line", "data-line": number },
        hasViews
          ? el("button", { class: "number", type: "button", "aria-label": `Line ${number}: show its views`,
              onclick: () => { panel.mark(number); pictures.markLine(number); } }, String(number))
          : el("span", { class: "number" }, String(number)),
        el("code", {}, found.length === 0 ? tokens.map(tokenElement) : marked(tokens, found, number)));
      return [line, ...found.map(remark)];
    },
  },

  views() {
    const variant = open.card.pictures[open.variant]?.variant;
    const drawn = pictures.drawn.find(({ picture }) => picture.variant === variant);
    if (!drawn) return el("p", { class: "quiet-note" }, "There are no views.");
    const omitted = drawn.picture.omitted;
    return el("div", {},
      el("ol", { class: "views" }, drawn.views.map((view) => el("li", {},
        el("button", { type: "button", "data-view": view.index, style: `--depth: ${view.depth}`,
          onclick: () => pictures.choose(drawn, view) },
          el("i", { class: `role-${view.role}` }), view.kind,
          view.id !== undefined && el("span", { class: "id" }, `#${visible(view.id)}`),
          view.text !== undefined && el("span", { class: "text" }, visible(view.text.replaceAll("\n", " "))),
          el("span", { class: "place" }, `${points(view.x)}, ${points(view.y)}`),
          el("span", { class: "size" }, `${points(view.width)} × ${points(view.height)}`))))),
      omitted && el("p", { class: "quiet-note" }, `${counted(omitted, "more view")} are not kept here.`));
  },

  problems() {
    const { diagnostics, dropped } = present();
    if (diagnostics.length === 0) return el("p", { class: "quiet-note" }, "Nothing was found wrong.");
    return el("div", {}, el("ul", { class: "problems" }, diagnostics.map((diagnostic) => el("li", {},
      el("span", { class: `badge ${diagnostic.severity}` }, diagnostic.severity),
      el("button", { type: "button", class: "place",
        onclick: () => { chooseTab("source"); panel.mark(diagnostic.line); } },
        `line ${diagnostic.line}:${diagnostic.column}`),
      el("p", {}, visible(diagnostic.message)),
      diagnostic.help !== "" && el("p", { class: "help" }, visible(diagnostic.help)),
      el("p", { class: "variants" }, diagnostic.rule,
        isSelective(diagnostic) && `, only in ${diagnostic.variants.map(visible).join(", ")}`)))),
      dropped > 0 && el("p", { class: "quiet-note" }, `${counted(dropped, "more problem")} are not kept here.`));
  },

  /** Shows a view's line and its row. */
  follow(view) {
    if (open.tab === "why") {
      $("panel").replaceChildren(this.why());
    } else if (open.tab === "views") {
      for (const row of $("panel").querySelectorAll("[aria-current]")) row.removeAttribute("aria-current");
      const row = view && $("panel").querySelector(`[data-view="${view.index}"]`);
      row?.setAttribute("aria-current", "true");
      row?.scrollIntoView({ block: "nearest" });
    } else if (open.tab === "source") {
      this.mark(view?.line);
    }
  },

  mark(line) {
    for (const row of $("panel").querySelectorAll(".line.chosen")) row.classList.remove("chosen");
    const row = line && $("panel").querySelector(`[data-line="${line}"]`);
    row?.classList.add("chosen");
    row?.scrollIntoView({ block: "nearest" });
  },

  /** Moves from view to view with the arrow keys. */
  moveBetweenViews(event) {
    const rows = [...$("panel").querySelectorAll(".views button")];
    const at = rows.indexOf(document.activeElement);
    const row = rows[at + (event.key === "ArrowDown" ? 1 : -1)];
    if (at < 0 || !row) return;
    event.preventDefault();
    row.focus();
    row.click();
  },
};

/** Whether some of the layout's variants do not have a problem. */
const isSelective = ({ variants }) => variants.length < new Set(open.record.pictures.map((p) => p.variant)).size;

function remark(diagnostic) {
  return el("div", { class: `remark ${diagnostic.severity}` },
    visible(diagnostic.message), diagnostic.help !== "" && `: ${visible(diagnostic.help)}`,
    ` [${diagnostic.rule}]`);
}

/** The lines of a source, each a list of a role's letter and a text. */
function linesOf(runs) {
  const list = [[]];
  for (const run of runs) {
    run.slice(1).split(/\r\n|\r|\n/).forEach((text, index) => {
      if (index > 0) list.push([]);
      if (text !== "") list.at(-1).push([run[0], text]);
    });
  }
  return list;
}

function tokenElement([role, text]) {
  return role === "p" ? visible(text) : el("span", { class: `t${role}` }, visible(text));
}

/** A line's tokens, with marks where the diagnostics point; columns count characters from 1. */
function marked(tokens, diagnostics, line) {
  const severities = [];
  for (const { severity, column, endLine, endColumn } of diagnostics) {
    const end = endLine > line ? Infinity : Math.max(endColumn, column + 1);
    severities.push([column, end, severity]);
  }
  let column = 0;
  const parts = [];
  for (const [role, text] of tokens) {
    for (const character of text) {
      column += 1;
      const severity = severities.find(([start, end]) => column >= start && column < end)?.[2] ?? "";
      const last = parts.at(-1);
      if (last && last.role === role && last.severity === severity) last.text += character;
      else parts.push({ role, severity, text: character });
    }
  }
  return parts.map(({ role, severity, text }) =>
    severity === "" ? tokenElement([role, text]) : el("mark", { class: severity }, tokenElement([role, text])));
}
