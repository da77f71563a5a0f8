import type { AnyField } from "../../flow/field";
import { addressFields, addressUnknown } from "../../session/fields/address";
import { bundling } from "../../session/fields/bundling";
import { callbackAt, callConsent, contactBy } from "../../session/fields/contact";
import { chosenCoverages, customizing } from "../../session/fields/coverages";
import { currentPolicy } from "../../session/fields/currentPolicy";
import { emailedQuotes } from "../../session/fields/emailed";
import { personFields } from "../../session/fields/person";
import { isBatch, leadLookup, referralFields } from "../../session/fields/referral";
import type { Line } from "../../session/line";
import { stepsOf } from "../navigation/positions";

/** Drafts of list items are kept with their list. */
const keptItems = /^(?:driver|car|motorcycle)-/;

/** Fields of the session itself, which apply whichever lines the visit has been in. */
const ofEveryLine: readonly AnyField[] = [
  ...addressFields, ...personFields, ...referralFields, addressUnknown, leadLookup, bundling, callbackAt, callConsent, chosenCoverages,
  contactBy, currentPolicy, customizing, emailedQuotes, isBatch,
];

/**
 * Returns a test for the keys of answers and drafts that outlive a change of line and the start of another quote. Each field says so
 * itself (`kept`); drafts of list items (`scope/name`) are kept with their list. `lines` are the visit's so far and its next one. An
 * answer that none of them asks is dropped: after a reload it may be another line's, such as a health question.
 */
export function keptAmong(lines: Iterable<Line>): (key: string) => boolean {
  const asked = [...lines].flatMap((line) => stepsOf(line).flatMap(({ fields }) => fields));
  const kept = new Set([...ofEveryLine, ...asked].filter((field) => field.kept).map(({ name }) => name));
  return (key) => (key.includes("/") ? keptItems.test(key) : kept.has(key));
}

const fromPage = new Set<string>(referralFields.map(({ name }) => name));

/** Tells the answers that came with the page's address instead of from the visitor. They outlive a deletion of all answers. */
export const isFromPage = (key: string): boolean => fromPage.has(key);
