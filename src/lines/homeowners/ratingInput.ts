import type { Answers } from "../../flow/field";
import { bundling } from "../../steps/bundling/fields";
import { ratedProperty } from "../../steps/ratedProperty";
import { devices, facts } from "./fields";

/** Everything that moves a homeowners premium, and nothing else. */
export const ratingInput = (answers: Answers): unknown => ratedProperty(answers, [...facts, devices, bundling]);
