import { core, lines, texts } from "virtual:chunks";
import { chunkAt, preload, preloadFile, type LoaderPage } from "../loader/page";
import { whenIdle } from "../whenIdle";
import { forgetScreens } from "./handover";
import { showFirstScreens } from "./showFirstScreens";
import type { FirstScreens } from "./tree";
import { whenWanted } from "./whenWanted";

/**
 * Shows first screens, then brings the widget that takes them over: fetched with integrity, and run a parcel at a time
 * between what the visitor and the page are doing. Its texts are fetched beside it, and it needs them to start. Rejects where
 * it can't be had.
 */
export async function paintAndLoad({ elements, base }: LoaderPage, first: FirstScreens): Promise<void> {
  const isPainted = await showFirstScreens(elements, first);
  if (isPainted) await whenWanted();
  const wanted = [...elements].flatMap((element) => lines[element.getAttribute("line") ?? ""] ?? []);
  const chunks = [...core, ...new Set(wanted)].map((named) => chunkAt(base, named));
  const priority = isPainted ? "low" : "high";
  const fetched = preload(chunks, priority);
  const catalogue = preloadFile(base + texts.en, priority);
  // Where a chunk fails too, that is told first.
  catalogue.catch(() => undefined);
  await fetched;
  let widget: { defineInsuranceQuote?(): void } = {};
  for (const { href } of chunks) {
    if (isPainted) await whenIdle();
    widget = { ...widget, ...((await import(href)) as typeof widget) };
  }
  await catalogue;
  if (isPainted) await whenIdle();
  forgetScreens();
  widget.defineInsuranceQuote?.();
}
