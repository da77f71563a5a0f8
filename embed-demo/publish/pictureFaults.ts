import { isText } from "./folder";
import { svgFaults } from "./svgFaults";

/** The largest size of a picture, in bytes: every page that shows the widget fetches them. */
export const mostOfPicture = 200_000;

const kilobytes = (bytes: number): number => Math.round(bytes / 1_000);

/** The fault of a picture that is too heavy; null for others. */
export const weightFault = (bytes: number): string | null => (bytes > mostOfPicture ? `has ${kilobytes(bytes)} kB: make it less than ${kilobytes(mostOfPicture)} kB` : null);

/** The faults that prevent a picture from being published. Doesn't read a drawing that is too heavy. */
export function pictureFaults(path: string, file: string | Uint8Array): readonly string[] {
  const heavy = weightFault(typeof file === "string" ? new TextEncoder().encode(file).length : file.length);
  if (heavy !== null) return [heavy];
  return typeof file === "string" && isText(path) ? svgFaults(file) : [];
}
