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
