import { hostedPage } from "../hostedPage";
import { placeholder } from "../reserve";
import { upgradePlaceholders } from "../upgradePlaceholders";
import type { LoaderPage } from "./page";

const tag = "insurance-quote";
const mark = Symbol.for(tag);

interface WayIn {
  /** Where dist lies, from the folder of the script that runs. */
  dist(): string;
  /** The standalone page, where an element names no other. */
  readonly hosted: string;
  /** Brings the widget. Called again, once, when it rejects. */
  load(page: LoaderPage): Promise<unknown>;
}

/**
 * What every way in has in common. It runs as module or classic script, before or after the tag, from a tag manager, and
 * twice. It holds the widget's place, and fetches it when it comes near the viewport, when the page is first used, or at once
 * where an element says load="eager".
 */
export function begin(way: WayIn): void {
  const page = window as typeof window & { [mark]?: () => void };
  // A second run only looks again: a page that swaps its body runs its scripts anew.
  (page[mark] ??= watch(way))();
}

function watch({ dist, hosted, load }: WayIn): () => void {
  // Where this file lies, also where document.currentScript is null: in modules and from tag managers.
  const base = new URL(dist(), /https?:[^?\s]*\//.exec(new Error().stack!)?.[0]).href;
  const elements = document.getElementsByTagName(tag) as HTMLCollectionOf<HTMLElement>;
  const links: HTMLAnchorElement[] = [];
  const sheet = new CSSStyleSheet();
  const mutations = new MutationObserver(scan);
  const visibility = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), { rootMargin: "400px" });
  let started = false;

  // Without weight: a rule of the host for its tag wins, whatever it says about the height.
  sheet.replaceSync(`:where(${tag}:not(:defined,[hidden])){${placeholder}}${tag}>[data-iq]{background:#fff}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  mutations.observe(document, { childList: true, subtree: true });
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, start, { once: true });

  function scan(): void {
    upgradePlaceholders();
    for (const element of elements) {
      visibility.observe(element);
      if (element.getAttribute("load") === "eager") start();
    }
    if (started && document.readyState === "complete") mutations.disconnect();
  }

  function start(): void {
    if (started || !elements[0]) return;
    started = true;
    visibility.disconnect();
    const late = setTimeout(giveWayOn, 10_000);
    const attempt = () => load({ elements, base });
    attempt()
      .catch(() => new Promise((resolve) => setTimeout(resolve, 1_000)).then(attempt))
      .then(() => {
        clearTimeout(late);
        for (const link of links) link.remove();
      })
      .catch(giveWayOn);
  }

  /** A link to the standalone page; goes away should the widget still arrive. */
  function giveWayOn(): void {
    for (const element of links[0] ? [] : elements) {
      const link = document.createElement("a");
      link.href = hostedPage(element.getAttribute("hosted") ?? hosted, element.getAttribute("partner"), element.getAttribute("line"));
      link.textContent = "Continue on our quote page";
      link.dataset.iq = "";
      // With a first screen in it, the tag shows what is in its shadow root.
      (element.shadowRoot ?? element).append(link);
      links.push(link);
    }
  }

  return scan;
}
