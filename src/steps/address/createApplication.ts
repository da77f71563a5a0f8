import { creationAt } from "../../api/contract/applications/creationAt";
import type { PersonalInfo } from "../../api/contract/values";
import type { LineAtAddress } from "../../business/lines";
import type { Answers } from "../../flow/field";
import { answersOf } from "../../flow/field";
import { hashOf } from "../../kernel/ids";
import type { Effect } from "../../session/effect";
import { done } from "../../session/effect";
import { personFields } from "../../session/fields/person";
import type { Session } from "../../session/session";
import { wirePerson } from "../person/wirePerson";
import { confirmationOf, propertyAddress } from "./effects";

interface CreationOptions {
  /** Sends who is known already: a visitor who comes from another line. */
  readonly person?: boolean;
  /** The case that a rebuild cost above the threshold is, where the address alone says it: most accurate quotes. */
  readonly costTooHigh?: "noQuotesReturned" | "mostAccurateQuotes";
  /** What a new application means for the answers; `at` names its address. */
  readonly adopt?: (session: Session, at: string) => void;
}

/**
 * Who is known already, as far as the rules take it: what a referral or a lookup told has been judged by nobody yet, and its
 * mistakes must not end an address on the error screen.
 */
export function knownPerson(answers: Answers, session: Session): PersonalInfo {
  const told = personFields.filter((field) => answers.get(field) !== "");
  const context = session.ruleContext();
  const right = told.filter((field) => !field.rule?.(answers.get(field), context));
  return wirePerson(answersOf(Object.fromEntries(right.map((field) => [field.name, answers.get(field)]))));
}

/** POST of a line's application, at its address. A failure ends on the error screen. */
export const createApplicationAt = (line: LineAtAddress, { person, costTooHigh = "mostAccurateQuotes", adopt }: CreationOptions = {}): Effect => ({
  id: "createApplication",
  input: (answers) => propertyAddress(answers),
  async run({ answers, session, idempotencyKey, signal }) {
    const lead = session.lead.peek();
    const known = person ? knownPerson(answers, session) : {};
    const body = {
      propertyAddress: propertyAddress(answers),
      ...(lead && { leadId: lead.id }),
      ...(Object.keys(known).length > 0 && { personalInfo: known }),
    };
    const made = await session.api.call(creationAt(line), {
      body,
      ...(lead && { token: lead.token }),
      // The same key must come with the same request; a second line, or a second lead, makes another.
      idempotencyKey: `${idempotencyKey}:${hashOf([line, body])}`,
      signal,
    });
    if (!made.ok) return { kind: "problem", problem: made.error };
    const { applicationId, applicantId, token, revision } = made.value;
    session.application.value = { id: applicationId, applicantId, token, revision, line, ratedWith: null };
    adopt?.(session, confirmationOf(body.propertyAddress));
    return done;
  },
  failure: "errorScreen",
  casesByCode: {
    CODE_NOT_SUPPORTED: "codeNotSupported",
    PREMIUM_TOO_HIGH: "tooExpensiveConnectViaPhone",
    COST_TOO_HIGH: costTooHigh,
  },
});
