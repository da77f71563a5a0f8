import { fetchFile } from "./fetchFile";

const entriesOf = (href: string) => performance.getEntriesByName(href, "resource") as PerformanceResourceTiming[];
const isHere = (href: string): boolean => entriesOf(href).some(({ responseStatus }) => responseStatus === 200);

/**
 * Resolves when the named files, which are beside this one's parcel, are in the browser's cache. Rejects if one is
 * unavailable. A browser remembers the failed import of a file for as long as the page is open; a parcel that fails here
 * instead can be retried with "Try again". The build puts this call before each `import()` of a parcel.
 */
export async function reach(...files: readonly string[]): Promise<void> {
  const { url } = import.meta;
  const absent = files.map((file) => new URL(file, url)).filter(({ href }) => !isHere(href));
  await Promise.all(absent.map(fetchFile));
}
