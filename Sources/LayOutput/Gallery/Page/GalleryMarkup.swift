/// The page's elements, which the script fills.
enum GalleryMarkup {
  static let body: StaticString = #"""
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
}
