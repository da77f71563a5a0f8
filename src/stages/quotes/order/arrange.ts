/**
 * The order in which quotes are shown. `sorted` is where they belong; what stands at or above `anchor`, the quote that the
 * pointer or the focus is on, keeps its place, and what should stand above it waits right below.
 */
export function arrange(shown: readonly string[], sorted: readonly string[], anchor: string | null): readonly string[] {
  const kept = shown.filter((id) => sorted.includes(id));
  const at = anchor === null ? -1 : kept.indexOf(anchor);
  const still = kept.slice(0, at + 1);
  return [...still, ...sorted.filter((id) => !still.includes(id))];
}

/** How many stand below one that they belong above. */
export function unsortedIn(shown: readonly string[], sorted: readonly string[]): number {
  let furthest = -1;
  return shown.filter((id) => {
    const place = sorted.indexOf(id);
    furthest = Math.max(furthest, place);
    return place < furthest;
  }).length;
}
