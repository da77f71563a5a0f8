import { readOptions } from "../options.js";
import { act } from "./actions.js";
import { setClock, standIn } from "./surroundings.js";

const { recipe, screen, brand, scheme, mode, language } = readOptions(location.search);

/** The choices of the studio's bar, as attributes of a page's tag. */
const query = new URLSearchParams(location.search);
const worn = Object.fromEntries(["chrome", "color-scheme"].flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])));

const speaks = query.get("lang") || language;

/** Replaces the theme's sheet with the edited one, the same that a page makes, because a reload for each change would lose the screen. */
function wear({ origin, source, data }) {
  const sheets = document.querySelector("insurance-quote")?.shadowRoot?.adoptedStyleSheets ?? [];
  if (origin !== location.origin || source !== parent || !data?.rule) return;
  const isTheme = (sheet) => [...sheet.cssRules].some((rule) => rule.selectorText === ":host" && rule.style?.getPropertyValue("--iq-color-surface"));
  sheets.filter(isTheme).at(-1)?.replaceSync(data.rule);
}
if (brand.content) addEventListener("message", wear);

// A screen that would leave for another site stays here, so that it can be viewed.
document.addEventListener("iq-navigate", (event) => event.preventDefault());

/** Is the stand-in brand shown for this one? Its screens would pass for this brand's. A recipe that keeps the content away is about that. */
let isStandIn = false;
const wantsStandIn = recipe?.fail?.includes("/content/");
document.addEventListener("iq-error", ({ detail }) => {
  isStandIn ||= detail.code === "partner-content-unavailable" && !wantsStandIn;
});

/** Reports the result to the gallery around this page and to tests that wait for it. */
function report(failed) {
  if (failed) {
    const note = document.createElement("p");
    note.className = "note";
    note.textContent = failed;
    document.body.prepend(note);
  }
  // A short screen ends above the window's end: its footer's color goes on.
  const widget = document.querySelector("insurance-quote");
  if (widget) document.body.style.background = getComputedStyle(widget).getPropertyValue("--iq-color-footer");
  document.documentElement.dataset.state = failed ? "failed" : "ready";
  if (parent !== window) parent.postMessage({ screen, failed: failed ?? null }, location.origin);
}

/** Creates a real application for screens that ask the service about theirs. On other screens the widget creates one when needed. */
async function createApplication(line, { addressLine1, city, state, zipCode }) {
  const response = await fetch(`{{api}}/v1/applications/${line}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Partner-Key": brand.key, "Idempotency-Key": crypto.randomUUID() },
    body: JSON.stringify({ propertyAddress: { addressLine1, city, state, zipCode } }),
  });
  if (!response.ok) throw new Error(`The quote service didn't make an application: ${response.status}.`);
  const { applicationId: id, applicantId, token, revision } = await response.json();
  return { id, applicantId, token, revision, line, ratedWith: null };
}

/** Switches to the requested language: the screen stays and its texts are replaced. */
async function speak(widget) {
  if (widget.lang === speaks) return;
  widget.lang = speaks;
  const spoken = () => widget.shadowRoot.querySelector(`section[lang="${speaks}"]`);
  while (!spoken()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/**
 * One name for all screens. A name derived from an id might be one that the widget refuses, and its session would be lost. The
 * studio's measured screens have another one, and so have two versions of its preview beside each other: they share the tab's
 * storage, and would show each other's screens.
 */
const instance = query.has("measured") ? "measured" : query.get("slot") === "1" ? "gallery-1" : "gallery";

/** Stores the session that the widget finds at its start, as if the visitor had answered up to here and reloaded. */
async function storeSession() {
  const key = `iq.${brand.id}.${instance}`;
  sessionStorage.removeItem(key);
  const { stored: left, application } = recipe;
  if (!left) return;
  const stored = {
    ...left,
    savedAt: Date.now(),
    sessionId: crypto.randomUUID(),
    ...(application && { application: await createApplication(left.line, left.answers) }),
  };
  sessionStorage.setItem(key, JSON.stringify(stored));
}

const content = brand.content ?? "{{widget}}/content";

/**
 * Waits for the brand's content, however busy the machine is: a widget waits two seconds for it, then shows the stand-in brand. A
 * draft's fonts are fetched, too. The studio shows its screen anew after each change, and it would flash in the fonts' stand-ins
 * each time. Without a font the screen shows its stand-in, as on a page.
 */
async function loadContent() {
  const folder = `${content}/${brand.id}/`;
  const { config } = await fetch(`${folder}content.json`).then((answer) => answer.json());
  if (!brand.content) return;
  const loaded = (config.fonts ?? []).map(
    ({ src }) =>
      new Promise((resolve) => {
        document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "font", crossOrigin: "", href: folder + src, onload: resolve, onerror: resolve }));
      }),
  );
  await Promise.all(loaded);
}

async function mount() {
  await loadContent().catch(() => undefined);
  await storeSession();
  const widget = document.createElement("insurance-quote");
  const attributes = {
    partner: brand.id,
    line: recipe.line,
    instance,
    router: "memory",
    chrome: "full",
    "color-scheme": scheme,
    load: "eager",
    environment: "local",
    api: "{{api}}",
    content,
    hosted: "{{sites}}/quote",
    ...worn,
    // Recipes' actions name controls in English.
    lang: recipe.actions ? "en" : speaks,
  };
  for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
  // Below a short dark screen the page would be white.
  document.documentElement.style.colorScheme = attributes["color-scheme"];
  document.body.append(widget);
  return widget;
}

if (!recipe) report(`There is no screen called “${screen}”.`);
else {
  document.title = `${recipe.title}, ${brand.name}`;
  setClock(recipe.clock);
  standIn({ ...recipe, mode });
  mount()
    .then((widget) => act(widget, recipe.actions ?? []).then(() => speak(widget)))
    .then(
      () => report(isStandIn ? `The content of ${brand.name} didn't arrive: this is the stand-in brand.` : null),
      (error) => report(error.message),
    );
}
