/** Rows of a rule's first batch. Even with everything attached to so many applications, deleting them takes a fraction of a second. */
export const firstBatch = 50;

/** Rows: of the smallest batch, and of the largest. */
const bounds = { least: 10, most: 500 } as const;

/** Milliseconds that a batch should take. The embedded database does nothing else meanwhile, and its process neither. */
const wanted = 50;

/** A pause is so many times as long as the batch before it, and so many milliseconds at most. */
const rest = { share: 3, most: 2_000 } as const;

/** The rows of the batch after one that took so many milliseconds. */
export function rowsAfter(rows: number, took: number): number {
  const fitting = Math.floor((rows * wanted) / Math.max(took, 1));
  return Math.min(bounds.most, Math.max(bounds.least, Math.min(fitting, 2 * rows)));
}

/** Milliseconds until the next batch. */
export const pauseAfter = (took: number): number => Math.min(rest.most, rest.share * took);
