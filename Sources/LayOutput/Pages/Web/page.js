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

/** A function that does something anew whenever it is called. While it is at it, it is done once more for all calls that
    come meanwhile, and no more. It tells `isBusy`, and `isAskedAgain`. */
function oneAtATime(work, tell) {
  const repeat = async () => {
    if (repeat.isBusy) { repeat.isAskedAgain = true; return; }
    repeat.isBusy = true;
    do {
      repeat.isAskedAgain = false;
      try {
        await work();
      } catch (error) {
        tell(error);
      }
    } while (repeat.isAskedAgain);
    repeat.isBusy = false;
  };
  return repeat;
}

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
