import { setTimeout as pause } from "node:timers/promises";
import { chance } from "../reference/chance";
import type { Submitted } from "../database/tables/bindSubmission";

export interface BindRequest {
  /** The carrier binds once per transaction, however often it is asked, and gives the same answer. */
  transactionId: string;
  submitted: Submitted;
  /** The time at which the service found the payment made. */
  paidAt: Date;
}

export type BindAnswer = { outcome: "bound"; policyNumber: string } | { outcome: "refused" };

/** A carrier's interface for binding a policy. Rejects if it can't be reached; the caller asks again. */
export type BindingCarrier = (request: BindRequest) => Promise<BindAnswer>;

/** Milliseconds: the carrier's response time, and the length of a staged outage. */
const simulated = { pace: 300, outage: 6_000 } as const;

/** The sandbox's carrier. Stateless: its answer depends only on the transaction. */
export const sandboxCarrier: BindingCarrier = async ({ transactionId, submitted: { carrierId, scenario }, paidAt }) => {
  await pause(simulated.pace);
  if (scenario === "bindoutage" && Date.now() - paidAt.getTime() < simulated.outage) throw new Error("The carrier's system doesn't answer");
  if (scenario === "bindrefused") return { outcome: "refused" };
  const number = Math.floor(chance("policy", carrierId, transactionId) * 1e8).toString().padStart(8, "0");
  const check = Math.floor(chance("policy check", carrierId, transactionId) * 1e4).toString().padStart(4, "0");
  return { outcome: "bound", policyNumber: `${carrierId.slice(0, 3).toUpperCase()}-${number}-${check}` };
};
