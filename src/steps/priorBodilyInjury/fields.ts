import { field } from "../../flow/field";
import { messages } from "../../flow/rules/messages";
import { chosen } from "../../flow/rules/rule";
import { z } from "../../kernel/zod";

/** The wire's values, least cover first. */
export const priorLimits = ["FIFTY_OR_LESS", "FIFTY_TO_HUNDRED", "HUNDRED_TO_THREEHUNDRED", "GREATER_THAN_HUNDRED", "DONT_KNOW"] as const;
export type PriorLimit = (typeof priorLimits)[number];

/** Bodily injury limit of the policy before this one. */
export const priorBILimit = field<PriorLimit | "">("priorBILimit", z.enum([...priorLimits, ""]), {
  label: "Prior bodily injury limit",
  initial: "",
  kept: true,
  rated: true,
  rule: chosen(messages.required),
});
