/**
 * The order in which quotes are shown. `sorted` is the order in which they belong. `anchor`, the quote that has the pointer or the
 * focus, and everything above it keep their places; quotes that belong above it wait right below.
 */
export function arrange(shown: readonly string[], sorted: readonly string[], anchor: string | null): readonly string[] {
  const kept = shown.filter((id) => sorted.includes(id));
  const at = anchor === null ? -1 : kept.indexOf(anchor);
  const still = kept.slice(0, at + 1);
  return [...still, ...sorted.filter((id) => !still.includes(id))];
}

/** The number of quotes shown below one that they belong above. */
export function unsortedIn(shown: readonly string[], sorted: readonly string[]): number {
  let furthest = -1;
  return shown.filter((id) => {
    const place = sorted.indexOf(id);
    furthest = Math.max(furthest, place);
    return place < furthest;
  }).length;
}
