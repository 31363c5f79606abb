// Made of the files in Web by Tests/Scripts/pages --write. Do not edit.

/// What lay's pages are made of, as the executable carries it.
enum PageFiles {
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
      #detail > header { flex-wrap: wrap; padding: 8px 12px; }
      #detail .heading { flex: 1 1 60%; }
      .tools { gap: 6px; justify-content: flex-start; }
      #close { position: absolute; top: 8px; right: 8px; }
      #detail .heading { padding-right: 40px; }
      .split { flex-direction: column; }
      .picture-side { flex: 1 1 55%; min-height: 0; }
      .text-side { flex: 1 1 45%; min-height: 0; border-left: 0; border-top: 1px solid var(--line); }
      #stage { padding: 16px; gap: 16px; }
      #inspector { padding: 4px 12px; }
      #inspector dl { margin-left: 0; }
    }

    """#

  /// Web/gallery/detail.js
  static let galleryDetailScript: StaticString = #"""
    const open = { card: null, record: null, variant: 0, compares: false, outlines: false, zoom: "fit", tab: "source" };
    const zoomSteps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8];

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
      if (open.card?.index !== card.index) open.record = read(card.index);
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

    function shownPictures() {
      const all = open.record.pictures.filter(({ layout }) => layout === open.card.layout);
      return open.compares ? all : all.slice(open.variant, open.variant + 1);
    }

    function showStage() {
      const shown = shownPictures();
      const picture = open.card.pictures[open.variant];
      for (const id of ["outline", "zoom-in", "zoom-out", "zoom-fit"]) $(id).disabled = shown.length === 0;
      $("compare").setAttribute("aria-pressed", String(open.compares));
      $("outline").setAttribute("aria-pressed", String(open.outlines));
      $("files").replaceChildren(...(picture?.files ?? []).map((file) =>
        el("a", { class: "button", href: address(file), target: "_blank" },
          file.slice(file.lastIndexOf(".") + 1).toUpperCase())));
      pictures.drawn = [];
      $("stage").replaceChildren(...shown.map((shownPicture) => pictures.element(shownPicture, open)));
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

  /// Web/gallery/panel.js
  static let galleryPanelScript: StaticString = #"""
    const tabNames = ["source", "views", "problems"];

    function showPanel() {
      const count = open.record.diagnostics.length + open.record.dropped;
      $("tab-problems").textContent = count === 0 ? "Problems" : `Problems (${count})`;
      for (const name of tabNames) {
        const isChosen = open.tab === name;
        $(`tab-${name}`).setAttribute("aria-selected", String(isChosen));
        $(`tab-${name}`).tabIndex = isChosen ? 0 : -1;
      }
      $("panel").setAttribute("aria-labelledby", `tab-${open.tab}`);
      $("panel").replaceChildren(panel[open.tab]());
      panel.follow(pictures.chosen?.view);
    }

    function chooseTab(name) {
      open.tab = name;
      showPanel();
    }

    const panel = {
      source() {
        const views = new Set(pictures.drawn.flatMap((drawn) => drawn.views.map((view) => view.line)));
        const remarks = new Map();
        for (const diagnostic of open.record.diagnostics) {
          if (!remarks.has(diagnostic.line)) remarks.set(diagnostic.line, []);
          remarks.get(diagnostic.line).push(diagnostic);
        }
        const list = el("div", { class: "source" });
        linesOf(open.record.source).forEach((tokens, i) => {
          const number = i + 1;
          const found = remarks.get(number) ?? [];
          list.append(el("div", { class: "line", "data-line": number },
            views.has(number)
              ? el("button", { class: "number", type: "button", "aria-label": `Line ${number}: show its views`,
                  onclick: () => { panel.mark(number); pictures.markLine(number); } }, String(number))
              : el("span", { class: "number" }, String(number)),
            el("code", {}, found.length === 0 ? tokens.map(tokenElement) : marked(tokens, found, number))));
          for (const diagnostic of found) list.append(remark(diagnostic));
        });
        if (open.record.sourceIsCut) {
          list.append(el("p", { class: "quiet-note" }, "The rest of this long file is not kept here."));
        }
        return list;
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
        const { diagnostics, dropped } = open.record;
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
        if (open.tab === "views") {
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

  /// Web/gallery/pictures.js
  static let galleryPicturesScript: StaticString = #"""
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
        const image = drawing
          ? el("img", { src: address(drawing), alt: `${visible(card.name)}, ${sizeOf(picture)} points`,
              draggable: "false", onerror: () => image.replaceWith(missing("The picture is missing")) })
          : missing("");
        const canvas = el("div", { class: "canvas" }, image, overlay);
        canvas.style.setProperty("--width", picture.width);
        canvas.style.setProperty("--height", picture.height);
        const drawn = { picture, views, marks, canvas };
        this.drawn.push(drawn);
        canvas.addEventListener("pointermove", (event) => this.point(drawn, this.hit(drawn, event)));
        canvas.addEventListener("pointerleave", () => this.point(drawn, null));
        canvas.addEventListener("click", (event) => this.choose(drawn, this.hit(drawn, event)));
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

      point(drawn, view) {
        drawn.marks.querySelector(".hot")?.remove();
        if (view) drawn.marks.append(svg("rect", { ...frame(view), class: "hot" }));
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
        for (let i = view.index - 1; i >= 0 && parents[0].depth > 0; i -= 1) {
          if (drawn.views[i].depth < parents[0].depth) parents.unshift(drawn.views[i]);
        }
        const values = { x: points(view.x), y: points(view.y), size: `${points(view.width)} × ${points(view.height)}`,
          source: `${view.line}:${view.column}` };
        $("inspector").replaceChildren(
          el("span", { class: "crumbs" }, parents.slice(-6).map((parent) =>
            el("button", { type: "button", onclick: () => this.choose(drawn, parent) }, nameOf(parent)))),
          el("dl", {}, Object.entries(values).map(([name, value]) =>
            el("div", {}, el("dt", {}, name), el("dd", {}, value)))));
      },
    };

    const frame = ({ x, y, width, height }) => ({ x, y, width, height });
    const nameOf = ({ kind, id }) => (id === undefined ? kind : `${kind} #${visible(id)}`);

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

    function moveBetweenTabs(event) {
      const name = tabNames[(tabNames.indexOf(open.tab) + (event.key === "ArrowRight" ? 1 : 2)) % 3];
      event.preventDefault();
      chooseTab(name);
      $(`tab-${name}`).focus();
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
}
