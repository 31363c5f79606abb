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
