import type { Editing } from "./editing";

/** How many of a theme file's colors can't be read on what they stand on, in words. */
export function readability(faults: Editing["faults"], of: "theme.json" | "theme-dark.json"): { readonly state: string; readonly bad: boolean } {
  const weak = new Set(faults.filter(({ file, place }) => file === of && place.startsWith("color.")).map(({ place }) => place)).size;
  return { state: weak > 0 ? `${weak} too weak` : "All readable", bad: weak > 0 };
}
