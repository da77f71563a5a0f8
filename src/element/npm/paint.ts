import { firstScreens } from "virtual:first-screens";
import { showFirstScreens } from "../firstPaint/showFirstScreens";
import { whenWanted } from "../firstPaint/whenWanted";

/**
 * The package's parcel "paint": the painter, and every line's first screen in a language. Resolves when the screen is there
 * and the page has nothing more urgent to load, or when there is none for this visitor. Never rejects.
 */
export async function paint(host: HTMLElement): Promise<void> {
  if (await showFirstScreens([host], firstScreens, () => true)) await whenWanted();
}
