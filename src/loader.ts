import { content, hosted } from "virtual:addresses";
import { painterFor } from "virtual:first-paint";
import { begin } from "./element/loader/begin";
import { addLink } from "./element/loader/page";
import type * as FirstScreens from "./firstScreens";
import { contentUrl, defaultPartner } from "./partner/contentUrls";

/* The script that any partner pastes: at most 1.6 kB, no React. It fetches first screens and the partner's content in
   parallel; they fetch what comes after. A partner's own script (src/ownLoader.ts) contains both. */
begin({
  dist: "./",
  hosted,
  load(page) {
    const [first] = page.elements;
    const [file, integrity] = painterFor(first!);
    const href = page.folder + file;
    for (const element of page.elements) {
      const partner = element.getAttribute("partner") || defaultPartner;
      // A slash or a dot would leave the content's folder; the widget reports such a partner.
      if (/[^\w-]/.test(partner)) continue;
      // As `preloadFile` does, which Terser would leave as a function: the loader has few bytes left.
      addLink({ rel: "preload", as: "fetch", href: contentUrl(element.getAttribute("content") ?? content, partner) }).catch(() => undefined);
    }
    return addLink({ rel: "modulepreload", href, integrity })
      .then(() => import(href) as Promise<typeof FirstScreens>)
      .then(({ paint }) => paint(page));
  },
});
