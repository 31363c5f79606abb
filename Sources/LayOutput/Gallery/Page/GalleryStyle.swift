/// The style of the gallery's overview: header, folders, filters and cards.
enum GalleryStyle {
  static let css: StaticString = #"""
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
}
