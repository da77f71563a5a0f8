import type { Effect } from "../effect";
import { sendLead } from "./sendLead";

/**
 * Sends the application, and then its lead, which nobody waits for. The lead is sent even if the application was refused,
 * because that is when an advisor is needed.
 */
export const capturingLead = (application: Effect): Effect => ({
  ...application,
  async run(context) {
    const outcome = await application.run(context);
    if (outcome.kind !== "errors") void sendLead(context.session, "CAPTURED", true);
    return outcome;
  },
});
