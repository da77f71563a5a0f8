import { readFileSync } from "node:fs";
import { z } from "../../../src/kernel/zod";

const letterheadSchema = z.object({
  name: z.string(),
  tollFreeNumber: z.string(),
  licensing: z.object({ agency: z.string(), npn: z.string(), licenses: z.array(z.object({ state: z.string(), number: z.string() })) }),
});

/** What stands on a partner's e-mails: its name and number, and who is licensed to sell, as its content says it. */
export type Letterhead = z.infer<typeof letterheadSchema>;

export const letterheadOf = (partnerId: string): Letterhead =>
  letterheadSchema.parse(JSON.parse(readFileSync(new URL(`../../content/${partnerId}/config.json`, import.meta.url), "utf8")));
