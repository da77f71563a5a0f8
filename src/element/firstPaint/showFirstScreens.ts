import { isLineSlug, lineSlugs, type LineSlug } from "../../business/lines";
import { createLogger, type LogEntry } from "../../kernel/logger";
import { loadPartner } from "../../partner/loadPartner";
import { resolvePartner } from "../../partner/resolvePartner";
import { hasTask, readHostContext } from "../../session/hostContext";
import { hasStored } from "../../session/storage";
import { readAttributes, type Given } from "../attributes";
import { addressesOf, builtFor } from "../environments";
import { inPath } from "../router/placements";
import { setAhead, takeAhead, type Ahead } from "./ahead";
import { buildScreen } from "./buildScreen";
import { FirstScreen } from "./FirstScreen";
import type { FirstScreens } from "./tree";

/** Milliseconds. */
const patience = 500;

/**
 * Shows the first screen of each element that is about one line, before React is there. Only to somebody who begins: who has
 * been here, or comes with a task in the address, is shown where that leads, and that takes the whole widget. Never rejects.
 * Resolves when they are there, or are late: until then nothing else should take up the line and the processor.
 */
export async function showFirstScreens(elements: Iterable<HTMLElement>, first: FirstScreens): Promise<void> {
  const shown = [...elements]
    .filter((element) => !element.shadowRoot)
    .map((element) => show(element, first).catch(() => takeAhead(element)?.screen?.end()));
  await Promise.race([Promise.all(shown), new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** The line that the visitor begins with: the element's only one, or on a page of our own that of its address. */
function lineAtStart(given: Given, screens: FirstScreens["screens"]): LineSlug | null {
  const { line, router } = given;
  if (router === "path") {
    const route = inPath(given["base-path"] ?? "/quote").read(new URL(location.href)) ?? "";
    const slug = isLineSlug(route) ? route : lineSlugs.find((known) => screens[known]?.route === route);
    return slug ?? null;
  }
  return line?.length === 1 && !/[#&?]iq\b/.test(location.href) ? line[0]! : null;
}

async function show(element: HTMLElement, { screens, css }: FirstScreens): Promise<void> {
  const given = readAttributes(element, () => undefined);
  const { content, chrome, router, environment } = given;
  const set = environment ?? builtFor;
  const context = readHostContext(location, set);
  const partner = resolvePartner({ attribute: given.partner, query: context.query, ...(router === "path" && { hostname: location.hostname }) });
  const contentBase = content ?? addressesOf(set).content;
  const only = lineAtStart(given, screens);
  const screen = only && screens[only];
  if (!screen || hasTask(context) || Object.hasOwn(element, "router") || hasStored(`iq.${partner}.`)) return;

  const reported: LogEntry[] = [];
  const fetch: typeof window.fetch = (input, init) => window.fetch(input, init);
  const loaded = loadPartner({ partner, contentBase, fetch, logger: createLogger([(entry) => reported.push(entry)]) });
  const ahead: Ahead = { partner, contentBase, loaded, reported, screen: null };
  setAhead(element, ahead);
  const { partner: ready } = await loaded;
  // The widget may have come first, or the line may not be the partner's.
  if (element.shadowRoot || !(only === "other" || ready.lines.includes(only))) return;
  const built = buildScreen(screen.root, ready);
  if (chrome === "none") built.querySelector("header")?.remove();
  ahead.screen = new FirstScreen(element.attachShadow({ mode: "open" }), built, [sheetOf(css), sheetOf(ready.css)]);
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
