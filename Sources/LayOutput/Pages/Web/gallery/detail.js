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
