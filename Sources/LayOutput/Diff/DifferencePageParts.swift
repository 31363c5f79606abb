/// The elements, the style and the script of the page of `lay diff`.
enum DifferencePageParts {
  static let body: StaticString = #"""
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

  static let css: StaticString = #"""
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

  static let js: StaticString = #"""
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
}
