import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { partnerById } from "./partners";

const content = fileURLToPath(new URL("../../content", import.meta.url));

/** A partner's config as its content has it: the one place where a partner is described. Throws where there is none. */
export function configOf(partnerId: string): unknown {
  const { folder = join(content, partnerId) } = partnerById(partnerId) ?? {};
  return JSON.parse(readFileSync(join(folder, "config.json"), "utf8"));
}
