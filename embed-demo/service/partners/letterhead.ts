import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "../../../src/kernel/zod";
import { partnerById } from "./partners";

const content = fileURLToPath(new URL("../../content", import.meta.url));

const letterheadSchema = z.object({
  name: z.string(),
  tollFreeNumber: z.string(),
  licensing: z.object({ agency: z.string(), npn: z.string(), licenses: z.array(z.object({ state: z.string(), number: z.string() })) }),
});

/** What stands on a partner's e-mails: its name and number, and who is licensed to sell, as its content says it. */
export type Letterhead = z.infer<typeof letterheadSchema>;

export function letterheadOf(partnerId: string): Letterhead {
  const { folder = join(content, partnerId) } = partnerById(partnerId) ?? {};
  return letterheadSchema.parse(JSON.parse(readFileSync(join(folder, "config.json"), "utf8")));
}
