import { fetchFile } from "./fetchFile";

const entriesOf = (href: string) => performance.getEntriesByName(href, "resource") as PerformanceResourceTiming[];
const isHere = (href: string): boolean => entriesOf(href).some(({ responseStatus }) => responseStatus === 200);

/**
 * Resolves when the named files, which lie beside this one's parcel, are in the browser's cache. Rejects where one can't be had.
 * A browser that failed to import a file keeps that failure for as long as the page is open: asked for like this first, a parcel
 * fails where "Try again" still mends it. The build puts it before each `import()` of a parcel.
 */
export async function reach(...files: readonly string[]): Promise<void> {
  const { url } = import.meta;
  const absent = files.map((file) => new URL(file, url)).filter(({ href }) => !isHere(href));
  await Promise.all(absent.map(fetchFile));
}
