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
 * Shows first screens, then brings the widget that takes them over: fetched with integrity, and run a parcel at a time
 * between what the visitor and the page are doing. Its texts and styles are fetched beside it. Rejects where it can't be had.
 */
export async function paintAndLoad({ elements, folder }: LoaderPage, first: FirstScreens): Promise<void> {
  const isPainted = await showFirstScreens(elements, first);
  if (isPainted) await whenWanted();
  const wanted = [...elements].flatMap((element) => lines[element.getAttribute("line") ?? ""] ?? []);
  const chunks = [...core, ...new Set(wanted)].map((named) => chunkAt(folder, named));
  const fetchPriority = isPainted ? "low" : "high";
  const fetched = Promise.all(chunks.map((chunk) => preload({ ...chunk, fetchPriority })));
  // One that doesn't come is asked for again by the widget itself, and is its to tell.
  const spoken = new Set([...elements].map((element) => texts[languageOf(element)]));
  for (const file of [...spoken, styles]) preloadFile({ href: folder + file, fetchPriority });
  await fetched;
  let widget: { defineInsuranceQuote?(): void } = {};
  for (const { href } of chunks) {
    if (isPainted) await whenIdle();
    widget = { ...widget, ...((await import(href)) as typeof widget) };
  }
  if (isPainted) await whenIdle();
  // A tag that came meanwhile.
  await whenParsed(elements);
  forgetScreens();
  widget.defineInsuranceQuote?.();
}
