/// The style that all of lay's pages share: colours of both appearances, text and controls.
enum PageStyle {
  static let css: StaticString = #"""
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
}
