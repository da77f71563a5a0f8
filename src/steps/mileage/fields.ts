import type { Field } from "../../flow/field";
import { field } from "../../flow/field";
import { wholeBetween } from "../../flow/rules/number";
import { z } from "../../kernel/zod";

/** As typed, with or without commas. */
export const milesField = (name: "numberOfMiles" | "annualMileage", bounds: { min: number; max: number }): Field<string> =>
  field<string>(name, z.string(), { label: "Miles per year", initial: "", kept: true, rated: true, rule: wholeBetween(bounds) });
