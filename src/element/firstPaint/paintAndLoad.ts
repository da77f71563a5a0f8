import { core, lines } from "virtual:chunks";
import { chunkAt, preload, type LoaderPage } from "../loader/page";
import { whenIdle } from "../whenIdle";
import { forgetScreens } from "./handover";
import { showFirstScreens } from "./showFirstScreens";
import type { FirstScreens } from "./tree";
import { whenWanted } from "./whenWanted";

/**
 * Shows first screens, then brings the widget that takes them over: fetched with integrity, and run a parcel at a time
 * between what the visitor and the page are doing. Rejects where it can't be had.
 */
export async function paintAndLoad({ elements, base }: LoaderPage, first: FirstScreens): Promise<void> {
  const isPainted = await showFirstScreens(elements, first);
  if (isPainted) await whenWanted();
  const wanted = [...elements].flatMap((element) => lines[element.getAttribute("line") ?? ""] ?? []);
  const chunks = [...core, ...new Set(wanted)].map((named) => chunkAt(base, named));
  await preload(chunks, isPainted ? "low" : "high");
  let widget: { defineInsuranceQuote?(): void } = {};
  for (const { href } of chunks) {
    if (isPainted) await whenIdle();
    widget = { ...widget, ...((await import(href)) as typeof widget) };
  }
  if (isPainted) await whenIdle();
  forgetScreens();
  widget.defineInsuranceQuote?.();
}
