import type { Line } from "../../session/line";
import { lineOf } from "../../session/line";
import { propertyType } from "../../steps/prefill/fields";
import { cases } from "./cases";
import { flow } from "./flow";

/** The kind of building on record is only shown: the landlord says what it is on a step of its own. */
export const line: Line = lineOf("landlord", { flow, cases, unrated: [propertyType] });
