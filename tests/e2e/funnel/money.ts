import { sandboxKeys } from "../../../embed-demo/service/payments/sandboxKeys";
import type { Visitor } from "../../harness/visitor";

/** Returns how often money was taken and returned, over all payment pages of a lead. */
export async function moneyOf({ origins }: Pick<Visitor, "origins">, leadId: string): Promise<readonly { charged: number; returned: number }[]> {
  const answer = await fetch(`${origins.external}/payment/api/payments`, { headers: { Authorization: `Bearer ${sandboxKeys.apiKey}` } });
  const all = (await answer.json()) as { successUrl: string; charged: number; returned: number }[];
  return all.filter(({ successUrl }) => successUrl.includes(leadId)).map(({ charged, returned }) => ({ charged, returned }));
}
