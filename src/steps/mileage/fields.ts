import type { Field } from "../../flow/field";
import { field } from "../../flow/field";
import { wholeBetween } from "../../flow/rules/number";
import { phrases } from "../../kernel/phrase";
import { z } from "../../kernel/zod";

const labels = phrases("field", { numberOfMiles: "Miles per year", annualMileage: "Miles per year" });

/** As typed, with or without commas. */
export const milesField = (name: "numberOfMiles" | "annualMileage", bounds: { min: number; max: number }): Field<string> =>
  field<string>(name, z.string(), { label: labels[name], initial: "", kept: true, rated: true, rule: wholeBetween(bounds) });
