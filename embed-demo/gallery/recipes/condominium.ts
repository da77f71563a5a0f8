import { wholeHousehold } from "../../../src/steps/propertyExamples";
import type { LineRecipe } from "../recipe";
import { submit } from "../recipe";
import { looked, quoted } from "./homes";

export const recipes: readonly LineRecipe[] = [
  looked("condo-prefill", "Found, complete"),
  { id: "condo-cohabitation", title: "Who shares the home, answered", at: "cohabitation", answers: wholeHousehold },
  {
    id: "condo-start-calendar",
    title: "Start date, calendar",
    at: "insurance-start",
    answers: { startDate: "07/01/2026" },
    actions: [["press", "button", "Choose from a calendar"], ["sees", "July 2026"]],
  },
  { id: "condo-start-error", title: "Start date, too far ahead", at: "insurance-start", answers: { startDate: "08/31/2026" }, actions: [submit] },
  quoted("condo-quotes"),
];
