import type { HandOffLead } from "../../api/contract/handOffTokens";
import { createHandOffToken, handOffProduct } from "../../api/contract/handOffTokens";
import { detailsOf } from "../../api/problems";
import type { Answers } from "../../flow/field";
import { newId } from "../../kernel/ids";
import { phrases } from "../../kernel/phrase";
import type { Effect } from "../../session/effect";
import { done } from "../../session/effectOutcome";
import { sendLead, statusNow } from "../../session/lead/sendLead";
import type { Session } from "../../session/session";
import { propertyAddress } from "../address/propertyAddress";
import { wirePerson } from "../person/wirePerson";
import { effects as personalInfoEffects } from "../personalInfo/effects";

export const floridaInfoId = "personal-info-florida";

const texts = phrases("handOff", {
  site: "our Florida partner's site",
  failed: "Our Florida partner's site isn't available right now. You can continue here. Your answers are saved.",
});

/** The person and address that the other site receives. */
export function handOffLead(answers: Answers, session: Session): HandOffLead {
  const { firstName, lastName, dateOfBirth, email, primaryPhoneNumber } = wirePerson(answers);
  const lead = session.lead.peek();
  return {
    ...(lead && { leadId: lead.id }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(dateOfBirth && { dateOfBirth }),
    ...(email && { email }),
    ...(primaryPhoneNumber && { phone: primaryPhoneNumber }),
    address: propertyAddress(answers),
  };
}

/**
 * Fetches a hand-off token and leaves for the Florida quoting site. Without a token a notice says so and the line continues here; a
 * changed answer tries the hand-off again.
 */
const handOff: Effect = {
  id: "handOff",
  input: (answers, session) => [session.application.peek()?.id, handOffLead(answers, session)],
  async run({ answers, session, idempotencyKey, signal }) {
    const application = session.application.peek();
    const product = handOffProduct.safeParse(session.line.peek()?.wire);
    // A visitor who continued here without a token isn't sent to the other site later, when a new application is created.
    const isPast = session.progress().completed.includes(floridaInfoId);
    if (!application || !product.success || isPast) return done;
    const made = await session.api.call(createHandOffToken, {
      body: {
        productType: product.data,
        customerId: application.applicantId ?? application.id,
        lead: handOffLead(answers, session),
        leadPartner: session.partner.requestedId,
      },
      token: application.token,
      // A token works once, so a visitor who comes back needs a new one.
      idempotencyKey: `${idempotencyKey}:${newId()}`,
      signal,
    });
    if (!made.ok) {
      session.logger.warn("hand-off-failed", "The hand-off failed, so the standard flow continues", detailsOf(made.error));
      session.notices.show("warning", texts.failed);
      return done;
    }
    const to = { kind: "hand-off", site: texts.site, url: made.value.url } as const;
    session.redirect.value = to;
    // Awaited, because leaving the page would cancel the request.
    await sendLead(session, statusNow(session));
    return { kind: "leave", to };
  },
};

export const effects: readonly Effect[] = [...personalInfoEffects, handOff];
