import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { partnerById } from "./partners";

const content = fileURLToPath(new URL("../../content", import.meta.url));

/** A partner's config from its content, the only place that describes a partner. Throws if there is none. */
export function configOf(partnerId: string): unknown {
  const { folder = join(content, partnerId) } = partnerById(partnerId) ?? {};
  return JSON.parse(readFileSync(join(folder, "config.json"), "utf8"));
}
