import type { Origins } from "../../../embed-demo/hosting/origins";
import { siteHeaders } from "../../../embed-demo/hosting/securityHeaders";
import { widgetTag } from "../../harness/hostPage";
import { hostilePages } from "../../harness/hostilePages";
import { ear } from "./ear";

/** A page of somebody else's with the widget in it. */
interface HostPage {
  /** Further attributes of the tag. */
  readonly attributes?: string;
  readonly css?: string;
  /** Puts the tag into the page. */
  readonly around?: (tag: string) => string;
  /** Runs before every other script of the page. */
  readonly spoil?: (() => void) | undefined;
  /** The first screen is in the page's HTML. */
  readonly withScreen?: boolean;
  /** The policy forbids every script, which leaves a page as it is with scripts switched off. */
  readonly withoutScripts?: boolean;
}

/** Faults of a page, each of which has to be heard. */
function complain(): void {
  document.documentElement.append(Object.assign(new Image(), { src: "https://elsewhere.example/picture.png" }));
  // eslint-disable-next-line no-console -- runs in the page, whose console is listened to
  console.error("A page's complaint");
  throw new Error("A page's exception");
}

/**
 * Removes members that a browser of the oldest versions that the docs name (src/build/browsers.mjs) may lack.
 * Not `checkVisibility`, which the tests' own reader uses.
 */
function growOld(): void {
  const gone: readonly (readonly [object | undefined, readonly string[]])[] = [
    [HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover", "writingSuggestions"]],
    [HTMLButtonElement.prototype, ["popoverTargetElement", "popoverTargetAction", "commandForElement", "command"]],
    [HTMLDialogElement.prototype, ["closedBy", "requestClose"]],
    [Element.prototype, ["moveBefore", "setHTMLUnsafe", "getHTML", "currentCSSZoom"]],
    [window, ["requestIdleCallback", "cancelIdleCallback", "scheduler", "navigation", "Iterator", "CloseWatcher", "Temporal"]],
    [Promise, ["withResolvers", "try"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [Array, ["fromAsync"]],
    [Set.prototype, ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"]],
    [URL, ["canParse", "parse"]],
    [AbortSignal, ["any"]],
    [Document.prototype, ["startViewTransition"]],
    [ReadableStream.prototype, ["values"]],
    [ReadableStream, ["from"]],
    [RegExp, ["escape"]],
    [Response.prototype, ["bytes"]],
    [Intl, ["Segmenter", "DurationFormat"]],
  ];
  for (const [from, names] of gone) for (const name of names) if (from) Reflect.deleteProperty(from, name);
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
}

const pages: Readonly<Record<string, HostPage>> = {
  plain: {},
  auto: { attributes: 'partner="default" line="auto"' },
  "auto-dark": { attributes: 'partner="default" line="auto" color-scheme="auto"' },
  "auto-in-page": { attributes: 'partner="default" line="auto" chrome="full"', withScreen: true },
  "auto-without-scripts": { attributes: 'partner="default" line="auto" chrome="full"', withScreen: true, withoutScripts: true },
  complaining: { spoil: complain },
  older: { attributes: 'partner="default" line="auto" chrome="full"', spoil: growOld, withScreen: true },
  ...Object.fromEntries(hostilePages.map((page, index) => [`hostile-${index}`, page])),
};

/** Each hostile page's name, for people, and where it is. */
export const hostileAddresses: readonly (readonly [string, string])[] = hostilePages.map(({ name }, index) => [name, `/host/hostile-${index}/`]);

interface Served {
  readonly html: string;
  readonly policy: string;
  /** Scripts that stand before all others. */
  readonly scripts: readonly string[];
}

/** Returns a page as it is served; undefined if there is none of this name. */
export async function hostPage(name: string, origins: Origins): Promise<Served | undefined> {
  const page = pages[name];
  if (!page) return undefined;
  const { attributes = 'partner="prairie-lantern" line="pet"', css = "", around = (tag) => tag, spoil, withScreen = false, withoutScripts = false } = page;
  const [screen = "", hashes = "{}"] = withScreen ? await Promise.all(["first-screen-auto.html", "sri.json"].map(async (file) => (await fetch(`${origins.widget}/content/default/${file}`)).text())) : [];
  const hash = (JSON.parse(hashes) as Record<string, string>)["first-screen-auto.html"];
  const tag = around(widgetTag(origins, attributes).replace("></", () => `>${screen}</`));
  const width = page.attributes === undefined ? "insurance-quote { display: block; width: 900px } " : "";
  const sheet = `/host-sheet.css?${new URLSearchParams({ css: width + css }).toString()}`;
  const script = `<script type="module" src="${origins.widget}/dist/insurance-quote.js"></script>`;
  const headers = siteHeaders(origins, hash === undefined ? [] : [`'${hash}'`]);
  const policy = headers["Content-Security-Policy"]!;
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Somebody</title>
<link rel="icon" href="/quote/favicon.svg"><link rel="stylesheet" href="${sheet}">${script}</head><body>${tag}</body></html>`,
    policy: withoutScripts ? policy.replace(/script-src [^;]*/, "script-src 'none'") : policy,
    scripts: withoutScripts ? [] : [ear, ...(spoil ? [`(${spoil.toString()})()`] : [])],
  };
}
