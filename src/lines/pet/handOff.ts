import { createHandOffToken } from "../../api/contract/handOffTokens";
import type { HandOffLead } from "../../api/contract/handOffTokens";
import { listPetBreeds } from "../../api/contract/petBreeds";
import { timings } from "../../business/timings";
import type { Answers } from "../../flow/field";
import { normaliseEmail } from "../../flow/rules/email";
import { phoneDigits } from "../../flow/rules/phone";
import { localProblem } from "../../api/problems";
import type { Effect } from "../../session/effect";
import { emailField, phoneField } from "../../session/fields/person";
import type { Session } from "../../session/session";
import { wait } from "../../session/wait";
import { keepLead } from "../../stages/finalize/keepLead";
import { codeOf } from "./breeds";
import { petAge, petBreed, petName, petState, petType, petZip } from "./fields";
import { petPartner } from "./texts";

/** The lead as the pet partner receives it, without members that are empty. */
async function leadFor(session: Session, answers: Answers, signal: AbortSignal): Promise<HandOffLead> {
  const lead = session.lead.peek();
  const selection = session.selection.peek();
  const phone = phoneDigits(answers.get(phoneField));
  const type = answers.get(petType);
  const breeds = await session.api.call(listPetBreeds, { signal });
  const petCode = breeds.ok ? codeOf(breeds.value, type, answers.get(petBreed)) : null;
  return {
    ...(lead && { leadId: lead.id }),
    email: normaliseEmail(answers.get(emailField)),
    ...(phone && { phone }),
    address: { state: answers.get(petState), zipCode: answers.get(petZip) },
    petName: answers.get(petName),
    ...(type && { petType: type }),
    ...(petCode && { petCode }),
    petAge: Number(answers.get(petAge)),
    ...(selection && { carrier: selection.carrierName }),
    ...(selection?.carrierSpecificQuoteId && { carrierSpecificQuoteId: selection.carrierSpecificQuoteId }),
  };
}

/**
 * Fetches a token for the pet partner, finalizes the lead, waits two seconds so that the notice can be read, and leaves the page.
 * Each press fetches its own token, because a token works once.
 */
const handOff: Effect = {
  id: "handOff",
  input: (_answers, session) => [session.application.peek()?.id, session.now().getTime()],
  async run({ session, idempotencyKey, signal }) {
    const application = session.application.peek();
    if (!application) return { kind: "problem", problem: { ...localProblem("INTERNAL", 404), code: "NOT_FOUND" } };
    const made = await session.api.call(createHandOffToken, {
      body: {
        productType: "PET",
        customerId: application.applicantId ?? application.id,
        lead: await leadFor(session, session.answers.peek(), signal),
      },
      token: application.token,
      idempotencyKey,
      signal,
    });
    if (!made.ok) return { kind: "problem", problem: made.error };
    if (session.lead.peek()) {
      const kept = await keepLead(session, "FINALIZED");
      if (kept.kind !== "done") return kept;
    }
    await wait(timings.petRedirect, signal);
    return { kind: "leave", to: { site: petPartner, url: made.value.url, kind: "pet-partner" } };
  },
};

export const effects: readonly Effect[] = [handOff];
