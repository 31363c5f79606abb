// Made of the files in Web by Tests/Scripts/pages --write. Do not edit.

/// What lay's pages are made of, as the executable carries it.
enum PageFiles {
  /// Web/canvas/canvas.css
  static let canvasStyle: StaticString = #"""
    .tools { display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 8px; }
    #zoom-fit { min-width: 62px; font-variant-numeric: tabular-nums; }
    #files { display: inline-flex; gap: 8px; }
    #files:empty { display: none; }
    .split { flex: 1; min-height: 0; display: flex; }
    .picture-side { flex: 1 1 60%; min-width: 0; display: flex; flex-direction: column; }
    .text-side {
      flex: 0 1 clamp(320px, 40%, 720px); min-width: 0; display: flex; flex-direction: column;
      background: var(--surface); border-left: 1px solid var(--line);
    }
    #stage {
      flex: 1; min-height: 0; overflow: auto; display: flex; flex-wrap: wrap; gap: 28px; padding: 28px;
      align-content: safe center; justify-content: safe center;
      background: var(--sunken) radial-gradient(var(--line) 1px, transparent 1px) 0 0 / 16px 16px;
    }
    #stage:focus-visible { outline-offset: -2px; }
    #stage figure { flex: none; }
    #stage figcaption { padding-bottom: 7px; color: var(--muted); font-size: 12.5px; }
    .canvas { position: relative; width: calc(var(--width) * var(--zoom) * 1px);
      height: calc(var(--height) * var(--zoom) * 1px); cursor: crosshair; }
    .canvas img { display: block; width: 100%; height: 100%; background: #fff;
      box-shadow: 0 0 0 1px var(--line), 0 6px 24px #00000026; }
    .canvas .missing { position: absolute; inset: 0; display: grid; place-items: center; color: #62626a;
      background: #fff; }
    .canvas svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; pointer-events: none; }
    .canvas rect { vector-effect: non-scaling-stroke; fill: none; stroke-width: 1; }
    .role-0 { stroke: #0088ff; }
    .role-1 { stroke: #ff8d28; stroke-dasharray: 3 3; }
    .role-2 { stroke: #cb30e0; }
    .role-3 { stroke: #34c759; }
    .role-4 { stroke: #8e8e93; stroke-dasharray: 3 3; }
    .canvas .gap { fill: #ff2d9238; }
    .canvas .gap.overlap { fill: #ff383c50; }
    .canvas .track { fill: #6155f514; stroke: #6155f580; }
    .canvas .row + text { text-anchor: end; }
    .canvas .hot { stroke: #0a6cff; stroke-width: 2; fill: #0a6cff24; }
    #stage.stale .canvas img { opacity: .6; }
    .canvas .chosen { stroke: #ff2d92; stroke-width: 2; fill: #ff2d921f; }
    .canvas text {
      font: calc(10.5px / var(--zoom)) system-ui, sans-serif; text-anchor: middle; dominant-baseline: central;
      fill: #1c1c1e; stroke: #fff; stroke-width: 3px; paint-order: stroke; vector-effect: non-scaling-stroke;
    }
    #inspector {
      display: flex; flex-wrap: wrap; align-items: center; gap: 2px 14px; min-height: 40px; padding: 5px 16px;
      background: var(--surface); border-top: 1px solid var(--line); font-variant-numeric: tabular-nums;
    }
    #inspector .crumbs { display: flex; flex-wrap: wrap; align-items: center; }
    #inspector .crumbs button { min-height: 26px; padding: 0 5px; border: 0; background: none; color: var(--muted); }
    #inspector .crumbs button:hover { color: var(--accent); }
    #inspector .crumbs button:last-of-type { color: var(--ink); font-weight: 600; }
    #inspector .crumbs button + button::before {
      content: "›"; margin-right: 7px; color: var(--muted); font-weight: 400;
    }
    #inspector dl { display: flex; flex-wrap: wrap; gap: 0 14px; margin-left: auto; }
    #inspector dl div { display: flex; gap: 5px; }
    #inspector dt, #inspector .hint { color: var(--muted); }
    #inspector dd { margin: 0; }
    .tabs { display: flex; gap: 2px; padding: 6px 10px 0; border-bottom: 1px solid var(--line); }
    .tabs button {
      border: 0; border-bottom: 2px solid transparent; border-radius: 0; background: none; color: var(--muted);
    }
    .tabs button[aria-selected="true"] { color: var(--ink); border-color: var(--accent); font-weight: 600; }
    #panel { flex: 1; min-height: 0; overflow: auto; }
    .source { padding: 8px 0 24px; font: 12.5px/1.6 var(--mono); tab-size: 4; min-width: max-content; }
    .line { display: flex; scroll-margin: 80px; }
    .line .number {
      position: sticky; left: 0; flex: none; width: 54px; min-height: 0; padding: 0 10px 0 0; border: 0;
      border-radius: 0; justify-content: flex-end; text-align: right; font: inherit; color: var(--muted);
      background: var(--surface); user-select: none;
    }
    .line button.number { color: var(--accent); }
    .line button.number:hover { text-decoration: underline; }
    .line code { font: inherit; white-space: pre; padding: 0 16px 0 4px; flex: 1; }
    .line.chosen code, .line.chosen .number { background: color-mix(in srgb, #ff2d92 16%, var(--surface)); }
    .line mark { color: inherit; background: none; text-decoration: underline wavy 1.2px; text-underline-offset: 3px; }
    .line mark.error { text-decoration-color: var(--error); color: inherit; }
    .line mark.warning { text-decoration-color: var(--warning); color: inherit; }
    .line mark.info { text-decoration-color: var(--info); color: inherit; }
    .remark { margin: 1px 0 3px 58px; padding: 3px 10px; border-left: 3px solid currentcolor; max-width: 74ch;
      font: 12.5px/1.45 system-ui, sans-serif; white-space: normal; overflow-wrap: anywhere;
      background: color-mix(in srgb, currentcolor 9%, transparent); }
    .tk { color: light-dark(#9b2393, #ff7ab2); }
    .tt { color: light-dark(#0b4f79, #8fd0ff); }
    .tm { color: light-dark(#3900a0, #c5a5ff); }
    .tl { color: light-dark(#39606b, #9ec9c0); }
    .ts { color: light-dark(#b3261e, #ff9d85); }
    .tn { color: light-dark(#1c00cf, #e5cc70); }
    .tc { color: light-dark(#58656f, #93a1ad); }
    .td { color: light-dark(#643820, #ffa14f); }
    .views { list-style: none; padding: 8px 0 24px; font-size: 13px; }
    .views button {
      width: 100%; min-height: 27px; padding: 0 14px 0 calc(14px + min(var(--depth), 16) * 14px); gap: 8px; border: 0;
      border-radius: 0; justify-content: flex-start; background: none; text-align: left;
    }
    .views button:focus-visible { outline-offset: -2px; }
    .views button:hover { background: var(--accent-ground); }
    .views button[aria-current="true"] { background: color-mix(in srgb, #ff2d92 16%, transparent); }
    .views .id { color: var(--accent); }
    .views .text { flex: 0 1 auto; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--muted); }
    .views .place { margin-left: auto; }
    .views .size { min-width: 112px; text-align: right; }
    .views .place, .views .size { color: var(--muted); font-variant-numeric: tabular-nums; white-space: nowrap; }
    .views i { flex: none; width: 9px; height: 9px; border: 1.5px solid; border-radius: 2px; }
    .views i.role-0 { color: #0088ff; } .views i.role-1 { color: #ff8d28; } .views i.role-2 { color: #cb30e0; }
    .views i.role-3 { color: #34c759; } .views i.role-4 { color: #8e8e93; }
    .problems { list-style: none; padding: 6px 14px 24px; }
    .problems li { padding: 10px 0; border-bottom: 1px solid var(--line); }
    .problems .place { min-height: 26px; padding: 0 8px; margin-left: 6px; }
    .problems p { margin-top: 4px; overflow-wrap: anywhere; }
    .problems .help, .problems .variants { color: var(--muted); }
    .quiet-note { padding: 24px 16px; color: var(--muted); }
    @media (max-width: 900px) {
      .tools { gap: 6px; justify-content: flex-start; }
      .split { flex-direction: column; }
      .picture-side { flex: 1 1 55%; min-height: 0; }
      .text-side { flex: 1 1 45%; min-height: 0; border-left: 0; border-top: 1px solid var(--line); }
      #stage { padding: 16px; gap: 16px; }
      #inspector { padding: 4px 12px; }
      #inspector dl { margin-left: 0; }
    }

    """#

  /// Web/canvas/panel.js
  static let canvasPanelScript: StaticString = #"""
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

    """#

  /// Web/canvas/pictures.js
  static let canvasPicturesScript: StaticString = #"""
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

    """#

  /// Web/canvas/stage.js
  static let canvasStageScript: StaticString = #"""
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

    """#

  /// Web/diff/diff.css
  static let diffStyle: StaticString = #"""
    .top {
      position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px;
      padding: 9px 20px; background: var(--surface); border-bottom: 1px solid var(--line);
    }
    .top h1 { font-size: 17px; }
    #summary { color: var(--muted); margin-right: auto; }
    .tools, .tools label { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
    .tools label { color: var(--muted); }
    .columns { display: flex; align-items: flex-start; }
    #list { position: sticky; top: 52px; flex: 0 0 260px; max-height: calc(100vh - 52px); overflow: auto; padding: 16px 8px 24px; }
    #list a {
      display: flex; gap: 8px; align-items: baseline; padding: 6px 10px; border-radius: 8px; color: inherit;
      text-decoration: none; overflow-wrap: anywhere;
    }
    #list a:hover { background: var(--accent-ground); }
    #list small { display: block; color: var(--muted); }
    #list .badge { flex: none; margin-left: auto; }
    main { flex: 1; min-width: 0; padding: 4px 20px 48px; }
    .changed, .redrawn { color: var(--warning); }
    .removed { color: var(--error); }
    .added { color: var(--added); }
    .badge.changed, .badge.redrawn, .badge.removed, .badge.added {
      background: color-mix(in srgb, currentcolor 14%, transparent);
    }
    section {
      margin: 16px 0; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); overflow: hidden;
      scroll-margin-top: 64px; content-visibility: auto; contain-intrinsic-size: auto 480px;
    }
    section > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 12px; padding: 12px 16px; }
    section h2 { font-size: 15px; overflow-wrap: anywhere; }
    section header p { color: var(--muted); overflow-wrap: anywhere; }
    section header .badge { margin-left: auto; }
    .pictures {
      display: flex; flex-wrap: wrap; gap: 22px; padding: 18px; justify-content: center;
      background: var(--sunken); border-block: 1px solid var(--line);
    }
    figcaption { padding-bottom: 6px; color: var(--muted); font-size: 12.5px; }
    .canvas { position: relative; width: min(var(--width) * 1px, 100%, 560px); aspect-ratio: var(--width) / var(--height); }
    figure { flex: 0 1 min(var(--width) * 1px, 560px); min-width: 0; }
    .canvas img, .canvas .none { display: block; width: 100%; height: 100%; background: #fff; box-shadow: 0 0 0 1px var(--line), 0 4px 16px #0000001f; }
    .canvas .none { display: grid; place-items: center; color: #62626a; }
    .canvas .after { position: absolute; inset: 0; opacity: var(--blend, .5); }
    .canvas svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; pointer-events: none; }
    .canvas rect { fill: none; stroke: currentcolor; stroke-width: 1.25; vector-effect: non-scaling-stroke; }
    .canvas rect.before { stroke-dasharray: 4 3; }
    .canvas rect.hot { stroke: #ff2d92; stroke-width: 2.5; fill: #ff2d9226; }
    [data-frames="off"] .canvas rect:not(.hot) { display: none; }
    table { width: 100%; border-collapse: collapse; font-size: 13px; }
    td { padding: 5px 8px; vertical-align: top; border-top: 1px solid var(--line); }
    tr:first-child td { border-top: 0; }
    td:first-child { padding-left: 16px; white-space: nowrap; font-weight: 600; }
    td.place { color: var(--muted); font: 12px/1.8 var(--mono); white-space: nowrap; }
    td.details { font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
    tr:hover td, tr:focus-visible td { background: var(--accent-ground); }
    tr.follows { display: none; }
    [data-following="on"] tr.follows { display: table-row; opacity: .75; }
    .note { padding: 10px 16px; color: var(--muted); }
    @media (max-width: 820px) {
      .top { position: static; padding: 9px 14px; }
      .columns { display: block; }
      #list { position: static; max-height: 30vh; padding: 10px 12px 0; }
      main { padding: 0 12px 32px; }
      .tools { justify-content: flex-start; }
      td.place { display: none; }
    }

    """#

  /// Web/diff/diff.js
  static let diffScript: StaticString = #"""
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

    """#

  /// Web/diff/elements.html
  static let diffElements: StaticString = #"""
    <header class="top">
      <h1 id="title"></h1>
      <p id="summary" role="status"></p>
      <div class="tools" role="group" aria-label="How layouts are shown">
        <label>Show <select id="mode">
          <option value="beside">side by side</option>
          <option value="over">one over the other</option>
        </select></label>
        <label id="blend" hidden>before <input type="range" min="0" max="100" value="50"> after</label>
        <button id="frames" type="button" aria-pressed="true">Frames</button>
        <button id="following" type="button" aria-pressed="false">What went along</button>
        <button id="theme" type="button" class="quiet"></button>
      </div>
    </header>
    <div class="columns">
      <nav id="list" aria-label="Layouts that differ"></nav>
      <main id="layouts"></main>
    </div>
    <noscript><p class="notice">This page needs JavaScript.</p></noscript>

    """#

  /// Web/gallery/cards.js
  static let galleryCardsScript: StaticString = #"""
    const overview = { matches: [], count: 0, batch: 96 };

    function show() {
      const matches = matching();
      showFolders(matches);
      overview.matches = matches.filter(({ card }) => isIn(card.folder, filter.folder));
      overview.count = 0;
      $("cards").replaceChildren();
      $("status").textContent = isFiltered()
        ? `${overview.matches.length.toLocaleString("en")} of ${counted(cards.length, "layout")}`
        : counted(cards.length, "layout");
      if (overview.matches.length === 0) showNothing(); else fillWindow();
    }

    function showNothing() {
      $("cards").append(el("div", { class: "nothing" },
        el("p", {}, cards.length === 0 ? "There are no layouts here." : "No layout fits."),
        isFiltered() && el("button", { type: "button", onclick: clearFilters }, "Clear search and filters")));
    }

    /** Adds cards until they reach well below the window. */
    function fillWindow() {
      const margin = 800;
      while (overview.count < overview.matches.length
        && $("more").getBoundingClientRect().top < innerHeight + margin) showMore();
    }

    function showMore() {
      const end = Math.min(overview.matches.length, overview.count + overview.batch);
      for (; overview.count < end; overview.count += 1) {
        const { card, picture } = overview.matches[overview.count];
        const last = $("cards").lastElementChild;
        let list = last?.dataset.folder === card.folder ? last : null;
        if (!list) {
          list = el("ul", { "data-folder": card.folder });
          if (card.folder !== "") $("cards").append(el("h2", {}, visible(card.folder)));
          $("cards").append(list);
        }
        list.append(cardElement(card, picture));
      }
    }

    function cardElement(card, picture) {
      const variants = card.pictures.length;
      const problems = Object.entries(card.problems).filter(([, n]) => n > 0).map(([s, n]) => counted(n, s));
      const label = [visible(card.name), visible(card.path), picture && sizeOf(picture),
        variants > 1 && `${variants} variants`, ...problems].filter(Boolean).join(", ");
      return el("li", { class: "card" },
        el("a", { href: `#${card.key}${picture?.variant ? ":" + encodeURIComponent(picture.variant) : ""}`,
          "aria-label": label },
          el("span", { class: "thumb" }, thumbnail(picture)),
          el("span", { class: "name" }, visible(card.name)),
          el("span", { class: "meta" },
            card.name !== card.file && el("span", { class: "file" }, visible(card.file)),
            el("span", { class: "size" }, picture ? sizeOf(picture) : ""),
            variants > 1 && el("span", { class: "badge" }, `×${variants}`), badges(card))));
    }

    function thumbnail(picture) {
      if (!picture?.drawing) return el("span", { class: "none" }, picture ? "No SVG" : "Not drawn");
      const image = el("img", { src: address(picture.drawing), alt: "", loading: "lazy", decoding: "async",
        width: picture.width, height: picture.height,
        onerror: () => image.replaceWith(el("span", { class: "none" }, "The picture is missing")) });
      return image;
    }

    /** Moves the focus from card to card: to the next, or to the nearest of the next row. */
    function moveBetweenCards(event) {
      const links = [...$("cards").querySelectorAll(".card a")];
      const at = links.indexOf(document.activeElement);
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      let target;
      if (event.key === "Home") target = links[0];
      else if (event.key === "End") target = links.at(-1);
      else if (at < 0) target = links[0];
      else if (step) target = links[at + step];
      else target = nearestInNextRow(links, at, event.key === "ArrowDown" ? 1 : -1);
      if (!target) return;
      event.preventDefault();
      target.focus();
      target.scrollIntoView({ block: "nearest" });
    }

    function nearestInNextRow(links, at, direction) {
      const middle = (link) => { const box = link.getBoundingClientRect(); return box.left + box.width / 2; };
      const top = (link) => Math.round(link.getBoundingClientRect().top);
      let best = null;
      for (let i = at + direction; i >= 0 && i < links.length; i += direction) {
        if (top(links[i]) === top(links[at])) continue;
        if (best && top(links[i]) !== top(best)) break;
        if (!best || Math.abs(middle(links[i]) - middle(links[at])) < Math.abs(middle(best) - middle(links[at]))) {
          best = links[i];
        }
      }
      return best;
    }

    """#

  /// Web/gallery/detail.css
  static let galleryDetailStyle: StaticString = #"""
    #detail {
      width: 100vw; height: 100dvh; max-width: none; max-height: none; margin: 0; padding: 0; border: 0;
      flex-direction: column; background: var(--ground); color: inherit; overflow: hidden;
    }
    #detail[open] { display: flex; }
    #detail:focus-visible { outline: none; }
    #detail > header {
      display: flex; align-items: center; gap: 8px 16px; padding: 9px 16px;
      background: var(--surface); border-bottom: 1px solid var(--line);
    }
    #detail .heading { flex: 1 1 auto; min-width: 0; }
    #detail h2 { font-size: 16px; overflow-wrap: anywhere; }
    #detail-place { color: var(--muted); font-size: 12.5px; overflow-wrap: anywhere; }
    @media (max-width: 900px) {
      #detail > header { flex-wrap: wrap; padding: 8px 12px; }
      #detail .heading { flex: 1 1 60%; }
      #close { position: absolute; top: 8px; right: 8px; }
      #detail .heading { padding-right: 40px; }
    }

    """#

  /// Web/gallery/detail.js
  static let galleryDetailScript: StaticString = #"""
    const tabNames = ["source", "views", "problems"];

    const hashOf = (card, picture) =>
      `#${card.key}${picture?.variant ? ":" + encodeURIComponent(picture.variant) : ""}`;

    /** Shows what the address names: a layout, or the overview. */
    function followAddress() {
      const [path, layout, variant] = location.hash.slice(1).split(":");
      const card = path && cards.find(({ key }) => key === `${path}:${layout}`);
      if (!card) {
        if ($("detail").open) $("detail").close();
        return;
      }
      const index = card.pictures.findIndex((picture) => encodeURIComponent(picture.variant) === (variant ?? ""));
      openCard(card, Math.max(0, index));
    }

    function openCard(card, variant) {
      if (open.card?.index !== card.index) {
        open.record = read(card.index);
        live.enter();
      }
      if (open.card !== card) open.zoom = "fit";
      Object.assign(open, { card, variant });
      pictures.chosen = null;
      if (!$("detail").open) {
        $("detail").showModal();
        $("detail").focus();
      }
      $("detail-name").textContent = visible(card.name);
      const picture = card.pictures[variant];
      $("detail-place").textContent = visible([card.path, picture && madeFor(picture)].filter(Boolean).join(" · "));
      $("variant").replaceChildren(...card.pictures.map((picture, index) =>
        el("option", { value: index, selected: index === variant }, visible(describe(picture, card)))));
      $("variant").hidden = $("compare").hidden = card.pictures.length < 2;
      const matches = overview.matches;
      const at = matches.findIndex((match) => match.card === card);
      $("previous").disabled = at <= 0;
      $("next").disabled = at < 0 || at === matches.length - 1;
      showStage();
      showPanel();
    }

    /** What stands before the pictures: nothing. */
    const besidePictures = () => [];

    /** What the tools of a layout show beside those of its picture. */
    function showTools(picture) {
      $("compare").setAttribute("aria-pressed", String(open.compares));
      $("files").replaceChildren(...(picture?.files ?? []).map((file) =>
        el("a", { class: "button", href: address(file), target: "_blank" },
          file.slice(file.lastIndexOf(".") + 1).toUpperCase())));
    }

    const madeFor = (picture) => [deviceOf(picture), `${points(picture.scale)}x`, `${picture.typeSize} text`,
      picture.direction, picture.scheme].join(", ");

    /** What tells a picture from the layout's others. */
    function describe(picture, card) {
      const parts = facets.filter(({ of }) => new Set(card.pictures.map(of)).size > 1).map(({ of }) => of(picture));
      return parts.join(", ") || picture.variant || sizeOf(picture);
    }

    function step(direction) {
      const at = overview.matches.findIndex(({ card }) => card === open.card);
      const match = at < 0 ? null : overview.matches[at + direction];
      if (match) location.replace(hashOf(match.card, match.picture));
    }

    function closeDetail() { if ($("detail").open) $("detail").close(); }

    function afterClose() {
      const key = open.card?.key;
      open.card = open.record = null;
      if (location.hash !== "") history.pushState(null, "", location.pathname + location.search);
      const link = [...$("cards").querySelectorAll(".card a")].find((a) => a.hash.startsWith(`#${key}`));
      link?.focus();
    }

    """#

  /// Web/gallery/elements.html
  static let galleryElements: StaticString = #"""
    <header class="top">
      <h1 id="title"></h1>
      <p id="status" role="status"></p>
      <label class="search">
        <span class="hidden">Search names, paths, texts and messages</span>
        <input id="search" type="search" placeholder="Search" autocomplete="off" spellcheck="false">
        <kbd aria-hidden="true">/</kbd>
      </label>
      <button id="theme" type="button" class="quiet"></button>
      <button id="help" type="button" class="quiet" aria-label="Keyboard shortcuts">?</button>
    </header>
    <div class="columns">
      <nav id="folders" aria-label="Folders"></nav>
      <main>
        <div class="filters" role="group" aria-label="Filters">
          <div id="facets"></div>
          <label class="slider"><span>Card size</span>
            <input id="card-size" type="range" min="120" max="440" step="20" value="220"></label>
        </div>
        <div id="notices"></div>
        <div id="cards"></div>
        <div id="more" aria-hidden="true"></div>
      </main>
    </div>
    <dialog id="detail" tabindex="-1" aria-labelledby="detail-name">
      <header>
        <div class="heading">
          <h2 id="detail-name"></h2>
          <p id="detail-place"></p>
        </div>
        <div class="tools" role="toolbar" aria-label="Picture">
          <select id="variant" aria-label="Variant"></select>
          <button id="compare" type="button" aria-pressed="false" title="Side by side (M)">Side by side</button>
          <button id="outline" type="button" aria-pressed="false" title="Outlines (O)">Outlines</button>
          <span class="joined">
            <button id="zoom-out" type="button" aria-label="Zoom out" title="Zoom out (−)">−</button>
            <button id="zoom-fit" type="button" title="Fit (0), actual size (1)"></button>
            <button id="zoom-in" type="button" aria-label="Zoom in" title="Zoom in (+)">+</button>
          </span>
          <span id="files"></span>
          <span class="joined">
            <button id="previous" type="button" aria-label="Previous layout" title="Previous (←)">‹</button>
            <button id="next" type="button" aria-label="Next layout" title="Next (→)">›</button>
          </span>
          <button id="close" type="button" class="quiet" aria-label="Close" title="Close (Esc)">✕</button>
        </div>
      </header>
      <div class="split">
        <section class="picture-side" aria-label="Picture">
          <div id="stage" tabindex="0" role="group" aria-label="Picture at the chosen zoom"></div>
          <footer id="inspector" role="status"></footer>
        </section>
        <section class="text-side" aria-label="Source, views and problems">
          <div class="tabs" role="tablist" aria-label="Beside the picture">
            <button type="button" role="tab" id="tab-source" aria-controls="panel">Source</button>
            <button type="button" role="tab" id="tab-views" aria-controls="panel">Views</button>
            <button type="button" role="tab" id="tab-problems" aria-controls="panel">Problems</button>
          </div>
          <div id="panel" role="tabpanel"></div>
        </section>
      </div>
    </dialog>
    <dialog id="shortcuts" aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">Keyboard shortcuts</h2>
      <dl>
        <dt><kbd>/</kbd></dt><dd>search</dd>
        <dt><kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd></dt>
        <dd>move between cards, layouts or views</dd>
        <dt><kbd>Enter</kbd></dt><dd>open a layout</dd>
        <dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd> <kbd>1</kbd></dt><dd>zoom in, out, to fit, to actual size</dd>
        <dt><kbd>O</kbd></dt><dd>outlines: every frame, gap and track</dd>
        <dt><kbd>M</kbd></dt><dd>the layout's variants side by side</dd>
        <dt><kbd>S</kbd> <kbd>V</kbd> <kbd>P</kbd></dt><dd>source, views, problems</dd>
        <dt><kbd>T</kbd></dt><dd>light, dark or the system's appearance</dd>
        <dt><kbd>Esc</kbd></dt><dd>close</dd>
      </dl>
      <form method="dialog"><button>Done</button></form>
    </dialog>
    <noscript>
      <p class="notice">This page needs JavaScript to show the pictures, which lie in the folders beside it.</p>
    </noscript>

    """#

  /// Web/gallery/filters.js
  static let galleryFiltersScript: StaticString = #"""
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

    """#

  /// Web/gallery/live.js
  static let galleryLiveScript: StaticString = #"""
    /** Pictures that follow their source: where the page is served beside `lay.wasm`, the sources of `.lay` files can be
        written, and their pictures are drawn by the library. What the gallery has kept stays as it is. */
    const chosen = { get file() { return open.record.path; } };

    const live = {
      /** Whether the library lies beside the page. */
      isThere: false,

      /** Finds out whether the library lies beside the page. */
      async start() {
        if (!location.protocol.startsWith("http")) return;
        const answer = await fetch("./lay.wasm", { method: "HEAD" }).catch(() => null);
        if (!answer?.ok) return;
        this.isThere = true;
        editor.make();
        // Whoever is about to write does not wait for the library then.
        editor.input.addEventListener("focus", () => host.begin().catch(({ message }) => this.tell(message)), { once: true });
        const shown = panel.source;
        editor.enter();
        const written = panel.source;
        panel.source = () => (this.canWrite() ? written() : shown.call(panel));
        if (open.card) {
          this.enter();
          showPanel();
        }
      },

      canWrite: () => open.record.path.endsWith(".lay") && !open.record.sourceIsCut,

      /** Has the file that is shown from now on be the one to write, as it was. */
      enter() {
        if (!this.isThere) return;
        const text = open.record.source.map((run) => run.slice(1)).join("").replaceAll("\r\n", "\n");
        host.originals = new Map([[chosen.file, text]]);
        host.texts = new Map(host.originals);
        editor.path = null;
        open.current = null;
      },

      refresh: oneAtATime(() => live.update(), (error) => live.tell(error.message)),

      async update() {
        // Once it has begun, it is asked.
        if (!host.module.exports) return;
        const { card, record } = open;
        const screens = card.pictures.map((picture) => ({ name: picture.variant, choice: choiceOf(picture) }));
        const answer = await host.ask("pictures", { file: record.path, layout: card.layout, name: card.name,
          screens: screens.length > 0 ? screens : undefined });
        const images = await Promise.all(answer.svgs.map((text) => imageOf(text, card.name)));
        if (open.record !== record) return;
        answer.record.pictures.forEach((picture, index) => { picture.image = images[index]; picture.layout = card.layout; });
        Object.assign(open, { record: answer.record, current: answer.current ?? null });
        const hasErrors = present().diagnostics.some(({ severity }) => severity === "error");
        $("stage").classList.toggle("stale", hasErrors);
        showStage();
        showPanel();
      },

      tell(message) {
        $("stage").classList.add("stale");
        editor.tell(visible(message));
      },
    };

    /** The screen that a picture was made for. */
    const choiceOf = ({ device = "", platform, os, scale, typeSize, direction, scheme }) => ({
      ...device === "" ? { platform: platform.toLowerCase() } : { device }, os, scale, typeSize,
      direction: direction === "left to right" ? "ltr" : "rtl", colorScheme: scheme,
    });

    """#

  /// Web/gallery/overview.css
  static let galleryOverviewStyle: StaticString = #"""
    .top {
      position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: 10px;
      padding: 10px 20px; background: var(--surface); border-bottom: 1px solid var(--line);
    }
    .top h1 { font-size: 17px; font-weight: 650; overflow-wrap: anywhere; }
    .top #status { color: var(--muted); margin-right: auto; white-space: nowrap; }
    .search { position: relative; flex: 0 1 320px; }
    .search input {
      width: 100%; height: 34px; padding: 0 36px 0 12px; border: 1px solid var(--line); border-radius: 9px;
      background: var(--ground);
    }
    .search kbd { position: absolute; right: 8px; top: 8px; }
    .search input:focus + kbd, .search input:not(:placeholder-shown) + kbd { display: none; }
    .columns { display: flex; align-items: flex-start; }
    #folders {
      position: sticky; top: 55px; flex: 0 0 232px; max-height: calc(100vh - 55px); overflow: auto;
      padding: 16px 4px 24px 12px;
    }
    #folders:empty { display: none; }
    #folders li { display: flex; align-items: center; }
    #folders ul { list-style: none; }
    #folders .fold { flex: none; width: 20px; min-width: 20px; min-height: 28px; padding: 0; color: var(--muted); }
    #folders .folder {
      flex: 1; min-width: 0; justify-content: flex-start; min-height: 30px; padding: 0 8px;
      border: 0; background: none; text-align: left;
    }
    #folders .folder:hover { background: var(--accent-ground); }
    #folders .folder[aria-current="true"] { background: var(--accent-ground); color: var(--accent); font-weight: 600; }
    #folders .folder span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #folders .count { margin-left: auto; color: var(--muted); font-size: 12px; font-weight: 400; }
    #folders .empty { opacity: .5; }
    main { flex: 1; min-width: 0; padding: 12px 20px 48px; }
    .filters, #facets { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
    #facets select.active { color: var(--accent); border-color: var(--accent); background: var(--accent-ground); }
    .slider { display: flex; align-items: center; gap: 8px; margin-left: auto; color: var(--muted); }
    .slider input { width: 120px; accent-color: var(--accent); }
    #cards h2 { margin: 26px 0 10px; font-size: 13px; font-weight: 600; color: var(--muted); overflow-wrap: anywhere; }
    #cards h2:first-child { margin-top: 18px; }
    #cards ul {
      list-style: none; display: grid; gap: 14px;
      grid-template-columns: repeat(auto-fill, minmax(min(var(--card, 220px), 100%), 1fr));
    }
    .card a {
      display: flex; flex-direction: column; height: 100%; overflow: hidden; scroll-margin: 68px 0 12px; color: inherit;
      text-decoration: none; background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
    }
    .card a:hover { border-color: var(--muted); box-shadow: 0 3px 14px #0000001f; }
    .thumb {
      display: grid; place-items: center; height: var(--card, 220px); padding: 14px;
      background: var(--sunken); border-bottom: 1px solid var(--line);
    }
    .thumb img {
      width: auto; height: auto; max-width: 100%; max-height: calc(var(--card, 220px) - 28px); border-radius: 5px; background: #fff;
      box-shadow: 0 0 0 1px var(--line), 0 2px 8px #00000022;
    }
    .thumb .none { color: var(--muted); text-align: center; }
    .card .name { padding: 9px 12px 0; font-weight: 600; overflow-wrap: anywhere; }
    .card .meta {
      display: flex; flex-wrap: wrap; align-items: center; gap: 3px 8px; padding: 2px 12px 10px;
      margin-bottom: auto; color: var(--muted); font-size: 12.5px;
    }
    .card .meta .file { flex: 1 1 100%; overflow-wrap: anywhere; }
    .card .meta .size { margin-right: auto; font-variant-numeric: tabular-nums; }
    .nothing { padding: 64px 0; text-align: center; color: var(--muted); }
    .nothing button { margin-top: 12px; }
    #shortcuts { max-width: 460px; padding: 22px 26px; border: 1px solid var(--line); border-radius: 14px;
      background: var(--surface); color: inherit; }
    #shortcuts h2 { font-size: 17px; margin-bottom: 14px; }
    #shortcuts dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 18px; margin-bottom: 18px; }
    #shortcuts dd { margin: 0; }
    dialog::backdrop { background: #00000070; }
    @media (max-width: 760px) {
      .top { flex-wrap: wrap; padding: 10px 14px; gap: 6px 8px; }
      .search { order: 3; flex: 1 1 100%; }
      .search kbd, #help { display: none; }
      .columns { display: block; }
      #folders { position: static; max-height: none; padding: 10px 14px 0; overflow: visible; }
      #folders ul { display: flex; gap: 6px; overflow-x: auto; padding-bottom: 6px; }
      #folders li { flex: none; padding-left: 0 !important; }
      #folders .fold { display: none; }
      #folders .folder { border: 1px solid var(--line); border-radius: 16px; background: var(--surface); }
      main { padding: 6px 14px 40px; }
      .filters { flex-wrap: nowrap; overflow-x: auto; }
      #facets { flex-wrap: nowrap; }
      .slider { display: none; }
      #cards ul { grid-template-columns: repeat(auto-fill, minmax(min(150px, 100%), 1fr)); gap: 10px; }
      .thumb { height: 170px; }
      .thumb img { max-height: 142px; }
    }

    """#

  /// Web/gallery/records.js
  static let galleryRecordsScript: StaticString = #"""
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

    """#

  /// Web/gallery/start.js
  static let galleryStartScript: StaticString = #"""
    const detailKeys = {
      ArrowLeft: () => step(-1), ArrowRight: () => step(1),
      "+": () => zoomStep(1), "=": () => zoomStep(1), "-": () => zoomStep(-1),
      0: () => setZoom("fit"), 1: () => setZoom(1),
      o: () => toggle("outlines"), m: () => open.card.pictures.length > 1 && toggle("compares"),
      s: () => chooseTab("source"), v: () => chooseTab("views"), p: () => chooseTab("problems"),
    };

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target === $("search") && event.key === "ArrowDown") return moveBetweenCards(event);
      if (isTyping(event.target)) return;
      if (event.key === "?") return $("shortcuts").open || $("shortcuts").showModal();
      if (event.key === "t") return appearance.next();
      if ($("shortcuts").open) return;
      if ($("detail").open) return keyInDetail(event);
      if (event.key === "/") {
        event.preventDefault();
        $("search").select();
      } else if (/^(Arrow|Home$|End$)/.test(event.key) && !event.target.matches("input")) {
        moveBetweenCards(event);
      }
    });

    function keyInDetail(event) {
      if (event.target.matches("[role=tab]") && event.key.startsWith("Arrow")) return moveBetweenTabs(event);
      if (/^Arrow(Up|Down)$/.test(event.key)) return panel.moveBetweenViews(event);
      const scrolls = $("stage").scrollWidth > $("stage").clientWidth;
      if (event.target === $("stage") && event.key.startsWith("Arrow") && scrolls) return;
      const action = detailKeys[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    }

    function start() {
      appearance.start();
      $("title").textContent = document.title;
      if (damaged > 0) {
        $("notices").append(el("p", { class: "notice" },
          `${counted(damaged, "record")} could not be read: run lay render --force.`));
      }
      buildFolders();
      buildFacets();
      let waiting = 0;
      $("search").addEventListener("input", () => {
        cancelAnimationFrame(waiting);
        waiting = requestAnimationFrame(() => { filter.text = $("search").value.trim(); show(); });
      });
      $("card-size").addEventListener("input", ({ target }) => {
        $("cards").style.setProperty("--card", `${target.value}px`);
        fillWindow();
      });
      $("help").addEventListener("click", () => $("shortcuts").showModal());
      $("compare").addEventListener("click", () => toggle("compares"));
      $("outline").addEventListener("click", () => toggle("outlines"));
      $("zoom-in").addEventListener("click", () => zoomStep(1));
      $("zoom-out").addEventListener("click", () => zoomStep(-1));
      $("zoom-fit").addEventListener("click", () => setZoom(open.zoom === "fit" ? 1 : "fit"));
      $("previous").addEventListener("click", () => step(-1));
      $("next").addEventListener("click", () => step(1));
      $("close").addEventListener("click", closeDetail);
      $("detail").addEventListener("close", afterClose);
      $("variant").addEventListener("change", ({ target }) =>
        location.replace(hashOf(open.card, open.card.pictures[target.value])));
      for (const name of tabNames) $(`tab-${name}`).addEventListener("click", () => chooseTab(name));
      $("stage").addEventListener("wheel", zoomByWheel, { passive: false });
      new ResizeObserver(() => { if (open.card && open.zoom === "fit") applyZoom(); }).observe($("stage"));
      addEventListener("scroll", fillWindow, { passive: true });
      addEventListener("resize", fillWindow);
      addEventListener("hashchange", followAddress);
      show();
      followAddress();
      live.start();
    }

    start();

    """#

  /// Web/page.css
  static let pageStyle: StaticString = #"""
    :root {
      color-scheme: light dark;
      --ground: light-dark(#f4f4f6, #111113);
      --surface: light-dark(#ffffff, #1b1b1e);
      --sunken: light-dark(#e9e9ed, #27272c);
      --ink: light-dark(#1b1b1f, #f1f1f3);
      --muted: light-dark(#62626a, #a0a0a9);
      --line: light-dark(#0000001f, #ffffff24);
      --accent: light-dark(#0a5fd6, #6aa8ff);
      --accent-ground: light-dark(#0a5fd61c, #6aa8ff2b);
      --error: light-dark(#c4161c, #ff7a77);
      --warning: light-dark(#8f5200, #f5b94a);
      --info: light-dark(#0a5fd6, #6aa8ff);
      --added: light-dark(#1a7f37, #57d07a);
      --mono: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Inter, Roboto, sans-serif;
      color: var(--ink);
      background: var(--ground);
    }
    * { box-sizing: border-box; }
    body { margin: 0; }
    [hidden] { display: none !important; }
    h1, h2, h3, p, dl, ul, ol, figure { margin: 0; padding: 0; }
    a { color: var(--accent); }
    kbd {
      font: 12px var(--mono); padding: 1px 6px; color: var(--muted);
      border: 1px solid var(--line); border-radius: 5px; background: var(--ground);
    }
    button, select, input { font: inherit; color: inherit; }
    button, select, .button {
      min-height: 32px; padding: 0 11px; border: 1px solid var(--line); border-radius: 8px;
      background: var(--surface); cursor: pointer; text-decoration: none;
      display: inline-flex; align-items: center; justify-content: center; gap: 5px;
    }
    button:hover, select:hover, .button:hover { border-color: var(--muted); }
    button:disabled { opacity: .45; cursor: default; }
    button[aria-pressed="true"] {
      color: var(--accent); border-color: var(--accent); background: var(--accent-ground);
    }
    .quiet { border-color: transparent; background: none; min-width: 32px; }
    .joined { display: inline-flex; }
    .joined > * { border-radius: 0; }
    .joined > * + * { border-left: 0; }
    .joined > :first-child { border-radius: 8px 0 0 8px; }
    .joined > :last-child { border-radius: 0 8px 8px 0; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .notice { margin: 12px 0; padding: 10px 14px; border-radius: 8px; color: var(--warning);
      background: color-mix(in srgb, var(--warning) 12%, transparent); }
    .badge {
      padding: 0 7px; border-radius: 9px; font-size: 12px; line-height: 18px; white-space: nowrap;
      color: var(--muted); background: var(--sunken);
    }
    .badge.error, .badge.warning, .badge.info { background: color-mix(in srgb, currentcolor 14%, transparent); }
    .error { color: var(--error); }
    .warning { color: var(--warning); }
    .info { color: var(--info); }
    @media (prefers-reduced-motion: no-preference) {
      button, select, .card a { transition: border-color .12s, background-color .12s, box-shadow .12s; }
    }

    """#

  /// Web/page.js
  static let pageScript: StaticString = #"""
    const $ = (id) => document.getElementById(id);

    /** Makes an element. Children that are strings become text: nothing is ever read as markup. */
    function el(tag, attributes, ...children) {
      return fill(document.createElement(tag), attributes, children);
    }

    function svg(tag, attributes, ...children) {
      return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
    }

    function fill(element, attributes, children) {
      for (const [name, value] of Object.entries(attributes ?? {})) {
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else if (value === true) element.setAttribute(name, "");
        else if (value !== false && value != null) element.setAttribute(name, value);
      }
      element.append(...children.flat().filter((child) => child != null && child !== false));
      return element;
    }

    /** A text with signs for the characters that vanish or turn what follows. */
    function visible(text) {
      return text
        .replace(/[\0-\x08\x0b-\x1f]/g, (c) => String.fromCharCode(0x2400 + c.charCodeAt(0)))
        .replace(/\x7f/g, "\u2421")
        .replace(/[\x80-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, (c) =>
          `<U+${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}>`);
    }

    /** The address of a file below the page's folder, whatever characters its name has. */
    const address = (path) => "./" + path.split("/").map(encodeURIComponent).join("/");

    const points = (value) => String(Math.round(value * 100) / 100).replace("-", "\u2212");
    const counted = (count, noun) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
    const isTyping = (target) => target.matches?.("input:not([type=range]), textarea, select") ?? false;

    /** A function that does something anew whenever it is called. While it is at it, it is done once more for all calls that
        come meanwhile, and no more. It tells `isBusy`, and `isAskedAgain`. */
    function oneAtATime(work, tell) {
      const repeat = async () => {
        if (repeat.isBusy) { repeat.isAskedAgain = true; return; }
        repeat.isBusy = true;
        do {
          repeat.isAskedAgain = false;
          try {
            await work();
          } catch (error) {
            tell(error);
          }
        } while (repeat.isAskedAgain);
        repeat.isBusy = false;
      };
      return repeat;
    }

    /** The appearance: the system's until the button chooses another, which is remembered. */
    const appearance = {
      choices: ["light dark", "light", "dark"],
      names: { "light dark": "Auto", light: "Light", dark: "Dark" },
      current: "light dark",
      start() {
        let kept = null;
        try { kept = localStorage.getItem("lay-appearance"); } catch { /* a page from a folder may keep nothing */ }
        this.set(this.choices.includes(kept) ? kept : "light dark");
        $("theme").addEventListener("click", () => this.next());
      },
      next() { this.set(this.choices[(this.choices.indexOf(this.current) + 1) % this.choices.length]); },
      set(choice) {
        this.current = choice;
        document.documentElement.style.colorScheme = choice;
        $("theme").textContent = this.names[choice];
        $("theme").setAttribute("aria-label", `Appearance: ${this.names[choice]}`);
        try { localStorage.setItem("lay-appearance", choice); } catch { /* as above */ }
      },
    };

    """#

  /// Web/preview/choices.js
  static let previewChoicesScript: StaticString = #"""
    const tabNames = ["why", "source", "views", "problems"];

    /** What the reader has chosen: a layout of a file, and the screen to show it on. All of it stands in the address. */
    const chosen = { file: null, layout: 0, name: null, choice: {}, matrix: "", bezel: false };
    /** What there is to choose: files, devices, sizes; and what the command line says. */
    let project = { files: [], devices: [], releases: {}, typeSizes: [], given: {} };

    const choiceKeys = ["device", "platform", "os", "scale", "typeSize", "direction", "colorScheme", "lineHeight"];
    const flags = { direction: ["ltr", "rtl"], colorScheme: ["light", "dark"], lineHeight: ["standard", "adaptive"] };
    const deviceNames = { iphone: "iPhone", ipad: "iPad", mac: "Mac", se: "SE", pro: "Pro", max: "Max", plus: "Plus", mini: "mini" };
    const titleOf = (name) => name.split("-").map((word) => deviceNames[word] ?? word).join(" ");

    const valueOf = (key) => chosen.choice[key] ?? project.given[key] ?? "";
    const deviceNamed = (name) => project.devices.find((device) => device.name === name);
    const platformNow = () => deviceNamed(valueOf("device"))?.platform ?? valueOf("platform");

    /** The screens that a matrix shows, each as what differs from the chosen one. */
    const matrices = {
      "": () => [{}],
      "text sizes": () => project.typeSizes.map((typeSize) => ({ typeSize })),
      "directions and appearances": () => flags.direction.flatMap((direction) =>
        flags.colorScheme.map((colorScheme) => ({ direction, colorScheme }))),
      "devices": () => project.devices.map(({ name }) => ({ device: name })),
      "platforms and releases": () => Object.entries(project.releases).flatMap(([platform, releases]) =>
        releases.map((os) => ({ device: "", platform, os }))),
      "text sizes and directions": () => project.typeSizes.filter((_, index) => index % 2 === 1).flatMap((typeSize) =>
        flags.direction.map((direction) => ({ typeSize, direction }))),
    };

    /** The screens to ask for, each with a name that tells it from the others. */
    function screens() {
      return matrices[chosen.matrix]().map((choice) => ({
        name: Object.values(choice).filter((value) => value !== "").join(", "),
        choice: { ...chosen.choice, ...choice },
      }));
    }

    function choose(changes) {
      for (const [key, value] of Object.entries(changes)) {
        if (value === project.given[key] || value === "" && key === "scale") delete chosen.choice[key];
        else chosen.choice[key] = key === "scale" ? Number(value) : value;
      }
      // A device has its platform: a choice of another is one of no device.
      if (changes.platform && deviceNamed(valueOf("device"))) chosen.choice.device = "";
      if ("device" in changes) delete chosen.choice.platform;
      writeAddress();
      showChoices();
      live.refresh();
    }

    const options = (entries, value) => entries.map(([key, text]) =>
      el("option", { value: key, selected: String(key) === String(value) }, text));

    /** Brings the controls up to what is chosen. */
    function showChoices() {
      const platform = platformNow();
      $("choice-device").replaceChildren(...options(
        [["", "None"], ...project.devices.map(({ name }) => [name, titleOf(name)])], valueOf("device")));
      $("choice-platform").replaceChildren(...options(
        Object.keys(project.releases).map((name) => [name, name === "ios" ? "iOS" : "macOS"]), platform));
      $("choice-os").replaceChildren(...options((project.releases[platform] ?? []).map((name) => [name, name]), valueOf("os")));
      $("choice-scale").replaceChildren(...options([["", "As the device"], ...[1, 2, 3].map((n) => [n, `${n}×`])],
        chosen.choice.scale ?? ""));
      $("choice-typeSize").max = Math.max(0, project.typeSizes.length - 1);
      $("choice-typeSize").value = project.typeSizes.indexOf(valueOf("typeSize"));
      $("choice-typeSize").setAttribute("aria-valuetext", valueOf("typeSize"));
      $("typeSize-name").textContent = valueOf("typeSize");
      for (const [key, words] of Object.entries(flags)) {
        $(`choice-${key}`).setAttribute("aria-pressed", String(valueOf(key) === words[1]));
      }
      $("matrix").replaceChildren(...options(
        Object.keys(matrices).map((name) => [name, name === "" ? "One screen" : `All ${name}`]), chosen.matrix));
      $("bezel").setAttribute("aria-pressed", String(chosen.bezel));
      $("stage").classList.toggle("bezels", chosen.bezel);
    }

    const flip = (key) => choose({ [key]: flags[key][valueOf(key) === flags[key][1] ? 0 : 1] });

    function stepTypeSize(direction) {
      const at = project.typeSizes.indexOf(valueOf("typeSize")) + direction;
      if (project.typeSizes[at]) choose({ typeSize: project.typeSizes[at] });
    }

    function chooseMatrix(name) {
      chosen.matrix = name in matrices ? name : "";
      open.zoom = "fit";
      writeAddress();
      showChoices();
      live.refresh();
    }

    function nextMatrix() {
      const names = Object.keys(matrices);
      chooseMatrix(names[(names.indexOf(chosen.matrix) + 1) % names.length]);
    }

    // The address: the server's secret, then what is chosen.

    function writeAddress() {
      const words = new URLSearchParams();
      if (chosen.file !== null) words.set("file", chosen.file);
      if (chosen.name !== null) words.set("name", chosen.name);
      if (chosen.layout > 0) words.set("layout", chosen.layout);
      for (const key of choiceKeys) if (key in chosen.choice) words.set(key, chosen.choice[key]);
      if (chosen.matrix) words.set("matrix", chosen.matrix);
      if (chosen.bezel) words.set("bezel", "1");
      history.replaceState(null, "", `#${[host.token, String(words)].filter((part) => part !== "").join("&")}`);
    }

    function readAddress() {
      const parts = location.hash.slice(1).split("&");
      host.token = parts[0].includes("=") ? "" : parts.shift();
      const words = new URLSearchParams(parts.join("&"));
      chosen.file = words.get("file");
      chosen.name = words.get("name");
      chosen.layout = Math.max(0, Number(words.get("layout")) || 0);
      chosen.matrix = words.get("matrix") in matrices ? words.get("matrix") : "";
      chosen.bezel = words.get("bezel") === "1";
      chosen.choice = {};
      for (const key of choiceKeys) if (words.has(key)) chosen.choice[key] = words.get(key);
      if ("scale" in chosen.choice) chosen.choice.scale = Number(chosen.choice.scale);
    }

    """#

  /// Web/preview/compare.js
  static let previewCompareScript: StaticString = #"""
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

    """#

  /// Web/preview/elements.html
  static let previewElements: StaticString = #"""
    <header class="top">
      <h1 id="title">lay preview</h1>
      <p id="status" role="status"></p>
      <label id="previews-narrow"><span class="hidden">Preview</span><select id="previews-select"></select></label>
      <button id="theme" type="button" class="quiet"></button>
      <button id="help" type="button" class="quiet" aria-label="Keyboard shortcuts">?</button>
    </header>
    <main class="live">
      <nav id="previews" aria-label="Previews"></nav>
      <div class="split">
        <section class="picture-side" aria-label="Picture">
          <div class="tools choices" role="toolbar" aria-label="Screen">
            <label><span>Device</span><select id="choice-device"></select></label>
            <label><span>Platform</span><select id="choice-platform"></select></label>
            <label><span>Release</span><select id="choice-os"></select></label>
            <label class="slider"><span>Text</span>
              <input id="choice-typeSize" type="range" min="0" max="11" step="1" title="Smaller (,) and larger (.)">
              <output id="typeSize-name" for="choice-typeSize"></output></label>
            <label><span>Scale</span><select id="choice-scale"></select></label>
            <button id="choice-direction" type="button" aria-pressed="false" title="Right to left (R)">Right to left</button>
            <button id="choice-colorScheme" type="button" aria-pressed="false" title="Dark (D)">Dark</button>
            <button id="choice-lineHeight" type="button" aria-pressed="false" title="Tall lines (L)">Tall lines</button>
          </div>
          <div class="tools" role="toolbar" aria-label="View">
            <button id="bezel" type="button" aria-pressed="false" title="The device around it (B)">Frame</button>
            <button id="outline" type="button" aria-pressed="false" title="Outlines (O)">Outlines</button>
            <label><span class="hidden">Matrix</span><select id="matrix" title="Several screens at once (M)"></select></label>
            <button id="pin" type="button" aria-pressed="false" title="Keep this picture to compare (K)">Pin</button>
            <span class="joined">
              <button id="zoom-out" type="button" aria-label="Zoom out" title="Zoom out (−)">−</button>
              <button id="zoom-fit" type="button" title="Fit (0), actual size (1)"></button>
              <button id="zoom-in" type="button" aria-label="Zoom in" title="Zoom in (+)">+</button>
            </span>
            <span class="joined">
              <button id="export-svg" type="button" title="Save as SVG">SVG</button>
              <button id="export-png" type="button" title="Save as PNG">PNG</button>
            </span>
          </div>
          <div id="fault" role="alert" hidden></div>
          <div id="stage" tabindex="0" role="group" aria-label="Picture at the chosen zoom"></div>
          <footer id="inspector" role="status"></footer>
        </section>
        <section class="text-side" aria-label="Reasons, source, views and problems">
          <div class="tabs" role="tablist" aria-label="Beside the picture">
            <button type="button" role="tab" id="tab-why" aria-controls="panel">Why</button>
            <button type="button" role="tab" id="tab-source" aria-controls="panel">Source</button>
            <button type="button" role="tab" id="tab-views" aria-controls="panel">Views</button>
            <button type="button" role="tab" id="tab-problems" aria-controls="panel">Problems</button>
          </div>
          <div id="panel" role="tabpanel" tabindex="-1"></div>
        </section>
      </div>
    </main>
    <dialog id="shortcuts" aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">Keyboard shortcuts</h2>
      <dl>
        <dt><kbd>[</kbd> <kbd>]</kbd></dt><dd>the preview before, the next one</dd>
        <dt><kbd>D</kbd> <kbd>R</kbd> <kbd>L</kbd></dt><dd>dark, right to left, tall lines</dd>
        <dt><kbd>,</kbd> <kbd>.</kbd></dt><dd>smaller and larger text</dd>
        <dt><kbd>M</kbd></dt><dd>several screens at once</dd>
        <dt><kbd>O</kbd> <kbd>B</kbd></dt><dd>outlines, the device's frame</dd>
        <dt><kbd>K</kbd></dt><dd>keep this picture beside what follows</dd>
        <dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd> <kbd>1</kbd></dt><dd>zoom in, out, to fit, to actual size</dd>
        <dt><kbd>W</kbd> <kbd>S</kbd> <kbd>V</kbd> <kbd>P</kbd></dt><dd>why, source, views, problems</dd>
        <dt><kbd>↑</kbd> <kbd>↓</kbd></dt><dd>choose a view in the list of views</dd>
        <dt><kbd>E</kbd></dt><dd>open the chosen view's source in the editor</dd>
        <dt><kbd>Esc</kbd></dt><dd>from the chosen view to the one around it</dd>
        <dt><kbd>Alt</kbd></dt><dd>held over a view: how far it is from the chosen one</dd>
        <dt><kbd>T</kbd></dt><dd>light, dark or the system's appearance of this page</dd>
      </dl>
      <form method="dialog"><button>Done</button></form>
    </dialog>
    <noscript>
      <p class="notice">This page needs JavaScript.</p>
    </noscript>

    """#

  /// Web/preview/host.js
  static let previewHostScript: StaticString = #"""
    /** The server behind the page. Questions are answered with JSON, and changes are told as events. */
    const host = {
      token: "",

      send(path, body) {
        return fetch(`./${path}`, { method: "POST", cache: "no-store", body: JSON.stringify(body ?? {}),
          headers: { "Content-Type": "application/json", "X-Lay-Token": this.token } });
      },

      async ask(question, body) {
        const answer = await this.send(question, body);
        if (answer.status === 403) throw new Error("This address is of an earlier run: open the one that lay preview has printed.");
        const json = await answer.json();
        if (json.fault) throw new Error(`This cannot be shown: ${json.fault}.`);
        return json;
      },

      /** Follows the server's events, and comes back whenever it does. */
      async follow(told) {
        for (let pause = 100; ; pause = Math.min(pause * 2, 2000)) {
          try {
            const answer = await this.send("events");
            if (answer.ok) {
              pause = 100;
              await this.read(answer.body.getReader(), told);
            }
            told("lost", { isRefused: answer.status === 403 });
          } catch {
            told("lost", {});
          }
          await new Promise((done) => setTimeout(done, pause));
        }
      },

      async read(reader, told) {
        const decoder = new TextDecoder();
        let text = "";
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          text += decoder.decode(value, { stream: true });
          for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
            const fields = Object.fromEntries(text.slice(0, end).split("\n").map((line) => {
              const colon = line.indexOf(": ");
              return [line.slice(0, colon), line.slice(colon + 2)];
            }));
            text = text.slice(end + 2);
            if (fields.event) told(fields.event, { ...JSON.parse(fields.data), generation: Number(fields.id) });
          }
        }
      },
    };

    """#

  /// Web/preview/live.js
  static let previewLiveScript: StaticString = #"""
    /** Keeps the picture as the source is. */
    const live = {
      /** A picture that is kept beside those that follow. */
      pinned: null,
      /** A place that an editor has asked for, in a file that is not shown yet. */
      wanted: null,
      generation: -1,

      /** Asks for the picture anew. */
      refresh: oneAtATime(() => live.update(), (error) => live.tell(error.message)),

      async update() {
        if (chosen.file === null) return;
        const asked = { file: chosen.file, layout: chosen.layout, name: chosen.name ?? undefined, screens: screens() };
        const start = performance.now();
        const answer = await host.ask("pictures", asked);
        const images = await Promise.all(answer.svgs.map((text) => imageOf(text, answer.layouts[answer.layout] ?? "")));
        // Something else may have been chosen meanwhile.
        if (asked.file !== chosen.file || this.refresh.isAskedAgain && asked.layout !== chosen.layout) return;
        this.adopt(answer, images);
        this.generation = answer.generation;
        document.documentElement.dataset.generation = answer.generation;
        $("status").textContent = `${Math.round(performance.now() - start)} ms`;
        $("status").classList.remove("lost");
        // The picture comes first.
        requestAnimationFrame(() => setTimeout(() => this.find(asked, answer.record)));
      },

      /** Shows an answer where the last one was: what is scrolled, chosen and open stays so. */
      adopt({ record, current, svgs, layout, layouts }, images) {
        const stage = $("stage"), side = $("panel");
        const scrolled = [stage.scrollLeft, stage.scrollTop, side.scrollLeft, side.scrollTop];
        record.pictures.forEach((picture, index) => Object.assign(picture, { image: images[index], svg: svgs[index] }));
        const view = pictures.chosen?.view;
        const name = layouts[layout] ?? chosen.file;
        if (layout !== chosen.layout || name !== chosen.name) {
          Object.assign(chosen, { layout, name });
          writeAddress();
        }
        Object.assign(open, { record, current: current ?? null, variant: 0, compares: record.pictures.length > 1,
          card: { name, layout, pictures: record.pictures } });
        document.title = `${name} – lay preview`;
        $("title").textContent = visible(name);
        previews.rename(chosen.file, layouts);
        previews.mark();
        this.showFaults();
        stage.classList.toggle("stale", current != null || hasErrors());
        showStage();
        this.choose(view);
        showPanel();
        stage.scrollTo(scrolled[0], scrolled[1]);
        side.scrollTo(scrolled[2], scrolled[3]);
        const { wanted } = this;
        this.wanted = null;
        if (wanted?.file === record.path) follow(wanted);
      },

      /** Chooses the view again that was chosen: the one of its id, else of its place, else of its number and kind. */
      choose(view) {
        const drawn = pictures.drawn[0];
        pictures.chosen = null;
        if (!view || !drawn) return;
        const like = drawn.views.filter(({ kind }) => kind === view.kind);
        const again = like.find(({ id }) => id !== undefined && id === view.id)
          ?? like.find(({ line, column, index }) => line === view.line && column === view.column && index === view.index)
          ?? like.find(({ index }) => index === view.index);
        if (again) pictures.chosen = { drawn, view: again };
        pictures.mark();
        pictures.inspect(null);
      },

      showFaults() {
        const errors = present().diagnostics.filter(({ severity }) => severity === "error");
        $("fault").hidden = errors.length === 0;
        if (errors.length === 0) { $("fault").replaceChildren(); return; }
        const [first] = errors;
        $("fault").replaceChildren(...[
          el("button", { type: "button", onclick: () => { chooseTab("source"); panel.mark(first.line); } },
            `${first.line}:${first.column}`),
          visible(first.message), first.help !== "" && el("span", { class: "help" }, ` – ${visible(first.help)}`),
          errors.length > 1 && ` (${counted(errors.length - 1, "more error")})`,
        ].filter(Boolean));
      },

      /** A fault that no source has. */
      tell(message) {
        $("fault").hidden = false;
        $("fault").replaceChildren(visible(message));
        $("stage").classList.add("stale");
      },

      /** Asks what lint finds, once the picture is there, for as long as it is. */
      async find(asked, record) {
        if (open.record !== record || hasErrors()) return;
        const found = await host.ask("findings", { ...asked, screens: asked.screens.slice(0, 1) }).catch(() => null);
        if (!found || open.record !== record || this.refresh.isBusy) return;
        const keys = new Set(found.diagnostics.map(({ rule, line, column }) => `${rule} ${line}:${column}`));
        const others = open.record.diagnostics.filter(({ rule, line, column }) => !keys.has(`${rule} ${line}:${column}`));
        const variants = open.record.pictures.map(({ variant }) => variant);
        open.record.diagnostics = [...found.diagnostics.map((finding) => ({ ...finding, variants })), ...others]
          .sort((a, b) => a.line - b.line || a.column - b.column);
        const side = $("panel");
        const scrolled = [side.scrollLeft, side.scrollTop];
        if (open.tab === "why") showTabs(); else showPanel();
        side.scrollTo(...scrolled);
      },

      /** What the server tells. */
      told(event, { files = [], isOfList, isRefused, generation, ...place }) {
        if (event === "lost") {
          $("status").classList.add("lost");
          $("status").textContent = isRefused
            ? "The server has another address now: open the one that it has printed" : "The server is gone; waiting for it";
          return;
        }
        $("status").classList.remove("lost");
        if (event === "hello") {
          $("status").textContent = "";
          if (generation !== this.generation) this.load();
        } else if (event === "select") {
          follow(place);
        } else if (event === "update") {
          if (isOfList) this.load();
          else if (files.includes(chosen.file)) this.refresh();
        }
      },

      /** Reads what there is to show, and shows what is chosen of it. */
      async load() {
        try {
          project = await host.ask("project");
        } catch (error) {
          this.tell(error.message);
          return;
        }
        project.files.sort((a, b) => compare(a.path, b.path));
        const [first] = project.files.filter(({ layouts }) => layouts.length > 0).concat(project.files);
        if (!project.files.some(({ path }) => path === chosen.file) && first && (chosen.file === null || !open.record)) {
          Object.assign(chosen, { file: first.path, layout: 0, name: first.layouts[0] ?? null });
        }
        showChoices();
        previews.show();
        // What has gone is not asked for: its last picture stays until it is there again.
        if (open.record && !project.files.some(({ path }) => path === chosen.file)) this.tell(`${chosen.file} is not there any more.`);
        else await this.refresh();
      },
    };

    const hasErrors = () => present().diagnostics.some(({ severity }) => severity === "error");
    const describe = (picture) => picture.variant;
    const sizeOf = (picture) => `${points(picture.width)} × ${points(picture.height)}`;
    const { compare } = new Intl.Collator("en", { numeric: true });

    """#

  /// Web/preview/measures.js
  static let previewMeasuresScript: StaticString = #"""
    /** Where the last click was: another one there means the view around. */
    let lastClick = null;

    pictures.meant = (drawn, view, event) => {
      const place = { x: event.clientX, y: event.clientY };
      const isAgain = lastClick && Math.hypot(place.x - lastClick.x, place.y - lastClick.y) < 4
        && pictures.chosen?.drawn === drawn;
      lastClick = place;
      return isAgain ? parentOf(drawn, pictures.chosen.view) ?? view : view;
    };

    /** The room that a padding adds, or with Alt how far a view is from the chosen one. */
    pictures.measures = (drawn, view, event) => {
      const from = pictures.chosen?.drawn === drawn ? pictures.chosen.view : null;
      if (event?.altKey && from && from !== view) return distances(from, view);
      const content = drawn.views[view.index + 1];
      return view.kind === "padding" && content?.depth === view.depth + 1 ? bands(view, content) : [];
    };

    function bands(outer, inner) {
      const [right, bottom] = [outer.x + outer.width, outer.y + outer.height];
      const [innerRight, innerBottom] = [inner.x + inner.width, inner.y + inner.height];
      return [
        [outer.x, outer.y, outer.width, inner.y - outer.y], [outer.x, innerBottom, outer.width, bottom - innerBottom],
        [outer.x, inner.y, inner.x - outer.x, inner.height], [innerRight, inner.y, right - innerRight, inner.height],
      ].filter(([, , width, height]) => width > 0.005 && height > 0.005).flatMap(([x, y, width, height], index) => [
        svg("rect", { x, y, width, height, class: "band pointed" }),
        svg("text", { x: x + width / 2, y: y + height / 2, class: "pointed" }, points(index < 2 ? height : width)),
      ]);
    }

    /** Lines with numbers between two frames, across and down; where one holds the other, to each of its edges. */
    function distances(a, b) {
      const lines = [];
      const add = (x1, y1, x2, y2) => {
        const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
        if (length < 0.005) return;
        lines.push(svg("line", { x1, y1, x2, y2, class: "distance pointed" }),
          svg("text", { x: (x1 + x2) / 2, y: (y1 + y2) / 2, class: "pointed" }, points(length)));
      };
      const across = (one, other, y) => {
        if (one.x + one.width <= other.x) add(one.x + one.width, y, other.x, y);
        else if (other.x + other.width <= one.x) add(other.x + other.width, y, one.x, y);
        else { add(one.x, y, other.x, y); add(one.x + one.width, y, other.x + other.width, y); }
      };
      const down = (one, other, x) => {
        if (one.y + one.height <= other.y) add(x, one.y + one.height, x, other.y);
        else if (other.y + other.height <= one.y) add(x, other.y + other.height, x, one.y);
        else { add(x, one.y, x, other.y); add(x, one.y + one.height, x, other.y + other.height); }
      };
      across(a, b, b.y + b.height / 2);
      down(a, b, b.x + b.width / 2);
      return lines;
    }

    """#

  /// Web/preview/preview.css
  static let previewStyle: StaticString = #"""
    html, body { height: 100%; }
    body { display: flex; flex-direction: column; overflow: hidden; }
    .top {
      display: flex; align-items: center; gap: 10px; padding: 8px 16px; background: var(--surface);
      border-bottom: 1px solid var(--line);
    }
    .top h1 { font-size: 16px; font-weight: 650; overflow-wrap: anywhere; }
    .top #status { color: var(--muted); margin-right: auto; font-variant-numeric: tabular-nums; }
    .top #status.lost { color: var(--error); font-weight: 600; }
    .live { flex: 1; min-height: 0; display: flex; }
    #previews {
      flex: 0 0 220px; overflow: auto; padding: 10px 8px 24px; background: var(--surface);
      border-right: 1px solid var(--line);
    }
    #previews h2 { padding: 8px 8px 2px; font-size: 12px; font-weight: 600; color: var(--muted); overflow-wrap: anywhere; }
    #previews ul { list-style: none; }
    #previews button {
      width: 100%; min-height: 28px; padding: 2px 8px; justify-content: flex-start; text-align: left; border: 0;
      background: none; overflow-wrap: anywhere;
    }
    #previews button:hover { background: var(--accent-ground); }
    #previews button[aria-current="true"] { background: var(--accent-ground); color: var(--accent); font-weight: 600; }
    #previews-narrow { display: none; min-width: 0; }
    #previews-narrow select { max-width: 100%; }
    .picture-side > .tools {
      justify-content: flex-start; gap: 6px 8px; padding: 6px 12px; background: var(--surface);
      border-bottom: 1px solid var(--line);
    }
    .picture-side > .tools button, .picture-side > .tools select { min-height: 28px; padding: 0 8px; font-size: 13px; }
    .tools label { display: inline-flex; align-items: center; gap: 6px; color: var(--muted); }
    .tools label select { color: var(--ink); max-width: 130px; }
    .tools .slider input { width: 84px; accent-color: var(--accent); }
    .tools output { min-width: 88px; color: var(--ink); font-size: 12.5px; }
    #fault {
      padding: 8px 16px; color: var(--error); overflow-wrap: anywhere; border-bottom: 1px solid var(--line);
      background: color-mix(in srgb, var(--error) 12%, var(--surface));
    }
    #fault button { min-height: 26px; padding: 0 8px; margin-right: 8px; color: inherit; }
    #fault .help { color: var(--ink); }
    /* As high whatever it says: the picture must not move under the pointer. */
    #inspector { flex: none; flex-wrap: nowrap; height: 40px; overflow: hidden; white-space: nowrap; }
    #inspector .crumbs { flex: 0 1 auto; flex-wrap: nowrap; min-width: 0; overflow: hidden; justify-content: flex-end; }
    #inspector .crumbs button { flex: none; }
    #inspector dl { flex: none; flex-wrap: nowrap; }
    #inspector .opens { min-height: 24px; padding: 0 6px; color: var(--accent); }
    #stage.bezels .canvas img { border-radius: 14px; box-shadow: 0 0 0 10px #1b1b1f, 0 0 0 11px #5b5b62, 0 10px 30px #00000040; }
    #stage .pinned figcaption { color: var(--accent); }
    .canvas .band { fill: #34c75940; stroke: none; }
    .canvas .distance { stroke: #ff383c; stroke-width: 1; vector-effect: non-scaling-stroke; }
    .canvas .distance + text { fill: #c4161c; }
    .why { padding: 12px 16px 32px; }
    .why h3 { margin-top: 14px; font-size: 13px; overflow-wrap: anywhere; }
    .why .answer { padding: 10px 12px; border-radius: 8px; background: var(--accent-ground); }
    .why ul { list-style: none; }
    .why li { color: var(--muted); padding-left: 14px; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
    .why button {
      display: inline; min-height: 0; padding: 0; border: 0; border-radius: 3px; background: none; color: var(--accent);
      text-decoration: underline; text-underline-offset: 2px;
    }
    @media (max-width: 1100px) {
      #previews { display: none; }
      #previews-narrow { display: inline-flex; }
    }
    @media (max-width: 900px) {
      body { overflow: auto; height: auto; min-height: 100%; }
      .live { flex: none; }
      .split { flex: 1; }
      .picture-side, .text-side { flex: none; max-width: 100vw; }
      .text-side { width: 100vw; }
      .top { flex-wrap: wrap; padding: 8px 12px; }
      .top h1 { display: none; }
      #stage { height: 62vh; flex: none; }
      .choices label span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      #panel { min-height: 40vh; }
      #inspector { flex-wrap: wrap; height: 66px; }
      #inspector .crumbs { width: 100%; justify-content: flex-start; }
    }

    """#

  /// Web/preview/previews.js
  static let previewPreviewsScript: StaticString = #"""
    /** The list of previews: beside the picture, or a menu where there is no room for it. */
    const previews = {
      all: [],

      show() {
        this.all = project.files.flatMap(({ path, layouts }) =>
          (layouts.length === 0 ? [path] : layouts).map((name, layout) => ({ path, name, layout })));
        $("previews").replaceChildren(...project.files.flatMap((file) => [
          el("h2", {}, visible(file.path)),
          el("ul", {}, this.all.filter(({ path }) => path === file.path).map((preview) => el("li", {},
            el("button", { type: "button", "data-preview": this.all.indexOf(preview),
              onclick: () => this.choose(preview) }, visible(preview.name))))),
        ]));
        $("previews-select").replaceChildren(...project.files.map((file) =>
          el("optgroup", { label: visible(file.path) }, this.all.filter(({ path }) => path === file.path).map((preview) =>
            el("option", { value: this.all.indexOf(preview) }, visible(preview.name))))));
        this.mark();
      },

      /** The index of what is shown. */
      get at() {
        const ofFile = this.all.findIndex(({ path }) => path === chosen.file);
        const exact = this.all.findIndex(({ path, layout }) => path === chosen.file && layout === chosen.layout);
        return exact < 0 ? ofFile : exact;
      },

      mark() {
        const at = this.at;
        for (const button of $("previews").querySelectorAll("button")) {
          const isShown = Number(button.dataset.preview) === at;
          if (isShown) button.setAttribute("aria-current", "true");
          else button.removeAttribute("aria-current");
        }
        $("previews-select").value = at;
      },

      choose(preview) {
        if (!preview) return;
        Object.assign(chosen, { file: preview.path, layout: preview.layout, name: preview.name });
        pictures.chosen = null;
        open.zoom = "fit";
        live.pinned = null;
        writeAddress();
        this.mark();
        live.refresh();
      },

      step(direction) { this.choose(this.all[this.at + direction]); },

      /** Takes over the names of a file's layouts as they are now. */
      rename(path, layouts) {
        const file = project.files.find((other) => other.path === path);
        if (!file || layouts.length === 0 || file.layouts.join("\n") === layouts.join("\n")) return;
        file.layouts = layouts;
        this.show();
      },
    };

    """#

  /// Web/preview/start.js
  static let previewStartScript: StaticString = #"""
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

    """#

  /// Web/preview/why.js
  static let previewWhyScript: StaticString = #"""
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

    """#

  /// Web/writing/characters.js
  static let writingCharactersScript: StaticString = #"""
    /** What the library asks of characters, which a browser knows: its own tables would be much of what is loaded. The names
        are Unicode's, in the order in which Swift's library counts them. */
    const characters = {
      categories: ("Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn").split(" "),
      properties: ("Changes_When_Casefolded Changes_When_Casemapped Changes_When_Lowercased Changes_When_NFKC_Casefolded"
        + " Changes_When_Titlecased Changes_When_Uppercased ASCII_Hex_Digit Alphabetic Bidi_Control Bidi_Mirrored"
        + " Case_Ignorable Cased Dash Default_Ignorable_Code_Point Deprecated Diacritic Emoji Emoji_Modifier"
        + " Emoji_Modifier_Base Emoji_Presentation Extender - Grapheme_Base Grapheme_Extend Hex_Digit ID_Continue"
        + " IDS_Binary_Operator IDS_Trinary_Operator ID_Start Ideographic Join_Control Logical_Order_Exception Lowercase"
        + " Math Noncharacter_Code_Point Pattern_Syntax Pattern_White_Space Quotation_Mark Radical Sentence_Terminal"
        + " Soft_Dotted Terminal_Punctuation Unified_Ideograph Uppercase Variation_Selector White_Space XID_Continue"
        + " XID_Start").split(" "),
      patterns: new Map(),
      known: new Map(),

      has(scalar, name) {
        if (name === "-") return false; // no browser tells
        if (!this.patterns.has(name)) this.patterns.set(name, new RegExp(`^\\p{${name}}$`, "u"));
        return this.patterns.get(name).test(String.fromCodePoint(scalar));
      },

      facts(scalar) {
        let facts = this.known.get(scalar);
        if (!facts) {
          const flags = [0, 0];
          this.properties.forEach((name, bit) => {
            if (this.has(scalar, name)) flags[bit >> 5] |= 1 << (bit & 31);
          });
          facts = { category: this.categories.findIndex((name) => this.has(scalar, name)), flags };
          this.known.set(scalar, facts);
        }
        return facts;
      },

      /** Syllables, which Swift takes apart by arithmetic. */
      isHangul: (scalar) => scalar >= 0xAC00 && scalar < 0xD7A4,

      /** A scalar taken apart; empty for one that stays as it is. */
      decomposed(scalar) {
        const text = String.fromCodePoint(scalar);
        const apart = text.normalize("NFD");
        return apart === text ? "" : apart;
      },

      /** What the module imports.
          @param memory gives the memory that it has. */
      page(memory) {
        const write = (text, place, size) => {
          const bytes = new TextEncoder().encode(text);
          if (bytes.length > size) return 0;
          new Uint8Array(memory().buffer, place, bytes.length).set(bytes);
          return bytes.length;
        };
        return {
          category: (scalar) => this.facts(scalar).category,
          flags: (scalar, word) => this.facts(scalar).flags[word],
          mapped(scalar, isLower, place, size) {
            const text = String.fromCodePoint(scalar);
            return write(isLower ? text.toLowerCase() : text.toUpperCase(), place, size);
          },
          decomposed: (scalar, place, size) => {
            const text = this.isHangul(scalar) ? "" : this.decomposed(scalar);
            return text ? write(text, place, size) : 0;
          },
          composed: (first, second) => {
            const text = String.fromCodePoint(first, second);
            const whole = [...text.normalize("NFC")];
            const isPair = whole.length === 1 && !this.isHangul(whole[0].codePointAt(0))
              && whole[0].normalize("NFD") === String.fromCodePoint(first).normalize("NFD") + String.fromCodePoint(second);
            return isPair ? whole[0].codePointAt(0) : -1;
          },
        };
      },
    };

    """#

  /// Web/writing/completion.js
  static let writingCompletionScript: StaticString = #"""
    /** The names that may be written at the cursor, in a list under it. They come from a module of their own, which is loaded
        once somebody writes: who looks at pictures does not wait for it. */
    const completion = {
      module: new Module("names.wasm"),
      items: [],
      /** How many letters of the name are there. */
      written: 0,
      chosen: 0,

      make() {
        this.list = el("ul", { id: "names", role: "listbox", "aria-label": "Names", hidden: true,
          onmousedown: (event) => this.press(event) });
        return this.list;
      },

      get isOpen() { return !this.list.hidden; },

      /** Offers names behind what was just written, where one begins or goes on. */
      follow({ inputType }) {
        const isInName = /[\p{L}\p{N}_.@#]$/u.test(editor.input.value.slice(0, editor.input.selectionStart));
        if (inputType === "insertText" && isInName) this.offer();
        else if (inputType === "deleteContentBackward" && this.isOpen) this.offer();
        else this.close();
      },

      async offer(isWanted = false) {
        const { input } = editor;
        const [text, at] = [input.value, input.selectionStart];
        let answer;
        try {
          if (!this.module.exports) await this.module.start();
          // What was written meanwhile has asked by itself.
          if (input.value !== text || input.selectionStart !== at || input.selectionEnd !== at) return;
          this.module.write(text);
          answer = this.module.read(this.module.exports.names(new TextEncoder().encode(text.slice(0, at)).length));
        } catch {
          // It is not there, or has given up on this source: then it begins anew.
          this.module.exports = null;
          this.close();
          return;
        }
        this.items = answer.items;
        this.written = answer.prefix.length;
        const isThere = this.items[0]?.name === answer.prefix && !this.items[0].text;
        if (this.items.length === 0 || !isWanted && isThere) this.close();
        else this.open(at - this.written);
      },

      open(start) {
        this.list.replaceChildren(...this.items.map(({ name, detail }, index) =>
          el("li", { id: `name-${index}`, role: "option" }, visible(name), detail && el("span", {}, visible(detail)))));
        const { left, bottom, top } = editor.place(start);
        this.list.hidden = false;
        const frame = this.list.parentElement.getBoundingClientRect();
        const { width, height } = this.list.getBoundingClientRect();
        // Above the line where there is more room.
        const isBelow = bottom + height <= frame.bottom || bottom - frame.top < frame.bottom - top;
        this.list.style.left = `${Math.max(0, Math.min(left - frame.left, frame.width - width))}px`;
        this.list.style.top = `${isBelow ? bottom - frame.top : Math.max(0, top - frame.top - height)}px`;
        this.choose(0);
      },

      close() {
        this.list.hidden = true;
        editor.input.removeAttribute("aria-activedescendant");
      },

      choose(index) {
        this.chosen = (index + this.items.length) % this.items.length;
        for (const [number, item] of [...this.list.children].entries()) {
          item.setAttribute("aria-selected", String(number === this.chosen));
        }
        this.list.children[this.chosen].scrollIntoView({ block: "nearest" });
        editor.input.setAttribute("aria-activedescendant", `name-${this.chosen}`);
      },

      /** Takes a key that is for the list.
          @returns whether it was. */
      key(event) {
        if (event.key === " " && event.ctrlKey) {
          this.offer(true);
        } else if (!this.isOpen || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
          return false;
        } else if (event.key === "ArrowDown") this.choose(this.chosen + 1);
        else if (event.key === "ArrowUp") this.choose(this.chosen - 1);
        else if (event.key === "Enter" || event.key === "Tab") this.take();
        else if (event.key === "Escape") this.close();
        else return false;
        event.preventDefault();
        return true;
      },

      press(event) {
        event.preventDefault();
        const item = event.target.closest("li");
        if (!item) return;
        this.choose([...this.list.children].indexOf(item));
        this.take();
      },

      /** Writes the name that is chosen in the place of its letters. */
      take() {
        const { input } = editor;
        const { name, text = name } = this.items[this.chosen];
        const end = input.selectionStart, start = end - this.written;
        const [, indent] = input.value.slice(0, start).split("\n").at(-1).match(/^(\s*)/);
        const [before, after = ""] = text.replaceAll("\n", `\n${indent}`).replaceAll("\t", "  ").split("$0");
        input.setRangeText(before + after, start, end, "end");
        input.selectionStart = input.selectionEnd = start + before.length;
        this.close();
        editor.changed();
      },
    };

    """#

  /// Web/writing/editor.js
  static let writingEditorScript: StaticString = #"""
    /** The source as text to write, with its colours and marks under it, where a page has the library beside it. */
    const editor = {
      element: null,
      path: null,

      make() {
        const input = el("textarea", { id: "editor-text", spellcheck: "false", autocapitalize: "off", autocomplete: "off",
          wrap: "off", "aria-label": "Source", "aria-autocomplete": "list", "aria-controls": "names",
          oninput: (event) => { this.changed(); completion.follow(event); }, onkeydown: (event) => this.key(event),
          onblur: () => completion.close(), onclick: () => completion.close(),
          onscroll: ({ target }) => { this.colours.scrollTo(target.scrollLeft, target.scrollTop); completion.close(); } });
        this.input = input;
        this.colours = el("pre", { class: "colours", "aria-hidden": "true" });
        this.remarks = el("div", { class: "remarks", role: "status" });
        this.element = el("div", { class: "editor" },
          el("div", { class: "tools" }, this.tools(),
            el("button", { type: "button", id: "reset", onclick: () => this.reset() }, "Reset"),
            el("span", { id: "told", role: "status" })),
          el("div", { class: "writing" }, this.colours, input, completion.make()), this.remarks);
      },

      /** What stands above the text, beside the way back. */
      tools: () => [],

      /** Takes the place of the source that a panel only shows. */
      enter() {
        panel.source = () => this.show();
        const { mark } = panel;
        panel.mark = (line) => (open.tab === "source" ? this.mark(line) : mark.call(panel, line));
      },

      /** Brings the text up to the file that is chosen, and its colours up to what is known of it. */
      show() {
        if (!this.element) this.make();
        if (this.path !== chosen.file) {
          this.path = chosen.file;
          this.input.value = host.texts.get(this.path) ?? "";
          this.input.scrollTo(0, 0);
        }
        const { source, diagnostics } = present();
        const lines = linesOf(source);
        const found = new Map();
        for (const diagnostic of diagnostics) found.set(diagnostic.line, [...(found.get(diagnostic.line) ?? []), diagnostic]);
        this.colours.replaceChildren(...lines.flatMap((tokens, index) => {
          const remarks = found.get(index + 1);
          const parts = remarks ? marked(tokens, remarks, index + 1) : tokens.map(tokenElement);
          return [el("span", { class: "row", "data-line": index + 1 }, parts), "\n"];
        }));
        this.colours.scrollTo(this.input.scrollLeft, this.input.scrollTop);
        this.remarks.replaceChildren(...diagnostics.slice(0, 20).map((diagnostic) =>
          el("button", { type: "button", class: `remark ${diagnostic.severity}`, onclick: () => this.mark(diagnostic.line) },
            `${diagnostic.line}:${diagnostic.column} ${visible(diagnostic.message)}`,
            diagnostic.help !== "" && `: ${visible(diagnostic.help)}`)));
        return this.element;
      },

      changed() {
        // Lines that are as they were keep their colours until the others have theirs.
        const rows = [...this.colours.querySelectorAll(".row")];
        this.input.value.split("\n").forEach((text, index) => {
          if (rows[index]) { if (rows[index].textContent !== text) rows[index].textContent = text; }
          else this.colours.append(el("span", { class: "row" }, text), "\n");
        });
        try {
          host.open(this.path, this.input.value);
          live.refresh();
        } catch {
          host.begin().then(() => live.refresh(), (error) => live.tell(error.message));
        }
      },

      /** Where a character of the text is on the screen. */
      place(at) {
        const before = this.input.value.slice(0, at).split("\n");
        const row = this.colours.querySelectorAll(".row")[before.length - 1];
        const range = document.createRange();
        range.selectNodeContents(row);
        range.collapse(true);
        let left = before.at(-1).length;
        const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { currentNode: node } = walker;
          if (left <= node.length) {
            range.setStart(node, left);
            break;
          }
          left -= node.length;
        }
        range.collapse(true);
        const frame = row.getBoundingClientRect(), { left: x } = range.getBoundingClientRect();
        return { left: before.at(-1) === "" ? frame.left : x, top: frame.top, bottom: frame.bottom };
      },

      /** Tab writes two spaces, and Escape before it goes on to the next control. A new line begins as deep as the last. */
      key(event) {
        const { input } = this;
        const insert = (text) => {
          event.preventDefault();
          completion.close();
          input.setRangeText(text, input.selectionStart, input.selectionEnd, "end");
          this.changed();
        };
        if (completion.key(event)) return;
        if (event.key === "Escape") { this.leaves = true; return; }
        if (event.key === "Tab" && !event.shiftKey && !this.leaves) insert("  ");
        if (event.key === "Enter") {
          const line = input.value.slice(0, input.selectionStart).split("\n").at(-1);
          insert(`\n${line.match(/^ */)[0]}${/[{(\[]\s*$/.test(line) ? "  " : ""}`);
        }
        this.leaves = false;
      },

      /** Chooses a line in the text. */
      mark(line) {
        if (!line || !this.input) return;
        for (const row of this.colours.querySelectorAll(".chosen")) row.classList.remove("chosen");
        const row = this.colours.querySelector(`[data-line="${line}"]`);
        row?.classList.add("chosen");
        if (row && document.activeElement !== this.input) this.input.scrollTop = Math.max(0, row.offsetTop - 80);
      },

      reset() {
        const text = host.originals.get(this.path);
        if (text === undefined) return;
        this.input.value = text;
        this.changed();
      },

      tell(message) { this.element.querySelector("#told").textContent = message; },
    };

    """#

  /// Web/writing/library.js
  static let writingLibraryScript: StaticString = #"""
    /** What stands behind a page with the library beside it. It answers as the server of `lay preview` does, and what it is
        asked leaves the browser never. */
    const host = {
      token: "",
      /** The sources by their paths, as they are and as they were at first. */
      texts: new Map(),
      originals: new Map(),
      module: new Module("lay.wasm"),

      /** Starts the library with all sources. */
      async begin() {
        await this.module.start();
        for (const [path, text] of this.texts) this.open(path, text);
      },

      open(path, text) {
        this.texts.set(path, text);
        this.module.write(`${path}\n${text}`);
        this.module.exports.open();
      },

      kinds: { project: 0, pictures: 1, findings: 2, explanation: 3 },

      async ask(question, body) {
        let json;
        try {
          this.module.write(JSON.stringify(body ?? {}));
          json = this.module.read(this.module.exports.ask(this.kinds[question]));
        } catch {
          // It has run out of stack or memory; what it holds counts for nothing any more.
          await this.begin();
          throw new Error("This is more than a browser has room for.");
        }
        if (json.fault) throw new Error(`This cannot be shown: ${json.fault}.`);
        return json;
      },
    };

    """#

  /// Web/writing/module.js
  static let writingModuleScript: StaticString = #"""
    /** A module of WebAssembly beside the page. A question is written into its memory, and its answer is read there. */
    class Module {
      constructor(name) { this.name = name; }

      /** Loads the module, once, and starts it anew: also after it has given up on a question. */
      async start() {
        this.compiled ??= this.load();
        const page = characters.page(() => this.exports.memory);
        this.exports = (await WebAssembly.instantiate(await this.compiled, { page })).exports;
      }

      async load() {
        const answer = await fetch(`./${this.name}`);
        if (!answer.ok) throw new Error(`${this.name} is not beside the page (${answer.status})`);
        return WebAssembly.compile(await answer.arrayBuffer());
      }

      write(text) {
        const bytes = new TextEncoder().encode(text);
        const start = this.exports.room(bytes.length);
        new Uint8Array(this.exports.memory.buffer, start, bytes.length).set(bytes);
      }

      /** The answer, of so many bytes. */
      read(size) {
        return JSON.parse(new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, this.exports.told(), size)));
      }
    }

    """#

  /// Web/writing/writing.css
  static let writingStyle: StaticString = #"""
    .editor { display: flex; flex-direction: column; height: 100%; min-height: 320px; }
    .editor .tools { justify-content: flex-start; padding: 6px 10px; border-bottom: 1px solid var(--line); }
    #shared { color: var(--muted); }
    .writing { position: relative; flex: 1; min-height: 240px; }
    .colours, .writing textarea {
      position: absolute; inset: 0; margin: 0; padding: 10px 14px; border: 0; overflow: auto; white-space: pre;
      font: 13px/1.55 var(--mono); tab-size: 4; letter-spacing: 0;
    }
    .colours { overflow: hidden; pointer-events: none; padding-bottom: 40px; }
    .colours .chosen { background: color-mix(in srgb, #ff2d92 16%, transparent); }
    .colours mark { color: inherit; background: none; text-decoration: underline wavy 1.2px; text-underline-offset: 3px; }
    .colours mark.error { text-decoration-color: var(--error); }
    .colours mark.warning { text-decoration-color: var(--warning); }
    .colours mark.info { text-decoration-color: var(--info); }
    .writing textarea {
      width: 100%; height: 100%; resize: none; color: transparent; caret-color: var(--ink); background: transparent;
      border-radius: 0;
    }
    .writing textarea:focus-visible { outline-offset: -2px; }
    .writing textarea::selection { color: transparent; background: color-mix(in srgb, var(--accent) 30%, transparent); }
    #names {
      position: absolute; z-index: 1; margin: 0; padding: 4px; max-width: 100%; max-height: 220px; overflow: auto;
      list-style: none; font: 13px/1.6 var(--mono); border: 1px solid var(--line); border-radius: 8px;
      background: var(--surface); box-shadow: 0 6px 20px #0003;
    }
    #names li { padding: 1px 8px; border-radius: 5px; white-space: pre; cursor: pointer; }
    #names li[aria-selected="true"] { color: var(--accent); background: var(--accent-ground); }
    #names span { margin-left: 14px; color: var(--muted); }
    .remarks { max-height: 34%; overflow: auto; border-top: 1px solid var(--line); }
    .remarks:empty { display: none; }
    .remarks .remark { display: block; width: 100%; max-width: none; margin: 0; text-align: left; border-radius: 0;
      border-width: 0 0 0 3px; min-height: 28px; }

    """#

  static let previewScripts: [StaticString] = [
    pageScript,
    canvasStageScript,
    canvasPicturesScript,
    canvasPanelScript,
    previewHostScript,
    previewChoicesScript,
    previewPreviewsScript,
    previewLiveScript,
    previewWhyScript,
    previewMeasuresScript,
    previewCompareScript,
    previewStartScript,
  ]

  static let previewStyles: [StaticString] = [
    pageStyle,
    canvasStyle,
    previewStyle,
  ]
}
