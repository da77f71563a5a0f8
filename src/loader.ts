import { ahead, content, contentAddresses, core, hosted, lineList } from "virtual:chunks";
import { hostedPage } from "./element/hostedPage";
import { placeholder } from "./element/reserve";
import { upgradePlaceholders } from "./element/upgradePlaceholders";
import { defaultPartner, isPartnerId } from "./partner/contentUrls";

/*
 * The script that partners paste: at most 1.5 KB, no React. It runs as module or classic script, before or after the tag,
 * from a tag manager, and twice. It holds the widget's place, and fetches it when it comes near the viewport, when the page
 * is first used, or at once where an element says load="eager".
 */
const tag = "insurance-quote";
const digestLength = 43;
const mark = Symbol.for(tag);
const page = window as typeof window & { [mark]?: () => void };

// A second run only looks again: a page that swaps its body runs its scripts anew.
(page[mark] ??= begin())();

function begin(): () => void {
  // Where this file lies, also where document.currentScript is null: in modules and from tag managers.
  const base = /https?:[^?\s]*\//.exec(new Error().stack!)?.[0];
  const elements = document.getElementsByTagName(tag);
  const links: HTMLAnchorElement[] = [];
  const sheet = new CSSStyleSheet();
  const mutations = new MutationObserver(scan);
  const visibility = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), { rootMargin: "400px" });
  let started = false;

  // Without weight: a rule of the host for its tag wins, whatever it says about the height.
  sheet.replaceSync(`:where(${tag}:not(:defined,[hidden])){${placeholder}}${tag}>[data-iq]{background:#fff}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  mutations.observe(document, { childList: true, subtree: true });
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, load, { once: true });

  function scan(): void {
    upgradePlaceholders();
    for (const element of elements) {
      visibility.observe(element);
      if (element.getAttribute("load") === "eager") load();
    }
    if (started && document.readyState === "complete") mutations.disconnect();
  }

  function load(): void {
    if (started || !elements[0]) return;
    started = true;
    visibility.disconnect();
    for (const element of elements) {
      const partner = element.getAttribute("partner") ?? "";
      const addresses = contentAddresses
        .replaceAll("~", element.getAttribute("content") ?? content)
        .replaceAll("*", isPartnerId(partner) ? partner : defaultPartner);
      for (const href of addresses.split(" ")) addLink({ rel: "preload", as: "fetch", href }).catch(() => {});
    }
    const late = setTimeout(giveWayOn, 10_000);
    const attempt = () =>
      // The first screens before all else, so that they have the line to themselves.
      preload([...ahead, lineList])
        .then(() => Promise.all([run(lineList), run(ahead[0]!)]))
        .then(([{ lines, first }, { showFirstScreens }]) =>
          showFirstScreens(elements, first).then(() =>
            preload([...core, ...[...elements].flatMap((element) => lines[element.getAttribute("line")!] ?? [])]),
          ),
        )
        .then(() => run(core[0]!))
        .then((element) => {
          element.defineInsuranceQuote();
          clearTimeout(late);
          for (const link of links) link.remove();
        });
    attempt()
      .catch(() => new Promise((resolve) => setTimeout(resolve, 1_000)).then(attempt))
      .catch(giveWayOn);
  }

  const address = (chunk: string) => `${base}chunks/${chunk.slice(0, -digestLength)}.js`;
  const run = (chunk: string) => import(address(chunk));

  /** Waited for, because a chunk whose integrity failed would be fetched again, unchecked, by import(). */
  const preload = (chunks: readonly string[]) =>
    Promise.all(chunks.map((chunk) => addLink({ rel: "modulepreload", href: address(chunk), integrity: `sha256-${chunk.slice(-digestLength)}` })));

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

function addLink(properties: Partial<HTMLLinkElement>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { crossOrigin: "", ...properties, onload: resolve, onerror: reject });
    document.head.append(link);
    if (!link.relList.supports(link.rel)) resolve(0);
  });
}
