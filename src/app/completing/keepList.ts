import type { AnyField } from "../../flow/field";
import { bundling } from "../../session/fields/bundling";
import { callbackAt, callConsent, contactBy } from "../../session/fields/contact";
import { chosenCoverages, customizing } from "../../session/fields/coverages";
import { currentPolicy } from "../../session/fields/currentPolicy";
import { emailedQuotes } from "../../session/fields/emailed";
import { isBatch } from "../../session/fields/referral";
import type { Line } from "../../session/line";
import { stepsOf } from "../navigation/positions";

/** Drafts of list items are kept with their list. */
const keptItems = /^(?:driver|car|motorcycle)-/;

/** Fields that belong to no single line, and so apply whichever lines the visit has been in. */
const ofEveryLine: readonly AnyField[] = [
  bundling, callbackAt, callConsent, chosenCoverages, contactBy, currentPolicy, customizing, emailedQuotes, isBatch,
];

/**
 * Returns a test for the keys of answers and drafts that outlive a change of line and the start of another quote. Each field says so
 * itself (`kept`); drafts of list items (`scope/name`) are kept with their list. `lines` are the visit's so far and its next one.
 */
export function keptAmong(lines: Iterable<Line>): (key: string) => boolean {
  const asked = [...lines].flatMap((line) => stepsOf(line).flatMap(({ fields }) => fields));
  const dropped = new Set([...ofEveryLine, ...asked].filter(({ kept }) => !kept).map(({ name }) => name));
  return (key) => (key.includes("/") ? keptItems.test(key) : !dropped.has(key));
}
