import { batch } from "@preact/signals-react";
import { readPurchase } from "../../api/contract/payments";
import { staysAfterSuccess } from "./afterSuccess";
import type { Session } from "../session";
import type { Bought } from "../kept/snapshot";

/**
 * Ends the line with a policy. The service has the policy, so the visit keeps only its id and the answers that another line
 * asks for.
 */
export function endWithPolicy(session: Session, policy: Omit<Bought, "isAnotherBegun">): void {
  const { at } = session.progress();
  batch(() => {
    session.reset((key) => staysAfterSuccess.has(key), false);
    session.advance({ at });
    // The lead is bound: a visitor can't change it any more.
    session.lead.value = session.leadCreation.value = null;
    session.bought.value = { ...policy, isAnotherBegun: false };
  });
}

/** Asks whether the application was bought meanwhile, in another tab or on another device, and ends the line if it was. */
export async function learnOfPolicy(session: Session): Promise<void> {
  const application = session.application.peek();
  if (!application) return;
  const { line, id, token } = application;
  const read = await session.api.call(readPurchase, { params: { applicationId: id }, token });
  const payment = read.ok ? read.value.payment : null;
  if (payment?.status !== "Completed" || session.application.peek()?.id !== id) return;
  endWithPolicy(session, { line, applicationId: payment.applicationId, token });
}
