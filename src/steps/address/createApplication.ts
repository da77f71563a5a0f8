import { creationAt } from "../../api/contract/applications/creationAt";
import type { PersonalInfo } from "../../api/contract/values";
import type { LineAtAddress } from "../../business/lines";
import type { AnyField, Answers } from "../../flow/field";
import { answersOf } from "../../flow/field";
import { createOnce } from "../../session/application/createOnce";
import type { Effect } from "../../session/effect";
import { personFields } from "../../session/fields/person";
import type { Session } from "../../session/session";
import { wirePerson } from "../person/wirePerson";
import { confirmationOf, propertyAddress } from "./propertyAddress";

interface CreationOptions {
  /** Also sends the person, if the visitor has named one in another line. */
  readonly person?: boolean;
  /** The case that COST_TOO_HIGH raises when the address alone shows that rebuilding costs too much. */
  readonly costTooHigh?: "noQuotesReturned" | "mostAccurateQuotes";
  /** Updates the answers that a new application makes out of date; `at` names its address. */
  readonly adopt?: (session: Session, at: string) => void;
}

/**
 * The fields that have an answer and whose answer obeys its rule. Answers from a referral, a lookup or a host page were never
 * validated, and a mistake in them must not end the address step on the error screen.
 */
export function rightAnswers(fields: readonly AnyField[], answers: Answers, session: Session): Answers {
  const context = { ...session.ruleContext(), answers };
  const right = fields.filter((field) => answers.has(field) && answers.get(field) !== "" && !field.rule?.(answers.get(field), context));
  return answersOf(Object.fromEntries(right.map((field) => [field.name, answers.get(field)])));
}

/** The person, as far as known. */
export const knownPerson = (answers: Answers, session: Session): PersonalInfo => wirePerson(rightAnswers(personFields, answers, session));

/** POSTs a line's application for its address. A failure ends on the error screen. */
export const createApplicationAt = (line: LineAtAddress, { person, costTooHigh = "mostAccurateQuotes", adopt }: CreationOptions = {}): Effect => ({
  id: "createApplication",
  input: (answers) => propertyAddress(answers),
  async run({ answers, session, idempotencyKey, signal }) {
    const known = person ? knownPerson(answers, session) : {};
    const body = {
      propertyAddress: propertyAddress(answers),
      ...(Object.keys(known).length > 0 && { personalInfo: known }),
    };
    const outcome = await createOnce(session, line, creationAt(line), body, { idempotencyKey, signal });
    if (outcome.kind === "done") adopt?.(session, confirmationOf(body.propertyAddress));
    return outcome;
  },
  failure: "errorScreen",
  casesByCode: {
    CODE_NOT_SUPPORTED: "codeNotSupported",
    PREMIUM_TOO_HIGH: "tooExpensiveConnectViaPhone",
    COST_TOO_HIGH: costTooHigh,
  },
});
