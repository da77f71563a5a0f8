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

/** How many stand below the anchor although they belong above it. */
export function heldBack(shown: readonly string[], sorted: readonly string[], anchor: string | null): number {
  const at = anchor === null ? -1 : shown.indexOf(anchor);
  if (anchor === null || at === -1) return 0;
  return shown.slice(at + 1).filter((id) => sorted.indexOf(id) < sorted.indexOf(anchor)).length;
}
