const tabNames = ["why", "source", "views", "problems"];

/** What the reader has chosen: a layout of a file, and the screen to show it on. All of it stands in the address. */
const chosen = { file: null, layout: 0, name: null, choice: {}, matrix: "", bezel: false };
/** What there is to choose: files, devices, sizes; and what the command line says. */
let project = { files: [], devices: [], releases: {}, typeSizes: [], given: {} };

const choiceKeys = ["device", "platform", "os", "scale", "typeSize", "direction", "colorScheme", "lineHeight"];
const flags = { direction: ["ltr", "rtl"], colorScheme: ["light", "dark"], lineHeight: ["standard", "adaptive"] };
const deviceNames = { iphone: "iPhone", ipad: "iPad", mac: "Mac", se: "SE", pro: "Pro", max: "Max", plus: "Plus", mini: "mini" };
const titleOf = (name) => name.split("-").map((word) => deviceNames[word] ?? word).join(" ");

const valueOf = (key) => chosen.choice[key] ?? project.given[key] ?? "";
const deviceNamed = (name) => project.devices.find((device) => device.name === name);
const platformNow = () => deviceNamed(valueOf("device"))?.platform ?? valueOf("platform");

/** The screens that a matrix shows, each as what differs from the chosen one. */
const matrices = {
  "": () => [{}],
  "text sizes": () => project.typeSizes.map((typeSize) => ({ typeSize })),
  "directions and appearances": () => flags.direction.flatMap((direction) =>
    flags.colorScheme.map((colorScheme) => ({ direction, colorScheme }))),
  "devices": () => project.devices.map(({ name }) => ({ device: name })),
  "platforms and releases": () => Object.entries(project.releases).flatMap(([platform, releases]) =>
    releases.map((os) => ({ device: "", platform, os }))),
  "text sizes and directions": () => project.typeSizes.filter((_, index) => index % 2 === 1).flatMap((typeSize) =>
    flags.direction.map((direction) => ({ typeSize, direction }))),
};

/** The screens to ask for, each with a name that tells it from the others. */
function screens() {
  return matrices[chosen.matrix]().map((choice) => ({
    name: Object.values(choice).filter((value) => value !== "").join(", "),
    choice: { ...chosen.choice, ...choice },
  }));
}

function choose(changes) {
  for (const [key, value] of Object.entries(changes)) {
    if (value === project.given[key] || value === "" && key === "scale") delete chosen.choice[key];
    else chosen.choice[key] = key === "scale" ? Number(value) : value;
  }
  // A device has its platform: a choice of another is one of no device.
  if (changes.platform && deviceNamed(valueOf("device"))) chosen.choice.device = "";
  if ("device" in changes) delete chosen.choice.platform;
  writeAddress();
  showChoices();
  live.refresh();
}

const options = (entries, value) => entries.map(([key, text]) =>
  el("option", { value: key, selected: String(key) === String(value) }, text));

/** Brings the controls up to what is chosen. */
function showChoices() {
  const platform = platformNow();
  $("choice-device").replaceChildren(...options(
    [["", "None"], ...project.devices.map(({ name }) => [name, titleOf(name)])], valueOf("device")));
  $("choice-platform").replaceChildren(...options(
    Object.keys(project.releases).map((name) => [name, name === "ios" ? "iOS" : "macOS"]), platform));
  $("choice-os").replaceChildren(...options((project.releases[platform] ?? []).map((name) => [name, name]), valueOf("os")));
  $("choice-scale").replaceChildren(...options([["", "As the device"], ...[1, 2, 3].map((n) => [n, `${n}×`])],
    chosen.choice.scale ?? ""));
  $("choice-typeSize").max = Math.max(0, project.typeSizes.length - 1);
  $("choice-typeSize").value = project.typeSizes.indexOf(valueOf("typeSize"));
  $("choice-typeSize").setAttribute("aria-valuetext", valueOf("typeSize"));
  $("typeSize-name").textContent = valueOf("typeSize");
  for (const [key, words] of Object.entries(flags)) {
    $(`choice-${key}`).setAttribute("aria-pressed", String(valueOf(key) === words[1]));
  }
  $("matrix").replaceChildren(...options(
    Object.keys(matrices).map((name) => [name, name === "" ? "One screen" : `All ${name}`]), chosen.matrix));
  $("bezel").setAttribute("aria-pressed", String(chosen.bezel));
  $("stage").classList.toggle("bezels", chosen.bezel);
}

const flip = (key) => choose({ [key]: flags[key][valueOf(key) === flags[key][1] ? 0 : 1] });

function stepTypeSize(direction) {
  const at = project.typeSizes.indexOf(valueOf("typeSize")) + direction;
  if (project.typeSizes[at]) choose({ typeSize: project.typeSizes[at] });
}

function chooseMatrix(name) {
  chosen.matrix = name in matrices ? name : "";
  open.zoom = "fit";
  writeAddress();
  showChoices();
  live.refresh();
}

function nextMatrix() {
  const names = Object.keys(matrices);
  chooseMatrix(names[(names.indexOf(chosen.matrix) + 1) % names.length]);
}

// The address: the server's secret, then what is chosen.

function writeAddress() {
  const words = new URLSearchParams();
  if (chosen.file !== null) words.set("file", chosen.file);
  if (chosen.name !== null) words.set("name", chosen.name);
  if (chosen.layout > 0) words.set("layout", chosen.layout);
  for (const key of choiceKeys) if (key in chosen.choice) words.set(key, chosen.choice[key]);
  if (chosen.matrix) words.set("matrix", chosen.matrix);
  if (chosen.bezel) words.set("bezel", "1");
  history.replaceState(null, "", `#${[host.token, String(words)].filter((part) => part !== "").join("&")}`);
}

function readAddress() {
  const parts = location.hash.slice(1).split("&");
  host.token = parts[0].includes("=") ? "" : parts.shift();
  const words = new URLSearchParams(parts.join("&"));
  chosen.file = words.get("file");
  chosen.name = words.get("name");
  chosen.layout = Math.max(0, Number(words.get("layout")) || 0);
  chosen.matrix = words.get("matrix") in matrices ? words.get("matrix") : "";
  chosen.bezel = words.get("bezel") === "1";
  chosen.choice = {};
  for (const key of choiceKeys) if (words.has(key)) chosen.choice[key] = words.get(key);
  if ("scale" in chosen.choice) chosen.choice.scale = Number(chosen.choice.scale);
}
