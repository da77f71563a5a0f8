import type { AnyField } from "../../flow/field";
import { bundling } from "../../session/fields/bundling";
import { callbackAt, callConsent, contactBy } from "../../session/fields/contact";
import { chosenCoverages, customizing } from "../../session/fields/coverages";
import { currentPolicy } from "../../session/fields/currentPolicy";
import { emailedQuotes } from "../../session/fields/emailed";
import { isBatch } from "../../session/fields/referral";
import type { Line } from "../../session/line";
import { stepsOf } from "../navigation/positions";

/** Items that are being typed belong to what they are an item of. */
const keptItems = /^(?:driver|car|motorcycle)-/;

/** Answers that aren't a line's own, whichever lines a visit has been in. */
const ofEveryLine: readonly AnyField[] = [
  bundling, callbackAt, callConsent, chosenCoverages, contactBy, currentPolicy, customizing, emailedQuotes, isBatch,
];

/**
 * Tells which answers and drafts outlive a change of line and the start of another quote. A field says so itself (`kept`), and
 * `scope/name` goes with its list. The lines are those of the visit so far and the one that it goes on with.
 */
export function keptAmong(lines: Iterable<Line>): (key: string) => boolean {
  const asked = [...lines].flatMap((line) => stepsOf(line).flatMap(({ fields }) => fields));
  const dropped = new Set([...ofEveryLine, ...asked].filter(({ kept }) => !kept).map(({ name }) => name));
  return (key) => (key.includes("/") ? keptItems.test(key) : !dropped.has(key));
}
