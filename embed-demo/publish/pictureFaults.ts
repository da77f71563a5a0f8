import { isText } from "./folder";
import { svgFaults } from "./svgFaults";

/** Bytes: every page that shows the widget fetches its pictures. */
export const mostOfPicture = 200_000;

const kilobytes = (bytes: number): number => Math.round(bytes / 1_000);

/** Why a picture is too heavy; null where it isn't. */
export const weightFault = (bytes: number): string | null => (bytes > mostOfPicture ? `has ${kilobytes(bytes)} kB: make it less than ${kilobytes(mostOfPicture)} kB` : null);

/** What stops a picture from being published. A drawing that is too heavy isn't read. */
export function pictureFaults(path: string, file: string | Uint8Array): readonly string[] {
  const heavy = weightFault(typeof file === "string" ? new TextEncoder().encode(file).length : file.length);
  if (heavy !== null) return [heavy];
  return typeof file === "string" && isText(path) ? svgFaults(file) : [];
}
