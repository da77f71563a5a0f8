import { z } from "../../../../src/kernel/zod";
import { id, insuranceLine, isoDay, stateCode } from "../../../../src/api/contract/values";
import { daysBetween, parseIsoDate } from "../../../../src/kernel/dates";
import type { Database } from "../../database/connection";
import { mostDays, readFunnel } from "../../desk/funnel";
import type { DeskRoute } from "../../http/deskRoute";
import { validate } from "../../http/validate";
import type { Partners } from "../../partners/partners";

const areReadable = (days: { from: string; to: string }): boolean => {
  const [from, to] = [parseIsoDate(days.from), parseIsoDate(days.to)];
  if (!from || !to) return false;
  const between = daysBetween(from, to);
  return between >= 0 && between < mostDays;
};

const filter = z.object({ from: isoDay, to: isoDay, line: z.optional(insuranceLine), state: z.optional(stateCode), partner: z.optional(id), device: z.optional(z.enum(["phone", "tablet", "desktop"])) }).check(z.refine(areReadable, "Days of the calendar, in order, and at most a quarter of them"));

/** The funnel in counts, without personal data, and the partners to choose from. */
export const funnelRoutes = (db: Database, partners: Partners): readonly DeskRoute[] => [
  {
    method: "GET",
    path: "/v1/desk/funnel",
    answer: async ({ query }) => ({ ...(await readFunnel(db, validate(filter, query, "query") as z.output<typeof filter>)), partners: partners.all().map(({ id: one }) => one) }),
  },
];
