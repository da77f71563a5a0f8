import { mostDevices, wholeHousehold } from "../../../src/steps/propertyExamples";
import type { LineRecipe } from "../recipe";
import { submit } from "../recipe";
import { casesGroup, quoted } from "./homes";
import { purchaseRecipes } from "./purchase";

export const recipes: readonly LineRecipe[] = [
  { id: "renters-discounts", title: "Everyone, and everything that keeps it safe", at: "discounts", answers: { ...wholeHousehold, ...mostDevices } },
  { id: "renters-start-error", title: "Start date, today", at: "insurance-start", answers: { startDate: "06/17/2026" }, actions: [submit] },
  quoted("renters-quotes"),
  {
    id: "homes-case-start",
    title: "Start beyond a year",
    group: casesGroup,
    at: "insurance-start",
    answers: { startDate: "06/18/2027" },
    actions: [submit, ["sees", "Edit my details"]],
  },
  ...purchaseRecipes,
];
