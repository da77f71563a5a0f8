import { content, hosted } from "virtual:addresses";
import { firstPaint } from "virtual:first-paint";
import { begin } from "./element/loader/begin";
import { chunkAt, preload, preloadFile } from "./element/loader/page";
import type * as FirstScreens from "./firstScreens";
import { contentUrl, defaultPartner, isPartnerId } from "./partner/contentUrls";

/*
 * The script that any partner pastes: at most 1.6 kB, no React. First screens and the partner's content are fetched together;
 * what comes after them is theirs to fetch. A partner's own script (src/ownLoader.ts) has both in it.
 */
begin({
  dist: () => "./",
  hosted,
  load({ elements, base }) {
    const chunk = chunkAt(base, firstPaint);
    for (const element of elements) {
      const partner = element.getAttribute("partner") ?? "";
      const href = contentUrl(element.getAttribute("content") ?? content, isPartnerId(partner) ? partner : defaultPartner);
      preloadFile(href, "high");
    }
    return preload([chunk], "high")
      .then(() => import(chunk.href) as Promise<typeof FirstScreens>)
      .then(({ paint }) => paint({ elements, base }));
  },
});
