import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { partnerById } from "./partners";

/** The pages that may call with each partner's key, by partner id: scheme, host and port, as a browser's Origin header has them. */
export type PartnerOrigins = Readonly<Record<string, readonly string[]>>;

/** The demo's own: `{{sites}}` stands for where its pages are. */
export const demoOrigins = fileURLToPath(new URL("./origins.json", import.meta.url));

/** Reads the file that says which pages are whose. Throws one line that says what is wrong with it, and where. */
export async function readOrigins(path: string, sites: string): Promise<PartnerOrigins> {
  const fault = (what: string): Error => new Error(`ORIGINS_FILE ${path}: ${what}`);
  const text = await readFile(path, "utf8").catch(() => {
    throw fault("can't be read.");
  });
  const json = parsed(text.replaceAll("{{sites}}", sites));
  if (typeof json !== "object" || json === null || Array.isArray(json)) throw fault('isn\'t a JSON object such as { "default": ["https://shop.example"] }.');
  for (const [partner, origins] of Object.entries(json as Record<string, unknown>)) {
    if (!partnerById(partner)) throw fault(`there is no partner "${partner}".`);
    if (!Array.isArray(origins)) throw fault(`"${partner}" needs a list of origins.`);
    const wrong = (origins as unknown[]).find((origin) => !isOrigin(origin));
    if (wrong !== undefined) throw fault(`${JSON.stringify(wrong)} of "${partner}" isn't an origin such as https://shop.example, without a path.`);
  }
  return json as PartnerOrigins;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const isOrigin = (value: unknown): boolean => typeof value === "string" && URL.canParse(value) && new URL(value).origin === value;
