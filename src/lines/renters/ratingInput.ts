import type { Answers } from "../../flow/field";
import { bundling } from "../../steps/bundling/fields";
import { household } from "../../steps/cohabitation/fields";
import { ratedProperty } from "../../steps/ratedProperty";
import { insuredResideTime, rentersStartDate } from "../../steps/startDate/fields";
import { devices } from "./fields";

/** Everything that moves a renters premium, and nothing else. */
export const ratingInput = (answers: Answers): unknown => ratedProperty(answers, [household, devices, rentersStartDate, insuredResideTime, bundling]);
