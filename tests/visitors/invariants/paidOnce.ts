import { moneyOf } from "../../e2e/funnel/money";
import type { Visit } from "../visit";

/** Rejects if money was taken more than once for a lead, and not returned. */
export async function paidOnce(visit: Visit): Promise<void> {
  for (const lead of visit.leads) {
    const taken = (await moneyOf(visit, lead)).reduce((sum, { charged, returned }) => sum + charged - returned, 0);
    if (taken > 1) throw new Error(`A lead was paid for ${taken} times.`);
  }
}
