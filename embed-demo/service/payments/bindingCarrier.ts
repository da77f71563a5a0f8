import { setTimeout as pause } from "node:timers/promises";
import { chance } from "../reference/chance";
import type { Submitted } from "../database/tables/bindSubmission";

export interface BindRequest {
  /** The carrier binds once for it, however often it is asked, and answers the same. */
  transactionId: string;
  submitted: Submitted;
  /** When the money was found to be there. */
  paidAt: Date;
}

export type BindAnswer = { outcome: "bound"; policyNumber: string } | { outcome: "refused" };

/** A carrier's own door to bind a policy. Rejects where it can't be reached; whoever called asks again. */
export type BindingCarrier = (request: BindRequest) => Promise<BindAnswer>;

/** Milliseconds: how long the carrier takes, and how long one that is out of reach stays so. */
const simulated = { pace: 300, outage: 6_000 } as const;

/** The sandbox's carrier. Nothing is kept: what it answers depends on the transaction alone. */
export const sandboxCarrier: BindingCarrier = async ({ transactionId, submitted: { carrierId, scenario }, paidAt }) => {
  await pause(simulated.pace);
  if (scenario === "bindoutage" && Date.now() - paidAt.getTime() < simulated.outage) throw new Error("The carrier's system doesn't answer");
  if (scenario === "bindrefused") return { outcome: "refused" };
  const number = Math.floor(chance("policy", carrierId, transactionId) * 1e8).toString().padStart(8, "0");
  const check = Math.floor(chance("policy check", carrierId, transactionId) * 1e4).toString().padStart(4, "0");
  return { outcome: "bound", policyNumber: `${carrierId.slice(0, 3).toUpperCase()}-${number}-${check}` };
};
