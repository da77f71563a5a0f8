import { hostedPage } from "../hostedPage";
import { placeholder } from "../reserve";
import { isRouteInAddress } from "../router/names";
import { upgradePlaceholders } from "../upgradePlaceholders";
import { ownFolder } from "./ownFolder";
import type { LoaderPage } from "./page";

const tag = "insurance-quote";
const mark = Symbol.for(tag);

interface WayIn {
  /** Where dist lies, from the folder of the script that runs. */
  readonly dist: string;
  /** The standalone page, where an element names no other. */
  readonly hosted: string;
  /** Brings the widget. Called again, once, when it rejects. */
  load(page: LoaderPage): Promise<unknown>;
}

/**
 * The start that the plain loader and a partner's own script share. It runs as module or classic script, before or after the
 * tag, from a tag manager, and twice. It holds the widget's place, and fetches it when it comes near the viewport, when the
 * page is first used, or at once where an element says load="eager". Once the widget is there, nothing of it is left in the
 * page.
 */
export function begin(way: WayIn): void {
  // A second run only looks again: a page that swaps its body runs its scripts anew.
  ((window as typeof window & { [mark]?: () => void })[mark] ??= watch(way))();
}

function watch({ dist, hosted, load }: WayIn): () => void {
  const folder = ownFolder();
  const elements = new Set<HTMLElement>();
  const links: Element[] = [];
  const sheet = new CSSStyleSheet();
  const mutations = new MutationObserver((changes) => {
    upgradePlaceholders();
    for (const change of changes) change.addedNodes.forEach(look);
  });
  const visibility = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), { rootMargin: "400px" });
  /** Set once loading has begun. */
  let late: ReturnType<typeof setTimeout> | undefined;

  // Without weight: a rule of the host for its tag wins, whatever it says about the height.
  sheet.replaceSync(`:where(${tag}:not(:defined,[hidden])){${placeholder}}`);
  try {
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // A page may have frozen its sheets, or have a form of that name: its widget begins without a placeholder.
  }
  mutations.observe(document, { childList: true, subtree: true });
  // A shadow root that a script of the host's attaches late changes nothing that could be observed, and neither is anything
  // observed any more once the widget is there.
  addEventListener("load", lookAgain);
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, () => (lookAgain(), start()), { once: true });

  function lookAgain(): void {
    upgradePlaceholders();
    look(document);
  }

  /** For tags, also in shadow roots that are open: the class makes widgets of them there too. */
  function look(within: Partial<ParentNode>): void {
    for (const element of [within as HTMLElement, ...(within.querySelectorAll?.<HTMLElement>("*") ?? [])]) {
      if (element.localName === tag) {
        elements.add(element);
        // A page that has brought the first screen itself is left to its own loading. Not where its address leads
        // elsewhere: that begins at once.
        if (!element.shadowRoot || document.readyState === "complete" || isRouteInAddress()) visibility.observe(element);
        if (element.getAttribute("load") === "eager") start();
      } else if (element.shadowRoot) look(element.shadowRoot);
    }
  }

  function start(): void {
    if (late || !elements.size) return;
    late = setTimeout(giveWayOn, 10_000, "late");
    visibility.disconnect();
    const attempt = async (chunks: string) => load({ elements, folder: new URL(dist + chunks, folder).href });
    // Chromium never asks again for a module that it couldn't have, and its importers name it by its address. So all of them are
    // asked for under another name of their folder, which any server knows to be the same: %63 is how an address may write c.
    attempt("chunks/")
      .catch(() => new Promise<string>((resolve) => setTimeout(resolve, 1_000, "%63hunks/")).then(attempt))
      .then(() => {
        clearTimeout(late);
        mutations.disconnect();
        for (const link of links) link.remove();
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      }, giveWayOn)
      .catch(() => undefined);
  }

  /** A link to the standalone page, unless the tag holds one of its own; goes away should the widget still arrive. */
  function giveWayOn(reason: unknown): void {
    if (links[0]) return;
    for (const element of elements) {
      element.dispatchEvent(
        new CustomEvent("iq-error", { bubbles: true, composed: true, detail: { level: "error", code: "not-loaded", message: String(reason) } }),
      );
      // With a first screen in it, the tag shows what is in its shadow root.
      const link = Object.assign(document.createElement("a"), {
        href: hostedPage(element.getAttribute("hosted") ?? hosted, element.getAttribute("partner"), element.getAttribute("line")),
        text: element.matches(":lang(es)") ? "Continuar en nuestro sitio" : "Continue on our site",
        style: "background:#fff",
      });
      if (element.shadowRoot || !element.querySelector("a")) (element.shadowRoot ?? element).append(link);
      links.push(link);
    }
  }

  return lookAgain;
}
