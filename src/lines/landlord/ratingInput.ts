import type { Answers } from "../../flow/field";
import { homeType } from "../../steps/homeType/fields";
import { ratedProperty } from "../../steps/ratedProperty";
import { insuranceStartDate } from "../../steps/startDate/fields";
import { occupancyType } from "../../steps/usage/fields";
import { devices, facts } from "./fields";

/** Everything that moves a landlord premium, and nothing else. */
export const ratingInput = (answers: Answers): unknown => ratedProperty(answers, [...facts, homeType, occupancyType, devices, insuranceStartDate]);
