import type { Answers } from "../../flow/field";
import { bundling } from "../../steps/bundling/fields";
import { household } from "../../steps/cohabitation/fields";
import { ratedProperty } from "../../steps/ratedProperty";
import { insuranceStartDate } from "../../steps/startDate/fields";
import { devices, facts } from "./fields";

/** Everything that moves a condominium premium, and nothing else. */
export const ratingInput = (answers: Answers): unknown => ratedProperty(answers, [...facts, household, devices, insuranceStartDate, bundling]);
