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
