import { fillPrefill } from "../../api/contract/applications/propertyData";
import type { AnyField } from "../../flow/field";
import { answersOf, unjudged } from "../../flow/field";
import { callApplication } from "../../session/application/application";
import { done } from "../../session/effectOutcome";
import type { Effect } from "../../session/effect";
import type { LineStep } from "../../session/line";
import { confirmationOf, propertyAddress } from "../address/propertyAddress";
import { found } from "../prefill/adopt";
import { origins } from "../prefill/fields";
import { loadingStep } from "./step";

interface PropertyLoadingOptions {
  /** The facts that the line takes from public records. */
  readonly facts: readonly AnyField[];
  /** Answers of later steps about the building, which a change of address resets. */
  readonly begun?: readonly AnyField[];
  /** The case that COST_TOO_HIGH raises at this step. */
  readonly costTooHigh: "noQuotesReturned" | "mostAccurateQuotes";
  /** The kind of building; set for lines in which a local broker takes over when it isn't a home. */
  readonly building?: AnyField;
}

/**
 * Asks the service to fill in the application from public records, and takes over the result. Runs once per application, so coming
 * back finds those facts and the visitor's changes to them.
 */
const fillFromRecords = ({ facts, begun, costTooHigh }: PropertyLoadingOptions): Effect => ({
  id: "fillPrefill",
  input: (_answers, session) => session.application.peek()?.id,
  async run({ answers, session, signal }) {
    const answer = await callApplication(session, fillPrefill, {}, signal);
    if (!answer.ok) return { kind: "problem", problem: answer.error };
    // Facts that the visitor has typed and not sent yet are the visitor's, too.
    const before = answersOf(session.drafted([origins]));
    session.commit(found(answer.value, facts, before, confirmationOf(propertyAddress(answers)), begun));
    return done;
  },
  failure: "errorScreen",
  casesByCode: { COST_TOO_HIGH: costTooHigh },
});

/** "Gathering information..." about a property. */
export const propertyLoading = (options: PropertyLoadingOptions): LineStep => ({
  ...loadingStep([fillFromRecords(options)]),
  ...(options.building && { fields: [unjudged(options.building)], cases: ["insuranceCanBeTrickyLocalAgent"] }),
});
