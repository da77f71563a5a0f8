import { priorLimit, type PriorLimit } from "../../api/contract/applications/additionalInfo";
import { field } from "../../flow/field";
import { messages } from "../../flow/rules/messages";
import { chosen } from "../../flow/rules/rule";
import { phrases } from "../../kernel/phrase";
import { z } from "../../kernel/zod";

/** The contract's values, in its order. */
export const priorLimits = priorLimit.options;

/** The bodily injury limit of the previous policy. */
export const priorBILimit = field<PriorLimit | "">("priorBILimit", z.enum([...priorLimits, ""]), {
  label: "Prior bodily injury limit",
  initial: "",
  kept: true,
  rated: true,
  rule: chosen(messages.required),
});

/** The labels of the two values between 50/100 and 100/300 differ in their lower bound. */
export const labels = phrases("priorBodilyInjury.label", {
  FIFTY_OR_LESS: "Up to 50/100",
  FIFTY_TO_HUNDRED: "More than 50/100, below 100/300",
  HUNDRED_TO_THREEHUNDRED: "100/300",
  GREATER_THAN_HUNDRED: "Above 100/300",
  DONT_KNOW: "I don't know",
});

export const hints = phrases("priorBodilyInjury.hint", {
  FIFTY_OR_LESS: "Up to $50,000 per person and $100,000 per accident",
  FIFTY_TO_HUNDRED: "Between the two",
  HUNDRED_TO_THREEHUNDRED: "$100,000 per person, $300,000 per accident",
  GREATER_THAN_HUNDRED: "More than $100,000 per person or $300,000 per accident",
  DONT_KNOW: "That's OK. You'll still get quotes.",
});
