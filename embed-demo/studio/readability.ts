import type { Editing } from "./editing";
import type { Say } from "./speaker";

/** A sentence with the number of a theme file's illegible colors. */
export function readability(faults: Editing["faults"], of: "theme.json" | "theme-dark.json", say: Say): { readonly state: string; readonly bad: boolean } {
  const weak = new Set(faults.filter(({ file, place }) => file === of && place.startsWith("color.")).map(({ place }) => place)).size;
  return { state: weak > 0 ? say("{count} too weak", { count: weak }) : say("All readable"), bad: weak > 0 };
}
