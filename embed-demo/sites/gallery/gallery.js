import { addressOf, brands, frameOf, languages, modes, readOptions, recipes, schemes, widths } from "./options.js";

const at = (id) => document.getElementById(id);
const stage = at("stage");
/** One of the page's texts, in its language. Titles of screens are in English only. */
const said = (name) => document.querySelector(`#says [data-as="${name}"]`).textContent;
let shown = readOptions(location.search);
let frame = null;

function link(text, options, isCurrent) {
  const made = document.createElement("a");
  made.href = addressOf(options);
  made.textContent = text;
  if (isCurrent) made.setAttribute("aria-current", "true");
  return made;
}

/** Sets the frame to the requested width. In a narrower window it is scaled down, so that the widget still measures that width. */
function fit() {
  if (!frame) return;
  const scale = Math.min(1, stage.clientWidth / shown.width);
  frame.style.setProperty("width", `${shown.width}px`);
  frame.style.setProperty("height", `${Math.floor(stage.clientHeight / scale)}px`);
  frame.style.setProperty("transform", `scale(${scale})`);
  frame.style.setProperty("margin-inline-start", `${Math.max(0, (stage.clientWidth - shown.width * scale) / 2)}px`);
}

function say(text, state) {
  at("status").textContent = text;
  at("status").dataset.state = state;
}

function showFrame() {
  const { recipe, screen, brand } = shown;
  if (!recipe) {
    frame = null;
    const missing = document.createElement("p");
    missing.className = "missing";
    missing.textContent = said("missing").replace("{screen}", screen);
    stage.replaceChildren(missing);
    say(said("unknown"), "failed");
    return;
  }
  // Uses a new element each time: setting src would add every screen to the page's history.
  frame = document.createElement("iframe");
  frame.title = `${recipe.title}, ${brand.name}`;
  frame.src = frameOf(shown);
  stage.replaceChildren(frame);
  say(said("busy"), "busy");
}

function showList() {
  const wanted = at("filter").value.trim().toLowerCase();
  const matching = recipes.filter(({ id, group, title }) => `${id} ${group} ${title}`.toLowerCase().includes(wanted));
  const groups = [...new Set(matching.map(({ group }) => group))].map((group) => {
    const section = document.createElement("section");
    const heading = document.createElement("h2");
    heading.textContent = group;
    const list = document.createElement("ul");
    for (const { id, title } of matching.filter((recipe) => recipe.group === group)) {
      const item = document.createElement("li");
      item.append(link(title, { ...shown, screen: id }, id === shown.screen));
      list.append(item);
    }
    section.append(heading, list);
    return section;
  });
  at("screens").replaceChildren(...groups);
  at("nothing").hidden = matching.length > 0;
}

function show() {
  const { recipe, screen, brand, scheme, mode, language, width } = shown;
  document.title = `${recipe?.title ?? said("unknown")}, ${brand.name}, ${said(scheme)}, ${width}`;
  at("group").textContent = recipe?.group ?? "";
  at("title").textContent = recipe?.title ?? said("unknown");
  at("title").lang = recipe ? "en" : document.documentElement.lang;
  at("open").href = frameOf(shown);
  const hadFocus = document.activeElement?.closest(".list nav, .switch")?.id;
  at("brands").replaceChildren(...brands.map((one) => link(one.name, { ...shown, brand: one }, one === brand)));
  at("schemes").replaceChildren(...schemes.map((one) => link(said(one), { ...shown, scheme: one }, one === scheme)));
  at("modes").replaceChildren(link(said("own"), { ...shown, mode: null }, mode === null), ...modes.map((one) => link(said(one), { ...shown, mode: one }, one === mode)));
  at("languages").replaceChildren(...languages.map((one) => link(one, { ...shown, language: one }, one === language)));
  at("widths").replaceChildren(...widths.map((one) => link(String(one), { ...shown, width: one }, one === width)));
  // The link to the other language keeps the screen.
  const other = document.querySelector("[hreflang]");
  other.href = `${addressOf(shown)}&lang=${other.hreflang}`;
  const index = recipes.findIndex(({ id }) => id === screen);
  at("before").href = addressOf({ ...shown, screen: recipes.at(index <= 0 ? -1 : index - 1).id });
  at("after").href = addressOf({ ...shown, screen: recipes[(index + 1) % recipes.length].id });
  showList();
  const current = document.querySelector(".list [aria-current]");
  current?.scrollIntoView({ block: "nearest" });
  if (hadFocus) document.querySelector(`#${hadFocus} [aria-current]`)?.focus();
}

function go(address, isBack) {
  const next = readOptions(new URL(address, location.href).search);
  const isSameScreen = frameOf(next) === frameOf(shown);
  shown = next;
  if (!isBack) history.pushState(null, "", address);
  show();
  if (!isSameScreen) showFrame();
  fit();
}

document.addEventListener("click", (event) => {
  const to = event.target.closest?.('a[href^="/gallery/?"]:not([hreflang])');
  if (!to || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(to.getAttribute("href"), false);
});
document.addEventListener("keydown", (event) => {
  if (event.target.matches?.("input") || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "ArrowLeft") at("before").click();
  if (event.key === "ArrowRight") at("after").click();
});
addEventListener("popstate", () => go(location.href, true));
addEventListener("message", ({ origin, source, data }) => {
  if (origin !== location.origin || source !== frame?.contentWindow) return;
  say(data.failed ?? said("ready"), data.failed ? "failed" : "ready");
});
at("filter").addEventListener("input", showList);
new ResizeObserver(fit).observe(stage);

show();
showFrame();
fit();
