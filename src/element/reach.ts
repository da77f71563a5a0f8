/** Milliseconds until a file that doesn't come counts as failed. */
const patience = 20_000;

const entriesOf = (href: string) => performance.getEntriesByName(href, "resource") as PerformanceResourceTiming[];
const isHere = (href: string): boolean => entriesOf(href).some(({ responseStatus }) => responseStatus === 200);

/**
 * Resolves when the named files, which lie beside this one's parcel, are in the browser's cache. Rejects where one can't be had.
 * A browser that failed to import a file keeps that failure for as long as the page is open: asked for like this first, a parcel
 * fails where "Try again" still mends it. The build puts it before each `import()` of a parcel.
 */
export async function reach(...files: readonly string[]): Promise<void> {
  const fetched = files.map(async (file) => {
    const { href } = new URL(file, import.meta.url);
    if (isHere(href)) return;
    const response = await window.fetch(href, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`${href}: status ${response.status}`);
    await response.arrayBuffer();
  });
  await Promise.all(fetched);
}
