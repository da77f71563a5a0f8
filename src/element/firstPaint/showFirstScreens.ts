import { isLineSlug, lineSlugs, type LineSlug } from "../../business/lines";
import { contentMemory } from "../../partner/contentMemory";
import { contentUrl, isPartnerId } from "../../partner/contentUrls";
import { fetchContent } from "../../partner/fetchContent";
import { wearFonts } from "../../partner/fontFaces";
import { wordingIn } from "../../partner/partnerShown";
import { resolvePartner } from "../../partner/resolvePartner";
import { hasTask, readHostContext } from "../../session/hostContext";
import { hasStored } from "../../session/kept/storage";
import { readAttributes, type Given } from "../attributes";
import { addressesOf, builtFor } from "../environments";
import { languageOf } from "../languageOf";
import { routeInAddress } from "../router/names";
import { inPath } from "../router/placements";
import { adoptScreen, broughtIn } from "./adoptScreen";
import { buildScreen } from "./buildScreen";
import { deepenHeadings } from "./deepenHeadings";
import { FirstScreen } from "./FirstScreen";
import { firstPaintOf, ownContent, setFirstPaint, takeFirstPaint, type FirstPaint } from "./handover";
import { paintedPartner } from "./paintedPartner";
import { sayScreen } from "./sayScreen";
import type { FirstScreens } from "./tree";
import { whenParsed } from "./whenParsed";

/** Milliseconds. */
const patience = 500;

/**
 * Shows the first screen of each element that is about one line, before React is there. Only for visitors who start: those
 * who return, or whose address has a task, need the whole widget to see their screen. Never rejects.
 * `isFree` tells which elements may get one.
 * Resolves when the screens are there or late; until then nothing else should use the network and the CPU. True if no
 * visitor has to wait for the widget.
 */
export async function showFirstScreens(elements: Iterable<HTMLElement>, first: FirstScreens, isFree = hasNoRoot): Promise<boolean> {
  await whenParsed(elements);
  const shown = [...elements]
    .filter((element) => element.isConnected && isFree(element))
    .map((element) => show(element, first).catch(() => (takeFirstPaint(element)?.screen?.end(), false)));
  const late = new Promise<readonly boolean[]>((resolve) => setTimeout(() => resolve([false]), patience));
  return (await Promise.race([Promise.all(shown), late])).every(Boolean);
}

/** Tells whether nothing else is in the element yet: another copy of the script may have defined it. */
const hasNoRoot = ({ shadowRoot }: Element): boolean => !shadowRoot || broughtIn(shadowRoot) !== null;

/** Returns the line that the visitor starts with: the element's only one, or on a page of our own that of its address. */
function lineAtStart(given: Pick<Given, "line" | "router" | "base-path">, screens: FirstScreens["screens"]): LineSlug | null {
  const { line, router } = given;
  if (router === "path") {
    const route = inPath(given["base-path"] ?? "/quote").read(new URL(location.href)) ?? "";
    const slug = isLineSlug(route) ? route : lineSlugs.find((known) => screens[known]?.route === route);
    return slug ?? null;
  }
  return line?.length === 1 && !routeInAddress.test(location.href) ? line[0]! : null;
}

async function show(element: HTMLElement, { language, screens, css }: FirstScreens): Promise<boolean> {
  const given = readAttributes(element, () => undefined);
  const { content, router, environment } = given;
  const set = environment ?? builtFor;
  const context = readHostContext(location, set);
  const partner = resolvePartner({ attribute: given.partner, query: context.query, ...(router === "path" && { hostname: location.hostname }) });
  const contentBase = content ?? addressesOf(set).content;
  if (!isPartnerId(partner)) return false;

  const own = ownContent(partner);
  const ask = (): Promise<unknown> => fetchContent({ partner, contentBase, own, fetch: (input, init) => window.fetch(input, init) });
  // If content is available locally, painting comes first.
  const fetched = own ? new Promise<void>((resolve) => setTimeout(resolve)).then(ask) : ask();
  // The widget reports a failure; a host may not be listening yet.
  fetched.catch(() => undefined);
  const paint: FirstPaint = { partner, contentBase, fetched, screen: null };
  setFirstPaint(element, paint);

  const only = lineAtStart(given, screens);
  const screen = only && languageOf(element) === language && screens[only];
  const brought = broughtIn(element.shadowRoot);
  const isBeginning = screen && !hasTask(context) && !hasRouter(element) && !hasStored(`iq.${partner}.`);
  if (brought && isBeginning && brought.dataset.brought === `${partner}/${only}/${language}`) {
    const { sheet, pressed } = adoptScreen(element.shadowRoot!, brought);
    paint.screen = new FirstScreen(element.shadowRoot!, fitted(brought, given), [sheet]);
    pressed?.click();
    return true;
  }
  // The page's screen isn't for this partner, line or language, or this visitor: the widget starts with an empty root.
  if (brought) element.shadowRoot?.replaceChildren();
  if (brought || !isBeginning) return false;
  const shown = paintedPartner(own ?? (await contentMemory(contentUrl(contentBase, partner)).read()) ?? (await fetched), partner, contentBase);
  // The widget may be faster, the partner may not offer the line, or its address screen may begin with other fields.
  if (!shown || shown.config.startInManualMode || firstPaintOf(element) !== paint || !(only === "other" || shown.lines.includes(only))) return false;
  const built = buildScreen(sayScreen(screen.root, { config: shown.config, wording: wordingIn(shown, language) }));
  paint.screen = new FirstScreen(element.shadowRoot ?? element.attachShadow({ mode: "open" }), fitted(built, given), [sheetOf(css), sheetOf(shown.css)], wearFonts(shown.config));
  return true;
}

/** Tells whether a host has set the property, before the class was defined or, in the package, to an adapter. */
const hasRouter = (element: object): boolean => Object.hasOwn(element, "router") || Reflect.get(element, "router") instanceof Object;

/** Gives the screen, which is rendered with the full chrome and an h1, the tag's chrome and its level of headings. */
function fitted(screen: HTMLElement, { chrome, "heading-level": level }: Given): HTMLElement {
  if (chrome !== "full") screen.querySelector(chrome === "none" ? "header" : "#menu-open")?.remove();
  if (level) deepenHeadings(screen, level - 1);
  return screen;
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
