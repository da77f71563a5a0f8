import { batch } from "@preact/signals-react";
import { readPurchase } from "../../api/contract/payments";
import { staysAfterSuccess } from "./afterSuccess";
import type { Session } from "../session";
import type { Bought } from "../kept/snapshot";

/** Ends the line with a policy, which the service has: of the visit only its name and what another line asks for stay. */
export function endWithPolicy(session: Session, policy: Omit<Bought, "isAnotherBegun">): void {
  const { at } = session.progress();
  batch(() => {
    session.reset((key) => staysAfterSuccess.has(key), false);
    session.advance({ at });
    // The lead is bound: nothing of it changes at a visitor's word.
    session.lead.value = session.leadCreation.value = null;
    session.bought.value = { ...policy, isAnotherBegun: false };
  });
}

/** Asks whether the application was bought meanwhile, in another tab or on another device, and ends the line where it was. */
export async function learnOfPolicy(session: Session): Promise<void> {
  const application = session.application.peek();
  if (!application) return;
  const { line, id, token } = application;
  const read = await session.api.call(readPurchase, { params: { applicationId: id }, token });
  const payment = read.ok ? read.value.payment : null;
  if (payment?.status !== "Completed" || session.application.peek()?.id !== id) return;
  endWithPolicy(session, { line, applicationId: payment.applicationId, token });
}
