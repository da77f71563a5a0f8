import { hostedTextFor } from "virtual:hosted-text";
import { hostedPage } from "../../partner/hostedPage";
import { placeholder } from "../reserve";
import { routeInAddress } from "../router/names";
import { upgradePlaceholders } from "../upgradePlaceholders";
import { ownFolder } from "./ownFolder";
import type { LoaderPage } from "./page";

const tag = "insurance-quote";
const mark = Symbol.for(tag);

interface WayIn {
  /** Address of dist, relative to the running script's folder. */
  readonly dist: string;
  /** The standalone page, unless an element names another. */
  readonly hosted: string;
  /** Loads the widget. Called once more if it rejects. */
  load(page: LoaderPage): Promise<unknown>;
}

/**
 * The start-up that the plain loader and a partner's own script share. It runs as a module or a classic script, before or
 * after the tag, from a tag manager, and twice. It reserves the widget's place, and loads the widget when it comes near the
 * viewport, when the page is first used, or at once if an element has load="eager". Once the widget runs, it leaves nothing
 * in the page.
 */
export function begin(way: WayIn): void {
  // A second run only looks for tags again, because a page that swaps its body repeats its scripts.
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
  /** Set once loading has started. */
  let late: ReturnType<typeof setTimeout> | undefined;

  // Has no specificity, so that a host's rule for its tag wins, including its height.
  sheet.replaceSync(`:where(${tag}:not(:defined,[hidden])){${placeholder}}`);
  try {
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // The page may have frozen its sheets, or have a form of that name: its widget then starts without a placeholder.
  }
  mutations.observe(document, { childList: true, subtree: true });
  // Tags in shadow roots that a host's script attaches late can't be observed, so this looks again on load. Everything ends
  // once the widget runs.
  addEventListener("load", lookAgain);
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, () => (lookAgain(), start()), { once: true });

  function lookAgain(): void {
    upgradePlaceholders();
    look(document);
  }

  /** Looks for tags, including those in open shadow roots, where the class also makes them widgets. */
  function look(within: Partial<ParentNode>): void {
    for (const element of [within as HTMLElement, ...(within.querySelectorAll?.<HTMLElement>("*") ?? [])]) {
      if (element.localName === tag) {
        elements.add(element);
        // A page that has brought the first screen loads undisturbed, unless its address leads elsewhere: then the widget
        // starts at once.
        if (!element.shadowRoot || document.readyState === "complete" || routeInAddress.test(location.href)) visibility.observe(element);
        if (element.getAttribute("load") === "eager") start();
      } else if (element.shadowRoot) look(element.shadowRoot);
    }
  }

  function start(): void {
    if (late || !elements.size) return;
    late = setTimeout(giveWayOn, 10_000, "late");
    visibility.disconnect();
    const attempt = async (chunks: string) => load({ elements, folder: new URL(dist + chunks, folder).href });
    // Chromium doesn't retry a failed module, and its importers refer to it by its address. So all modules are fetched under
    // another name of their folder that servers treat alike: %63 is an encoded c.
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

  /** Shows a link to the standalone page, unless the tag has its own. It disappears if the widget still arrives. */
  function giveWayOn(reason: unknown): void {
    if (links[0]) return;
    elements.forEach((element) => {
      element.dispatchEvent(
        new CustomEvent("iq-error", { bubbles: true, composed: true, detail: { level: "error", code: "not-loaded", message: String(reason) } }),
      );
      // With a first screen, the tag shows only the contents of its shadow root.
      const link = Object.assign(document.createElement("a"), {
        href: hostedPage(element.getAttribute("hosted") ?? hosted, element.getAttribute("partner"), element.getAttribute("line")),
        // Terser inlines the call, but not in a loop of `for`. The loader has few bytes left.
        text: /*@__INLINE__*/ hostedTextFor(element),
        style: "background:#fff",
      });
      if (element.shadowRoot || !element.querySelector("a")) (element.shadowRoot ?? element).append(link);
      links.push(link);
    });
  }

  return lookAgain;
}
