import type { Editing } from "./editing";

/** A sentence with the number of a theme file's illegible colors. */
export function readability(faults: Editing["faults"], of: "theme.json" | "theme-dark.json"): { readonly state: string; readonly bad: boolean } {
  const weak = new Set(faults.filter(({ file, place }) => file === of && place.startsWith("color.")).map(({ place }) => place)).size;
  return { state: weak > 0 ? `${weak} too weak` : "All readable", bad: weak > 0 };
}
