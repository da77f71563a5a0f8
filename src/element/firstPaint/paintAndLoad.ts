import { core, lines, styles, texts } from "virtual:chunks";
import { chunkAt, preload, preloadFile, type LoaderPage } from "../loader/page";
import { languageOf } from "../languageOf";
import { whenIdle } from "../whenIdle";
import { forgetScreens } from "./handover";
import { showFirstScreens } from "./showFirstScreens";
import type { FirstScreens } from "./tree";
import { whenParsed } from "./whenParsed";
import { whenWanted } from "./whenWanted";

/**
 * Shows first screens, then loads the widget that takes them over: fetched with integrity, and run one parcel at a time
 * while visitor and page are idle. Texts and styles are fetched in parallel. Rejects if the widget is unavailable.
 */
export async function paintAndLoad({ elements, folder }: LoaderPage, first: FirstScreens): Promise<void> {
  const isPainted = await showFirstScreens(elements, first);
  if (isPainted) await whenWanted();
  const wanted = [...elements].flatMap((element) => lines[element.getAttribute("line") ?? ""] ?? []);
  const chunks = [...core, ...new Set(wanted)].map((named) => chunkAt(folder, named));
  const fetchPriority = isPainted ? "low" : "high";
  const fetched = Promise.all(chunks.map((chunk) => preload({ ...chunk, fetchPriority })));
  // The widget itself retries a file that fails here, and reports it.
  const spoken = new Set([...elements].map((element) => texts[languageOf(element)]!));
  for (const file of [...spoken, styles]) preloadFile({ href: folder + file, fetchPriority });
  await fetched;
  let widget: { defineInsuranceQuote?(): void } = {};
  for (const { href } of chunks) {
    if (isPainted) await whenIdle();
    widget = { ...widget, ...((await import(href)) as typeof widget) };
  }
  if (isPainted) await whenIdle();
  // For tags that were added in the meantime.
  await whenParsed(elements);
  forgetScreens();
  widget.defineInsuranceQuote?.();
}
