import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { isOrigin } from "./partnerInput";

/** Stands for every partner in place of an id. */
export const everyPartner = "*";

/** The pages that may call with each partner's key, by partner id: scheme, host and port, as a browser's Origin header has them. */
export type PartnerOrigins = Readonly<Record<string, readonly string[]>>;

/** The demo's own file; `{{sites}}` stands for the origin of its pages. */
export const demoOrigins = fileURLToPath(new URL("./origins.json", import.meta.url));

/** Reads the file with each partner's pages. Throws one line with the fault and its place. */
export async function readOrigins(path: string, sites: string): Promise<PartnerOrigins> {
  const fault = (what: string): Error => new Error(`ORIGINS_FILE ${path}: ${what}`);
  const text = await readFile(path, "utf8").catch(() => {
    throw fault("can't be read.");
  });
  const json = parsed(text.replaceAll("{{sites}}", sites));
  if (typeof json !== "object" || json === null || Array.isArray(json)) throw fault('isn\'t a JSON object such as { "default": ["https://shop.example"] }.');
  for (const [partner, origins] of Object.entries(json as Record<string, unknown>)) {
    if (!Array.isArray(origins)) throw fault(`"${partner}" needs a list of origins.`);
    const wrong = (origins as unknown[]).find((origin) => !isOrigin(origin));
    if (wrong !== undefined) throw fault(`${JSON.stringify(wrong)} of "${partner}" isn't an origin such as https://shop.example, without a path.`);
  }
  return json as PartnerOrigins;
}

/** Milliseconds between checks of the file. Polled, because an editor that saves may replace the file. */
const lookAgain = 500;

/**
 * Reads the file again after each change, so that a page is admitted without a restart. A file with a fault changes nothing, and
 * `warn` receives the line. Returns the function that stops it.
 */
export function followOrigins(path: string, sites: string, take: (origins: PartnerOrigins) => void, warn: (line: string) => void): () => void {
  const changed = (): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  let last = changed();
  const look = (): void => {
    const before = last;
    last = changed();
    if (last !== before) readOrigins(path, sites).then(take, (error: Error) => warn(error.message));
  };
  const looking = setInterval(look, lookAgain);
  looking.unref();
  return () => clearInterval(looking);
}

/** Replaces the origins in a record that the service holds. */
export function replaceOrigins(held: Record<string, readonly string[]>, next: PartnerOrigins): void {
  for (const id of Object.keys(held)) delete held[id];
  Object.assign(held, next);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
