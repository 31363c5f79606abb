extension GalleryStyle {
  /// The style of one layout's page: picture, outlines, source, views and problems.
  static let detail: StaticString = #"""
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
}
