import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Partners } from "./partners";
import type { GivenPartner } from "./store";

/** The demo's partners without their keys, which anyone can read: an operator gives them others. */
export const keylessPartners = (): readonly GivenPartner[] => demoPartners().map(({ key: _key, ...partner }) => partner);

/** The partners of the demo, with the configs and keys in their content. */
export const demoPartners = (): readonly GivenPartner[] =>
  ["default", "auvane", "prairie-lantern"].map((id) => {
    const config = JSON.parse(readFileSync(fileURLToPath(new URL(`../../content/${id}/config.json`, import.meta.url)), "utf8")) as { publishableKey: string };
    return { id, key: config.publishableKey, config };
  });

/** With NODE_ENV=production, throws one line while a key of the demo works: everybody can read it. */
export function refuseDemoKeys({ byKey }: Pick<Partners, "byKey">): void {
  if (process.env["NODE_ENV"] !== "production") return;
  const known = demoPartners().find(({ key }) => key !== undefined && byKey(key));
  if (known) throw new Error(`NODE_ENV=production: everybody can read the demo's key ${known.key}. Give ${known.id} a new one: partners rotate ${known.id} --overlap 0`);
}
